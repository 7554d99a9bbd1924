"use strict";
/**
 * Keys that act from anywhere in the page. Somebody who speaks to the computer, or whose hand slips, can switch them off
 * (WCAG 2.1.4); those of the drawing work in the drawing alone and stay.
 */
const Shortcuts = (() => {
  const OFF = "single-keys-off";
  /** @type {Map<string, {act: () => void, text: string}>} */
  const keys = new Map();

  /** @param {string} key @param {string} text what it does @param {() => void} act */
  const add = (key, text, act) => keys.set(key, { text, act });
  const on = () => Saved.read(OFF) !== true;

  /** Brings the focus to an element and the element into sight. @param {?HTMLElement} element */
  function focus(element) {
    if (!element) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus();
    element.scrollIntoView({ block: "nearest" });
  }
  const $ = (selector) => /** @type {?HTMLElement} */ (document.querySelector(selector));

  add("/", "search", () => focus(document.getElementById("q")));
  add("?", "this help", () => Help.open());
  add("h", "start view", () => Router.go("#"));
  add("r", "reading list", () => Router.go("#reading"));
  add("a", "put this paper on the reading list, or take it off", () => $("main .listing")?.click());
  add("c", "copy the link of this view", () => $("main .copy:not(.listing)")?.click());
  add("t", "types and filters", () => focus($("#legend button")));
  add("m", "main content", () => focus($("main h1")));
  add("d", "drawing", () => document.getElementById("side").hidden || focus(document.getElementById("canvas")));
  add("1–9", "that section of the view", () => undefined);

  function section(number) {
    const heads = [...document.querySelectorAll("main h2")].filter((head) => !head.closest("[hidden]"));
    focus(/** @type {HTMLElement} */ (heads[number - 1]));
  }

  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !on()) return;
    if (target.closest("input, textarea, select, [contenteditable], dialog")) return;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    const found = keys.get(event.key);
    if (!number && !found) return;
    event.preventDefault();
    if (number) section(number);
    else found?.act();
  });

  return { add, on, set: (yes) => Saved.write(OFF, !yes), list: () => [...keys].map(([key, { text }]) => ({ key, text })) };
})();
