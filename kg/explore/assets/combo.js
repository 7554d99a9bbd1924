"use strict";
/** A text box with a list of nodes to choose from: the combobox of WAI-ARIA 1.2 with a listbox. */
const Combo = (() => {
  const { h, icon, typeName, number, plural } = Dom;
  let made = 0;

  /**
   * Wires a box.
   * @param {{box: HTMLInputElement, list: HTMLElement, found: HTMLElement, note: HTMLElement, take: (node: number) => void,
   *   accept?: (node: number) => boolean, clear?: boolean}} parts `accept` says which nodes can be chosen; `clear`
   *   empties the box after a choice, otherwise the chosen name stays in it
   */
  function attach({ box, list, found, note, take, accept = () => true, clear = true }) {
    let chosen = -1;
    const options = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=option]")]);

    function choose(at) {
      chosen = at;
      for (const [n, option] of options().entries()) option.setAttribute("aria-selected", String(n === at));
      const option = options()[at];
      if (option) {
        box.setAttribute("aria-activedescendant", option.id);
        option.scrollIntoView({ block: "nearest" });
      } else box.removeAttribute("aria-activedescendant");
    }
    function open(yes) {
      found.hidden = !yes;
      box.setAttribute("aria-expanded", String(yes));
      if (!yes) choose(-1);
    }
    function pick(i) {
      box.value = clear ? "" : Store.label(i);
      open(false);
      take(i);
    }
    function option(i, at, query) {
      const alias = Search.matched(i, query);
      const beside = Store.isPaper(i) ? Store.year(i) : plural(Store.degree(i), "paper");
      return h(
        "li",
        { role: "option", id: `${list.id}-${at}`, "aria-selected": "false", mousedown: (e) => e.preventDefault(), click: () => pick(i) },
        icon(Store.typeOf(i)),
        h("span.name", { dir: "auto" }, Store.label(i), alias && h("small", null, ` ${alias}`)),
        h("span.kind", null, [typeName(Store.typeOf(i)), beside].filter(Boolean).join(" · ")),
      );
    }
    function show() {
      const query = Search.fold(box.value);
      const { best, total, hidden } = Search.find(box.value, { accept });
      list.replaceChildren(...best.map((i, at) => option(i, at, query)));
      const left = total - best.length;
      const notes = [
        query && !total && !hidden && `Nothing is called “${box.value.trim()}”.`,
        left > 0 && `${number(left)} more: type on to narrow it down.`,
        hidden > 0 && `${number(hidden)} more hidden by the filters.`,
      ].filter(Boolean);
      note.textContent = notes.join(" ");
      open(Boolean(query));
      if (best.length) choose(0);
      Router.say(query ? [plural(total, "result"), ...notes].join(". ") : "");
    }

    box.addEventListener("input", show);
    box.addEventListener("focus", () => clear && box.value && show());
    box.addEventListener("blur", () => open(false));
    box.addEventListener("keydown", (event) => {
      const all = options().length;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (found.hidden) show();
        else if (all) choose((chosen + (event.key === "ArrowDown" ? 1 : all - 1) + all) % all);
      } else if (event.key === "Enter" && !found.hidden && chosen >= 0) {
        event.preventDefault();
        options()[chosen].click();
      } else if (event.key === "Escape") {
        if (found.hidden) box.value = "";
        open(false);
      }
    });
  }

  /**
   * A box of its own.
   * @param {string} label
   * @param {(node: number) => void} take
   * @param {{accept?: (node: number) => boolean, clear?: boolean, chosen?: number}} [options]
   */
  function picker(label, take, { accept, clear = true, chosen } = {}) {
    const id = `pick-${++made}`;
    const box = /** @type {HTMLInputElement} */ (
      h("input.narrow", {
        id, type: "text", role: "combobox", "aria-label": label, placeholder: label, "aria-autocomplete": "list", "aria-expanded": "false",
        "aria-controls": `${id}-hits`, autocomplete: "off", autocapitalize: "off", spellcheck: "false", value: chosen === undefined ? null : Store.label(chosen),
      })
    );
    const list = h("ul.hits", { id: `${id}-hits`, role: "listbox", "aria-label": label });
    const note = h("p.note", null);
    const found = h("div.found", { hidden: true }, list, note);
    attach({ box, list, found, note, take, accept, clear });
    return h("div.search", null, box, found);
  }

  return { attach, picker };
})();
