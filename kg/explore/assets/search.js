"use strict";
/** Search: names, aliases, titles and authors, whatever their case, accents, hyphens and spaces. */
const Search = (() => {
  const LIMIT = 12;

  /** Letters as typed without accents: "Söhne" and "sohne" meet. */
  function fold(text) {
    const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
    return plain
      .toLowerCase()
      .replace(/[\s_\-\u2010-\u2015]+/g, " ")
      .trim();
  }
  const squash = (text) => text.replaceAll(" ", "");

  const names = (i) => {
    const more = Store.more(i);
    return [Store.label(i), more.name, ...(more.aliases ?? []), ...(more.authors ?? [])].filter(Boolean);
  };

  /**
   * The folded names of all nodes in that order as one text, a line each: one scan of one text is many times faster
   * than a look into each of 70,000.
   * @param {string[][]} folded
   */
  function index(folded) {
    const starts = new Uint32Array(folded.length + 1);
    const parts = folded.map((list, k) => {
      const part = `\n${list.join("\n")}\n`;
      starts[k + 1] = starts[k] + part.length;
      return part;
    });
    return { text: parts.join(""), starts };
  }
  /** @type {?{order: number[], spaced: Object, solid: Object}} */
  let indexes = null;

  /** All nodes, those of most links first, so that the first of a grade are its best; and their names. */
  function made() {
    if (indexes) return indexes;
    const order = Array.from({ length: Store.size }, (_, i) => i);
    order.sort((a, b) => Store.degree(b) - Store.degree(a) || Store.label(a).length - Store.label(b).length || a - b);
    const folded = order.map((i) => names(i).map(fold));
    indexes = { order, spaced: index(folded), solid: index(folded.map((list) => list.map(squash))) };
    return indexes;
  }

  /**
   * Lowers `grades` to the grade of each node that holds the words: 0 the whole name, 1 its beginning, 2 the beginning
   * of a word, 3 inside.
   */
  function scan({ text, starts }, words, grades) {
    let k = 0;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      while (starts[k + 1] <= at) k++;
      const before = text[at - 1];
      const grade = before === "\n" ? (text[at + words.length] === "\n" ? 0 : 1) : before === " " ? 2 : 3;
      if (grade < grades[k]) grades[k] = grade;
    }
  }

  /** The grade of each node in the order of `order`; 9 where it does not match, 4 where it has the words elsewhere. */
  function grade(query) {
    const { order, spaced, solid } = made();
    const none = () => new Uint8Array(order.length).fill(9);
    const grades = none();
    scan(spaced, query, grades);
    const dense = squash(query);
    if (dense.length > 2) scan(solid, dense, grades);
    const words = query.split(" ");
    if (words.length > 1) {
      const each = words.map((word) => {
        const hits = none();
        scan(spaced, word, hits);
        return hits;
      });
      for (let k = 0; k < order.length; k++)
        if (grades[k] === 9 && each.every((hits) => hits[k] < 9)) grades[k] = 4;
    }
    return grades;
  }

  /**
   * The best nodes, and how many there are in all.
   * @param {string} text
   * @param {{limit?: number, accept?: (node: number) => boolean}} [options]
   * @returns {{best: number[], total: number, hidden: number}} `hidden`: left out by the filters
   */
  function find(text, { limit = LIMIT, accept = () => true } = {}) {
    const query = fold(text);
    /** @type {number[][]} */
    const found = [[], [], [], [], []];
    let total = 0;
    let hidden = 0;
    const grades = query ? grade(query) : [];
    const { order } = made();
    for (let k = 0; k < grades.length; k++) {
      if (grades[k] === 9 || !accept(order[k])) continue;
      if (!Filter.shows(order[k])) hidden++;
      else if (++total && found[grades[k]].length < limit) found[grades[k]].push(order[k]);
    }
    return { best: found.flat().slice(0, limit), total, hidden };
  }

  /** The name that matched where it is not the label. */
  function matched(i, query) {
    const dense = squash(query);
    const hit = (name) => fold(name).includes(query) || squash(fold(name)).includes(dense);
    return hit(Store.label(i)) ? "" : (names(i).find(hit) ?? "");
  }

  /** Wires the box of the page; `go` is called with the chosen node. */
  function start(go) {
    const box = document.getElementById("q");
    const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
    Combo.attach({ box, list: part("hits"), found: part("found"), note: part("hits-note"), take: go });
    // The index is made when the page has come up and nobody types yet.
    setTimeout(() => made(), 300);
  }

  return { start, find, fold, matched };
})();
