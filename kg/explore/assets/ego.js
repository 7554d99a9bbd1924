"use strict";
/**
 * Which nodes a drawing shows, and how it grows. A node of very many links would swallow the picture: each group of
 * neighbours is cut where the most telling ones are in, and what is left out stands there as "+312 more".
 *
 * @typedef {{from: number|string, to: number|string, text: string, style: "role"|"stated"|"related"|"more"|"tie"|"way", width?: number}} Line
 * @typedef {{key: string, label: string, type: string, size?: number, of?: number, group?: string, target?: string}} Extra
 *   a dot that is no node: "+312 more" of a group of neighbours of `of`, or a cluster with its address
 * @typedef {{center: number, nodes: number[], extras: Extra[], lines: Line[], notes: string[], places?: Map<number|string, number[]>, grown?: boolean}} Picture
 */
const Ego = (() => {
  /** The most nodes that a drawing has. */
  const MOST = 150;
  /** How many of each group are shown at first beside the node in the middle, and beside another one that is opened. */
  const FIRST = { roles: 24, alone: 0, related: 10, papers: 16, stated: 8, company: 14 };
  const OPENED = { roles: 10, alone: 0, related: 4, papers: 10, stated: 5, company: 0 };
  const STEP = 20;
  const WHAT = { roles: "more", alone: "that only it names", related: "more related", papers: "more papers", stated: "more", company: "more in these papers" };

  /** What is open in the picture of `center`: how many of each group of each node. */
  let opened = { center: -1, limits: new Map() };

  const weight = (i) => 1 / Math.log(2 + Store.degree(i));

  /** The nodes that a paper names, each with its roles, the strongest first. */
  function rolesOf(paper) {
    const roles = new Map();
    for (const arc of Filter.arcs(paper).sort((a, b) => Reasons.rank(a.kind) - Reasons.rank(b.kind))) roles.set(arc.node, [...(roles.get(arc.node) ?? []), arc.kind]);
    return roles;
  }

  /** The lines between nodes that are shown, one for all roles of an entity in a paper. @returns {Line[]} */
  function lines(nodes, center) {
    const kept = new Set(nodes);
    /** @type {Line[]} */
    const found = [];
    const seen = new Set();
    for (const i of nodes) {
      if (Store.isPaper(i))
        for (const [node, kinds] of rolesOf(i)) if (kept.has(node)) found.push({ from: i, to: node, text: kinds.map(Reasons.verb).join(", "), style: "role" });
      for (const item of Filter.statements(i)) {
        if (!kept.has(item.head) || !kept.has(item.tail) || seen.has(item)) continue;
        seen.add(item);
        found.push({ from: item.head, to: item.tail, text: Reasons.relation(item.kind), style: "stated" });
      }
      if (!Store.isPaper(i)) {
        for (const arc of Filter.arcs(i)) if (!Store.isPaper(arc.node) && i < arc.node && kept.has(arc.node)) found.push({ from: i, to: arc.node, text: arc.kind, style: "role" });
        continue;
      }
      for (const item of Store.related(i))
        if (i < item.other && kept.has(item.other) && (i === center || item.other === center))
          found.push({ from: i, to: item.other, text: `related ${item.score.toFixed(2)}`, style: "related" });
    }
    return found;
  }

  const byRole = (paper, list) => {
    const score = new Map(list.map((n) => [n, Reasons.rank(Reasons.role(paper, n)) - weight(n)]));
    return list.sort((a, b) => (score.get(a) ?? 0) - (score.get(b) ?? 0) || a - b);
  };
  /** What a paper makes is part of its picture also where no other paper names it. */
  const made = (paper, i) => ["proposes", "introduces"].includes(Reasons.role(paper, i));

  /** Groups of neighbours, each in the order in which they are shown. @returns {Object<string, number[]>} */
  function groups(i) {
    const near = Filter.neighbours(i);
    if (Store.isPaper(i)) {
      const common = (n) => Filter.shared(n) || made(i, n);
      return {
        roles: byRole(i, near.filter(common)),
        alone: byRole(i, near.filter((n) => !common(n))),
        related: Store.related(i).map((item) => item.other).filter(Filter.shows),
      };
    }
    const papers = near.filter(Store.isPaper);
    papers.sort((a, b) => Reasons.rank(Reasons.role(a, i)) - Reasons.rank(Reasons.role(b, i)) || Lists.byYear(a, b) || a - b);
    const stated = [...new Set(Filter.statements(i).map((item) => (item.head === i ? item.tail : item.head)))];
    stated.sort((a, b) => Store.degree(b) - Store.degree(a) || a - b);
    return { papers, stated, roles: near.filter((n) => !Store.isPaper(n)) };
  }

  /** What the papers of an entity that are shown have besides it, those of several first. */
  function company(i, papers) {
    const scores = new Map();
    for (const paper of papers) for (const node of Filter.entities(paper)) if (node !== i && Filter.shared(node)) scores.set(node, (scores.get(node) ?? 0) + weight(node) + 1);
    return [...scores.keys()].sort((a, b) => scores.get(b) - scores.get(a) || a - b);
  }

  /** A narrow drawing begins with half as much. */
  const part = () => (matchMedia("(max-width: 560px)").matches ? 0.5 : 1);
  const limit = (i, group) => opened.limits.get(i)?.[group] ?? Math.ceil(part() * ((i === opened.center ? FIRST : OPENED)[group] ?? 0));

  /**
   * The surroundings of a node, as far as they are opened.
   * @param {number} i
   * @returns {Picture}
   */
  function around(i) {
    if (opened.center !== i) opened = { center: i, limits: new Map() };
    const nodes = new Set([i]);
    /** @type {Extra[]} */
    const extras = [];
    const notes = [];
    const take = (of, group, list) => {
      const fresh = list.slice(0, limit(of, group)).filter((n) => !nodes.has(n));
      const room = Math.max(0, MOST - nodes.size);
      for (const n of fresh.slice(0, room)) nodes.add(n);
      if (fresh.length > room) notes.push(`${MOST} nodes are the most that is drawn`);
      const left = list.filter((n) => !nodes.has(n)).length;
      if (left) extras.push({ key: `more ${of} ${group}`, label: `+${Dom.number(left)} ${WHAT[group]}`, type: "More", of, group });
    };
    for (const of of [i, ...[...opened.limits.keys()].filter((n) => n !== i)]) {
      const found = groups(of);
      for (const [group, list] of Object.entries(found)) take(of, group, list);
      if (of === i && found.papers) take(of, "company", company(of, found.papers.slice(0, limit(of, "papers"))));
    }
    const shown = [...nodes];
    const links = extras.map((extra) => ({ from: Number(extra.of), to: extra.key, text: "", style: /** @type {"more"} */ ("more") }));
    return { center: i, nodes: shown, extras, lines: [...lines(shown, i), ...links], notes: [...new Set(notes)], grown: opened.limits.size > 0 };
  }

  /** Whether a node of the picture is opened. */
  const isOpen = (i) => opened.limits.has(i);

  /** Shows more of a group of a node's neighbours; without a group, its neighbours. */
  function open(i, group) {
    const limits = opened.limits.get(i) ?? {};
    if (group) limits[group] = limit(i, group) + STEP;
    opened.limits.set(i, limits);
  }

  /** Takes the neighbours of a node back out. */
  const close = (i) => opened.limits.delete(i);

  /** Some nodes and the lines between them. @param {number[]} nodes @param {string[]} notes @param {{way?: Array, center?: number}} [options] @returns {Picture} */
  function of(nodes, notes, { way = [], center = -1 } = {}) {
    const shown = [...new Set(nodes)].slice(0, MOST);
    const marked = lines(shown, center).map((line) => {
      const on = way.some((step) => (step.from === line.from && step.to === line.to) || (step.from === line.to && step.to === line.from));
      return on ? { ...line, style: /** @type {"way"} */ ("way") } : line;
    });
    return { center, nodes: shown, extras: [], lines: marked, notes };
  }

  /** The middle of a cluster: its most related papers and what several of them have. */
  function ofCluster(cluster) {
    const papers = cluster.papers.filter(Filter.shows).slice(0, 30);
    const counts = new Map();
    for (const paper of papers) for (const node of Filter.entities(paper)) counts.set(node, (counts.get(node) ?? 0) + 1);
    const entities = [...counts.keys()].filter((n) => counts.get(n) > 1).sort((a, b) => counts.get(b) - counts.get(a) || a - b).slice(0, 30);
    const left = cluster.papers.length - papers.length;
    return of([...entities, ...papers], left > 0 ? [`${Dom.number(left)} papers of it are not drawn`] : []);
  }

  /** The largest clusters, their size by papers, each tied to those that it shares most related pairs with. @returns {Picture} */
  function clusters() {
    const shown = Store.clusters.slice(0, 40);
    /** Pairs across, as a part of what clusters of this size could have. */
    const near = ([a, b, count]) => count / Math.sqrt(shown[a].papers.length * shown[b].papers.length);
    const inside = Store.ties.filter(([a, b]) => a < shown.length && b < shown.length).sort((one, two) => near(two) - near(one));
    const had = new Map();
    const ties = inside.filter((tie) => {
      const few = [tie[0], tie[1]].some((at) => (had.get(at) ?? 0) < 2);
      if (few) for (const at of [tie[0], tie[1]]) had.set(at, (had.get(at) ?? 0) + 1);
      return few;
    });
    const most = ties.length ? near(ties[0]) : 1;
    const extras = shown.map((cluster, at) => ({ key: `cluster ${at}`, label: Clusters.name(cluster, 2), type: "Cluster", size: 5 + 0.7 * Math.sqrt(cluster.papers.length), target: `#cluster=${at}` }));
    const found = ties.map((tie) => ({ from: `cluster ${tie[0]}`, to: `cluster ${tie[1]}`, text: Dom.plural(tie[2], "related pair"), style: /** @type {"tie"} */ ("tie"), width: 1 + (4 * near(tie)) / most }));
    const places = new Map(shown.map((cluster, at) => [`cluster ${at}`, [cluster.x, cluster.y]]));
    const left = Store.clusters.length - shown.length;
    return { center: -1, nodes: [], extras, lines: found, places, notes: left > 0 ? [`${Dom.plural(left, "smaller one is", "smaller ones are")} not drawn`] : [] };
  }

  /** Everything that has a place and that the filters show. @returns {Picture} */
  function whole() {
    const places = new Map();
    for (let at = 0; at < Store.places.length; at += 3) places.set(Store.places[at], [Store.places[at + 1], Store.places[at + 2]]);
    const all = places.size ? [...places.keys()] : Array.from({ length: Store.size }, (_, i) => i);
    const nodes = all.filter((i) => Filter.shows(i) && Filter.shared(i));
    const left = Store.size - Store.members("Paper").length - nodes.filter((i) => !Store.isPaper(i)).length;
    const notes = left > 0 && !Filter.state().few ? [`${Dom.number(left)} names that one paper alone has are left out`] : [];
    return { center: -1, nodes, extras: [], lines: lines(nodes, -1), notes, places: places.size ? places : undefined };
  }

  return { around, open, close, isOpen, of, ofCluster, clusters, whole, MOST };
})();
