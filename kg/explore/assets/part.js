"use strict";
/** Says what a page leaves out that holds a part of a graph: where one begins, and where one finds nothing. */
const Part = (() => {
  Router.shown((view) => {
    if (!Store.note || !["start", "missing"].includes(view.name)) return;
    const note = Dom.h("p.message", { id: "part", dir: "auto" }, Store.note);
    const after = document.querySelector("main .tiles") ?? document.querySelector("main > :last-child");
    after?.after(note);
  });

  return {};
})();
