"use strict";
/** Related papers: a ranked list with the reasons, by all that two papers share or by one facet of it. */
const Related = (() => {
  const { h, nodeLink, plural, moreList } = Dom;
  const { section } = Lists;
  /** The type whose colour stands for a facet; what a button calls it. @type {Object<string, [string, string]>} */
  const FACETS = {
    method: ["Method", "Methods"],
    task: ["Task", "Tasks"],
    dataset: ["Dataset", "Datasets"],
    robot: ["Robot", "Robots"],
    text: ["Paper", "Words"],
  };
  const TYPES = { method: ["Method"], task: ["Task"], dataset: ["Dataset"], robot: ["Robot", "RobotKind"] };
  const colour = (facet) => FACETS[facet]?.[0] ?? "Node";
  const name = (facet) => FACETS[facet]?.[1] ?? facet;

  /** Its parts by facet, as long as its score beside the best of the list. */
  function bar(item, best) {
    const told = Object.entries(item.facets).map(([facet, share]) => `${facet} ${share.toFixed(2)}`);
    const parts = Object.entries(item.facets).map(([facet, share]) => {
      const part = h(`span.part.t-${colour(facet)}`, null);
      part.style.width = `${Math.round((100 * share) / best)}%`;
      return part;
    });
    return h("span.score", { title: told.join(" · ") }, h("span.bar", { "aria-hidden": "true" }, parts), item.score.toFixed(2));
  }

  function row(paper, item, by, best) {
    const wanted = TYPES[by];
    const shown = item.shared.filter(Filter.shows);
    // Those of the facet first: they are why it stands where it stands.
    const shared = wanted ? [...shown.filter((i) => wanted.includes(Store.typeOf(i))), ...shown.filter((i) => !wanted.includes(Store.typeOf(i)))] : shown;
    const lost = item.shared.length - shown.length;
    const { opening } = Store.more(item.other);
    return h(
      "li.related",
      null,
      h("div.line", null, nodeLink(item.other), bar(item, best)),
      h("p.byline", { dir: "auto" }, [Lists.byline(item.other), opening].filter(Boolean).join(" · ")),
      shared.length > 0 && Reasons.why(paper, item.other, shared),
      item.words.length > 0 && (by === "text" || !shared.length) && Reasons.alike(paper, item.other, item.words),
      lost > 0 && h("p.quiet", null, `${plural(lost, "reason")} hidden by the type filter.`),
    );
  }

  /** The buttons that choose the facet; the choice is part of the address. */
  function tabs(all, by) {
    const order = (facet) => (Object.keys(FACETS).indexOf(facet) + 100) % 100;
    const used = [...Store.facets].sort((a, b) => order(a) - order(b)).filter((facet) => all.some((item) => item.facets[facet] > 0));
    if (used.length < 2) return null;
    const button = (facet, text) =>
      h("button", { type: "button", "aria-pressed": String(by === facet), click: () => Router.set({ by: facet }) }, facet && Dom.icon(colour(facet)), text);
    return h("div.tabs", { role: "group", "aria-label": "Related by" }, button("", "All"), used.map((facet) => button(facet, name(facet))));
  }

  /**
   * @param {number} paper
   * @param {URLSearchParams} state `by`: the facet
   */
  function view(paper, state) {
    const all = Store.related(paper);
    if (!all.length) return section("Related papers", h("p.quiet", null, "No other paper shares anything with this one."));
    if (!Filter.showsType("Paper")) return section("Related papers", Filter.notice("Paper", "Papers are hidden by the type filter."));
    const by = Store.facets.includes(state.get("by")) ? (state.get("by") ?? "") : "";
    const found = by ? all.filter((item) => item.facets[by] > 0).sort((a, b) => b.facets[by] - a.facets[by] || b.score - a.score || a.other - b.other) : all;
    const best = Math.max(...all.map((item) => item.score), 0.0001);
    const shown = found.filter((item) => Filter.shows(item.other));
    const share = TYPES[by] && `#share=${Dom.part(Store.id(paper))}&by=${TYPES[by][0]}`;
    return section(
      "Related papers",
      h("p.quiet", null, "Ranked by what they share and by the words they use; what is rare counts more. Open a reason for its two sentences."),
      tabs(all, by),
      shown.length ? moreList(shown, (item) => row(paper, item, by, best), { first: 10, step: 20, tag: "ol" }) : h("p.quiet", null, "None of them."),
      Filter.lost(found.length - shown.length, "related papers"),
      share && h("p.all", null, h("a", { href: share }, `All papers that share ${name(by).toLowerCase()} with this one`)),
    );
  }

  return { view, colour };
})();
