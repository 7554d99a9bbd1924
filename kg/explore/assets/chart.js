"use strict";
/** The drawing, by vis-network. The page is whole without it: where it fails, the side says so and the lists remain. */
const Chart = (() => {
  /** Square pixels that a label of two lines takes, with the air around it. */
  const LABEL_ROOM = 11000;
  /** From so many nodes on only what is in most papers has a label, where it covers no other one. */
  const MANY = 200;
  /** Of so many lines at most the roles are written all at once. */
  const WRITTEN = 90;
  /** vis-network goes on drawing the old label where the new one is empty. */
  const NO_LABEL = " ";
  const side = document.getElementById("side");
  const place = document.getElementById("canvas");
  const tip = document.getElementById("tip");
  /** @type {?Object} the vis.Network */
  let network = null;
  let nodes = null;
  let edges = null;
  /** @type {?Picture} */
  let picture = null;
  let run = 0;
  /** @type {number|string|null} the selected dot */
  let selected = null;
  let roles = false;
  /** @type {Set<number>} numbers of the lines that stand out */
  let lit = new Set();

  const css = Dots.css;
  const narrow = () => matchMedia("(max-width: 900px)").matches;
  const line = (id) => /** @type {Line} */ (picture?.lines[id]);
  const many = () => (picture?.nodes.length ?? 0) > MANY;

  function make() {
    nodes = new vis.DataSet();
    edges = new vis.DataSet();
    network = new vis.Network(place, { nodes, edges }, {
      physics: false,
      layout: { improvedLayout: false },
      nodes: { borderWidth: 1.5, labelHighlightBold: false },
      edges: { smooth: false, chosen: false, arrows: { to: { enabled: true, scaleFactor: 0.45 } }, selectionWidth: 1, hoverWidth: 1 },
      interaction: { hover: true, keyboard: false, hideEdgesOnDrag: false, zoomView: !narrow(), dragView: !narrow(), multiselect: false },
    });
    /** @type {HTMLElement} */ (place.firstElementChild).tabIndex = -1; // the keys are those of the place around it
    network.on("click", (event) => (event.nodes.length ? Card.take(event.nodes[0]) : Card.drop()));
    network.on("doubleClick", (event) => event.nodes.length && Card.open(event.nodes[0]));
    network.on("hoverNode", (event) => hover(event.node, null, event.pointer.DOM));
    network.on("hoverEdge", (event) => hover(null, event.edge, event.pointer.DOM));
    for (const name of ["blurNode", "blurEdge", "dragStart", "zoom"]) network.on(name, () => calm());
    new ResizeObserver(() => fit()).observe(place);
  }

  function hover(node, edge, at) {
    place.style.cursor = node === null ? "default" : "pointer";
    tip.textContent = edge === null ? Dots.told(picture, node) : `${Dots.name(picture, line(edge).from)} — ${line(edge).text} — ${Dots.name(picture, line(edge).to)}`;
    tip.hidden = edge !== null && !line(edge).text;
    tip.style.left = `${Math.min(at.x + 14, place.clientWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${place.offsetTop + at.y + 28}px`;
    light(new Set(node === null ? [edge] : network.getConnectedEdges(node)));
  }

  /** Lets some lines stand out, with their roles; in a small picture the others pale. @param {Set<number>} next */
  function light(next) {
    if (!picture) return;
    const changed = many() ? [...new Set([...lit, ...next])] : picture.lines.map((_, id) => id);
    lit = next;
    edges.update(changed.map((id) => ({ id, label: label(id), color: { color: color(id) } })));
  }

  const label = (id) => (line(id).text && (lit.has(id) ? lit.size <= 40 : roles && (picture?.lines.length ?? 0) <= WRITTEN) ? line(id).text : NO_LABEL);

  function color(id) {
    if (lit.has(id)) return css("--line-strong");
    if (line(id).style === "way") return css("--accent");
    if (lit.size && !many()) return css("--line-faint");
    if (many() || ["more", "tie"].includes(line(id).style)) return css("--line-faint");
    return css(line(id).style === "stated" ? "--line-strong" : "--line");
  }

  /** As it is when nothing is pointed at: the selected dot's lines stand out. */
  function calm() {
    tip.hidden = true;
    place.style.cursor = "default";
    light(new Set(selected === null || !nodes.get(selected) ? [] : network.getConnectedEdges(selected)));
  }

  /** Selects a dot, or none. @param {number|string|null} key */
  function select(key) {
    selected = key;
    if (!network) return;
    if (key === null) network.unselectAll();
    else network.selectNodes([key], false);
    calm();
  }

  /** Which nodes bear a label: the centre, what touches it most, then what has most links, as far as there is room. */
  function labelled(next, area) {
    const touch = new Map();
    for (const { from, to } of next.lines)
      for (const [one, two] of [[from, to], [to, from]]) touch.set(one, (touch.get(one) ?? 0) + (two === next.center ? 100 : 1));
    const order = [...next.nodes].sort((a, b) => (touch.get(b) ?? 0) - (touch.get(a) ?? 0) || a - b);
    if (next.nodes.length <= MANY) return new Set(order.slice(0, Math.max(8, Math.floor(area / LABEL_ROOM))));
    return new Set(order.filter((i) => !Store.isPaper(i) && Store.degree(i) > 1).slice(0, 60));
  }

  /** Takes off the labels that would lie on another one; the first in `named` stay. */
  function unclutter(items, boxes, plan, named) {
    const at = new Map(items.map((item, n) => [item.id, n]));
    const kept = [];
    for (const i of named) {
      const n = at.get(i);
      if (n === undefined) continue;
      const hit = kept.some((m) => Math.abs(plan.x[n] - plan.x[m]) < (boxes[n].w + boxes[m].w) / 2 && Math.abs(plan.y[n] - plan.y[m]) < (boxes[n].h + boxes[m].h) / 2);
      if (hit) items[n].label = undefined;
      else kept.push(n);
    }
  }

  /** Where dots stand already: at the places worked out beforehand, or where they stood before the picture grew. */
  function begin(next, items, boxes, width, height) {
    if (next.places) {
      const spot = next.places;
      return items.map((item) => {
        const at = spot.get(item.id);
        return at ? [(at[0] / 1000 - 0.5) * width, (at[1] / 1000 - 0.5) * height] : null;
      });
    }
    if (!next.grown || !network || !picture || picture.center !== next.center) return [];
    const old = network.getPositions();
    return items.map((item, n) => (old[item.id] ? [old[item.id].x, old[item.id].y + boxes[n].h / 2 - (item.size ?? 0)] : null));
  }

  /** Draws a picture; what an earlier call still does is dropped. @param {Picture} next */
  function draw(next) {
    const mine = ++run;
    const [width, height] = [place.clientWidth, place.clientHeight];
    const named = labelled(next, width * height);
    const items = [
      ...next.nodes.map((i) => Dots.node(i, i === next.center ? "center" : named.has(i) ? "named" : "dot")),
      ...next.extras.map(Dots.extra),
    ];
    const boxes = items.map((item) => Dots.box(item, item.id === next.center));
    const at = new Map(items.map((item, n) => [item.id, n]));
    const springs = /** @type {[number, number][]} */ (next.lines.map((item) => [at.get(item.from) ?? 0, at.get(item.to) ?? 0]));
    const start = begin(next, items, boxes, width - 24, height - 16);
    const plan = Layout.plan(boxes, springs, width - 24, height - 16, start, Boolean(next.places));
    picture = next;
    const show = () => {
      if (many()) unclutter(items, boxes, plan, named);
      nodes.clear();
      edges.clear();
      lit = new Set();
      // A label hangs below its node: the box of both is what was laid out.
      nodes.add(items.map((item, n) => ({ ...item, x: plan.x[n], y: plan.y[n] - (item.shape === "box" ? 0 : boxes[n].h / 2 - item.size) })));
      edges.add(next.lines.map((item, id) => ({
        id, from: item.from, to: item.to, width: item.width ?? (item.style === "way" ? 2.5 : item.style === "stated" ? 1.5 : 1),
        dashes: item.style === "related" || item.style === "more" ? [4, 5] : false, label: label(id),
        arrows: item.style === "stated" && !many() ? "to" : "", color: { color: color(id), hover: css("--line-strong") },
        font: { size: 12, color: css("--text"), strokeWidth: 4, strokeColor: css("--page"), align: "horizontal" },
      })));
      fit();
      if (selected !== null && nodes.get(selected)) select(selected);
      place.dataset.settled = String(next.center);
    };
    delete place.dataset.settled;
    const work = () => {
      if (mine !== run) return;
      if (plan.step()) requestAnimationFrame(work);
      else show();
    };
    work();
  }

  function fit() {
    if (network && picture) network.fit({ animation: false, maxZoomLevel: 1 });
  }

  function zoom(factor) {
    if (network) network.moveTo({ scale: network.getScale() * factor, animation: false });
  }

  /** Moves the view by parts of its size. */
  function pan(right, down) {
    if (!network) return;
    const { x, y } = network.getViewPosition();
    const scale = network.getScale();
    network.moveTo({ position: { x: x + (right * place.clientWidth) / 6 / scale, y: y + (down * place.clientHeight) / 6 / scale }, animation: false });
  }

  function setRoles(on) {
    roles = on;
    if (network) calm();
    return roles && (picture?.lines.length ?? 0) > WRITTEN ? `${Dom.number(picture?.lines.length ?? 0)} lines are too many to write on: point at one, or select a node` : "";
  }

  /**
   * Shows a picture beside the view, or nothing.
   * @param {?Object} next
   * @param {string} title
   */
  function show(next, title) {
    side.hidden = !next;
    run++;
    Card.drop();
    if (!next) return;
    tip.hidden = true;
    document.getElementById("side-title").textContent = title;
    const hidden = Filter.told();
    const notes = [...next.notes, hidden.length > 0 && `hidden by the filters: ${hidden.join("; ")}`].filter(Boolean);
    document.getElementById("side-note").textContent = notes.join(" · ");
    try {
      if (!network) make();
      draw(/** @type {Picture} */ (next));
    } catch (error) {
      network = null;
      side.classList.add("failed");
      document.getElementById("side-note").textContent = `The drawing is not available here (${error instanceof Error ? error.message : error}). Everything in it is in the lists too.`;
    }
  }

  function start() {
    const hook = (id, act) => /** @type {HTMLElement} */ (document.getElementById(id)).addEventListener("click", act);
    hook("zoom-in", () => zoom(1.3));
    hook("zoom-out", () => zoom(1 / 1.3));
    hook("zoom-fit", fit);
    for (const [id, right, down] of /** @type {[string, number, number][]} */ ([["pan-left", -1, 0], ["pan-right", 1, 0], ["pan-up", 0, -1], ["pan-down", 0, 1]])) hook(id, () => pan(right, down));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => network && picture && draw(picture));
  }

  return { start, show, zoom, pan, fit, select, setRoles, picture: () => picture, network: () => network };
})();
