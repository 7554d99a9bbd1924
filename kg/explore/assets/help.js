"use strict";
/** What the page shows and which keys it knows: a dialog behind `?`. */
const Help = (() => {
  const { h, icon, typeName } = Dom;
  /** @type {?HTMLDialogElement} */
  let dialog = null;

  const DRAWING = [
    ["n, p", "next and previous node"],
    ["Enter", "open the node"],
    ["e", "show or hide its neighbours"],
    ["arrows, +, −, 0", "move, zoom, fit"],
    ["Escape", "select nothing"],
  ];
  const SEARCH = [
    ["↓, ↑", "next and previous result"],
    ["Enter", "open it"],
    ["Escape", "close the results; once more empties the box"],
  ];
  const EVERYWHERE = [
    ["Tab, Shift+Tab", "next and previous link or button"],
    ["Alt+←, Alt+→", "back and forward through the views"],
  ];
  const ABOUT = [
    ["Ranking", "Related papers are ranked by the methods, tasks, datasets and robots that both name; a rare one counts more than a common one. Each reason opens the sentences of both papers."],
    ["Confidence", "How sure the extraction is of a mention, from 0 to 1. A program has read these papers: what it says is shown with the sentence, so that one can check it."],
    ["Links", "The address of the page holds the view with its filters. Copy it, and it opens the same view in the same file."],
    ["Reading list", "It is kept by this browser on this computer and sent nowhere. The page asks nothing of any network."],
  ];

  const table = (title, rows) => [
    h("h3", null, title),
    h("dl.keys", null, rows.map(([key, text]) => h("div", null, h("dt", null, key.split(", ").map((one, at) => [at ? " " : "", h("kbd", null, one)])), h("dd", null, text)))),
  ];

  function build() {
    const check = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", id: "single-keys", change: () => Shortcuts.set(check.checked) }));
    check.checked = Shortcuts.on();
    const close = h("button.more", { type: "button", click: () => dialog?.close() }, "Close");
    return /** @type {HTMLDialogElement} */ (
      h("dialog.help", { id: "help", "aria-labelledby": "help-title", close: () => dialog?.remove() },
        h("div.help-head", null, h("h2", { id: "help-title", tabindex: "-1" }, "Help"), close),
        h("div.help-columns", null,
          h("section", null,
            h("h3", null, "What the signs mean"),
            h("ul.signs", null, Store.allTypes.filter((type) => type !== "Node").map((type) => h("li", null, icon(type), typeName(type, 2)))),
            h("dl.about", null, ABOUT.map(([name, text]) => [h("dt", null, name), h("dd", null, text)]))),
          h("section", null,
            table("Keys everywhere", [...EVERYWHERE, ...Shortcuts.list().map(({ key, text }) => [key, text])]),
            h("p.row", null, check, h("label", { for: "single-keys" }, "Single letters and signs work as keys")),
            table("In the search", SEARCH),
            table("In the drawing", DRAWING))))
    );
  }

  function open() {
    if (dialog?.open) return;
    dialog = build();
    document.body.append(dialog);
    dialog.showModal();
    /** @type {?HTMLElement} */ (dialog.querySelector("h2"))?.focus();
  }

  Router.action("bar", () => h("button.bar-link", { type: "button", "aria-haspopup": "dialog", click: open }, "Help"));

  return { open };
})();
