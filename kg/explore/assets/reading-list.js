"use strict";
/**
 * The papers that somebody wants to read, in their order, with notes. The list outlives the page: an item carries what
 * names the paper, so that a page of other papers still shows it.
 *
 * @typedef {{id: string, title: string, authors: string[], venue: string, year: ?number, url: string,
 *   ids: [string, string][], note: string}} Item
 */
const ReadingList = (() => {
  const NAME = "reading-list";
  const FORMAT = "kg-reading-list/1";
  const LONGEST = { id: 400, title: 2000, authors: 300, venue: 500, url: 2000, note: 20000, ids: 20 };
  const PAPER_ID = /^paper\/[a-z0-9-]+$/;
  /** @type {Item[]} */
  let items = load();
  /** @type {Array<() => void>} */
  const hooks = [];

  function load() {
    const value = Saved.read(NAME);
    return isList(value) ? distinct(value.items.map(checked)) : [];
  }

  /** Whether a value is a list in its own form. */
  function isList(value) {
    return value?.format === FORMAT && Array.isArray(value.items);
  }

  /** The items that are some, each paper once. @param {Array<?Item>} list @returns {Item[]} */
  function distinct(list) {
    const byId = new Map();
    for (const item of list) if (item && !byId.has(item.id)) byId.set(item.id, item);
    return [...byId.values()];
  }

  /** An item from a value that may be anything; null where it names no paper. @returns {?Item} */
  function checked(value) {
    const text = (name) => (typeof value[name] === "string" ? value[name].slice(0, LONGEST[name]) : "");
    const list = (name) => (Array.isArray(value[name]) ? value[name].slice(0, LONGEST[name]) : []);
    if (typeof value !== "object" || value === null || !PAPER_ID.test(text("id"))) return null;
    return {
      id: text("id"),
      title: text("title"),
      authors: list("authors").filter((name) => typeof name === "string"),
      venue: text("venue"),
      year: Number.isInteger(value.year) ? value.year : null,
      url: text("url"),
      ids: list("ids").filter((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string")),
      note: text("note"),
    };
  }

  /** The item of a paper of this page. @param {number} i @returns {Item} */
  function of(i, note = "") {
    const { authors = [], venue = "", year = null, url = "", ids = [] } = Store.more(i);
    return { id: Store.id(i), title: Store.label(i), authors, venue, year, url, ids, note };
  }

  /** The items as they are to be shown: of a paper of this page what the page knows. */
  const shown = () =>
    items.map((item) => {
      const node = Store.find(item.id);
      return node === undefined ? item : of(node, item.note);
    });

  /** @param {Item[]} next */
  function change(next) {
    items = next;
    Saved.write(NAME, { format: FORMAT, items });
    for (const hook of hooks) hook();
  }

  const at = (id) => items.findIndex((item) => item.id === id);
  const has = (id) => at(id) >= 0;

  /** Puts an item in; at the end unless told where. @param {Item} item */
  function insert(item, place = items.length) {
    if (!has(item.id)) change(items.toSpliced(place, 0, item));
  }

  /** @param {string} id @returns {{item: Item, place: number}} what `insert` would put back */
  function remove(id) {
    const place = at(id);
    const item = items[place];
    change(items.toSpliced(place, 1));
    return { item, place };
  }

  /** Moves a paper by some places. @param {string} id @param {number} by @returns {number} where it is now, from 0 */
  function move(id, by) {
    const from = at(id);
    const to = Math.max(0, Math.min(items.length - 1, from + by));
    if (to !== from) change(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    return to;
  }

  /** @param {string} id @param {string} note */
  function annotate(id, note) {
    const text = note.slice(0, LONGEST.note);
    change(items.map((item) => (item.id === id ? { ...item, note: text } : item)));
  }

  /** Two notes as one; what one says already is not said twice. @param {string} old @param {string} more */
  function joined(old, more) {
    if (more.includes(old)) return more;
    return old.includes(more) ? old : `${old}\n\n${more}`;
  }

  /**
   * Adds items that are not there; of those that are, adds the note.
   * @param {Item[]} more
   * @returns {{added: number, there: number}}
   */
  function merge(more) {
    const next = new Map(items.map((item) => [item.id, item]));
    let added = 0;
    for (const item of more) {
      const old = next.get(item.id);
      if (!old) added++;
      const note = joined(old?.note ?? "", item.note);
      next.set(item.id, { ...(old ?? item), note: note.slice(0, LONGEST.note) });
    }
    change([...next.values()]);
    return { added, there: more.length - added };
  }

  Saved.changed((name) => {
    if (name !== NAME) return;
    items = load();
    for (const hook of hooks) hook();
  });

  return { FORMAT, isList, checked, of, shown, has, size: () => items.length, insert, remove, move, annotate, merge, changed: (hook) => hooks.push(hook) };
})();
