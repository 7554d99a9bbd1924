"use strict";
/** The legend, whose chips show and hide types, and the panel of the other filters. */
const FilterPanel = (() => {
  const { h, icon, typeName, number } = Dom;
  const chips = new Map();
  const checks = new Map();
  const button = h("button.chip", { type: "button", "aria-expanded": "false", "aria-controls": "filters", click: toggle }, "Filters");
  const panel = document.getElementById("filters");
  const sure = /** @type {HTMLInputElement} */ (
    h("input", { type: "range", min: 0, max: 100, step: 5, id: "sure", change: (event) => Filter.change({ sure: event.target.value > 0 ? event.target.value : "" }) })
  );
  const told = h("output", { for: "sure" });
  const first = h("select", { "aria-label": "From year", change: setYears });
  const last = h("select", { "aria-label": "To year", change: setYears });
  const reset = h("button.more", { type: "button", click: () => Filter.reset() }, "Reset the filters");
  sure.addEventListener("input", () => (told.textContent = `${sure.value} %`));

  function toggle() {
    panel.hidden = !panel.hidden;
    button.setAttribute("aria-expanded", String(!panel.hidden));
  }

  function setYears() {
    const [from, to] = [first, last].map((select) => /** @type {HTMLSelectElement} */ (select).value);
    Filter.change({ years: from || to ? `${from}-${to}` : "" });
  }

  /** Builds the legend and the panel; called once, when the page starts. */
  function start() {
    const legend = document.getElementById("legend");
    for (const type of Store.types) {
      const chip = h(
        "button.chip",
        { type: "button", "aria-pressed": "true", title: `Show or hide ${typeName(type, 2).toLowerCase()}`, click: () => Filter.toggle(type) },
        icon(type),
        h("span", null, typeName(type, 2)),
        h("span.count", null, number(Store.members(type).length)),
      );
      chips.set(type, chip);
      legend.append(h("li", null, chip));
    }
    if (!Store.types.length) return;
    legend.append(h("li", null, button));
    const roles = Filter.roleKinds().sort((a, b) => Reasons.rank(a) - Reasons.rank(b));
    for (const kind of roles) checks.set(kind, h("input", { type: "checkbox", change: () => Filter.change({ roles: Filter.toggled(Filter.state().roles, kind) }) }));
    const known = Filter.years();
    for (const [select, word] of [[first, "any"], [last, "any"]]) select.append(h("option", { value: "" }, word));
    if (known)
      for (let year = known[0]; year <= known[1] && year < known[0] + 300; year++)
        for (const select of [first, last]) select.append(h("option", { value: year }, year));
    Dom.add(
      panel,
      roles.length > 0 && h("fieldset", null, h("legend", null, "Links that say"), [...checks].map(([kind, check]) => h("label", null, check, Reasons.verb(kind)))),
      h("fieldset", null, h("legend", null, "At least so sure"), h("label", null, h("span.unseen", null, "Least confidence, per cent"), sure, told)),
      known && known[0] < known[1] && h("fieldset", null, h("legend", null, "Papers of the years"), h("span.years", null, first, " to ", last)),
      reset,
    );
    draw();
  }

  /** Brings the controls in line with the state. */
  function draw() {
    const state = Filter.state();
    for (const [type, chip] of chips) chip.setAttribute("aria-pressed", String(!state.hidden.has(type)));
    for (const [kind, check] of checks) check.checked = !state.roles.has(kind);
    sure.value = String(state.sure);
    told.textContent = `${state.sure} %`;
    /** @type {HTMLSelectElement} */ (first).value = Number.isFinite(state.from) ? String(state.from) : "";
    /** @type {HTMLSelectElement} */ (last).value = Number.isFinite(state.to) ? String(state.to) : "";
    const count = [state.roles.size > 0, state.sure > 0, Number.isFinite(state.from) || Number.isFinite(state.to)].filter(Boolean).length;
    button.textContent = count ? `Filters (${count})` : "Filters";
    reset.hidden = !count && !state.hidden.size;
  }

  return { start, draw };
})();
