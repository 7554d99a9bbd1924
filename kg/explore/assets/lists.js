"use strict";
/** Pieces that several views share: heads, chips, rows of papers, stated relations, the full list of a type. */
const Lists = (() => {
  const { h, nodeLink, number, plural, typeName, icon, disclosure, moreList } = Dom;

  /** A chip of an entity with the number of its papers. */
  function chip(i) {
    const type = Store.typeOf(i);
    const count = Store.degree(i);
    return h(
      `a.chip.t-${type}`,
      { href: Dom.hash(Store.id(i)), title: `${typeName(type)}, in ${plural(count, "paper")}` },
      icon(type),
      h("span", { dir: "auto" }, Store.label(i)),
      count > 1 && h("span.count", null, number(count)),
    );
  }

  /** The aliases of an entity, those left out that differ from a name before them in case or hyphens alone. */
  function otherNames(i) {
    const seen = new Set([Search.fold(Store.label(i))]);
    return (Store.more(i).aliases ?? []).filter((alias) => {
      const key = Search.fold(alias);
      return !seen.has(key) && seen.add(key);
    });
  }

  /** "Ada Example, Bo Söhne and 3 others · CoRL 2026" */
  function byline(i) {
    const { authors = [], venue, year } = Store.more(i);
    const few = authors.length > 4 ? `${authors.slice(0, 3).join(", ")} and ${authors.length - 3} others` : authors.join(", ");
    return [few, [venue, year].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
  }

  /** A paper as a row: label, authors, and something beside it. */
  function paperRow(i, beside = null) {
    const { authors, opening } = Store.more(i);
    return h(
      `li.paper${authors ? "" : ".brief"}`,
      null,
      nodeLink(i),
      beside,
      h("p.byline", { dir: "auto" }, byline(i)),
      opening && h("p.opening", { dir: "auto" }, opening),
    );
  }

  const byYear = (a, b) =>
    (Store.more(b).year ?? 0) - (Store.more(a).year ?? 0) || Store.label(a).localeCompare(Store.label(b), "en");

  /** The heading of a node's view. */
  function head(i, ...lines) {
    const type = Store.typeOf(i);
    const buttons = Router.buttons(type === "Paper" ? "paper" : "entity", i);
    return h(
      "header.head",
      null,
      h("div.eyebrow", null, icon(type), typeName(type), h("span.actions", null, buttons)),
      h("h1", { tabindex: "-1", dir: "auto" }, Store.label(i)),
      lines,
    );
  }

  function section(title, ...content) {
    return h("section", null, h("h2", null, title), content);
  }

  /** A stated relation between two entities; its sentences are read when it is opened. */
  function statement(item) {
    const line = [nodeLink(item.head), h("em.verb", null, ` ${Reasons.relation(item.kind)} `), nodeLink(item.tail)];
    const from = [...new Set(item.evidence.map((place) => place[0]))];
    const beside = item.support > 1 && h("span.quiet", null, plural(item.support, "paper"));
    const [button, box] = disclosure("button.open", [Store.texts ? "Sentence" : "Source"], () => sources(item, from));
    return h("li.statement", null, h("div.line", null, h("span", null, line), beside, button), box);
  }

  async function sources(item, papers) {
    const rows = [];
    for (const paper of papers) {
      const details = await Store.details(paper);
      const places = item.evidence.filter((place) => place[0] === paper && place.length > 1);
      const quotes = places.map((place) => Marks.sentence(details, place[1], [item.head, item.tail]));
      rows.push(h("div.source", null, quotes, h("p.byline", null, nodeLink(paper))));
    }
    return rows;
  }

  /** Stated relations, the surest first. */
  function statements(list, first = 8) {
    const shown = list.filter((item) => Filter.shows(item.head) && Filter.shows(item.tail));
    shown.sort((a, b) => b.support - a.support || b.confidence - a.confidence || a.head - b.head || a.tail - b.tail);
    return moreList(shown, statement, { first, step: 50 });
  }

  /** What names a node for other tools. */
  function foot(i) {
    const iri = Store.base + Store.id(i);
    return h("footer.foot", null, h("span", null, "IRI "), h("code", null, iri));
  }

  /** All nodes of a type, with a box that narrows the list. */
  function all(type) {
    const nodes = Store.members(type);
    const holder = h("div", null);
    const draw = (text) => {
      const query = Search.fold(text);
      const kept = query ? nodes.filter((i) => Search.fold(Store.label(i)).includes(query)) : nodes;
      const row = type === "Paper" ? (i) => paperRow(i) : (i) => entityRow(i);
      holder.replaceChildren(
        kept.length
          ? moreList(kept, row, { first: 60, step: 200, tag: "ul" })
          : h("p.quiet", null, "Nothing in this list fits."),
      );
      holder.firstChild.firstChild?.classList?.add("rows");
    };
    draw("");
    return [
      h(
        "header.head",
        null,
        h("p.eyebrow", null, icon(type), "List"),
        h("h1", { tabindex: "-1" }, `${number(nodes.length)} ${typeName(type, nodes.length).toLowerCase()}`),
        h("p.quiet", null, type === "Paper" ? "By name." : "Those in most papers first."),
        h("input.narrow", { type: "text", placeholder: "Narrow the list", "aria-label": "Narrow the list", input: (e) => draw(e.target.value) }),
      ),
      Filter.showsType(type) ? holder : Filter.notice(type, `${typeName(type, 2)} are hidden by the type filter.`),
    ];
  }

  function entityRow(i) {
    const also = [Store.more(i).maker, ...otherNames(i)].filter(Boolean).join(" · ");
    return h(
      "li.entity",
      null,
      nodeLink(i),
      h("span.count", { title: plural(Store.degree(i), "paper") }, number(Store.degree(i))),
      also && h("p.byline", { dir: "auto" }, also),
    );
  }

  return { chip, byline, paperRow, byYear, head, section, statements, foot, all, otherNames };
})();
