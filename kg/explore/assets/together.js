"use strict";
/** Questions about several nodes: `#with=A&with=B` papers that have all; `#pair=A&to=B`; `#share=A&by=Dataset&least=2`. */
const Together = (() => {
  const { h, nodeLink, plural, typeName, moreList, part, hash } = Dom;
  const MOST = 40;

  const eyebrow = (text) => h("p.eyebrow", null, text);
  const title = (...content) => h("h1", { tabindex: "-1" }, ...content);
  const bdi = (i) => h("bdi", null, Store.label(i));
  const known = (ids) => [...new Set(ids)].map(Store.find).filter((i) => i !== undefined);
  const note = (text) => h("p.quiet", null, text);

  /** The papers that have all of these entities. @param {number[]} entities @returns {number[]} */
  function papersWith(entities) {
    const lists = entities.map((entity) => new Set(Filter.papers(entity)));
    lists.sort((a, b) => a.size - b.size);
    return lists.length ? [...lists[0]].filter((paper) => lists.every((list) => list.has(paper))) : [];
  }

  /** What a paper does with each of these, each opening its sentence. */
  function doings(paper, entities) {
    const room = h("div.room", null);
    const items = entities.map((entity) => {
      const role = Reasons.role(paper, entity);
      const label = [Dom.icon(Store.typeOf(entity)), h("span", null, `${Reasons.verb(role)} `, bdi(entity))];
      if (!Store.texts) return h("li.reason", null, label);
      const [button, box] = Dom.disclosure("button", label, async () => [h("div.pair", null, h("div", null, await Reasons.quotes(paper, entity, role)))]);
      room.append(box);
      return h("li.reason", null, button);
    });
    return h("div.why", null, h("ul.reasons", null, items), room);
  }

  const withLink = (entities) => `#${entities.map((i) => `with=${part(Store.id(i))}`).join("&")}`;

  function all(state) {
    const entities = known(state.getAll("with")).filter((i) => !Store.isPaper(i));
    const papers = papersWith(entities).sort((a, b) => strength(a, entities) - strength(b, entities) || Lists.byYear(a, b) || a - b);
    const every = entities.length ? entities.map(Store.neighbours).reduce((a, b) => a.filter((i) => b.includes(i))).filter(Store.isPaper).length : 0;
    const chips = entities.map((i) => {
      const rest = entities.filter((other) => other !== i);
      return h("li", null, Lists.chip(i), rest.length > 0 && h("a.without", { href: withLink(rest), "aria-label": `Without ${Store.label(i)}` }, "×"));
    });
    const picker = Combo.picker("And also …", (i) => Router.go(withLink([...entities, i])), { accept: (i) => !Store.isPaper(i) && !entities.includes(i) });
    const name = entities.map(Store.label).join(", ");
    return {
      name: "question",
      title: `Papers with ${name}`,
      parts: [
        h("header.head", null, eyebrow("Question"), title(`${plural(papers.length, "paper")} ${papers.length === 1 ? "has" : "have"} `, entities.map((i, at) => [at > 0 && (at === entities.length - 1 ? " and " : ", "), bdi(i)])),
          h("ul.chips", null, chips), picker),
        h("section", null, h("h2.unseen", null, "Papers"), papers.length ? moreList(papers, (paper) => Lists.paperRow(paper, null, doings(paper, entities)), { first: 12, step: 50 }) : note("No paper has all of them.")),
        Filter.lost(every - papers.length, "papers"),
        !papers.length && entities.length > 1 && h("p", null, h("a", { href: pathLink(entities[0], entities[1]) }, "How are the first two connected?")),
      ],
      picture: papers.length ? () => Ego.of([...entities, ...papers.slice(0, MOST)], papers.length > MOST ? [`the first ${MOST} papers`] : []) : null,
      side: "These papers",
    };
  }

  /** The weaker the roles, the later. */
  const strength = (paper, entities) => entities.reduce((sum, entity) => sum + Reasons.rank(Reasons.role(paper, entity)), 0);
  const pathLink = (a, b) => `#path=${part(Store.id(a))}&to=${part(Store.id(b))}`;

  /** What two papers share, and what each has alone. */
  function pair(state) {
    const [a, b] = [state.get("pair"), state.get("to")].map((id) => Store.find(id ?? ""));
    if (a === undefined || b === undefined || !Store.isPaper(a) || !Store.isPaper(b)) return Paths.unknown(state.get(a === undefined ? "pair" : "to"));
    const own = [a, b].map((i) => new Set(Filter.entities(i)));
    const both = [...own[0]].filter((i) => own[1].has(i)).sort((x, y) => Store.degree(x) - Store.degree(y) || x - y);
    const known = Store.related(a).find((item) => item.other === b);
    const order = known ? [...known.shared.filter((i) => both.includes(i)), ...both.filter((i) => !known.shared.includes(i))] : both;
    const alone = (i, at) => h("div.column", null, h("h3", null, "Only in ", nodeLink(i)),
      h("ul.chips", null, [...own[at]].filter((n) => !own[1 - at].has(n)).sort((x, y) => Store.degree(y) - Store.degree(x) || x - y).slice(0, 30).map((n) => h("li", null, Lists.chip(n)))));
    return {
      name: "question",
      title: `What ${Store.label(a)} and ${Store.label(b)} share`,
      parts: [
        h("header.head", null, eyebrow("Question"), title(both.length ? `They share ${plural(both.length, "thing")}` : "They share nothing"),
          h("ul.rows.two", null, [a, b].map((i) => Lists.paperRow(i))),
          known && note(`How related they are: ${known.score.toFixed(2)} of 1.`)),
        both.length > 0 && Lists.section("What both have", note("The rarest first. Open one for its two sentences."), h("div.long", null, Reasons.why(a, b, order, 12))),
        h("section", null, h("h2", null, "What one has alone"), h("div.grid", null, [a, b].map(alone))),
        h("p", null, h("a", { href: pathLink(a, b) }, "All ways in which they are connected")),
      ],
      picture: () => Ego.of([a, b, ...order.slice(0, MOST)], []),
      side: "What they share",
    };
  }

  /** All papers that share at least so many entities of a type with one paper. */
  function sharing(state) {
    const paper = Store.find(state.get("share") ?? "");
    if (paper === undefined || !Store.isPaper(paper)) return Paths.unknown(state.get("share"));
    const type = Store.types.includes(state.get("by")) ? (state.get("by") ?? "") : "";
    const least = Math.max(1, Math.round(Number(state.get("least"))) || 1);
    const own = Filter.entities(paper).filter((i) => !type || Store.typeOf(i) === type);
    const shared = new Map();
    for (const entity of own) for (const other of Filter.papers(entity)) if (other !== paper) shared.set(other, [...(shared.get(other) ?? []), entity]);
    for (const list of shared.values()) list.sort((a, b) => Store.degree(a) - Store.degree(b) || a - b);
    const weight = (list) => list.reduce((sum, i) => sum + 1 / Math.log(2 + Store.degree(i)), 0);
    const found = [...shared].filter(([, list]) => list.length >= least);
    found.sort((a, b) => b[1].length - a[1].length || weight(b[1]) - weight(a[1]) || a[0] - b[0]);
    const most = [...shared.values()].reduce((top, list) => Math.max(top, list.length), 0);
    const what = (count) => (type ? typeName(type, count).toLowerCase() : count === 1 ? "thing" : "things");
    const types = Store.types.filter((name) => name !== "Paper" && Filter.entities(paper).some((i) => Store.typeOf(i) === name));
    const choose = (label, name, value, current) => h("button", { type: "button", "aria-pressed": String(current), click: () => Router.set({ [name]: value }) }, label);
    return {
      name: "question",
      title: `Papers that share ${what(2)} with ${Store.label(paper)}`,
      parts: [
        h("header.head", null, eyebrow("Question"), title(`${plural(found.length, "paper")} ${found.length === 1 ? "shares" : "share"} ${least === 1 ? "at least one" : `at least ${least}`} ${what(least)} with `, h("a", { href: hash(Store.id(paper)) }, bdi(paper))),
          h("div.tabs", { role: "group", "aria-label": "Shared type" }, choose("Anything", "by", "", !type), types.map((name) => choose(typeName(name, 2), "by", name, type === name))),
          h("div.tabs", { role: "group", "aria-label": "How many at least" }, [1, 2, 3, 4].filter((n) => n <= Math.max(most, least, 2)).map((n) => choose(`at least ${n}`, "least", n === 1 ? "" : n, least === n)))),
        h("section", null, h("h2.unseen", null, "Papers"),
          found.length
            ? moreList(found, ([other, list]) => Lists.paperRow(other, null, Reasons.why(paper, other, list, 4)), { first: 12, step: 50 })
            : note(own.length ? "No other paper does." : `This paper has no ${what(2)}.`)),
      ],
      picture: () => Ego.of([paper, ...new Set(found.slice(0, 20).flatMap(([, list]) => list)), ...found.slice(0, 20).map(([other]) => other)], found.length > 20 ? ["the first 20 papers"] : []),
      side: "What they share",
    };
  }

  Router.view("with", all);
  Router.view("pair", pair);
  Router.view("share", sharing);

  return { papersWith, withLink, pathLink, eyebrow, title, hash };
})();
