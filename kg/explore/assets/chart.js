"use strict";
/** The drawing, by vis-network. The page is whole without it: where it fails, the side says so and the lists remain. */
const Chart = (() => {
  /** vis-network's names of the shapes of dom.js. */
  const SHAPES = { Paper: "square", Method: "dot", Task: "triangle", Dataset: "diamond", Robot: "hexagon", RobotKind: "star", Metric: "triangleDown" };
  /** Square pixels that a label of two lines takes, with the air around it. */
  const LABEL_ROOM = 11000;
  /** From so many nodes on only what is in most papers has a label, where it covers no other one. */
  const MANY = 200;
  /** vis-network goes on drawing the old label where the new one is empty. */
  const NO_LABEL = " ";
  const side = document.getElementById("side");
  const place = document.getElementById("canvas");
  const tip = document.getElementById("tip");
  /** @type {?Object} the vis.Network */
  let network = null;
  let nodes = null;
  let edges = null;
  /** @type {?Object} */
  let picture = null;
  let run = 0;
  let go = (_i) => {};

  const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const narrow = () => matchMedia("(max-width: 900px)").matches;

  /** The label in lines of about 20 characters, at most two. */
  function wrap(text, wide = 20, most = 2) {
    const lines = [""];
    for (const word of text.split(/\s+/)) {
      const last = lines[lines.length - 1];
      if (last && last.length + word.length + 1 > wide) lines.push(word);
      else lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
    const kept = lines.slice(0, most).map((line) => (line.length > wide + 6 ? `${line.slice(0, wide + 4)}…` : line));
    if (lines.length > most) kept[most - 1] += "…";
    return kept;
  }

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
    /** @type {HTMLElement} */ (place.firstElementChild).tabIndex = -1; // no keys work there: the lists are the way of the keyboard
    network.on("click", (event) => event.nodes.length && go(event.nodes[0]));
    network.on("hoverNode", (event) => hover(event.node, null, event.pointer.DOM));
    network.on("hoverEdge", (event) => hover(null, event.edge, event.pointer.DOM));
    for (const name of ["blurNode", "blurEdge", "dragStart", "zoom"]) network.on(name, () => calm());
    new ResizeObserver(() => fit()).observe(place);
  }

  function hover(node, edge, at) {
    place.style.cursor = node === null ? "default" : "pointer";
    const line = edge === null ? null : picture.lines[edge];
    const text = line
      ? `${Store.label(line.from)} — ${line.text} — ${Store.label(line.to)}`
      : `${Store.label(node)} · ${Dom.typeName(Store.typeOf(node))}`;
    tip.textContent = text;
    tip.hidden = false;
    tip.style.left = `${Math.min(at.x + 14, place.clientWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${place.offsetTop + at.y + 28}px`;
    light(new Set(node === null ? [edge] : network.getConnectedEdges(node)));
  }

  /** Shows the roles of some lines and pales the rest. */
  function light(lit) {
    edges.update(edges.map((edge) => ({
      id: edge.id,
      label: lit.has(edge.id) && lit.size <= 40 ? picture.lines[edge.id].text : NO_LABEL,
      color: { color: lit.has(edge.id) ? css("--line-strong") : css("--line-faint") },
    })));
  }

  function calm() {
    tip.hidden = true;
    place.style.cursor = "default";
    edges.update(edges.map((edge) => ({ id: edge.id, label: NO_LABEL, color: { color: lineColor(picture.lines[edge.id]) } })));
  }

  const lineColor = (line) =>
    css(picture.nodes.length > MANY ? "--line-faint" : line.style === "stated" ? "--line-strong" : "--line");

  /** Which nodes bear a label: the centre, what touches it most, then what has most links, as far as there is room. */
  function labelled(next, area) {
    const touch = new Map();
    for (const line of next.lines)
      for (const [one, two] of [[line.from, line.to], [line.to, line.from]])
        touch.set(one, (touch.get(one) ?? 0) + (two === next.center ? 100 : 1));
    const order = [...next.nodes].sort((a, b) => (touch.get(b) ?? 0) - (touch.get(a) ?? 0) || a - b);
    if (next.nodes.length <= MANY) return new Set(order.slice(0, Math.max(8, Math.floor(area / LABEL_ROOM))));
    const names = order.filter((i) => Store.typeOf(i) !== "Paper" && Store.degree(i) > 1);
    return new Set(names.slice(0, 60));
  }

  /** Takes off the labels that would lie on another one; the first in `named` stay. */
  function unclutter(items, boxes, plan, named) {
    const at = new Map(items.map((item, n) => [item.id, n]));
    const kept = [];
    for (const i of named) {
      const n = at.get(i);
      const hit = kept.some((m) => Math.abs(plan.x[n] - plan.x[m]) < (boxes[n].w + boxes[m].w) / 2 && Math.abs(plan.y[n] - plan.y[m]) < (boxes[n].h + boxes[m].h) / 2);
      if (hit) items[n].label = undefined;
      else kept.push(n);
    }
  }

  function node(i, look) {
    const type = Store.typeOf(i);
    const color = css(`--${SHAPES[type] ? type : "Node"}`);
    const big = look === "center";
    const edge = { background: color, border: css("--text") };
    return {
      id: i,
      size: big ? 15 : look === "dot" ? 4.5 : type === "RobotKind" ? 9 : 7,
      shape: SHAPES[type] ?? "dot",
      label: look === "dot" ? undefined : wrap(Store.label(i), big ? 28 : 20).join("\n"),
      color: { background: color, border: css("--page"), highlight: edge, hover: edge },
      font: { color: css("--text"), size: big ? 15 : 12, face: "system-ui, sans-serif", strokeWidth: 4, strokeColor: css("--page"), vadjust: -3 },
    };
  }

  /** Draws a picture; what an earlier call still does is dropped. @param {Object} next a Picture of ego.js */
  function draw(next) {
    picture = next;
    const mine = ++run;
    const many = next.nodes.length > MANY;
    const width = place.clientWidth;
    const height = place.clientHeight;
    const named = labelled(next, width * height);
    const first = next.nodes.map((i) => node(i, i === next.center ? "center" : named.has(i) ? "named" : "dot"));
    const boxes = first.map((item) => {
      const text = (item.label ?? "").split("\n");
      const wide = Math.max(...text.map((line) => line.length)) * item.font.size * 0.56;
      const high = item.label ? 6 + text.length * item.font.size * 1.2 : 0;
      const group = Store.allTypes.indexOf(Store.typeOf(item.id));
      return { w: Math.max(2 * item.size, wide), h: 2 * item.size + high, fixed: item.id === next.center, group };
    });
    const at = new Map(next.nodes.map((i, n) => [i, n]));
    const springs = next.lines.map((line) => [at.get(line.from), at.get(line.to)]);
    const plan = Layout.plan(boxes, springs, width - 24, height - 16);
    const show = () => {
      if (many) unclutter(first, boxes, plan, named);
      nodes.clear();
      edges.clear();
      // A label hangs below its node: the box of both is what was laid out.
      nodes.add(first.map((item, n) => ({ ...item, x: plan.x[n], y: plan.y[n] - boxes[n].h / 2 + item.size })));
      edges.add(next.lines.map((line, id) => ({
        id, from: line.from, to: line.to, width: line.style === "stated" ? 1.5 : 1, dashes: line.style === "related" ? [4, 5] : false,
        arrows: line.style === "stated" && !many ? "to" : "", color: { color: lineColor(line), hover: css("--line-strong") },
        font: { size: 12, color: css("--text"), strokeWidth: 4, strokeColor: css("--page"), align: "horizontal" },
      })));
      fit();
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

  /**
   * Shows a picture beside the view, or nothing.
   * @param {?Object} next
   * @param {string} title
   */
  function show(next, title) {
    side.hidden = !next;
    run++;
    if (!next) return;
    tip.hidden = true;
    document.getElementById("side-title").textContent = title;
    const hiddenTypes = Filter.hiddenTypes().map((type) => Dom.typeName(type, 2).toLowerCase());
    const notes = [...next.notes, hiddenTypes.length && `hidden by the filter: ${hiddenTypes.join(", ")}`].filter(Boolean);
    document.getElementById("side-note").textContent = notes.join(" · ");
    try {
      if (!network) make();
      draw(next);
    } catch (error) {
      network = null;
      side.classList.add("failed");
      document.getElementById("side-note").textContent = `The drawing is not available here (${error instanceof Error ? error.message : error}). Everything in it is in the lists too.`;
    }
  }

  function start(onNode) {
    go = onNode;
    document.getElementById("zoom-in").addEventListener("click", () => zoom(1.3));
    document.getElementById("zoom-out").addEventListener("click", () => zoom(1 / 1.3));
    document.getElementById("zoom-fit").addEventListener("click", fit);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => network && picture && draw(picture));
  }

  return { start, show };
})();
