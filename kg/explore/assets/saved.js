"use strict";
/**
 * What the page remembers from visit to visit: in the localStorage of the browser or, where that is refused (a sandboxed
 * frame, blocked storage, a full disk), until the page is closed. `lasting` says which.
 */
const Saved = (() => {
  const PREFIX = "kg-explorer/";
  /** @type {Map<string, *>} what could not be stored */
  const memory = new Map();
  /** @type {Array<(name: string) => void>} */
  const hooks = [];
  let lasting = probe();

  function probe() {
    try {
      localStorage.setItem(`${PREFIX}probe`, "1");
      localStorage.removeItem(`${PREFIX}probe`);
      return true;
    } catch {
      return false;
    }
  }

  /** A value, or undefined where there is none or it is no JSON. @param {string} name */
  function read(name) {
    if (memory.has(name)) return memory.get(name);
    if (!lasting) return undefined;
    try {
      return JSON.parse(localStorage.getItem(PREFIX + name) ?? "");
    } catch {
      return undefined;
    }
  }

  /** @param {string} name @param {*} value what JSON can hold */
  function write(name, value) {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
      memory.delete(name);
      lasting = memory.size === 0;
    } catch {
      memory.set(name, value);
      lasting = false;
    }
  }

  // Another tab with this page has changed something.
  addEventListener("storage", (event) => {
    if (event.key?.startsWith(PREFIX)) for (const hook of hooks) hook(event.key.slice(PREFIX.length));
  });

  return { read, write, lasting: () => lasting, changed: (hook) => hooks.push(hook) };
})();
