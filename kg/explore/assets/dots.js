"use strict";
/** How one dot of a drawing looks and what it is called: a node, a "+312 more", a cluster. */
const Dots = (() => {
  /** vis-network's names of the shapes of dom.js. */
  const SHAPES = { Paper: "square", Method: "dot", Task: "triangle", Dataset: "diamond", Robot: "hexagon", RobotKind: "star", Metric: "triangleDown" };

  const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

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

  const font = (size) => ({ color: css("--text"), size, face: "system-ui, sans-serif", strokeWidth: 4, strokeColor: css("--page"), vadjust: -3 });

  /** @param {number} i @param {"center"|"named"|"dot"} look */
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
      font: font(big ? 15 : 12),
    };
  }

  /** @param {Extra} extra */
  function extra(extra) {
    const plain = { background: css("--page"), border: css("--quiet") };
    const strong = { background: css("--raised"), border: css("--text") };
    if (extra.type === "More")
      return { id: extra.key, size: 8, shape: "box", label: wrap(extra.label).join("\n"), margin: 5, shapeProperties: { borderDashes: [3, 3], borderRadius: 8 }, color: { ...plain, highlight: strong, hover: strong }, font: { ...font(12), vadjust: 0, strokeWidth: 0 } };
    const fill = { background: css("--accent"), border: css("--page"), highlight: { background: css("--accent"), border: css("--text") }, hover: { background: css("--accent"), border: css("--text") } };
    return { id: extra.key, size: Math.min(34, extra.size ?? 8), shape: "dot", opacity: 0.75, label: wrap(extra.label, 22, 2).join("\n"), color: fill, font: font(12) };
  }

  /** The box of a dot with its label, for the layout. */
  function box(item, fixed) {
    const text = (item.label ?? "").split("\n");
    const wide = Math.max(...text.map((line) => line.length)) * item.font.size * 0.56;
    const high = item.label ? 6 + text.length * item.font.size * 1.2 : 0;
    const group = typeof item.id === "number" ? Store.allTypes.indexOf(Store.typeOf(item.id)) : 99;
    if (item.shape === "box") return { w: wide + 14, h: high + 8, fixed, group };
    return { w: Math.max(2 * item.size, wide), h: 2 * item.size + high, fixed, group };
  }

  /** @param {?Picture} picture @param {number|string} key */
  const find = (picture, key) => picture?.extras.find((item) => item.key === key);

  /** @param {?Picture} picture @param {number|string} key */
  const name = (picture, key) => (typeof key === "number" ? Store.label(key) : (find(picture, key)?.label ?? ""));

  /** What is told when one points at it. */
  const told = (picture, key) => (typeof key === "number" ? `${Store.label(key)} · ${Dom.typeName(Store.typeOf(key))}` : name(picture, key));

  return { css, node, extra, box, find, name, told };
})();
