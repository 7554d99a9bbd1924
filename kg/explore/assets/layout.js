"use strict";
/** Positions for a drawing, the same each time: rings as a beginning, springs, then boxes pushed apart in the frame. */
const Layout = (() => {
  const SLICE = 14; // milliseconds of work between two frames

  /**
   * @param {{w: number, h: number, fixed?: boolean, group: number}[]} boxes size of each node with its label, pixels
   * @param {[number, number][]} springs pairs of box numbers
   * @param {number} width of the frame, pixels
   * @param {number} height
   * @param {(?number[])[]} [start] where boxes stand already, as x and y; the others begin beside one that they touch
   * @param {boolean} [settled] whether those places are to be kept: the picture is only stretched into the frame
   * @returns {{x: Float64Array, y: Float64Array, step: () => boolean}} centres of the boxes; `step` works for some
   *   milliseconds and says whether there is more to do
   */
  function plan(boxes, springs, width, height, start = [], settled = false) {
    const n = boxes.length;
    const x = new Float64Array(n);
    const y = new Float64Array(n);
    const ideal = 100;
    const begun = start.some(Boolean);
    const rounds = settled ? 1 : begun ? 60 : n > 400 ? 140 : 240;
    const pushes = n > 400 ? 0 : 160;
    let round = 0;
    let push = 0;
    if (begun) resume(springs, start, x, y, ideal);
    else rings(boxes, springs, x, y, ideal);
    function step() {
      const until = performance.now() + SLICE;
      for (; round < rounds && performance.now() < until; round++) {
        if (!settled) relax(boxes, springs, x, y, ideal, (begun ? 0.3 : 1) * (1 - round / rounds));
        if (round === rounds - 1) frame(boxes, x, y, width, height);
      }
      if (round < rounds) return true;
      while (push < pushes && performance.now() < until) {
        push = separate(boxes, x, y, width, height) ? push + 1 : pushes;
        if (push === pushes / 2) frame(boxes, x, y, width, height); // too tight: take all the room there is
      }
      return push < pushes;
    }
    return { x, y, step };
  }

  /** Takes up the places that there are; what has none begins around a box that it touches. */
  function resume(springs, start, x, y, ideal) {
    for (const [i, at] of start.entries()) if (at) [x[i], y[i]] = at;
    const placed = new Set([...start.keys()].filter((i) => start[i]));
    let turn = 0;
    for (const [a, b] of springs)
      for (const [one, other] of [[a, b], [b, a]])
        if (placed.has(one) && !placed.has(other)) {
          const angle = 2.4 * ++turn;
          x[other] = x[one] + Math.cos(angle) * ideal * 0.6;
          y[other] = y[one] + Math.sin(angle) * ideal * 0.6;
          placed.add(other);
        }
  }

  /** What touches the fixed node goes on an inner ring, sorted by type; the rest on an outer one. */
  function rings(boxes, springs, x, y, ideal) {
    const center = boxes.findIndex((box) => box.fixed);
    const near = new Set();
    for (const [a, b] of springs) {
      if (a === center) near.add(b);
      if (b === center) near.add(a);
    }
    const order = boxes.map((_, i) => i).filter((i) => i !== center).sort((a, b) => boxes[a].group - boxes[b].group || a - b);
    const place = (list, radius) =>
      list.forEach((i, at) => {
        const angle = (2 * Math.PI * (at + 0.5)) / list.length - Math.PI / 2;
        x[i] = Math.cos(angle) * radius;
        y[i] = Math.sin(angle) * radius;
      });
    const inner = order.filter((i) => near.has(i));
    const outer = order.filter((i) => !near.has(i));
    place(inner, ideal);
    place(outer, Math.max(2 * ideal, 2.5 * Math.sqrt(outer.length) * 14));
  }

  /** One round of springs and repulsion (Fruchterman & Reingold 1991); a grid finds what is near enough to repel. */
  function relax(boxes, springs, x, y, ideal, heat) {
    const n = boxes.length;
    const dx = new Float64Array(n);
    const dy = new Float64Array(n);
    const reach = ideal * 3;
    const cells = new Map();
    for (let i = 0; i < n; i++) {
      const key = `${Math.floor(x[i] / reach)},${Math.floor(y[i] / reach)}`;
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push(i);
    }
    for (const [key, own] of cells) {
      const [cx, cy] = key.split(",").map(Number);
      for (let ox = -1; ox <= 1; ox++)
        for (let oy = -1; oy <= 1; oy++)
          for (const j of cells.get(`${cx + ox},${cy + oy}`) ?? [])
            for (const i of own) {
              if (i === j) continue;
              const ex = x[i] - x[j] || 0.01 * (i - j);
              const ey = y[i] - y[j] || 0.01 * (j - i);
              const square = Math.max(ex * ex + ey * ey, 100);
              if (square > reach * reach) continue;
              const force = (ideal * ideal) / square / 10;
              dx[i] += ex * force;
              dy[i] += ey * force;
            }
    }
    for (const [a, b] of springs) {
      const ex = x[b] - x[a];
      const ey = y[b] - y[a];
      const force = Math.hypot(ex, ey) / ideal / 20;
      dx[a] += ex * force;
      dy[a] += ey * force;
      dx[b] -= ex * force;
      dy[b] -= ey * force;
    }
    const most = 0.3 * ideal * heat + 1;
    for (let i = 0; i < n; i++) {
      if (boxes[i].fixed) continue;
      dx[i] -= x[i] * 0.02;
      dy[i] -= y[i] * 0.02;
      const length = Math.hypot(dx[i], dy[i]);
      const scale = length > most ? most / length : 1;
      x[i] += dx[i] * scale;
      y[i] += dy[i] * scale;
    }
  }

  /** Stretches the picture, each way by itself, so that its boxes fill the frame around the origin. */
  function frame(boxes, x, y, width, height) {
    const fill = (along, side, room) => {
      let low = Infinity;
      let high = -Infinity;
      for (const value of along) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      let scale = 2.5;
      for (let i = 0; i < boxes.length; i++) {
        along[i] -= (low + high) / 2;
        scale = Math.min(scale, Math.max(20, room - boxes[i][side]) / 2 / Math.max(Math.abs(along[i]), 1));
      }
      for (let i = 0; i < boxes.length; i++) along[i] *= scale;
    };
    fill(x, "w", width);
    fill(y, "h", height);
  }

  /** Pushes boxes that overlap apart along the shorter way, inside the frame; says whether any did. */
  function separate(boxes, x, y, width, height) {
    let moved = false;
    for (let i = 0; i < boxes.length; i++)
      for (let j = i + 1; j < boxes.length; j++) {
        const wide = (boxes[i].w + boxes[j].w) / 2 + 10 - Math.abs(x[i] - x[j]);
        const high = (boxes[i].h + boxes[j].h) / 2 + 8 - Math.abs(y[i] - y[j]);
        if (wide <= 0 || high <= 0) continue;
        moved = true;
        const along = wide < high ? x : y;
        const by = Math.min(wide, high) * (along[i] < along[j] || (along[i] === along[j] && i < j) ? -0.5 : 0.5);
        along[i] += by;
        along[j] -= by;
      }
    for (let i = 0; i < boxes.length; i++) {
      const sides = Math.max(0, (width - boxes[i].w) / 2);
      const ends = Math.max(0, (height - boxes[i].h) / 2);
      x[i] = Math.min(sides, Math.max(-sides, x[i]));
      y[i] = Math.min(ends, Math.max(-ends, y[i]));
    }
    return moved;
  }

  return { plan };
})();
