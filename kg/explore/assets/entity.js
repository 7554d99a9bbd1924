"use strict";
/** The view of one method, task, dataset, robot, robot kind or metric. */
const EntityView = (() => {
  const { h, nodeLink, outLink, plural, number, typeName, moreList } = Dom;
  const { section } = Lists;
  const WITH = ["Dataset", "Task", "Method", "Robot", "RobotKind", "Metric"];

  /** Nodes that bear the same name: other senses. */
  function namesakes(i) {
    const name = (n) => Search.fold(Store.more(n).name ?? Store.label(n));
    const own = name(i);
    return Store.members(Store.typeOf(i)).filter((n) => n !== i && name(n) === own);
  }

  /** @type {?Map<string, number[]>} */
  let under = null;

  /** What has this one as its broader concept. */
  function narrower(i) {
    if (!under) {
      under = new Map();
      for (let n = 0; n < Store.size; n++) for (const id of Store.more(n).broader ?? []) under.set(id, [...(under.get(id) ?? []), n]);
    }
    return (under.get(Store.id(i)) ?? []).sort((a, b) => Store.degree(b) - Store.degree(a) || a - b);
  }

  function facts(i) {
    const { maker, kind, matches = [], close = [], senses = [], ambiguous, broader = [], related = [] } = Store.more(i);
    const listed = (nodes) => moreList(nodes, (n) => h("li", null, nodeLink(n)), { first: 8, step: 60, tag: "ul.inline" });
    const above = broader.map(Store.find).filter((n) => n !== undefined);
    const below = narrower(i);
    const aliases = Lists.otherNames(i);
    const node = (id) => (Store.find(id) === undefined ? id : nodeLink(Store.find(id)));
    const rows = [
      aliases.length && ["Also written", h("span", { dir: "auto" }, aliases.join(" · "))],
      maker && ["Made by", maker],
      kind && ["Kind", node(kind)],
      above.length && ["Broader", listed(above)],
      below.length && ["Narrower", listed(below)],
      related.length && ["Same name", listed(related.map(Store.find).filter((n) => n !== undefined))],
      matches.length && ["Same as", matches.map((iri) => [outLink(iri), " "])],
      close.length && ["Close to", close.map((iri) => [outLink(iri), " "])],
    ].filter(Boolean);
    const others = namesakes(i);
    return [
      rows.length > 0 && h("dl.facts", null, rows.map(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
      ambiguous &&
        h("div.message", null, h("p", null, "This name stands for several things, and these papers do not say which:"),
          h("ul", null, senses.map((id) => h("li", null, node(id), sense(id))))),
      !ambiguous && others.length > 0 &&
        h("div.message", null, h("p", null, "There are others of this name:"),
          h("ul", null, others.map((n) => h("li", null, nodeLink(n), sense(Store.id(n)))))),
    ];
  }

  /** How often a sense is meant, and in which paper first. */
  function sense(id) {
    const i = Store.find(id);
    if (i === undefined) return null;
    const from = Store.arcs(i).find((arc) => ["proposes", "introduces"].includes(arc.kind));
    return h("span.quiet", null, ` ${plural(Store.degree(i), "paper")}`, Store.more(i).ambiguous && ", which of them is not said", from && [", proposed by ", nodeLink(from.node)]);
  }

  /** What the papers do with it. */
  const ROLE_HEADS = {
    proposes: "Propose it",
    introduces: "Introduce it",
    addresses: "Address it",
    deployedOn: "Deploy on it",
    evaluatesOn: "Evaluate on it",
    uses: "Use it",
    comparesWith: "Compare with it",
    mentions: "Mention it",
  };

  /** The methods that a paper proposes, where its name does not say so already. */
  function proposed(paper) {
    const list = Filter.arcs(paper).filter((arc) => arc.kind === "proposes" && Store.label(arc.node) !== Store.label(paper)).map((arc) => arc.node);
    return list.length > 0 && h("p.proposed.quiet", null, "proposes ", list.slice(0, 3).map((node, at) => [at > 0 && ", ", nodeLink(node)]));
  }

  /** Papers by the strongest role that they have this entity in, newest first. */
  function papers(i) {
    const all = Store.neighbours(i).filter(Store.isPaper).length;
    if (!all) return null;
    if (!Filter.showsType("Paper")) return section("Papers", Filter.notice("Paper", "Papers are hidden by the type filter."));
    const groups = new Map();
    const list = Filter.papers(i);
    for (const paper of list) {
      const role = Reasons.role(paper, i);
      groups.set(role, [...(groups.get(role) ?? []), paper]);
    }
    const tells = !["proposes", "introduces"].includes([...groups.keys()][0]) || groups.size > 1;
    const order = [...groups].sort((a, b) => Reasons.rank(a[0]) - Reasons.rank(b[0]));
    return h(
      "section",
      { id: "papers" },
      h("h2", null, plural(list.length, "paper")),
      order.map(([role, list]) => [
        h("h3", null, `${ROLE_HEADS[role] ?? role} `, h("span.count", null, number(list.length))),
        moreList(list.sort(Lists.byYear), (paper) => Lists.paperRow(paper, null, tells && role !== "proposes" && proposed(paper)), { first: 8, step: 100, tag: "ul" }),
      ]),
      Filter.lost(all - list.length, "papers"),
    );
  }
  /** Nodes that are no papers, linked by an edge that says no more: what a network of the user's own may hold. */
  function linked(i) {
    const list = Filter.entities(i);
    return list.length > 0 && section("Linked with", moreList(list, (node) => h("li", null, nodeLink(node)), { first: 12 }));
  }

  /** What stands in the same papers: node to number of papers. */
  function together(i) {
    const counts = new Map();
    for (const paper of Filter.papers(i))
      for (const node of Filter.entities(paper)) if (node !== i) counts.set(node, (counts.get(node) ?? 0) + 1);
    return counts;
  }

  function companions(i) {
    const counts = together(i);
    const columns = WITH.filter(Filter.showsType).map((type) => {
      const list = [...counts.keys()].filter((node) => Store.typeOf(node) === type);
      list.sort((a, b) => counts.get(b) - counts.get(a) || Store.degree(b) - Store.degree(a) || a - b);
      if (!list.length) return null;
      const both = (node) => `#with=${Dom.part(Store.id(i))}&with=${Dom.part(Store.id(node))}`;
      const told = (node) => `${plural(counts.get(node), "paper")} in common`;
      const row = (node) => h("li", null, nodeLink(node), h("a.count", { href: both(node), title: told(node), "aria-label": told(node) }, number(counts.get(node))));
      return h("div.column", null, h("h3", null, typeName(type, 2)), moreList(list, row, { first: 6, step: 30 }));
    });
    if (!columns.some(Boolean)) return null;
    return section("Goes with", h("p.quiet", null, "Named in the same papers; the number is how many, and opens them."), h("div.grid", null, columns));
  }

  /** @param {number} i */
  async function view(i) {
    const years = Bars.years(Store.neighbours(i).filter(Store.isPaper), { small: true });
    return [
      Lists.head(i, facts(i), years && h("div.spark", null, years)),
      Stated.relations(i),
      papers(i),
      Stated.robots(i),
      Stated.compared(i),
      linked(i),
      companions(i),
      Questions.about(i),
      Lists.foot(i),
    ];
  }

  return { view };
})();
