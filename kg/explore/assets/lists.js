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
      { href: Dom.hash(Store.id(i)), title: Store.isPaper(i) ? typeName(type) : `${typeName(type)}, in ${plural(count, "paper")}` },
      icon(type),
      h("span", { dir: "auto" }, Store.label(i)),
      count > 1 && !Store.isPaper(i) && h("span.count", null, number(count)),
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

  /** A paper as a row: label, authors, and something beside or below it. */
  function paperRow(i, beside = null, below = null) {
    const { authors, opening } = Store.more(i);
    return h(
      `li.paper${authors ? "" : ".brief"}`,
      null,
      nodeLink(i),
      beside,
      h("p.byline", { dir: "auto" }, byline(i)),
      opening && h("p.opening", { dir: "auto" }, opening),
      below,
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

  /**
   * A stated relation between two entities; its sentences are read when it is opened.
   * @param {Statement} item
   * @param {number} [about] where the heading says the rest: only the entity at the other end is named
   */
  function statement(item, about) {
    const whole = [nodeLink(item.head), h("em.verb", null, ` ${Reasons.relation(item.kind)} `), nodeLink(item.tail)];
    const line = about === undefined ? whole : nodeLink(item.head === about ? item.tail : item.head);
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
    const shown = [...list].sort((a, b) => b.support - a.support || b.confidence - a.confidence || a.head - b.head || a.tail - b.tail);
    return moreList(shown, (item) => statement(item), { first, step: 50 });
  }

  /** What names a node for other tools. */
  function foot(i) {
    const iri = Store.base + Store.id(i);
    return h("footer.foot", null, h("span", null, "IRI "), h("code", null, iri));
  }

  /**
   * All nodes of a type, with a box that narrows the list.
   * @param {string} type
   * @param {string} [year] papers of that year alone
   */
  function all(type, year) {
    const every = Store.members(type).filter((i) => (!year || String(Store.year(i)) === year) && (type !== "Paper" || Filter.shows(i)));
    const some = every.filter(Filter.shared);
    const nodes = some.length ? some : every;
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
        h("div.eyebrow", null, icon(type), "List", h("span.actions", null, Router.buttons("list"))),
        h("h1", { tabindex: "-1" }, `${number(nodes.length)} ${typeName(type, nodes.length).toLowerCase()}${year ? ` of ${year}` : ""}`),
        h("p.quiet", null, type === "Paper" ? "By name." : "Those in most papers first."),
        type !== "Paper" && Filter.onlyShared(every.length - every.filter(Filter.shared).length, typeName(type, 2).toLowerCase()),
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

  return { chip, byline, paperRow, byYear, head, section, statement, statements, foot, all, otherNames };
})();
