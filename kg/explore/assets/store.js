"use strict";
/**
 * The data: the graph as columns, an index of its links, and the details of papers, read when one looks.
 *
 * @typedef {{node: number, kind: string, confidence: number, link: number}} Arc  a link seen from one end
 * @typedef {{head: number, tail: number, kind: string, confidence: number, support: number, evidence: Array}} Statement
 * @typedef {{other: number, score: number, facets: Object<string, number>, shared: number[]}} Related
 */
const Store = (() => {
  const data = JSON.parse(document.getElementById("graph").textContent ?? "");
  const size = data.ids.length;
  const byId = new Map(data.ids.map((id, i) => [id, i]));
  /** @type {Arc[][]} */
  const arcs = Array.from({ length: size }, () => []);
  /** @type {Statement[][]} */
  const statements = Array.from({ length: size }, () => []);
  /** @type {Related[][]} */
  const related = Array.from({ length: size }, () => []);
  const stated = new Map(data.statements.map(([link, support, evidence]) => [link, { support, evidence }]));

  for (let at = 0, link = 0; at < data.links.length; at += 4, link++) {
    const [head, tail, number, percent] = data.links.slice(at, at + 4);
    const kind = data.kinds[number];
    const confidence = percent / 100;
    const more = stated.get(link);
    if (more) {
      const statement = { head, tail, kind, confidence, ...more };
      statements[head].push(statement);
      statements[tail].push(statement);
    } else {
      arcs[head].push({ node: tail, kind, confidence, link });
      arcs[tail].push({ node: head, kind, confidence, link });
    }
  }
  for (const [first, second, score, facets, shared] of data.related) {
    related[first].push({ other: second, score, facets, shared });
    related[second].push({ other: first, score, facets, shared });
  }
  for (const list of related) list.sort((a, b) => b.score - a.score || a.other - b.other);

  /** The distinct nodes at the other end, in order. */
  const neighbours = (i) => [...new Set(arcs[i].map((arc) => arc.node))];
  const degrees = arcs.map((_, i) => neighbours(i).length);

  const typeOf = (i) => data.types[data.type[i]];
  const members = new Map(data.types.map((type) => [type, []]));
  for (let i = 0; i < size; i++) members.get(typeOf(i)).push(i);

  /** Papers by label, the rest by the number of papers. */
  for (const [type, list] of members) {
    const label = (i) => data.labels[i];
    const order = new Intl.Collator("en", { sensitivity: "base", numeric: true });
    if (type === "Paper") list.sort((a, b) => order.compare(label(a), label(b)) || a - b);
    else list.sort((a, b) => degrees[b] - degrees[a] || order.compare(label(a), label(b)) || a - b);
  }

  const blocks = [...document.querySelectorAll("script.chunk")];
  const rank = new Map(data.detailed.map((node, at) => [node, at]));
  const loaded = new Map();
  const readable = !data.chunks || typeof DecompressionStream === "function";

  async function unpack(block) {
    if (block.type === "application/json") return JSON.parse(block.textContent);
    const bytes = Uint8Array.from(atob(block.textContent), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(stream).text());
  }

  /**
   * What a paper says beyond its links, or null.
   * @param {number} paper
   */
  async function details(paper) {
    if (!rank.has(paper) || !readable) return null;
    const at = data.chunks ? Math.floor(rank.get(paper) / data.chunks) : 0;
    if (!loaded.has(at)) loaded.set(at, unpack(blocks[at]));
    return (await loaded.get(at))[paper] ?? null;
  }

  return {
    size,
    title: data.title,
    base: data.base,
    texts: data.texts && readable,
    readable,
    types: data.types.filter((type) => members.get(type).length),
    allTypes: data.types,
    id: (i) => data.ids[i],
    find: (id) => byId.get(id),
    label: (i) => data.labels[i],
    more: (i) => data.more[i] || {},
    typeOf,
    members: (type) => members.get(type) ?? [],
    /** @returns {Arc[]} */
    arcs: (i) => arcs[i],
    neighbours,
    degree: (i) => degrees[i],
    /** @returns {Statement[]} */
    statements: (i) => statements[i],
    /** @returns {Related[]} */
    related: (i) => related[i],
    details,
  };
})();
