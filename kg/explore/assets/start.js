"use strict";
/** The start view: counts, what is most connected, all papers. */
const StartView = (() => {
  const { h, nodeLink, number, typeName, icon, moreList } = Dom;
  const { section } = Lists;
  const TOP = ["Method", "Task", "Dataset", "Robot"];
  /** As in kg/explore/overview.py. */
  const WHOLE = 1500;

  /** What the picture of everything would show now. */
  const drawn = () => (Store.places.length ? Store.places.length / 3 : Store.size);

  function counts() {
    const tiles = Store.types.map((type) => {
      const count = Store.members(type).length;
      return h("li", null, h("a.tile", { href: `#list=${type}` }, icon(type), h("strong", null, number(count)), h("span", null, typeName(type, count).toLowerCase())));
    });
    return h("ul.tiles", { "aria-label": "What is in here" }, tiles);
  }

  function top(told = true) {
    const columns = TOP.filter((type) => Store.members(type).length).map((type) => {
      const shared = Store.members(type).filter(Filter.shared);
      const list = shared.length ? shared : Store.members(type);
      const most = Math.max(1, Store.degree(list[0]));
      const row = (i) => {
        const bar = most > 1 && h(`span.measure.t-${type}`, { "aria-hidden": "true" });
        if (bar) bar.style.width = `${Math.round((100 * Store.degree(i)) / most)}%`;
        return h("li", null, h("span.over", null, nodeLink(i), bar), h("span.count", { title: "papers" }, number(Store.degree(i))));
      };
      return h(
        "div.column",
        null,
        h("h3", null, typeName(type, 2)),
        Filter.showsType(type)
          ? h("ol", null, list.slice(0, 8).map(row))
          : Filter.notice(type, "Hidden by the type filter."),
        Store.members(type).length > Math.min(list.length, 8) && h("a.all", { href: `#list=${type}` }, `All ${number(Store.members(type).length)} ${typeName(type, 2).toLowerCase()}`),
      );
    });
    const alone = Store.allTypes.filter((type) => type !== "Paper").flatMap(Store.members).filter((i) => Store.degree(i) < 2).length;
    return section("In most papers", h("div.grid", null, columns), told && Filter.onlyShared(alone));
  }

  function clusters() {
    if (!Store.clusters.length) return null;
    return section("Clusters", h("p.quiet", null, "Papers that share more with each other than with the rest, named by what tells them apart. ", h("a", { href: "#clusters" }, "Draw them")), Clusters.list());
  }

  function charts() {
    const all = Store.members("Paper");
    const years = Bars.byYear(all).length > 1 && Bars.years(all);
    return h("div.grid.charts", null,
      section("By type", Bars.types()),
      years && section("Papers by year", years));
  }

  function papers() {
    const list = Store.members("Paper");
    if (!list.length) return null;
    return section(
      "Papers",
      Filter.showsType("Paper")
        ? moreList(list, (i) => Lists.paperRow(i), { first: 12, step: 100, tag: "ul" })
        : Filter.notice("Paper", "Papers are hidden by the type filter."),
    );
  }

  function view() {
    const whole = drawn() <= WHOLE
      ? h("p.whole", null, h("a", { href: "#all" }, "Draw the whole graph"))
      : h("p.whole.quiet", null, `The whole graph has ${number(Store.size)} nodes, too many for a drawing that says anything: each paper and each name has a drawing of its surroundings, and `, h("a", { href: "#clusters" }, "the clusters"), " have one.");
    return [h("h1.unseen", { tabindex: "-1" }, Store.title), counts(), top(), clusters(), Questions.any(), charts(), papers(), whole];
  }

  /** Beside the drawing of everything. */
  function wholeView() {
    if (drawn() > WHOLE) return [h("h1", { tabindex: "-1" }, "The whole graph"), h("p.message", null, `It has ${number(Store.size)} nodes; drawings stop at ${number(WHOLE)}.${Store.clusters.length ? " Here are its clusters." : ""}`), Clusters.list({ first: 60 })];
    const alone = Store.size - Array.from({ length: Store.size }, (_, i) => i).filter(Filter.shared).length;
    return [
      h("header.head", null, h("p.eyebrow", null, "Drawing"), h("h1", { tabindex: "-1" }, "The whole graph"),
        h("p.quiet", null, "Papers and what they name. Select a node to see its name and what it touches."),
        Filter.onlyShared(alone)),
      top(false),
    ];
  }

  /** What is drawn beside it: all nodes where they are few enough, else the clusters. */
  const picture = () => (drawn() <= WHOLE ? Ego.whole() : Store.clusters.length ? Ego.clusters() : null);

  return { view, wholeView, picture };
})();
