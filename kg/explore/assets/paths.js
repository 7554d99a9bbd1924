"use strict";
/** How two nodes are connected: `#path=A&to=B`, as sentences and as a drawing. */
const Paths = (() => {
  const { h, nodeLink, plural } = Dom;
  const WAYS = 3;
  /** What a path costs more at a node that an earlier one went through. */
  const AGAIN = 4;

  /** @typedef {{from: number, to: number, kind: string, item: ?Statement, confidence: number}} Step */

  /** The view of an address that names what is not there. */
  const unknown = (id) => ({
    name: "missing",
    title: "Not found",
    parts: [h("h1", { tabindex: "-1" }, "Not found"), h("p.message", null, `This question is about “${id ?? ""}”, which is not in this graph.`)],
  });

  /** The links of a node that the filters let through: both ends of roles, and stated relations. @returns {Step[]} */
  function steps(i) {
    const roles = Filter.arcs(i).map((arc) => ({ from: i, to: arc.node, kind: arc.kind, item: null, confidence: arc.confidence }));
    const stated = Filter.statements(i).map((item) => ({ from: i, to: item.head === i ? item.tail : item.head, kind: item.kind, item, confidence: item.confidence }));
    return [...stated, ...roles].sort((a, b) => a.to - b.to || b.confidence - a.confidence);
  }

  /** What it costs to go through a node: what is in many papers, as every metric is, connects everything and says little. */
  const toll = (i) => 1 + (Store.isPaper(i) ? 0 : Math.log2(1 + Store.degree(i)) / 2 + (Store.typeOf(i) === "Metric" ? 3 : 0));

  /**
   * The cheapest way (Dijkstra 1959), or null.
   * @param {number} a
   * @param {number} b
   * @param {Map<number, number>} extra what a node costs more, as a factor
   * @returns {?Step[]}
   */
  function way(a, b, extra) {
    const cost = new Map([[a, 0]]);
    /** @type {Map<number, Step>} */
    const came = new Map();
    const done = new Set();
    const heap = new Heap();
    heap.push(0, a);
    for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
      if (done.has(node)) continue;
      done.add(node);
      if (node === b) break;
      for (const step of steps(node)) {
        const next = (cost.get(node) ?? 0) + (step.to === b ? 1 : toll(step.to) * (extra.get(step.to) ?? 1));
        if (next >= (cost.get(step.to) ?? Infinity)) continue;
        cost.set(step.to, next);
        came.set(step.to, step);
        heap.push(next, step.to);
      }
    }
    if (!came.has(b)) return null;
    const found = [];
    for (let step = came.get(b); step; step = step.from === a ? undefined : came.get(step.from)) found.unshift(step);
    return found;
  }

  /** A binary heap of nodes by cost, the smaller node first among equals. */
  class Heap {
    /** @type {[number, number][]} */
    items = [];
    static less = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

    push(cost, node) {
      let at = this.items.push([cost, node]) - 1;
      for (let up = (at - 1) >> 1; at > 0 && Heap.less(this.items[at], this.items[up]); up = (at - 1) >> 1) {
        [this.items[at], this.items[up]] = [this.items[up], this.items[at]];
        at = up;
      }
    }

    pop() {
      const top = this.items[0];
      const last = this.items.pop();
      if (!this.items.length || !last) return top?.[1];
      this.items[0] = last;
      for (let at = 0; ; ) {
        let least = at;
        for (const child of [2 * at + 1, 2 * at + 2])
          if (child < this.items.length && Heap.less(this.items[child], this.items[least])) least = child;
        if (least === at) break;
        [this.items[at], this.items[least]] = [this.items[least], this.items[at]];
        at = least;
      }
      return top[1];
    }
  }

  /** Up to three ways that go through different nodes, the cheapest first. @returns {Step[][]} */
  function ways(a, b) {
    const found = [];
    const told = new Set();
    const extra = new Map();
    for (let turn = 0; turn < WAYS; turn++) {
      const next = way(a, b, extra);
      const key = next?.map((step) => step.to).join(",");
      if (!next || told.has(key)) break;
      told.add(key);
      found.push(next);
      for (const { to } of next) if (to !== b) extra.set(to, (extra.get(to) ?? 1) * AGAIN);
    }
    return found;
  }

  /** A step in words, with the sentence that says so. */
  async function line(step) {
    const forward = step.item ? step.item.head === step.from : Store.isPaper(step.from) || !Store.isPaper(step.to);
    const [head, tail] = forward ? [step.from, step.to] : [step.to, step.from];
    const verb = step.item ? Reasons.relation(step.kind) : Reasons.verb(step.kind);
    const words = h("p.step-line", null, nodeLink(head), h("em.verb", null, ` ${verb} `), nodeLink(tail));
    if (step.item) {
      const place = step.item.evidence.find((item) => item.length > 1) ?? step.item.evidence[0];
      if (!place) return h("li.step", null, words);
      const details = await Store.details(place[0]);
      const quote = place.length > 1 && Store.texts && Marks.sentence(details, place[1], [head, tail]);
      return h("li.step", null, words, quote, h("p.byline", null, nodeLink(place[0])));
    }
    const paper = Store.isPaper(head) ? head : tail;
    return h("li.step", null, words, Store.texts && Store.isPaper(paper) && (await Reasons.quotes(paper, paper === head ? tail : head, step.kind)));
  }

  async function view(state) {
    const [a, b] = [state.get("path"), state.get("to")].map((id) => Store.find(id ?? ""));
    if (a === undefined || b === undefined) return unknown(state.get(a === undefined ? "path" : "to"));
    const found = a === b ? [] : ways(a, b);
    const parts = [];
    for (const [at, steps] of found.entries()) {
      const lines = [];
      for (const step of steps) lines.push(await line(step));
      const inner = steps.slice(0, -1).map((step) => step.to);
      const names = inner.filter((i) => !Store.isPaper(i));
      const between = names.length ? names : inner;
      const title = between.length ? [at ? "Or through " : "Through ", between.map((i, n) => [n > 0 && ", ", h("bdi", null, Store.label(i))])] : "Directly";
      parts.push(h("section.way", null, h("h2", null, title), h("ol.steps", null, lines)));
    }
    const told = Filter.told();
    const count = found[0]?.length ?? 0;
    return {
      name: "question",
      title: `How ${Store.label(a)} and ${Store.label(b)} are connected`,
      parts: [
        h("header.head", null, Together.eyebrow("Question"),
          Together.title(count ? `Connected in ${plural(count, "step")}` : a === b ? "These two are one" : "Not connected"),
          h("ul.chips.ends", null, h("li", null, Lists.chip(a)), h("li", { "aria-hidden": "true" }, "…"), h("li", null, Lists.chip(b))),
          h("p.quiet", null, count ? "Ways through rare names go before ways through what is in many papers." : a !== b && "No chain of papers and names leads from one to the other."),
          told.length > 0 && h("p.quiet.lost", null, `Not looked at: ${told.join("; ")}. `, h("button.more", { type: "button", click: () => Filter.reset() }, "Show all"))),
        parts,
      ],
      picture: count ? () => Ego.of([...new Set([a, ...found.flatMap((steps) => steps.map((step) => step.to))])], [], { way: found[0], center: a }) : null,
      side: "The way",
    };
  }

  Router.view("path", view);

  return { ways, unknown };
})();
