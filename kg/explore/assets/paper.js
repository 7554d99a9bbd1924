"use strict";
/** The view of one paper. */
const PaperView = (() => {
  const { h, nodeLink, outLink, moreList } = Dom;
  const { section } = Lists;

  /** Entities by role, the strongest role first; those of most papers first within one. */
  function roles(paper) {
    const groups = new Map();
    const seen = new Set();
    const all = Store.arcs(paper);
    const shown = Filter.arcs(paper);
    const arcs = shown.sort(
      (a, b) => Reasons.rank(a.kind) - Reasons.rank(b.kind) || Store.degree(b.node) - Store.degree(a.node) || a.node - b.node,
    );
    for (const arc of arcs) {
      const key = `${arc.kind} ${arc.node}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!groups.has(arc.kind)) groups.set(arc.kind, []);
      groups.get(arc.kind).push(arc);
    }
    if (!all.length) return null;
    const rows = [...groups].map(([kind, list]) => [
      h("dt", null, Reasons.heading(kind)),
      h("dd", null, moreList(list, (arc) => h("li", null, Lists.chip(arc.node)), { first: 16, step: 100 })),
    ]);
    return section("What it is about", rows.length > 0 && h("dl.roles", null, rows), Filter.lost(all.length - shown.length, "links"));
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

  /** @param {number} i @param {URLSearchParams} state */
  async function view(i, state) {
    const more = Store.more(i);
    const details = await Store.details(i);
    const links = [
      more.url && outLink(more.url, "Open the paper"),
      ...(details?.links ?? []).map(([kind, url]) => outLink(url, `${kind[0].toUpperCase()}${kind.slice(1)}`)),
    ].filter(Boolean);
    const statements = Store.neighbours(i).flatMap(Filter.statements);
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
      Related.view(i, state),
      own.length > 0 && section("What it states", Lists.statements(own)),
      Questions.about(i),
      more.sources && h("p.sources", null, `Read from ${more.sources.join("; ")}.`),
      Lists.foot(i),
    ];
  }

  return { view };
})();
