"use strict";
/** The type filter: which types lists, search and drawing leave out. Its state travels in the address. */
const Filter = (() => {
  const { h, icon, typeName, number } = Dom;
  /** @type {Set<string>} */
  let hidden = new Set();
  /** @type {() => void} */
  let changed = () => {};
  const buttons = new Map();

  function draw() {
    for (const [type, button] of buttons) button.setAttribute("aria-pressed", String(!hidden.has(type)));
  }

  function toggle(type) {
    hidden.has(type) ? hidden.delete(type) : hidden.add(type);
    draw();
    changed();
  }

  /** Builds the legend; `onChange` runs after each change by the user. */
  function start(onChange) {
    changed = onChange;
    for (const type of Store.types) {
      const count = Store.members(type).length;
      const button = h(
        "button.chip",
        { type: "button", "aria-pressed": "true", title: `Show or hide ${typeName(type, 2).toLowerCase()}`, click: () => toggle(type) },
        icon(type),
        h("span", null, typeName(type, 2)),
        h("span.count", null, number(count)),
      );
      buttons.set(type, button);
      document.getElementById("legend").append(h("li", null, button));
    }
  }

  /** Takes the state of an address: `hide`, type names with commas. */
  function read(state) {
    const known = new Set(Store.types);
    hidden = new Set((state.get("hide") ?? "").split(",").filter((type) => known.has(type)));
    draw();
  }

  /** What stands in for something that is hidden, with a button that shows it again. */
  function notice(type, what) {
    return h(
      "p.message",
      null,
      `${what} `,
      h("button", { type: "button", click: () => toggle(type) }, `Show ${typeName(type, 2).toLowerCase()}`),
    );
  }

  const params = () => ({ hide: [...hidden].sort().join(",") });
  Router.keep(read, params);

  return {
    start,
    notice,
    shows: (i) => !hidden.has(Store.typeOf(i)),
    showsType: (type) => !hidden.has(type),
    params,
    hiddenTypes: () => [...hidden].sort(),
  };
})();
