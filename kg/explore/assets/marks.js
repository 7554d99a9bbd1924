"use strict";
/** Texts with their mentions. Offsets count code points; JavaScript strings count UTF-16 units. */
const Marks = (() => {
  const { h, typeName, hash } = Dom;

  /**
   * Turns code point offsets of a text into UTF-16 offsets.
   * @param {string} text
   * @returns {(offset: number) => number}
   */
  function units(text) {
    if (!/[\ud800-\udfff]/.test(text)) return (offset) => offset;
    const starts = [];
    for (let at = 0; at < text.length; at += Number(text.codePointAt(at)) > 0xffff ? 2 : 1) starts.push(at);
    starts.push(text.length);
    return (offset) => starts[Math.min(offset, starts.length - 1)];
  }

  function mark(text, node, percent, only) {
    if (only && !only.includes(node)) return text;
    const type = Store.typeOf(node);
    const label = Store.label(node);
    const shown = Filter.showsType(type);
    const title = `${label} · ${typeName(type)} · confidence ${(percent / 100).toFixed(2)}`;
    return h(shown ? `a.mark.t-${type}` : "a.mark.off", { href: hash(Store.id(node)), title }, text);
  }

  /**
   * A stretch of a paper's text, its mentions as links.
   * @param {{texts: string[], mentions?: number[][]}} details
   * @param {number} number of the text: 0 title, 1 abstract
   * @param {{start?: number, end?: number, only?: ?number[]}} options code points; `only` marks some entities alone
   * @returns {Array<Node|string>}
   */
  function text(details, number, { start = 0, end = Infinity, only = null } = {}) {
    const raw = details.texts[number];
    const unit = units(raw);
    const stop = Math.min(unit(end), raw.length);
    let at = unit(start);
    const parts = [];
    for (const [which, from, to, node, percent] of details.mentions ?? []) {
      if (which !== number || unit(from) < at || unit(to) > stop) continue;
      parts.push(raw.slice(at, unit(from)), mark(raw.slice(unit(from), unit(to)), node, percent, only));
      at = unit(to);
    }
    parts.push(raw.slice(at, stop));
    return parts.filter((part) => part !== "");
  }

  /**
   * A sentence that is evidence: `[text, start, end]`, or its words where the page does not hold the text.
   * @param {?Object} details
   * @param {Array|string} place
   * @param {?number[]} only
   */
  function sentence(details, place, only = null) {
    const quote = h("q.sentence", { dir: "auto" });
    if (typeof place === "string") return Dom.add(quote, place);
    return Dom.add(quote, text(details, place[0], { start: place[1], end: place[2], only }));
  }

  return { text, sentence };
})();
