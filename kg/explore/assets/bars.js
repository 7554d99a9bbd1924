"use strict";
/** Bar charts and sparklines, drawn with elements; each bar is a link, and its number is told. */
const Bars = (() => {
  const { h, number, plural, icon, typeName } = Dom;

  /** One horizontal bar per type. */
  function types() {
    const list = Store.types.map((type) => [type, Store.members(type).length]);
    const most = list.reduce((top, [, count]) => Math.max(top, count), 1);
    const row = ([type, count]) => {
      const bar = h(`span.bar-of.t-${type}`, { "aria-hidden": "true" });
      bar.style.width = `${Math.max(1, Math.round((100 * count) / most))}%`;
      return h("li", null, h("a", { href: `#list=${type}` }, icon(type), h("span", null, typeName(type, count))), h("span.track", null, bar), h("span.count", null, number(count)));
    };
    return h("ul.bars", { "aria-label": "Nodes by type" }, list.map(row));
  }

  /** How many papers each year has, years without any included. @param {number[]} papers @returns {[number, number][]} */
  function byYear(papers) {
    const counts = new Map();
    for (const paper of papers) {
      const year = Store.year(paper);
      if (year) counts.set(year, (counts.get(year) ?? 0) + 1);
    }
    if (!counts.size) return [];
    const known = [...counts.keys()];
    const first = known.reduce((a, b) => Math.min(a, b));
    const last = known.reduce((a, b) => Math.max(a, b));
    if (last - first > 150) return known.sort((a, b) => a - b).map((year) => [year, counts.get(year)]);
    return Array.from({ length: last - first + 1 }, (_, at) => [first + at, counts.get(first + at) ?? 0]);
  }

  /**
   * A column per year.
   * @param {number[]} papers
   * @param {{small?: boolean, link?: boolean}} [options] small: a sparkline, whose ends alone bear a year
   */
  function years(papers, { small = false, link = true } = {}) {
    const list = byYear(papers);
    if (!list.length || (small && list.length < 2)) return null;
    const most = list.reduce((top, [, count]) => Math.max(top, count), 1);
    const column = ([year, count], at) => {
      const bar = h("span.column-of", { "aria-hidden": "true" });
      bar.style.height = `${count ? Math.max(3, Math.round(((small ? 100 : 85) * count) / most)) : 0}%`;
      const ends = at === 0 || at === list.length - 1;
      const text = [h("span.room-of", null, !small && count > 0 && h("span.number", null, number(count)), bar), h("span.year", null, !small || ends ? year : "")];
      const title = `${year}: ${plural(count, "paper")}`;
      return h("li", { title }, link && count ? h("a", { href: `#list=Paper&of=${year}`, "aria-label": title }, text) : h("span", { "aria-label": title, role: "img" }, text));
    };
    return h(small ? "ul.years-of.small" : "ul.years-of", { "aria-label": "Papers by year" }, list.map(column));
  }

  return { types, years, byYear };
})();
