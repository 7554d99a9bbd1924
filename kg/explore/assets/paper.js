"use strict";
/** The view of one paper. */
const PaperView = (() => {
  const { h, nodeLink, outLink, plural, moreList } = Dom;
  const { section } = Lists;
  const FACETS = { method: "Method", task: "Task", dataset: "Dataset", robot: "Robot" };

  /** Entities by role, the strongest role first; those of most papers first within one. */
  function roles(paper) {
    const groups = new Map();
    const seen = new Set();
    const arcs = [...Store.arcs(paper)].sort(
      (a, b) => Reasons.rank(a.kind) - Reasons.rank(b.kind) || Store.degree(b.node) - Store.degree(a.node) || a.node - b.node,
    );
    for (const arc of arcs) {
      const key = `${arc.kind} ${arc.node}`;
      if (seen.has(key) || !Filter.shows(arc.node)) continue;
      seen.add(key);
      if (!groups.has(arc.kind)) groups.set(arc.kind, []);
      groups.get(arc.kind).push(arc);
    }
    if (!groups.size) return null;
    const rows = [...groups].map(([kind, list]) => [
      h("dt", null, Reasons.heading(kind)),
      h("dd", null, moreList(list, (arc) => h("li", null, Lists.chip(arc.node)), { first: 16, step: 100 })),
    ]);
    return section("What it is about", h("dl.roles", null, rows));
  }

  const cell = ([text, node]) => h("td", { dir: "auto" }, node === null ? text : nodeLink(node, text || Store.label(node)));

  function results(details) {
    if (!details?.results.length) return null;
    const columns = ["metric", "value", "dataset", "method", "baseline"];
    const used = columns.filter((name) => name === "value" || details.results.some((row) => row[name][0] || row[name][1] !== null));
    const titles = { metric: "Metric", value: "Value", dataset: "On", method: "Method", baseline: "Against" };
    const body = details.results.map((row) => {
      const value = h("td.value", null, row.value, row.kind && h("small", null, ` ${row.kind}`));
      const line = h("tr", null, used.map((name) => (name === "value" ? value : cell(row[name]))));
      const quote = row.evidence.map((place) => Marks.sentence(details, place));
      return quote.length ? [line, h("tr.said", null, h("td", { colspan: used.length }, quote))] : [line];
    });
    return section(
      "Stated results",
      h("div.scroll", { tabindex: "0", role: "group", "aria-label": "Stated results" },
        h("table.results", null,
          h("thead", null, h("tr", null, used.map((name) => h("th", { scope: "col" }, titles[name])))),
          h("tbody", null, body))),
    );
  }

  function bar(item) {
    const parts = Object.entries(item.facets).map(([facet, share]) => {
      const part = h(`span.part.t-${FACETS[facet]}`, null);
      part.style.width = `${Math.max(1, Math.round(100 * share))}%`;
      return part;
    });
    const told = Object.entries(item.facets).map(([facet, share]) => `${facet} ${share.toFixed(2)}`);
    return h("span.score", { title: told.join(" · ") }, h("span.bar", { "aria-hidden": "true" }, parts), item.score.toFixed(2));
  }

  function related(paper) {
    const all = Store.related(paper);
    if (!all.length) return section("Related papers", h("p.quiet", null, "No other paper shares anything with this one."));
    if (!Filter.showsType("Paper")) return section("Related papers", Filter.notice("Paper", "Papers are hidden by the type filter."));
    const draw = (item) => {
      const shared = item.shared.filter(Filter.shows);
      const lost = item.shared.length - shared.length;
      return h(
        "li.related",
        null,
        h("div.line", null, nodeLink(item.other), bar(item)),
        h("p.byline", { dir: "auto" }, Lists.byline(item.other), Store.more(item.other).opening && ` · ${Store.more(item.other).opening}`),
        moreList(shared, (entity) => Reasons.row(paper, item.other, entity), { first: 4, step: 50 }),
        lost > 0 && h("p.quiet", null, `${plural(lost, "reason")} hidden by the type filter.`),
      );
    };
    return section(
      "Related papers",
      h("p.quiet", null, "Ranked by what they share; rare things count more than common ones. Open a reason for its two sentences."),
      moreList(all, draw, { first: 10, step: 20, tag: "ol" }),
    );
  }

  /** The abstract with its mentions; as written on demand, where cleaning has changed it. */
  function abstract(details) {
    const text = h("p.abstract", { dir: "auto" });
    const draw = (written) => {
      text.classList.toggle("written", written);
      text.replaceChildren(...Marks.text(written ? details.written : details, 1));
    };
    const button = h(
      "button.more",
      {
        type: "button",
        "aria-pressed": "false",
        click: () => {
          const written = button.getAttribute("aria-pressed") !== "true";
          button.setAttribute("aria-pressed", String(written));
          draw(written);
        },
      },
      "As written",
    );
    draw(false);
    return h("section.first", null, h("h2.unseen", null, "Abstract"), text, details.written && button);
  }

  /** @param {number} i */
  async function view(i) {
    const more = Store.more(i);
    const details = await Store.details(i);
    const links = [
      more.url && outLink(more.url, "Open the paper"),
      ...(details?.links ?? []).map(([kind, url]) => outLink(url, `${kind[0].toUpperCase()}${kind.slice(1)}`)),
    ].filter(Boolean);
    const statements = Store.arcs(i).flatMap((arc) => Store.statements(arc.node));
    const own = [...new Set(statements)].filter((item) => item.evidence.some((place) => place[0] === i));
    return [
      Lists.head(
        i,
        more.untitled &&
          h("p.quiet", null, `Its title is not known: ${more.opening ? "this is the name that it proposes" : "these are its opening words"}.`),
        more.authors && h("p.authors", { dir: "auto" }, more.authors.join(", ")),
        h("p.meta", null, [more.venue, more.year].filter(Boolean).join(" "), links.map((link) => [" ", link])),
      ),
      details?.texts[1] && abstract(details),
      !Store.texts &&
        h("p.quiet", null, Store.readable ? "This page was made without abstracts." : "This browser is too old to unpack the abstracts."),
      roles(i),
      results(details),
      related(i),
      own.length > 0 && section("What it states", Lists.statements(own)),
      more.sources && h("p.sources", null, `Read from ${more.sources.join("; ")}.`),
      Lists.foot(i),
    ];
  }

  return { view };
})();
