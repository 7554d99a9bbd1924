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

  function facts(i) {
    const { maker, kind, matches = [], senses = [], ambiguous } = Store.more(i);
    const aliases = Lists.otherNames(i);
    const node = (id) => (Store.find(id) === undefined ? id : nodeLink(Store.find(id)));
    const rows = [
      aliases.length && ["Also written", h("span", { dir: "auto" }, aliases.join(" · "))],
      maker && ["Made by", maker],
      kind && ["Kind", node(kind)],
      matches.length && ["Same as", matches.map((iri) => [outLink(iri), " "])],
    ].filter(Boolean);
    const others = namesakes(i);
    return [
      rows.length > 0 && h("dl.facts", null, rows.map(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
      ambiguous &&
        h("div.message", null, h("p", null, "This name stands for several things, and these papers do not say which:"),
          h("ul", null, senses.map((id) => h("li", null, node(id))))),
      !ambiguous && others.length > 0 &&
        h("p.quiet", null, "Others of this name: ", others.map((n, at) => [at ? ", " : "", nodeLink(n)])),
    ];
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

  /** Papers by the strongest role that they have this entity in, newest first. */
  function papers(i) {
    if (!Filter.showsType("Paper")) return section("Papers", Filter.notice("Paper", "Papers are hidden by the type filter."));
    const list = papersOf(i);
    if (!list.length) return null;
    const groups = new Map();
    for (const paper of list) {
      const role = Reasons.role(paper, i);
      if (!groups.has(role)) groups.set(role, []);
      groups.get(role).push(paper);
    }
    const order = [...groups].sort((a, b) => Reasons.rank(a[0]) - Reasons.rank(b[0]));
    return h(
      "section",
      { id: "papers" },
      h("h2", null, plural(list.length, "paper")),
      order.map(([role, list]) => [
        h("h3", null, `${ROLE_HEADS[role] ?? role} `, h("span.count", null, number(list.length))),
        moreList(list.sort(Lists.byYear), (paper) => Lists.paperRow(paper), { first: 8, step: 100, tag: "ul" }),
      ]),
    );
  }
  /** Nodes that are no papers, linked by an edge that says no more: what a network of the user's own may hold. */
  function linked(i) {
    const list = Store.neighbours(i).filter((node) => Store.typeOf(node) !== "Paper" && Filter.shows(node));
    return list.length > 0 && section("Linked with", moreList(list, (node) => h("li", null, nodeLink(node)), { first: 12 }));
  }

  /** What stands in the same papers: node to number of papers. */
  function together(i) {
    const counts = new Map();
    for (const paper of papersOf(i))
      for (const node of Store.neighbours(paper)) if (node !== i) counts.set(node, (counts.get(node) ?? 0) + 1);
    return counts;
  }

  function companions(i) {
    const counts = together(i);
    const columns = WITH.filter(Filter.showsType).map((type) => {
      const list = [...counts.keys()].filter((node) => Store.typeOf(node) === type);
      list.sort((a, b) => counts.get(b) - counts.get(a) || Store.degree(b) - Store.degree(a) || a - b);
      if (!list.length) return null;
      const row = (node) => h("li", null, nodeLink(node), h("span.count", { title: `${plural(counts.get(node), "paper")} in common` }, number(counts.get(node))));
      return h("div.column", null, h("h3", null, typeName(type, 2)), moreList(list, row, { first: 6, step: 30 }));
    });
    if (!columns.some(Boolean)) return null;
    return section("Goes with", h("p.quiet", null, "Named in the same papers; the number is how many."), h("div.grid", null, columns));
  }

  const papersOf = (i) => Store.neighbours(i).filter((node) => Store.typeOf(node) === "Paper");

  /** @param {number} i */
  async function view(i) {
    const stated = Store.statements(i);
    return [
      Lists.head(i, facts(i)),
      stated.length > 0 && section("As stated", Lists.statements(stated)),
      papers(i),
      linked(i),
      companions(i),
      Lists.foot(i),
    ];
  }

  return { view };
})();
