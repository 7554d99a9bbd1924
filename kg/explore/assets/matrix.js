"use strict";
/** Which pairs occur how often: `#matrix=Task,Dataset`, within one cluster with `&in=3`. A cell opens its papers. */
const Matrix = (() => {
  const { h, nodeLink, number, plural, typeName, part } = Dom;
  const ROWS = 25;
  const COLUMNS = 16;
  const TYPES = ["Method", "Task", "Dataset", "Robot", "RobotKind", "Metric"];
  const PAIRS = [["Task", "Dataset"], ["Method", "Dataset"], ["Method", "Task"], ["Method", "Robot"], ["Task", "Robot"]];

  /** Entities of a type by the number of papers of a scope that have them. @param {number[]} papers @returns {Map<number, number[]>} */
  function held(papers, type) {
    const found = new Map();
    for (const paper of papers)
      for (const node of Filter.entities(paper)) if (Store.typeOf(node) === type) found.set(node, [...(found.get(node) ?? []), paper]);
    return found;
  }

  /** Those that several papers have, unless there are none. */
  function common(every) {
    const some = new Map([...every].filter(([i]) => Filter.shared(i)));
    return some.size ? some : every;
  }

  /** The entities of most papers that go with the other side at all. */
  function best(own, other, most) {
    const paired = new Set([...other.values()].flat());
    const count = (i) => (own.get(i) ?? []).filter((paper) => paired.has(paper)).length;
    const counts = new Map([...own.keys()].map((i) => [i, count(i)]));
    return [...own.keys()].filter((i) => counts.get(i)).sort((a, b) => counts.get(b) - counts.get(a) || Store.degree(b) - Store.degree(a) || a - b).slice(0, most);
  }

  function select(label, value, types, change) {
    const list = h("select", { "aria-label": label, change: (event) => change(event.target.value) }, types.map((type) => h("option", { value: type, selected: type === value }, typeName(type, 2))));
    return list;
  }

  function table(rowType, columnType, papers) {
    const [everyRow, everyColumn] = [held(papers, rowType), held(papers, columnType)];
    const [rows, columns] = [common(everyRow), common(everyColumn)];
    const alone = everyRow.size - rows.size + everyColumn.size - columns.size;
    const [down, across] = [best(rows, columns, ROWS), best(columns, rows, COLUMNS)];
    const of = new Map(across.map((column) => [column, new Set(columns.get(column))]));
    const counts = down.map((row) => across.map((column) => (row === column ? 0 : (rows.get(row) ?? []).filter((paper) => of.get(column)?.has(paper)).length)));
    const most = counts.flat().reduce((a, b) => Math.max(a, b), 1);
    const cell = (count, row, column) => {
      if (!count) return h("td.none", { "aria-label": "none" });
      const href = `#with=${part(Store.id(row))}&with=${part(Store.id(column))}`;
      const told = `${plural(count, "paper")}: ${Store.label(row)} and ${Store.label(column)}`;
      const box = h("td", null, h("a", { href, title: told, "aria-label": told }, number(count)));
      box.style.setProperty("--share", `${Math.round(8 + (52 * Math.sqrt(count)) / Math.sqrt(most))}%`);
      return box;
    };
    if (!down.length || !across.length) return h("p.quiet", null, `No paper has both a ${typeName(rowType).toLowerCase()} and a ${typeName(columnType).toLowerCase()}.`);
    return [
      Filter.onlyShared(alone, "names"),
      h("div.scroll.matrix", { tabindex: "0", role: "group", "aria-label": "Matrix" },
        h(`table.t-${columnType}`, null,
          h("thead", null, h("tr", null, h("td", null), across.map((column) => h("th", { scope: "col" }, h("span.turned", null, nodeLink(column)))))),
          h("tbody", null, down.map((row, at) => h("tr", null, h("th", { scope: "row" }, nodeLink(row)), counts[at].map((count, n) => cell(count, row, across[n]))))))),
      (rows.size > down.length || columns.size > across.length) &&
        h("p.quiet", null, `The ${number(down.length)} of ${plural(rows.size, typeName(rowType).toLowerCase(), typeName(rowType, 2).toLowerCase())} and ${number(across.length)} of ${plural(columns.size, typeName(columnType).toLowerCase(), typeName(columnType, 2).toLowerCase())} that are in most papers together with the other side.`),
    ];
  }

  function view(state) {
    const [row, column] = (state.get("matrix") ?? "").split(",");
    const used = TYPES.filter((type) => Store.types.includes(type));
    const rowType = used.includes(row) ? row : (used[0] ?? "Method");
    const columnType = used.includes(column) ? column : (used[1] ?? rowType);
    const cluster = Store.clusters[Number(state.get("in") ?? -1)];
    const papers = (cluster ? cluster.papers : Store.members("Paper")).filter(Filter.shows);
    const go = (a, b) => Router.set({ matrix: `${a},${b}` }, { push: true });
    const hidden = [rowType, columnType].filter((type) => !Filter.showsType(type));
    return {
      name: "matrix",
      title: `${typeName(rowType, 2)} × ${typeName(columnType, 2).toLowerCase()}`,
      parts: [
        h("header.head", null, Together.eyebrow("Matrix"), Together.title(`${typeName(rowType, 2)} × ${typeName(columnType, 2).toLowerCase()}`),
          h("p.quiet", null, "How many papers have both; a number opens them.", cluster && [" Only papers of ", h("a", { href: `#cluster=${state.get("in")}` }, Clusters.name(cluster)), ". ", h("a", { href: `#matrix=${rowType},${columnType}` }, "All papers")]),
          h("p.controls", null, select("Rows", rowType, used, (type) => go(type, columnType)), " × ", select("Columns", columnType, used, (type) => go(rowType, type)))),
        hidden.length ? hidden.map((type) => Filter.notice(type, `${typeName(type, 2)} are hidden by the type filter.`)) : table(rowType, columnType, papers),
      ],
    };
  }

  /** Links to the matrices of types that this graph has. */
  const links = (suffix = "") =>
    PAIRS.filter((pair) => pair.every((type) => Store.types.includes(type)))
      .map(([a, b]) => h("a", { href: `#matrix=${a},${b}${suffix}` }, `${typeName(a, 2)} × ${typeName(b, 2).toLowerCase()}`));

  Router.view("matrix", view);

  return { links, held };
})();
