"use strict";
/**
 * The data: the graph as columns, an index of its links, and the details of papers, read when one looks. A page may hold
 * 100,000 nodes, so what one view needs of a node is made when it is asked for.
 *
 * @typedef {{node: number, kind: string, confidence: number}} Arc  a link seen from one end
 * @typedef {{head: number, tail: number, kind: string, confidence: number, support: number, evidence: Array}} Statement
 * @typedef {{other: number, score: number, facets: Object<string, number>, shared: number[], words: string[]}} Related
 * @typedef {{papers: number[], names: number[], x: number, y: number}} Cluster
 */
const Store = (() => {
  /** Whether this browser can unpack what is compressed. */
  const unpacks = typeof DecompressionStream === "function";

  async function unpack(block) {
    if (block.type === "application/json") return JSON.parse(block.textContent);
    const text = atob(block.textContent);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at); // half the time of Uint8Array.from
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return JSON.parse(await new Response(stream).text());
  }

  /** The store of a graph. @param {Object<string, *>} data see kg/explore/payload.py */
  function made(data) {
    const size = data.ids.length;
    const PRECISION = 10000;
    const byId = new Map(data.ids.map((id, i) => [id, i]));
    const typeOf = (i) => data.types[data.type[i]];

    /** @type {Map<number, Statement[]>} */
    const statements = new Map();
    const stated = new Map(data.statements.map(([link, support, evidence]) => [link, { support, evidence }]));
    /** Where the links of a node begin in `ends`, three numbers each: the other end, the kind, per cent of confidence. */
    const begin = new Uint32Array(size + 2);
    const ends = index();

    function index() {
      const { links } = data;
      for (let at = 0, link = 0; at < links.length; at += 4, link++) {
        if (stated.has(link)) continue;
        begin[links[at] + 2]++;
        begin[links[at + 1] + 2]++;
      }
      for (let i = 2; i < begin.length; i++) begin[i] += begin[i - 1];
      const ends = new Uint32Array(3 * begin[size + 1]);
      const put = (one, other, kind, percent) => ends.set([other, kind, percent], 3 * begin[one + 1]++);
      for (let at = 0, link = 0; at < links.length; at += 4, link++) {
        const [head, tail, kind, percent] = [links[at], links[at + 1], links[at + 2], links[at + 3]];
        const more = stated.get(link);
        if (more) {
          const item = { head, tail, kind: data.kinds[kind], confidence: percent / 100, ...more };
          for (const end of new Set([head, tail])) statements.set(end, [...(statements.get(end) ?? []), item]);
        } else {
          put(head, tail, kind, percent);
          put(tail, head, kind, percent);
        }
      }
      return ends;
    }

    /** Calls `use(other end, number of the kind, per cent of confidence)` for each link of a node that states no relation. */
    function each(i, use) {
      for (let at = 3 * begin[i]; at < 3 * begin[i + 1]; at += 3) use(ends[at], ends[at + 1], ends[at + 2]);
    }

    /** @returns {Arc[]} */
    function arcs(i) {
      /** @type {Arc[]} */
      const found = [];
      each(i, (node, kind, percent) => found.push({ node, kind: data.kinds[kind], confidence: percent / 100 }));
      return found;
    }

    const degrees = (() => {
      const found = new Uint32Array(size);
      const seen = new Int32Array(size).fill(-1);
      for (let i = 0; i < size; i++)
        for (let at = 3 * begin[i]; at < 3 * begin[i + 1]; at += 3)
          if (seen[ends[at]] !== i) {
            seen[ends[at]] = i;
            found[i]++;
          }
      return found;
    })();

    /** The distinct nodes at the other end, in order. @returns {number[]} */
    const neighbours = (i) => [...new Set(arcs(i).map((arc) => arc.node))];

    /** @type {Map<number, number[]>} numbers of the rows of `data.related` */
    const pairs = new Map();
    for (const [row, [first, second]] of data.related.entries())
      for (const end of [first, second]) {
        const list = pairs.get(end);
        if (list) list.push(row);
        else pairs.set(end, [row]);
      }

    /** @returns {Related[]} the most related first */
    function related(i) {
      const found = (pairs.get(i) ?? []).map((row) => {
        const [first, second, score, parts, shared, words] = data.related[row];
        /** @type {Object<string, number>} */
        const facets = {};
        for (let at = 0; at < parts.length; at += 2) facets[data.facets[parts[at]]] = parts[at + 1] / PRECISION;
        return { other: first === i ? second : first, score: score / PRECISION, facets, shared, words: words.map((word) => data.words[word]) };
      });
      return found.sort((a, b) => b.score - a.score || a.other - b.other);
    }

    /** @type {Map<string, number[]>} */
    const members = new Map(data.types.map((type) => [type, []]));
    for (let i = 0; i < size; i++) members.get(typeOf(i))?.push(i);
    const sorted = new Set();

    /** The nodes of a type: papers by label, the rest by the number of papers. @returns {number[]} */
    function membersOf(type) {
      const list = members.get(type) ?? [];
      if (sorted.has(type)) return list;
      sorted.add(type);
      const order = new Intl.Collator("en", { sensitivity: "base", numeric: true });
      const byLabel = (a, b) => order.compare(data.labels[a], data.labels[b]) || a - b;
      return list.sort(type === "Paper" ? byLabel : (a, b) => degrees[b] - degrees[a] || byLabel(a, b));
    }

    /** @type {Cluster[]} */
    const clusters = data.clusters.map(([papers, names, x, y]) => ({ papers, names, x, y }));
    const home = new Map(clusters.flatMap(({ papers }, at) => papers.map((paper) => [paper, at])));

    const blocks = /** @type {HTMLScriptElement[]} */ ([...document.querySelectorAll("script.chunk")]);
    const rank = new Map(data.detailed.map((node, at) => [node, at]));
    const loaded = new Map();
    const readable = !data.chunks || unpacks;

    /**
     * What a paper says beyond its links, or null.
     * @param {number} paper
     */
    async function details(paper) {
      if (!rank.has(paper) || !readable) return null;
      const at = data.chunks ? Math.floor((rank.get(paper) ?? 0) / data.chunks) : 0;
      if (!loaded.has(at)) loaded.set(at, unpack(blocks[at]));
      return (await loaded.get(at))[paper] ?? null;
    }

    return {
      size,
      title: data.title,
      base: data.base,
      texts: data.texts && readable,
      readable,
      types: data.types.filter((type) => members.get(type)?.length),
      allTypes: data.types,
      kinds: data.kinds,
      facets: data.facets,
      id: (i) => data.ids[i],
      find: (id) => byId.get(id),
      label: (i) => data.labels[i],
      more: (i) => data.more[i] || {},
      year: (i) => data.more[i]?.year,
      typeOf,
      isPaper: (i) => typeOf(i) === "Paper",
      members: membersOf,
      each,
      arcs,
      neighbours,
      degree: (i) => degrees[i],
      /** @returns {Statement[]} */
      statements: (i) => statements.get(i) ?? [],
      related,
      clusters,
      ties: data.ties,
      /** The number of a paper's cluster, -1 where it is in none. */
      clusterOf: (i) => home.get(i) ?? -1,
      /** Node, x, y of what the whole picture may show, flat. */
      places: data.places,
      /** The id of the node that the page opens with, and what it says of what it leaves out; both may be empty. */
      home: data.home,
      note: data.note,
      details,
    };
  }

  /**
   * Reads the graph, then calls `ready`: at once where it is plain; of a large page, which is compressed, a moment later.
   * @param {() => void} ready
   * @param {() => void} tooOld called instead where this browser cannot unpack it
   */
  function load(ready, tooOld) {
    const block = /** @type {HTMLScriptElement} */ (document.getElementById("graph"));
    const take = (data) => {
      Object.assign(store, made(data));
      ready();
    };
    if (block.type === "application/json") take(JSON.parse(block.textContent ?? ""));
    else if (unpacks) unpack(block).then(take);
    else tooOld();
  }

  /** @type {ReturnType<typeof made> & {load: typeof load}} */
  const store = /** @type {any} */ ({ load });
  return store;
})();
