"use strict";
/** Groups of papers that share much: `#cluster=3` one of them, `#clusters` all, `#gaps` what nobody has done yet. */
const Clusters = (() => {
  const { h, nodeLink, number, plural, typeName, icon, moreList } = Dom;
  const { section } = Lists;
  const TOP = ["Method", "Task", "Dataset", "Robot"];
  /** A method or task of fewer papers of a cluster makes no gap. */
  const LEAST = 3;
  const CHECKED = 40;

  /** Its three most telling entities; a cluster without any has the name of its middle paper. */
  const name = (cluster, most = 3) => cluster.names.slice(0, most).map(Store.label).join(", ") || Store.label(cluster.papers[0]);
  const link = (at) => h("a", { href: `#cluster=${at}` }, name(Store.clusters[at]));

  /** A line per cluster. */
  function list({ first = 12 } = {}) {
    const row = (cluster, at) => h("li.cluster", null,
      h("a", { href: `#cluster=${at}` }, cluster.names.length ? cluster.names.slice(0, 3).map((i) => h("span.telling", null, icon(Store.typeOf(i)), h("bdi", null, Store.label(i)))) : name(cluster)),
      h("span.count", null, plural(cluster.papers.length, "paper")));
    return moreList(Store.clusters, row, { first, step: 50, tag: "ol.clusters" });
  }

  function column(cluster, type) {
    const found = [...Matrix.held(cluster.papers.filter(Filter.shows), type)].filter(([i, papers]) => Filter.shows(i) && papers.length > 1);
    if (!found.length) return null;
    found.sort((a, b) => b[1].length - a[1].length || Store.degree(a[0]) - Store.degree(b[0]) || a[0] - b[0]);
    const row = ([i, papers]) => h("li", null, nodeLink(i), h("span.count", { title: `${plural(papers.length, "paper")} of this cluster` }, number(papers.length)));
    return h("div.column", null, h("h3", null, typeName(type, 2)), moreList(found, row, { first: 8, step: 40 }));
  }

  /**
   * Pairs of a method and a task that are each in several papers of a cluster and together in none of the graph.
   * @returns {{method: number, task: number, methods: number, tasks: number, expected: number, at: number}[]} those first
   *   that one would expect most papers of, were the two independent
   */
  function gaps(at) {
    const { papers } = Store.clusters[at];
    const shown = papers.filter(Filter.shows);
    const sides = ["Method", "Task"].map((type) => {
      const held = [...Matrix.held(shown, type)].filter(([i, list]) => Filter.shows(i) && list.length >= Math.min(LEAST, Math.max(2, shown.length / 20)));
      return held.sort((a, b) => b[1].length - a[1].length || a[0] - b[0]).slice(0, CHECKED);
    });
    const found = [];
    for (const [task, tasks] of sides[1]) {
      const done = new Set(Filter.papers(task).flatMap(Filter.entities));
      for (const item of Store.statements(task)) done.add(item.head);
      for (const [method, methods] of sides[0])
        if (!done.has(method)) found.push({ method, task, methods: methods.length, tasks: tasks.length, expected: (methods.length * tasks.length) / shown.length, at });
    }
    return found.sort((a, b) => b.expected - a.expected || a.method - b.method || a.task - b.task);
  }

  /** The first of a list in which no method and no task comes up more than twice. */
  function varied(list) {
    const had = new Map();
    return list.filter(({ method, task }) => {
      const fresh = [method, task].every((i) => (had.get(i) ?? 0) < 2);
      if (fresh) for (const i of [method, task]) had.set(i, (had.get(i) ?? 0) + 1);
      return fresh;
    });
  }

  function gapRow(gap, named) {
    return h("li.gap", null,
      h("span.line-of", null, nodeLink(gap.method), h("span.quiet", null, " for "), nodeLink(gap.task)),
      h("p.quiet", null, `in ${plural(gap.methods, "paper")} and in ${number(gap.tasks)} of this cluster, together in none of the whole graph; by chance ${gap.expected.toFixed(1)} would have both. `,
        h("a", { href: Together.pathLink(gap.method, gap.task) }, "How are they connected?"), named && [" · ", link(gap.at)]));
  }

  const GAP_NOTE = "A method and a task that are each in several papers of a cluster, but together in no paper of this graph. It may be new, or pointless, or called otherwise.";

  function view(state) {
    const at = Number(state.get("cluster"));
    const cluster = Store.clusters[at];
    if (!cluster) return Paths.unknown(`cluster ${state.get("cluster")}`);
    const papers = cluster.papers.filter(Filter.shows);
    const missing = varied(gaps(at));
    const near = Store.ties.filter(([a, b]) => a === at || b === at).sort((a, b) => b[2] - a[2]).slice(0, 5).map(([a, b]) => (a === at ? b : a));
    return {
      name: "cluster",
      title: name(cluster),
      parts: [
        h("header.head", null, Together.eyebrow("Cluster"), Together.title(name(cluster)),
          h("p.quiet", null, `${plural(cluster.papers.length, "paper")} that share more with each other than with the rest. Named by what tells it apart.`),
          h("ul.chips", null, cluster.names.map((i) => h("li", null, Lists.chip(i))))),
        section("What is in most of them", h("div.grid", null, TOP.filter(Filter.showsType).map((type) => column(cluster, type))),
          h("p.all", null, Matrix.links(`&in=${at}`).map((item, n) => [n > 0 && " · ", item]))),
        section("Papers", h("p.quiet", null, "Those most related to the others first."), moreList(papers, (i) => Lists.paperRow(i), { first: 10, step: 100 }), Filter.lost(cluster.papers.length - papers.length, "papers")),
        missing.length > 0 && section("Not yet done", h("p.quiet", null, GAP_NOTE), moreList(missing, (gap) => gapRow(gap, false), { first: 6, step: 20 })),
        near.length > 0 && section("Next to it", h("ul.plain", null, near.map((other) => h("li", null, link(other), h("span.count", null, ` ${plural(Store.clusters[other].papers.length, "paper")}`))))),
      ],
      picture: () => Ego.ofCluster(cluster),
      side: "The middle of this cluster",
    };
  }

  function overview() {
    return {
      name: "clusters",
      title: "Clusters",
      parts: [
        h("header.head", null, Together.eyebrow("Clusters"), Together.title(plural(Store.clusters.length, "cluster")),
          h("p.quiet", null, "Papers that share more with each other than with the rest, named by what tells them apart.")),
        h("section", null, h("h2.unseen", null, "Clusters"), list({ first: 60 })),
      ],
      picture: Store.clusters.length ? Ego.clusters : null,
      side: "The clusters",
    };
  }

  function allGaps() {
    const found = varied(Store.clusters.flatMap((_, at) => varied(gaps(at)).slice(0, 12)).sort((a, b) => b.expected - a.expected || a.method - b.method || a.task - b.task));
    return {
      name: "gaps",
      title: "Not yet done",
      parts: [
        h("header.head", null, Together.eyebrow("Question"), Together.title("Not yet done"), h("p.quiet", null, GAP_NOTE)),
        h("section", null, h("h2.unseen", null, "Pairs"), found.length ? moreList(found, (gap) => gapRow(gap, true), { first: 25, step: 50 }) : h("p.quiet", null, "There is no such pair.")),
      ],
    };
  }

  Router.view("cluster", view);
  Router.view("clusters", overview);
  Router.view("gaps", allGaps);

  return { list, name, link, gaps };
})();
