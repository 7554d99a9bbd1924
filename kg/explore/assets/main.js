"use strict";
/** Puts the page together: the views that the files before have, and the start. */
const Main = (() => {
  const { h } = Dom;

  function missing(id) {
    const text = `This graph has nothing with the id “${id}”. It may come from another build: search for its name.`;
    return { name: "missing", title: "Not found", parts: [h("h1", { tabindex: "-1" }, "Not found"), h("p.message", null, text)] };
  }

  Router.view("n", async (state) => {
    const node = Store.find(state.get("n"));
    if (node === undefined) return missing(state.get("n"));
    const parts = [Filter.why(node), ...(await (Store.isPaper(node) ? PaperView : EntityView).view(node, state))];
    return { name: "node", title: Store.label(node), parts, node, picture: () => Ego.around(node), side: "Neighbourhood" };
  });
  Router.view("list", (state) => {
    const type = state.get("list");
    if (!Store.types.includes(type)) return missing(type);
    return { name: "list", title: Dom.typeName(type, 2), parts: Lists.all(type, state.get("of") ?? "") };
  });
  Router.view("all", () => ({
    name: "all",
    title: "The whole graph",
    parts: StartView.wholeView(),
    picture: StartView.picture,
    side: "The whole graph",
  }));
  Router.home(() => ({ name: "start", title: "", parts: StartView.view() }));

  /** Copies the address of this view. */
  async function copyLink(button) {
    const text = button.textContent;
    try {
      await navigator.clipboard.writeText(location.href);
      button.textContent = "Copied";
      Router.say("Link copied");
      setTimeout(() => (button.textContent = text), 1500);
    } catch {
      // No access to the clipboard (a notebook's iframe): the address itself, ready to be copied.
      const field = h("input.narrow", { type: "text", readonly: true, value: location.href, "aria-label": "Address of this view" });
      button.replaceWith(field);
      field.select();
    }
  }
  for (const place of ["paper", "entity"])
    Router.action(place, () => {
      const button = h("button.copy", { type: "button", click: () => copyLink(button) }, "Copy link");
      return button;
    });

  function start() {
    FilterPanel.start();
    Search.start((i) => Router.go(Dom.hash(Store.id(i))));
    Chart.start();
    Card.start();
    Router.start(Store.find(Store.home) === undefined ? "" : Dom.hash(Store.home));
  }

  /** Compressed as it is, this page cannot be read by a browser older than those of 2023. */
  function tooOld() {
    const text = "This browser is too old to unpack this page. A newer one opens it: Chromium from 80 on, Firefox from 113 on, Safari from 16.4 on.";
    Dom.add(document.getElementById("content"), h("h1", { tabindex: "-1" }, document.title), h("p.message", null, text));
  }

  Store.load(start, tooOld);

  return {};
})();
