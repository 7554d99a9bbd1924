"use strict";
/** What the papers state about one entity: relations by kind and direction, comparisons, robots it ran on. */
const Stated = (() => {
  const { h, nodeLink, plural, moreList, disclosure } = Dom;
  const { section } = Lists;
  /** Heading where the entity is the head, where it is the tail. @type {Object<string, [string, string]>} */
  const HEADS = {
    outperforms: ["Outperforms", "Outperformed by"],
    evaluatedOn: ["Evaluated on", "Evaluated on it"],
    trainedOn: ["Trained on", "Trained on it"],
    usedFor: ["Used for", "Methods used for it"],
    benchmarkFor: ["Benchmark for", "Its benchmarks"],
    basedOn: ["Based on", "Based on it"],
    partOf: ["Part of", "Its parts"],
    subtaskOf: ["Subtask of", "Its subtasks"],
    measuredBy: ["Measured by", "Measures"],
  };
  const ORDER = Object.keys(HEADS);
  const ROBOTS = ["Robot", "RobotKind"];

  /** Who outperforms whom stands first: it is what one compares methods by. */
  function relations(i) {
    const every = Store.statements(i);
    const shown = Filter.statements(i);
    if (!every.length) return null;
    const groups = new Map();
    for (const item of shown) {
      const key = `${item.kind} ${item.head === i ? 0 : 1}`;
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    const rank = (key) => 2 * ((ORDER.indexOf(key.split(" ")[0]) + 100) % 100) + Number(key.split(" ")[1]);
    const parts = [...groups].sort((a, b) => rank(a[0]) - rank(b[0])).map(([key, list]) => {
      const [kind, side] = key.split(" ");
      const sorted = list.sort((a, b) => b.support - a.support || b.confidence - a.confidence || a.head - b.head || a.tail - b.tail);
      return [h("h3", null, HEADS[kind]?.[Number(side)] ?? Reasons.relation(kind), " ", h("span.count", null, list.length)),
        moreList(sorted, (item) => Lists.statement(item, i), { first: 5, step: 50 })];
    });
    return section("As stated", parts, Filter.lost(every.length - shown.length, "statements"));
  }

  /** A node with the papers that say so; their sentences are read when it is opened. */
  function backed(node, rows, what) {
    const papers = [...new Set(rows.map((row) => row.paper))];
    const load = async () => {
      const parts = [];
      for (const { paper, about, kind } of rows)
        parts.push(h("div.source", null, Store.texts && (await Reasons.quotes(paper, about, kind)), h("p.byline", null, nodeLink(paper))));
      return parts;
    };
    const [button, box] = disclosure("button.open", [Store.texts ? "Sentences" : "Sources"], load);
    return h("li.statement", null, h("div.line", null, h("span", null, nodeLink(node)), h("span.quiet", null, what(papers)), button), box);
  }

  /** Rows by node, those of most papers first. @param {{node: number, paper: number, about: number, kind: string}[]} rows */
  function table(rows, what) {
    const groups = new Map();
    for (const row of rows) groups.set(row.node, [...(groups.get(row.node) ?? []), row]);
    const size = (list) => new Set(list.map((row) => row.paper)).size;
    const order = [...groups].sort((a, b) => size(b[1]) - size(a[1]) || Store.degree(b[0]) - Store.degree(a[0]) || a[0] - b[0]);
    return moreList(order, ([node, list]) => backed(node, list, (papers) => what(list, papers)), { first: 6, step: 50 });
  }

  /** Robots that papers deploy on or evaluate on, where they propose or use this method or task. */
  function robots(i) {
    if (!["Method", "Task"].includes(Store.typeOf(i))) return null;
    const rows = Filter.papers(i).flatMap((paper) =>
      Filter.arcs(paper)
        .filter((arc) => ROBOTS.includes(Store.typeOf(arc.node)) && arc.kind !== "mentions")
        .map((arc) => ({ node: arc.node, paper, about: arc.node, kind: arc.kind })));
    if (!rows.length) return null;
    const what = (list, papers) => {
      const deployed = new Set(list.filter((row) => row.kind === "deployedOn").map((row) => row.paper)).size;
      return deployed ? `deployed on in ${plural(deployed, "paper")}` : `in ${plural(papers.length, "paper")}`;
    };
    return section("On robots", h("p.quiet", null, "Robots of the papers that have this one."), table(rows, what));
  }

  /** Methods that a paper proposes and compares with this one, or that this one is compared with where it is proposed. */
  function compared(i) {
    if (Store.typeOf(i) !== "Method") return null;
    const done = new Set(Filter.statements(i).filter((item) => item.kind === "outperforms").flatMap((item) => [item.head, item.tail]));
    const rows = [];
    for (const paper of Filter.papers(i)) {
      const arcs = Filter.arcs(paper).filter((arc) => Store.typeOf(arc.node) === "Method");
      const own = arcs.filter((arc) => arc.node === i).map((arc) => arc.kind);
      for (const arc of arcs) {
        if (arc.node === i || done.has(arc.node)) continue;
        if (own.includes("proposes") && arc.kind === "comparesWith") rows.push({ node: arc.node, paper, about: arc.node, kind: arc.kind });
        if (own.includes("comparesWith") && arc.kind === "proposes") rows.push({ node: arc.node, paper, about: i, kind: "comparesWith" });
      }
    }
    if (!rows.length) return null;
    return section("Compared with", h("p.quiet", null, "In papers that propose one of the two; which one is better is not stated."), table(rows, (_, papers) => plural(papers.length, "paper")));
  }

  return { relations, robots, compared };
})();
