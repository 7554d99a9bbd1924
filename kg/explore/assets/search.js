"use strict";
/** Search: names, aliases, titles and authors, whatever their case, accents, hyphens and spaces. */
const Search = (() => {
  const { h, add, icon, typeName, number } = Dom;
  const LIMIT = 12;

  /** Letters as typed without accents: "Söhne" and "sohne" meet. */
  function fold(text) {
    return text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[\s_\-\u2010-\u2015]+/g, " ")
      .trim();
  }
  const squash = (text) => text.replaceAll(" ", "");

  const names = (i) => {
    const more = Store.more(i);
    return [Store.label(i), more.name, ...(more.aliases ?? []), ...(more.authors ?? [])].filter(Boolean);
  };
  /** Folded names of each node, a line each; and the same without spaces. */
  const lines = new Array(Store.size);
  const solid = new Array(Store.size);
  for (let i = 0; i < Store.size; i++) {
    lines[i] = `\n${names(i).map(fold).join("\n")}\n`;
    solid[i] = squash(lines[i]);
  }

  /** 0 for the whole name, 1 its beginning, 2 the beginning of a word, 3 inside; -1 where it does not match. */
  function grade(i, query, dense, words) {
    const line = lines[i];
    if (line.includes(`\n${query}\n`) || solid[i].includes(`\n${dense}\n`)) return 0;
    if (line.includes(`\n${query}`) || solid[i].includes(`\n${dense}`)) return 1;
    if (line.includes(` ${query}`)) return 2;
    if (line.includes(query) || solid[i].includes(dense)) return 3;
    return words.length > 1 && words.every((word) => line.includes(word)) ? 4 : -1;
  }

  /**
   * The best nodes, and how many there are in all.
   * @param {string} text
   * @returns {{best: number[], total: number, hidden: number}} `hidden`: left out by the type filter
   */
  function find(text, limit = LIMIT) {
    const query = fold(text);
    if (!query) return { best: [], total: 0, hidden: 0 };
    const dense = squash(query);
    const words = query.split(" ");
    const grades = [[], [], [], [], []];
    let hidden = 0;
    for (let i = 0; i < Store.size; i++) {
      const score = grade(i, query, dense, words);
      if (score < 0) continue;
      if (Filter.shows(i)) grades[score].push(i);
      else hidden++;
    }
    const total = grades.reduce((sum, list) => sum + list.length, 0);
    const best = [];
    for (const list of grades) {
      if (best.length >= limit) break;
      list.sort((a, b) => Store.degree(b) - Store.degree(a) || Store.label(a).length - Store.label(b).length || a - b);
      best.push(...list.slice(0, limit - best.length));
    }
    return { best, total, hidden };
  }

  /** The name that matched where it is not the label. */
  function matched(i, query) {
    const dense = squash(query);
    const hit = (name) => fold(name).includes(query) || squash(fold(name)).includes(dense);
    return hit(Store.label(i)) ? "" : (names(i).find(hit) ?? "");
  }

  /** Wires the box; `go` is called with the chosen node. */
  function start(go) {
    const box = document.getElementById("q");
    const list = document.getElementById("hits");
    let chosen = -1;

    const options = () => [...list.querySelectorAll("[role=option]")];
    function choose(at) {
      chosen = at;
      options().forEach((option, n) => option.setAttribute("aria-selected", String(n === at)));
      const option = options()[at];
      if (option) {
        box.setAttribute("aria-activedescendant", option.id);
        option.scrollIntoView({ block: "nearest" });
      } else box.removeAttribute("aria-activedescendant");
    }
    function open(yes) {
      list.hidden = !yes;
      box.setAttribute("aria-expanded", String(yes));
      if (!yes) choose(-1);
    }
    function take(i) {
      box.value = "";
      open(false);
      go(i);
    }
    function show() {
      const query = fold(box.value);
      const { best, total, hidden } = find(box.value);
      list.replaceChildren(
        ...best.map((i, at) => {
          const alias = matched(i, query);
          const beside = Store.typeOf(i) === "Paper" ? Store.more(i).year : Dom.plural(Store.degree(i), "paper");
          return h(
            "li",
            { role: "option", id: `hit-${at}`, "aria-selected": "false", mousedown: (e) => e.preventDefault(), click: () => take(i) },
            icon(Store.typeOf(i)),
            h("span.name", { dir: "auto" }, Store.label(i), alias && h("small", null, ` ${alias}`)),
            h("span.kind", null, [typeName(Store.typeOf(i)), beside].filter(Boolean).join(" · ")),
          );
        }),
      );
      const left = total - best.length;
      const notes = [
        query && !total && !hidden && `Nothing is called “${box.value.trim()}”.`,
        left > 0 && `${number(left)} more: type on to narrow it down.`,
        hidden > 0 && `${number(hidden)} more hidden by the type filter.`,
      ].filter(Boolean);
      if (notes.length) add(list, h("li.note", { role: "presentation" }, notes.join(" ")));
      open(Boolean(query));
      if (best.length) choose(0);
      document.getElementById("live").textContent = query ? [Dom.plural(total, "result"), ...notes].join(". ") : "";
    }

    box.addEventListener("input", show);
    box.addEventListener("focus", () => box.value && show());
    box.addEventListener("blur", () => open(false));
    box.addEventListener("keydown", (event) => {
      const all = options().length;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (list.hidden) show();
        else if (all) choose((chosen + (event.key === "ArrowDown" ? 1 : all - 1) + all) % all);
      } else if (event.key === "Enter" && !list.hidden && chosen >= 0) {
        event.preventDefault();
        options()[chosen].click();
      } else if (event.key === "Escape") {
        if (list.hidden) box.value = "";
        open(false);
      }
    });
    document.addEventListener("keydown", (event) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        box.focus();
      }
    });
  }

  return { start, find, fold };
})();
