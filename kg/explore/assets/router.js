"use strict";
/**
 * Addresses, and which view they show. This file comes early; main.js, the last, calls `Router.start()` when every
 * file has registered what it adds. The contract between files (more in docs/explorer-internals.md):
 *
 * - One file, one name: a classic script that defines one `const Name = (() => …)()`, listed in SCRIPTS of page.py.
 * - `Router.view(key, show)`: the addresses `#key` and `#key=value` show what `show(state)` returns, a {@link View}.
 * - `Router.action(place, make)`: `make(node)` gives a button (or null) for "paper", "entity", "list", "bar" or "drawing".
 * - `Router.keep(read, params)`: settings that travel from view to view in the address.
 * - `Router.shown(hook)`: `hook(view, state)` runs after each view has come up.
 * - `Router.go("#…")`, `Router.set({name: value})`, `Router.read()`, `Router.say(text)` (the live region).
 *
 * @typedef {{name: string, title: string, parts: Array, picture?: ?() => Object, side?: string, node?: number}} View
 *   name: what CSS sees as `body[data-view]`; parts: children of <main>, the first heading an h1 with tabindex -1;
 *   picture: what is drawn beside it (a Picture of ego.js), under the heading `side`; node: what it is about.
 */
const Router = (() => {
  const content = document.getElementById("content");
  const live = document.getElementById("live");
  /** @type {Map<string, (state: URLSearchParams) => View|Promise<View>>} */
  const views = new Map();
  const actions = new Map();
  /** @type {Array<{read: (state: URLSearchParams) => void, params: () => Object<string, string>}>} */
  const kept = [];
  const hooks = [];
  /** @type {(state: URLSearchParams) => View} */
  let home = () => ({ name: "start", title: "", parts: [] });
  let turn = 0;
  let first = true;

  const read = () => new URLSearchParams(location.hash.slice(1).replaceAll("+", "%2B"));

  /** An address that people can read: slashes, commas and colons stay as they are. */
  function write(state) {
    const text = state.toString().replaceAll("%2F", "/").replaceAll("%2C", ",").replaceAll("%3A", ":");
    return `#${text.replace(/=(?=&|$)/g, "")}`;
  }

  /** Follows a link within the page, with the kept settings. In a notebook's iframe a plain link would leave the page. */
  function go(target) {
    const state = new URLSearchParams(target.replace(/^#/, "").replaceAll("+", "%2B"));
    for (const { params } of kept) for (const [name, value] of Object.entries(params())) if (value) state.set(name, value);
    const address = write(state);
    if (location.hash === address || (address === "#" && location.hash === "")) route();
    else location.hash = address;
  }

  /**
   * Changes parameters of this address; empty ones are taken out. The view is drawn again where it stands.
   * @param {Object<string, string|number|null>} params
   * @param {{push?: boolean}} options push: as a step that "back" goes back on
   */
  function set(params, { push = false } = {}) {
    const state = read();
    for (const [name, value] of Object.entries(params)) {
      if (value === null || value === "") state.delete(name);
      else state.set(name, String(value));
    }
    try {
      if (push) history.pushState(null, "", write(state));
      else history.replaceState(history.state, "", write(state));
      return route({ keep: true });
    } catch {
      location.hash = write(state); // a notebook's iframe has no history of its own to rewrite
    }
  }

  /** The view of an address: the first registered key that it has. */
  function find(state) {
    for (const [key, show] of views) if (state.has(key)) return show(state);
    return home(state);
  }

  async function route({ keep = false } = {}) {
    const mine = ++turn;
    const state = read();
    for (const setting of kept) setting.read(state);
    const view = await find(state);
    if (mine !== turn) return;
    const inside = content.contains(document.activeElement);
    document.body.dataset.view = view.name;
    document.title = view.title ? `${view.title} · ${Store.title}` : Store.title;
    content.replaceChildren();
    Dom.add(content, view.parts);
    Chart.show(view.picture ? view.picture() : null, view.side ?? "");
    for (const hook of hooks) hook(view, state);
    if (keep) {
      if (inside) content.querySelector("h1")?.focus({ preventScroll: true });
      return;
    }
    if (!first) {
      scrollTo(0, 0);
      content.querySelector("h1")?.focus({ preventScroll: true });
      say(document.title);
    }
    first = false;
  }

  function say(text) {
    live.textContent = text;
  }

  /** The buttons registered for a place. @param {string} place @param {number} [node] */
  function buttons(place, node) {
    return (actions.get(place) ?? []).map((make) => make(node)).filter(Boolean);
  }

  /** Shows the address or, where it names no view, the one of `home`. */
  function start(home = "") {
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href^='#']");
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.id === "skip") content.focus();
      else go(link.getAttribute("href"));
    });
    addEventListener("hashchange", () => route());
    for (const [place, id] of [["bar", "bar-tools"], ["drawing", "side-tools"]])
      Dom.add(document.getElementById(id), buttons(place));
    // The address tells the view from the first on; the change of it brings the view up.
    if (home && location.hash.length < 2) location.hash = home;
    else return route();
  }

  return {
    view: (key, show) => views.set(key, show),
    home: (show) => (home = show),
    action: (place, make) => actions.set(place, [...(actions.get(place) ?? []), make]),
    keep: (read_, params) => kept.push({ read: read_, params }),
    shown: (hook) => hooks.push(hook),
    buttons,
    go,
    set,
    read,
    route,
    say,
    start,
  };
})();
