"use strict";
/**
 * What is selected in the drawing, and what one can do with it: open it, show or hide its neighbours, ask for the way to
 * it. Keys on the drawing do the same: arrows move, + and - zoom, 0 fits, n and p go from node to node, Enter opens,
 * e shows or hides neighbours.
 */
const Card = (() => {
  const { h, icon, typeName, plural } = Dom;
  const card = document.getElementById("card");
  const place = document.getElementById("canvas");
  /** @type {number|string|null} */
  let chosen = null;

  /** Whether the picture is one that grows: the surroundings of a node. */
  const growing = () => (Chart.picture()?.center ?? -1) >= 0 && document.body.dataset.view === "node";

  function regrow() {
    const picture = Chart.picture();
    const title = document.getElementById("side-title").textContent ?? "";
    if (picture) Chart.show(Ego.around(picture.center), title);
  }

  /** Shows or hides the neighbours of a node. @param {number} i */
  function turn(i) {
    if (Ego.isOpen(i)) Ego.close(i);
    else Ego.open(i);
    regrow();
    take(i);
  }

  /** Leads to what a dot stands for. @param {number|string} key */
  function open(key) {
    if (typeof key === "number") return Router.go(Dom.hash(Store.id(key)));
    const extra = Dots.find(Chart.picture(), key);
    if (extra?.target) Router.go(extra.target);
    else if (extra?.of !== undefined) more(extra);
  }

  /** @param {Extra} extra */
  function more(extra) {
    Ego.open(Number(extra.of), extra.group);
    regrow();
    Router.say(`Now ${plural(Chart.picture()?.nodes.length ?? 0, "node")} in the drawing`);
  }

  /** Selects a dot and tells about it; a click on "+312 more" shows them. @param {number|string} key */
  function take(key) {
    const picture = Chart.picture();
    const extra = typeof key === "string" ? Dots.find(picture, key) : undefined;
    if (extra?.of !== undefined) return more(extra);
    chosen = key;
    Chart.select(key);
    card.replaceChildren();
    const button = (text, click) => h("button", { type: "button", click }, text);
    if (typeof key === "string") Dom.add(card, h("p.what", null, extra?.label), h("p.acts", null, button("Open", () => open(key))));
    else {
      const center = picture?.center ?? -1;
      const touching = (picture?.lines ?? []).filter((line) => (line.from === key && line.to === center) || (line.to === key && line.from === center));
      const told = touching.map((line) => line.text).filter(Boolean).join(", ");
      Dom.add(
        card,
        h("p.what", null, icon(Store.typeOf(key)), h("bdi", null, Store.label(key)), h("span.quiet", null, ` ${typeName(Store.typeOf(key))}${Store.isPaper(key) ? "" : `, ${plural(Store.degree(key), "paper")}`}`)),
        told && h("p.quiet", null, told),
        h("p.acts", null,
          key !== center && button("Open", () => open(key)),
          growing() && key !== center && button(Ego.isOpen(key) ? "Hide its neighbours" : "Show its neighbours", () => turn(key)),
          growing() && key === center && Ego.isOpen(key) && button("Back to the first ones", () => turn(key)),
          center >= 0 && key !== center && h("a", { href: Together.pathLink(center, key) }, "Ways there")),
      );
    }
    card.hidden = false;
    Router.say(Dots.told(picture, key));
  }

  function drop() {
    chosen = null;
    card.hidden = true;
    Chart.select(null);
  }

  /** The next dot in the order of the picture, or the one before. */
  function step(by) {
    const picture = Chart.picture();
    if (!picture) return;
    const keys = [...picture.nodes, ...picture.extras.map((item) => item.key)];
    const at = chosen === null ? (by > 0 ? 0 : keys.length - 1) : (keys.indexOf(chosen) + by + keys.length) % keys.length;
    const key = keys[at];
    if (typeof key === "string" && Dots.find(picture, key)?.of !== undefined) {
      chosen = key;
      Chart.select(key);
      card.hidden = true;
      Router.say(`${Dots.name(picture, key)}: Enter shows them`);
    } else take(key);
  }

  const KEYS = {
    ArrowLeft: () => Chart.pan(-1, 0), ArrowRight: () => Chart.pan(1, 0), ArrowUp: () => Chart.pan(0, -1), ArrowDown: () => Chart.pan(0, 1),
    "+": () => Chart.zoom(1.3), "=": () => Chart.zoom(1.3), "-": () => Chart.zoom(1 / 1.3), 0: () => Chart.fit(),
    n: () => step(1), p: () => step(-1), Escape: drop,
    Enter: () => chosen !== null && open(chosen),
    e: () => typeof chosen === "number" && growing() && turn(chosen),
  };

  function start() {
    place.addEventListener("keydown", (event) => {
      const act = KEYS[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    });
    const roles = h("button", { type: "button", "aria-pressed": "false", title: "Write the roles on the lines", click: () => {
      const on = roles.getAttribute("aria-pressed") !== "true";
      roles.setAttribute("aria-pressed", String(on));
      const told = Chart.setRoles(on);
      if (told) document.getElementById("side-note").textContent = told;
    } }, "Roles");
    document.getElementById("side-tools").append(roles);
  }

  return { start, take, open, drop };
})();
