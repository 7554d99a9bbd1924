"use strict";
/** Elements. Text enters the page through text nodes alone, so that no data is ever read as markup. */
const Dom = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  /** @type {Object<string, string>} shapes of a 16 by 16 box, those of the drawing */
  const SHAPES = {
    Paper: "M3 3H13V13H3Z",
    Method: "M8 2A6 6 0 1 1 8 14A6 6 0 1 1 8 2Z",
    Task: "M8 2L14.5 13.5H1.5Z",
    Dataset: "M8 1L15 8L8 15L1 8Z",
    Robot: "M4.5 2H11.5L15 8L11.5 14H4.5L1 8Z",
    RobotKind: "M8 1L10 6L15.4 6.2L11.2 9.5L12.6 14.7L8 11.7L3.4 14.7L4.8 9.5L.6 6.2L6 6Z",
    Metric: "M1.5 2.5H14.5L8 14Z",
  };
  /** @type {Object<string, [string, string]>} one, several */
  const NAMES = {
    Paper: ["Paper", "Papers"],
    Method: ["Method", "Methods"],
    Task: ["Task", "Tasks"],
    Dataset: ["Dataset", "Datasets"],
    Robot: ["Robot", "Robots"],
    RobotKind: ["Robot kind", "Robot kinds"],
    Metric: ["Metric", "Metrics"],
  };

  /**
   * An element.
   * @param {string} tag "p", or "p.note" with a class
   * @param {?Object<string, *>} attributes functions become listeners of that event; null and false are left out
   * @param {...(Node|string|number|null|false|undefined|Array)} children
   */
  function h(tag, attributes, ...children) {
    const [name, ...classes] = tag.split(".");
    const element = document.createElement(name);
    if (classes.length) element.className = classes.join(" ");
    for (const [key, value] of Object.entries(attributes ?? {})) {
      if (value === null || value === undefined || value === false) continue;
      if (typeof value === "function") element.addEventListener(key, value);
      else element.setAttribute(key, value === true ? "" : String(value));
    }
    return add(element, ...children);
  }

  function add(element, ...children) {
    for (const child of children.flat(Infinity)) {
      if (child === null || child === undefined || child === false) continue;
      element.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
    return element;
  }

  /** The sign of a type: shape and colour. */
  function icon(type) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("class", `icon t-${SHAPES[type] ? type : "Node"}`);
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", SHAPES[type] ?? SHAPES.Method);
    svg.append(path);
    return svg;
  }

  const typeName = (type, count = 1) => (NAMES[type] ?? [type, type])[count === 1 ? 0 : 1];
  const number = (count) => count.toLocaleString("en");
  const plural = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
  /** An id as part of an address. */
  const part = (id) => encodeURIComponent(id).replaceAll("%2F", "/");
  const hash = (id) => `#n=${part(id)}`;

  /** A link to a node, with the sign of its type. */
  function nodeLink(i, text = Store.label(i)) {
    const type = Store.typeOf(i);
    return h(
      "a.node",
      { href: hash(Store.id(i)), title: typeName(type) },
      icon(type),
      h("span", { dir: "auto" }, text),
      h("span.unseen", null, ` (${typeName(type).toLowerCase()})`),
    );
  }

  /** A link out of the page, or plain text where the address is no web address. */
  function outLink(address, text = address) {
    const safe = /^https?:\/\/[^\s]+$/i.test(address);
    if (!safe) return h("span", null, text);
    return h("a.out", { href: address, target: "_blank", rel: "noopener noreferrer" }, text);
  }

  /**
   * A button and the box that it opens.
   * @param {string} tag of the button
   * @param {Array} label
   * @param {() => Promise<Array>} load what is in the box; called once, when it is first opened
   * @returns {[Element, Element]}
   */
  function disclosure(tag, label, load) {
    const box = h("div", { hidden: true });
    let content = null;
    const click = async () => {
      const open = button.getAttribute("aria-expanded") !== "true";
      button.setAttribute("aria-expanded", String(open));
      box.hidden = !open;
      if (!open || content) return;
      content = load();
      add(box, await content);
    };
    const button = h(tag, { type: "button", "aria-expanded": "false", click }, label);
    return [button, box];
  }

  /**
   * A list of which the first are shown, the rest on demand.
   * @param {Array} items
   * @param {(item: *, at: number) => Node} draw
   */
  function moreList(items, draw, { first = 10, step = 100, tag = "ul", label = null } = {}) {
    const list = h(tag, { "aria-label": label });
    let shown = 0;
    const button = h("button.more", { type: "button", click: () => show(step) });
    function show(count) {
      const from = shown;
      shown = Math.min(items.length, shown + count);
      add(list, items.slice(from, shown).map((item, at) => draw(item, from + at)));
      const left = items.length - shown;
      if (left) button.textContent = left > step ? `Show ${number(step)} of ${number(left)} more` : `Show ${number(left)} more`;
      else button.remove();
      if (from) list.children[from]?.querySelector("a, button")?.focus();
    }
    const box = h("div", null, list, button);
    show(first);
    return box;
  }

  return { h, add, icon, typeName, number, plural, part, hash, nodeLink, outLink, disclosure, moreList };
})();
