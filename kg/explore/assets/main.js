"use strict";
/** Addresses, and which view they show: `#n=<id>`, `#list=<type>`, `#all`, each with `&hide=<types>`. */
const Main = (() => {
  const { h } = Dom;
  const content = document.getElementById("content");
  const live = document.getElementById("live");
  let turn = 0;
  let first = true;

  const read = () => new URLSearchParams(location.hash.slice(1).replaceAll("+", "%2B"));

  /** Follows a link within the page. In a notebook's iframe a plain link would leave the page. */
  function go(target) {
    const hidden = Filter.text();
    const address = target.length > 1 && hidden ? `${target}&hide=${hidden}` : target.length > 1 ? target : hidden ? `#hide=${hidden}` : "#";
    if (location.hash === address || (address === "#" && location.hash === "")) route();
    else location.hash = address;
  }

  async function views(state) {
    if (state.has("n")) {
      const id = state.get("n");
      const node = Store.find(id);
      if (node === undefined)
        return { name: "missing", title: "Not found", parts: [h("h1", { tabindex: "-1" }, "Not found"), h("p.message", null, `This graph has nothing with the id “${id}”. It may come from another build: search for its name.`)] };
      const type = Store.typeOf(node);
      const parts = await (type === "Paper" ? PaperView : EntityView).view(node);
      if (!Filter.showsType(type)) parts.unshift(Filter.notice(type, `${Dom.typeName(type, 2)} are hidden by the type filter; this one is shown because you asked for it.`));
      return { name: "node", title: Store.label(node), parts, picture: () => Ego.around(node), side: "Neighbourhood" };
    }
    if (state.has("list") && Store.types.includes(state.get("list")))
      return { name: "list", title: Dom.typeName(state.get("list"), 2), parts: Lists.all(state.get("list")) };
    if (state.has("all"))
      return { name: "all", title: "The whole graph", parts: StartView.wholeView(), picture: Store.size <= StartView.WHOLE ? Ego.whole : null, side: "The whole graph" };
    return { name: "start", title: "", parts: StartView.view() };
  }

  async function route({ keep = false } = {}) {
    const mine = ++turn;
    const state = read();
    Filter.read(state.get("hide") ?? "");
    const view = await views(state);
    if (mine !== turn) return;
    const inside = content.contains(document.activeElement);
    document.body.dataset.view = view.name;
    document.title = view.title ? `${view.title} · ${Store.title}` : Store.title;
    content.replaceChildren();
    Dom.add(content, view.parts);
    Chart.show(view.picture ? view.picture() : null, view.side ?? "");
    if (keep) {
      if (inside) content.querySelector("h1")?.focus({ preventScroll: true });
      return;
    }
    if (!first) {
      scrollTo(0, 0);
      content.querySelector("h1")?.focus({ preventScroll: true });
      live.textContent = document.title;
    }
    first = false;
  }

  /** Copies the address of this view. */
  async function copyLink(button) {
    const text = button.textContent;
    try {
      await navigator.clipboard.writeText(location.href);
      button.textContent = "Copied";
      live.textContent = "Link copied";
      setTimeout(() => (button.textContent = text), 1500);
    } catch {
      // No access to the clipboard (a notebook's iframe): the address itself, ready to be copied.
      const field = h("input.narrow", { type: "text", readonly: true, value: location.href, "aria-label": "Address of this view" });
      button.replaceWith(field);
      field.select();
    }
  }

  function refilter() {
    const state = read();
    const hidden = Filter.text();
    hidden ? state.set("hide", hidden) : state.delete("hide");
    const text = state.toString().replaceAll("%2F", "/").replaceAll("%2C", ",").replace(/\ball=(?=&|$)/, "all");
    try {
      history.replaceState(history.state, "", `#${text}`);
      route({ keep: true });
    } catch {
      location.hash = `#${text}`; // a notebook's iframe has no history of its own to rewrite
    }
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='#']");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.id === "skip") content.focus();
    else go(link.getAttribute("href"));
  });
  addEventListener("hashchange", () => route());
  Filter.start(refilter);
  Search.start((i) => go(Dom.hash(Store.id(i))));
  Chart.start((i) => go(Dom.hash(Store.id(i))));
  route();

  return { copyLink };
})();
