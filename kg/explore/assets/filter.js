"use strict";
/**
 * What lists, search and drawings leave out: types, roles, uncertain links, years. Its state travels in the address:
 * `hide`, `roles` (hidden ones), `sure` (per cent), `years` ("2020-2024", either may be missing), `few` (also what one
 * paper alone names).
 */
const Filter = (() => {
  const { h, icon, typeName, number } = Dom;
  /** @type {Set<string>} */
  let hidden = new Set();
  /** @type {Set<string>} */
  let roles = new Set();
  let sure = 0;
  let from = -Infinity;
  let to = Infinity;
  let few = false;

  /** Types that the filter shows and hides by name; an empty graph has none. */
  const roleKinds = () => Store.kinds.filter((kind) => Reasons.isRole(kind));
  const years = () => {
    const known = Store.members("Paper").map(Store.year).filter(Boolean);
    return known.length ? [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))] : null;
  };
  const bounded = () => from > -Infinity || to < Infinity;
  const inYears = (i) => !bounded() || !Store.isPaper(i) || (Store.year(i) >= from && Store.year(i) <= to);
  const shows = (i) => !hidden.has(Store.typeOf(i)) && inYears(i);
  const passes = (kind, confidence) => !roles.has(kind) && confidence * 100 >= sure;

  /** @returns {Arc[]} the links of a node that are shown, with what is at their other end */
  const arcs = (i) => Store.arcs(i).filter((arc) => passes(arc.kind, arc.confidence) && shows(arc.node));
  /** @returns {number[]} */
  const neighbours = (i) => [...new Set(arcs(i).map((arc) => arc.node))];
  /** The papers that name an entity. @returns {number[]} */
  const papers = (i) => neighbours(i).filter(Store.isPaper);
  /** The entities that a paper names. @returns {number[]} */
  const entities = (i) => neighbours(i).filter((node) => !Store.isPaper(node));
  const statements = (i) =>
    Store.statements(i).filter((item) => item.confidence * 100 >= sure && shows(item.head) && shows(item.tail));
  /** Whether lists and drawings show it where nobody asked for it: what one paper alone names says little. */
  const shared = (i) => few || Store.isPaper(i) || Store.degree(i) > 1;

  /** Takes the state of an address. @param {URLSearchParams} state */
  function read(state) {
    const list = (name) => (state.get(name) ?? "").split(",");
    hidden = new Set(list("hide").filter((type) => Store.types.includes(type)));
    roles = new Set(list("roles").filter((kind) => Store.kinds.includes(kind)));
    sure = Math.min(100, Math.max(0, Math.round(Number(state.get("sure"))) || 0));
    const [first, last] = /^(\d*)-(\d*)$/.exec(state.get("years") ?? "")?.slice(1) ?? ["", ""];
    from = first ? Number(first) : -Infinity;
    to = last ? Number(last) : Infinity;
    few = state.has("few");
    FilterPanel.draw();
  }

  const params = () => ({
    hide: [...hidden].sort().join(","),
    roles: [...roles].sort().join(","),
    sure: sure ? String(sure) : "",
    years: bounded() ? `${from > -Infinity ? from : ""}-${to < Infinity ? to : ""}` : "",
    few: few ? "1" : "",
  });
  Router.keep(read, params);

  /** Changes some of the settings; the others stay. */
  const change = (changes) => Router.set({ ...params(), ...changes });
  const toggled = (set, item) => (set.has(item) ? [...set].filter((other) => other !== item) : [...set, item]).sort().join(",");
  const toggle = (type) => change({ hide: toggled(hidden, type) });
  const reset = () => change({ hide: "", roles: "", sure: "", years: "" });

  const span = () => (from === to ? `of ${from}` : from === -Infinity ? `up to ${to}` : to === Infinity ? `from ${from} on` : `of ${from}–${to}`);

  /** What is left out, in words. @returns {string[]} */
  function told() {
    const types = [...hidden].sort().map((type) => typeName(type, 2).toLowerCase());
    const kinds = [...roles].sort().map((kind) => `“${Reasons.verb(kind)}”`);
    return [
      types.length > 0 && types.join(", "),
      kinds.length > 0 && `links that say ${kinds.join(", ")}`,
      sure > 0 && `links less sure than ${sure} %`,
      bounded() && `papers other than those ${span()}`,
    ].filter((text) => typeof text === "string");
  }

  /** A message with a button. */
  const message = (text, label, click) => h("p.message", null, `${text} `, h("button", { type: "button", click }, label));

  /** What stands in for something of a type that is hidden, with a button that shows it again. */
  const notice = (type, what) => message(what, `Show ${typeName(type, 2).toLowerCase()}`, () => toggle(type));

  /** Where a node is hidden and shown all the same, because one asked for it. @returns {?Element} */
  function why(i) {
    const type = Store.typeOf(i);
    if (hidden.has(type)) return notice(type, `${typeName(type, 2)} are hidden by the type filter; this one is shown because you asked for it.`);
    if (inYears(i)) return null;
    return message(`Only papers ${span()} are shown; this one (${Store.year(i) ?? "no year is known"}) because you asked for it.`, "Show all years", () => change({ years: "" }));
  }

  /** Says how much of a view the filter leaves out, or nothing. @param {number} count @param {string} what several of them */
  const lost = (count, what) =>
    count > 0 && h("p.quiet.lost", null, `${number(count)} ${count === 1 ? what.replace(/s$/, "") : what} hidden by the filters. `, h("button.more", { type: "button", click: reset }, "Show all"));

  /** Says that what one paper alone names is left out, with a button that shows it. */
  const onlyShared = (count, what = "names") =>
    (few || count > 0) &&
    h("p.quiet.few", null, few ? "Also what one paper alone names is shown. " : `${number(count)} ${what} that one paper alone has are left out. `,
      h("button.more", { type: "button", click: () => change({ few: few ? "" : "1" }) }, few ? "Leave them out" : "Show them"));

  return {
    icon,
    shows,
    showsType: (type) => !hidden.has(type),
    passes,
    arcs,
    neighbours,
    papers,
    entities,
    statements,
    shared,
    params,
    change,
    toggle,
    toggled,
    reset,
    told,
    notice,
    why,
    lost,
    onlyShared,
    years,
    roleKinds,
    state: () => ({ hidden, roles, sure, from, to, few }),
    hiddenTypes: () => [...hidden].sort(),
  };
})();
