"use strict";
/** Questions that one can click: on the start page about any two things, on the page of a node about that one. */
const Questions = (() => {
  const { h, typeName, part } = Dom;
  const { section } = Lists;
  const isEntity = (i) => !Store.isPaper(i);

  /** Two boxes; when both are filled, the question is asked. */
  function two(text, go, accept) {
    /** @type {(number|undefined)[]} */
    const chosen = [undefined, undefined];
    const take = (at) => (i) => {
      chosen[at] = i;
      const [a, b] = chosen;
      if (a !== undefined && b !== undefined) Router.go(go(a, b));
      else boxes[1 - at].querySelector("input")?.focus();
    };
    const boxes = ["This one …", "… and that one"].map((label, at) => Combo.picker(label, take(at), { accept, clear: false }));
    return h("div.ask", { role: "group", "aria-label": text }, h("h3", null, text), h("div.boxes", null, boxes));
  }

  const pair = (a, b) => `#pair=${part(Store.id(a))}&to=${part(Store.id(b))}`;

  /** On the start page. */
  function any() {
    const matrices = Matrix.links();
    return section(
      "Ask",
      h("div.asks", null,
        two("How are these two connected?", Together.pathLink),
        two("Which papers have both?", (a, b) => Together.withLink([a, b]), isEntity),
        Store.members("Paper").length > 1 && two("What do these two papers share?", pair, Store.isPaper),
        h("div.ask", null, h("h3", null, "What goes with what, and what nobody has done yet?"),
          h("ul.plain", null, matrices.map((link) => h("li", null, link)), Store.clusters.length > 0 && h("li", null, h("a", { href: "#gaps" }, "Methods and tasks not yet tried together"))))),
    );
  }

  /** On the page of a node. */
  function about(i) {
    const paper = Store.isPaper(i);
    const types = Store.types.filter((type) => type === "Dataset" || type === "Method").filter((type) => Store.neighbours(i).filter((n) => Store.typeOf(n) === type).length > 1);
    const cluster = Store.clusterOf(i);
    return section(
      "Ask",
      h("div.asks", null,
        h("div.ask", null, h("h3", null, "How is it connected with …"), Combo.picker("Anything", (b) => Router.go(Together.pathLink(i, b)), { accept: (b) => b !== i })),
        paper
          ? h("div.ask", null, h("h3", null, "What does it share with …"), Combo.picker("A paper", (b) => Router.go(pair(i, b)), { accept: (b) => Store.isPaper(b) && b !== i }))
          : h("div.ask", null, h("h3", null, "Which papers also have …"), Combo.picker("A method, task, dataset or robot", (b) => Router.go(Together.withLink([i, b])), { accept: (b) => isEntity(b) && b !== i })),
      ),
      paper &&
        h("ul.plain", null,
          types.map((type) => h("li", null, h("a", { href: `#share=${part(Store.id(i))}&by=${type}&least=2` }, `Which papers share two ${typeName(type, 2).toLowerCase()} with this one?`))),
          h("li", null, h("a", { href: `#share=${part(Store.id(i))}` }, "Which papers share anything with this one?")),
          cluster >= 0 && h("li", null, "Its cluster: ", Clusters.link(cluster))),
    );
  }

  return { any, about };
})();
