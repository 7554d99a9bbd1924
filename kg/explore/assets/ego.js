"use strict";
/**
 * Which nodes a drawing shows.
 * @typedef {{from: number, to: number, text: string, style: "role"|"stated"|"related"}} Line
 * @typedef {{center: number, nodes: number[], lines: Line[], notes: string[]}} Picture
 */
const Ego = (() => {
  /** How much of each kind: what fits beside the lists with its labels. The notes tell what is left out. */
  const PAPER = { entities: 24, related: 10 };
  const ENTITY = { papers: 16, stated: 8, companions: 14 };

  const weight = (i) => 1 / Math.log(2 + Store.degree(i));

  /** The nodes that a paper names, each with its roles, the strongest first. */
  function rolesOf(paper) {
    const roles = new Map();
    const arcs = [...Store.arcs(paper)].sort((a, b) => Reasons.rank(a.kind) - Reasons.rank(b.kind));
    for (const arc of arcs) roles.set(arc.node, [...(roles.get(arc.node) ?? []), arc.kind]);
    return roles;
  }

  /** The lines between nodes that are shown, one for all roles of an entity in a paper. */
  function lines(nodes, center) {
    const kept = new Set(nodes);
    /** @type {Line[]} */
    const found = [];
    const seen = new Set();
    for (const i of nodes) {
      if (Store.typeOf(i) === "Paper")
        for (const [node, kinds] of rolesOf(i))
          if (kept.has(node)) found.push({ from: i, to: node, text: kinds.map(Reasons.verb).join(", "), style: "role" });
      for (const item of Store.statements(i)) {
        if (!kept.has(item.head) || !kept.has(item.tail) || seen.has(item)) continue;
        seen.add(item);
        found.push({ from: item.head, to: item.tail, text: Reasons.relation(item.kind), style: "stated" });
      }
      for (const item of Store.related(i))
        if (i < item.other && kept.has(item.other) && (i === center || item.other === center))
          found.push({ from: i, to: item.other, text: `related ${item.score.toFixed(2)}`, style: "related" });
    }
    return found;
  }

  /** The first `count` of a list, and a note on what is left. */
  function cut(list, count, what, notes) {
    if (list.length > count) notes.push(`+${Dom.number(list.length - count)} more ${what}`);
    return list.slice(0, count);
  }

  function ofPaper(i, notes) {
    const entities = Store.neighbours(i).filter(Filter.shows);
    const score = new Map(entities.map((n) => [n, Reasons.rank(Reasons.role(i, n)) - weight(n)]));
    entities.sort((a, b) => (score.get(a) ?? 0) - (score.get(b) ?? 0) || a - b);
    const near = cut(entities, PAPER.entities, "entities", notes);
    const related = Store.related(i).map((item) => item.other).filter(Filter.shows);
    return [...near, ...cut(related, PAPER.related, "related papers", notes)];
  }

  function ofEntity(i, notes) {
    const papers = Store.neighbours(i).filter(Filter.shows);
    papers.sort((a, b) => Reasons.rank(Reasons.role(a, i)) - Reasons.rank(Reasons.role(b, i)) || Lists.byYear(a, b) || a - b);
    const near = cut(papers, ENTITY.papers, "papers", notes);
    const stated = [...new Set(Store.statements(i).map((item) => (item.head === i ? item.tail : item.head)))].filter(Filter.shows);
    stated.sort((a, b) => Store.degree(b) - Store.degree(a) || a - b);
    const scores = new Map();
    for (const paper of near)
      for (const node of Store.neighbours(paper))
        if (node !== i && Filter.shows(node)) scores.set(node, (scores.get(node) ?? 0) + weight(node) + (Store.degree(node) > 1 ? 1 : 0));
    const companions = [...scores.keys()].sort((a, b) => scores.get(b) - scores.get(a) || a - b);
    const shared = companions.filter((n) => Store.degree(n) > 1);
    const rest = shared.length >= 6 ? shared : companions;
    return [...near, ...stated.slice(0, ENTITY.stated), ...cut(rest, ENTITY.companions, "things in these papers", notes)];
  }

  /**
   * The surroundings of a node.
   * @param {number} i
   * @returns {Picture}
   */
  function around(i) {
    const notes = [];
    const others = Store.typeOf(i) === "Paper" ? ofPaper(i, notes) : ofEntity(i, notes);
    const nodes = [...new Set([i, ...others])];
    return { center: i, nodes, lines: lines(nodes, i), notes };
  }

  /** Everything that the filter shows. @returns {Picture} */
  function whole() {
    const nodes = Array.from({ length: Store.size }, (_, i) => i).filter(Filter.shows);
    return { center: -1, nodes, lines: lines(nodes, -1), notes: [] };
  }

  return { around, whole };
})();
