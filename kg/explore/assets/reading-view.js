"use strict";
/** The view of the reading list (`#reading`), the button that puts a paper on it, and the way in and out as files. */
const ReadingView = (() => {
  const { h, nodeLink, plural, number } = Dom;
  const LARGEST = 50e6; // bytes of a file to read in
  /** What the last import or removal has to say; gone with the next change of view. @type {Node[]} */
  let news = [];

  const label = (item) => item.title || item.id;
  /** Draws the list again where it is what one looks at. */
  async function redraw() {
    keep();
    if (Router.read().has("reading")) await Router.route({ keep: true });
  }

  // -- notes: kept while one types, at the latest when the page goes away --------------------------------------------

  /** @type {?{id: string, text: string}} */
  let typed = null;
  let waiting = 0;

  function keep() {
    clearTimeout(waiting);
    if (typed) ReadingList.annotate(typed.id, typed.text);
    typed = null;
  }
  addEventListener("pagehide", keep);

  // -- one paper ------------------------------------------------------------------------------------------------------

  function note(item) {
    const field = /** @type {HTMLTextAreaElement} */ (
      h("textarea.note-field", { rows: Math.min(8, item.note.split("\n").length), "aria-label": `Note on ${label(item)}`, placeholder: "Note", dir: "auto" })
    );
    field.value = item.note;
    field.addEventListener("input", () => {
      if (typed?.id !== item.id) keep();
      typed = { id: item.id, text: field.value };
      clearTimeout(waiting);
      waiting = setTimeout(keep, 300);
    });
    field.addEventListener("blur", keep);
    return field;
  }

  async function move(item, by, name) {
    const place = ReadingList.move(item.id, by);
    await redraw();
    const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(`[data-item="${CSS.escape(item.id)}"] .order button`));
    const again = [...buttons].find((button) => button.dataset.move === name && !button.disabled) ?? [...buttons].find((button) => !button.disabled);
    again?.focus();
    Router.say(`${label(item)}: now ${place + 1} of ${ReadingList.size()}`);
  }

  async function remove(item) {
    const { item: old, place } = ReadingList.remove(item.id);
    const undo = h("button", { type: "button", click: () => back(old, place) }, "Undo");
    news = [h("p.message", null, "Removed ", h("bdi", null, label(item)), ". ", undo)];
    await redraw();
    undo.focus();
    Router.say(`Removed ${label(item)}`);
  }

  async function back(item, place) {
    news = [];
    ReadingList.insert(item, place);
    await redraw();
    /** @type {?HTMLElement} */ (document.querySelector(`[data-item="${CSS.escape(item.id)}"] a, [data-item="${CSS.escape(item.id)}"] button`))?.focus();
  }

  function row(item, at) {
    const node = Store.find(item.id);
    const last = ReadingList.size() - 1;
    const step = (name, by, sign, off) =>
      h("button", { type: "button", "data-move": name, disabled: off, "aria-label": `Move ${label(item)} ${name}`, title: `Move ${name}`, click: () => move(item, by, name) }, sign);
    const by = node === undefined ? [item.authors.slice(0, 3).join(", "), [item.venue, item.year].filter(Boolean).join(" ")].filter(Boolean).join(" · ") : Lists.byline(node);
    return h(
      "li.listed",
      { "data-item": item.id },
      h("div.line", null,
        node === undefined ? h("span", null, h("span", { dir: "auto" }, label(item)), h("span.quiet", null, " — not in this page")) : nodeLink(node),
        h("span.order", { role: "group", "aria-label": `Order of ${label(item)}` },
          step("up", -1, "↑", at === 0),
          step("down", 1, "↓", at === last),
          h("button", { type: "button", "aria-label": `Remove ${label(item)}`, click: () => remove(item) }, "Remove"))),
      h("p.byline", { dir: "auto" }, by),
      node !== undefined && Store.more(node).opening && h("p.opening", { dir: "auto" }, Store.more(node).opening),
      note(item),
    );
  }

  // -- files ----------------------------------------------------------------------------------------------------------

  function out() {
    const select = /** @type {HTMLSelectElement} */ (
      h("select", { "aria-label": "Format" }, Object.entries(ReadingWrite.FORMATS).map(([key, format]) => h("option", { value: key }, format.name)))
    );
    const made = () => {
      const format = ReadingWrite.FORMATS[select.value];
      return { format, text: format.write(ReadingList.shown()) };
    };
    const box = h("div", null);
    const download = () => {
      const { format, text } = made();
      Files.download(format.file, text, format.type);
      Router.say(`${format.file} is saved by the browser`);
    };
    const copy = async () => {
      const { format, text } = made();
      try {
        await navigator.clipboard.writeText(text);
        Router.say(`Copied as ${format.name}`);
        box.replaceChildren(h("p.quiet", null, `Copied as ${format.name}.`));
      } catch {
        const field = /** @type {HTMLTextAreaElement} */ (h("textarea.note-field", { rows: 10, readonly: true, "aria-label": `The list as ${format.name}` }));
        field.value = text;
        box.replaceChildren(h("p.quiet", null, "The browser gives no access to the clipboard: here is the text."), field);
        field.select();
      }
    };
    return h("div", null,
      h("div.row", null, select,
        h("button.more", { type: "button", click: download }, "Save a file"),
        h("button.more", { type: "button", click: copy }, "Copy")),
      box);
  }

  /** @param {FileList|File[]} files */
  async function take(files) {
    /** @type {Found} */
    const all = { items: [], unknown: [] };
    for (const file of files) {
      const found = file.size > LARGEST
        ? { items: [], unknown: [{ what: file.name, why: `larger than ${number(LARGEST / 1e6)} MB` }] }
        : ReadingRead.read(await file.text(), file.name);
      all.items.push(...found.items);
      all.unknown.push(...found.unknown);
    }
    const { added, there } = all.items.length ? ReadingList.merge(all.items) : { added: 0, there: 0 };
    const told = [`${plural(added, "paper")} added`, there && `${number(there)} already there`, all.unknown.length && `${number(all.unknown.length)} not recognised`].filter(Boolean).join(", ");
    news = [
      h("div.message", null, h("p", null, `${told}.`),
        all.unknown.length > 0 && Dom.moreList(all.unknown, ({ what, why }) => h("li", null, h("bdi", null, what), h("span.quiet", null, ` — ${why}`)), { first: 20 })),
    ];
    await redraw();
    Router.say(told);
  }

  function into() {
    const field = h("input", {
      type: "file", id: "reading-file", multiple: true, accept: ".json,.bib,.csv,.tsv,.md,.txt",
      change: (event) => take([...event.target.files]),
    });
    return h("div.row", null, h("label", { for: "reading-file" }, "Bring in JSON, BibTeX, CSV or Markdown:"), field);
  }

  // -- the view -------------------------------------------------------------------------------------------------------

  function view() {
    const items = ReadingList.shown();
    const kept = Saved.lasting()
      ? "Kept in this browser, on this computer alone."
      : "This browser keeps nothing for this page, so the list is lost when the page is closed: save it as a file.";
    const parts = [
      h("header.head", null,
        h("p.eyebrow", null, "Yours"),
        h("h1", { tabindex: "-1" }, "Reading list"),
        h(Saved.lasting() ? "p.quiet" : "p.message", { id: "kept" }, `${plural(items.length, "paper")}. ${kept}`)),
      news,
      items.length
        ? h("ol.reading", { "aria-label": "Papers to read" }, items.map(row))
        : h("p", null, "No paper yet. Each paper has a button “Add to reading list”."),
      h("section", null, h("h2", null, "Take it with you"), items.length > 0 && out(), into()),
    ];
    return { name: "reading", title: "Reading list", parts };
  }

  Router.view("reading", view);
  Router.shown((shown) => {
    if (shown.name !== "reading") news = [];
  });

  // -- buttons elsewhere ----------------------------------------------------------------------------------------------

  /** @param {number} node */
  function toggle(node) {
    const id = Store.id(node);
    if (ReadingList.has(id)) ReadingList.remove(id);
    else ReadingList.insert(ReadingList.of(node));
    Router.say(ReadingList.has(id) ? "Added to the reading list" : "Removed from the reading list");
  }

  Router.action("paper", (node) => {
    const button = h("button.copy.listing", { type: "button", "data-id": Store.id(node), click: () => toggle(node) });
    dress(button);
    return button;
  });

  /** @param {HTMLElement} button */
  function dress(button) {
    const on = ReadingList.has(button.dataset.id);
    button.setAttribute("aria-pressed", String(on));
    button.textContent = on ? "In reading list" : "Add to reading list";
  }

  const count = h("span.count", null);
  Router.action("bar", () => h("a.bar-link", { href: "#reading" }, "Reading list ", count));

  function follow() {
    count.textContent = ReadingList.size() ? number(ReadingList.size()) : "";
    for (const button of document.querySelectorAll("button.listing")) dress(/** @type {HTMLElement} */ (button));
  }
  ReadingList.changed(follow);
  Saved.changed(redraw);
  follow();

  return { toggle };
})();
