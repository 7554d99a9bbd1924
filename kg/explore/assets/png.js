"use strict";
/** The drawing as a picture file: what one sees of it, twice as fine, with its title and the signs of its types. */
const Png = (() => {
  const FINE = 2;
  const MARGIN = 16;
  const LINE = 22;

  /** The part that is seen, drawn anew on a canvas `FINE` times as large. @returns {HTMLCanvasElement} */
  function drawing() {
    const network = Chart.network();
    const place = document.getElementById("canvas");
    const [width, height] = [place.clientWidth, place.clientHeight];
    const view = { position: network.getViewPosition(), scale: network.getScale(), animation: false };
    const copy = /** @type {HTMLCanvasElement} */ (Dom.h("canvas", { width: width * FINE, height: height * FINE }));
    network.setSize(`${width * FINE}px`, `${height * FINE}px`);
    network.moveTo({ ...view, scale: view.scale * FINE });
    network.redraw();
    copy.getContext("2d")?.drawImage(place.querySelector("canvas") ?? copy, 0, 0, copy.width, copy.height);
    network.setSize("100%", "100%");
    network.moveTo(view);
    network.redraw();
    return copy;
  }

  /** The text cut so that it fits. */
  function cut(pen, text, width) {
    if (pen.measureText(text).width <= width) return text;
    let letters = [...text].slice(0, 400);
    while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width) letters = letters.slice(0, -1);
    return `${letters.join("")}…`;
  }

  /** Which types there are in the picture, in the order of the legend. */
  function types() {
    const shown = new Set((Chart.picture()?.nodes ?? []).map(Store.typeOf));
    return Store.types.filter((type) => shown.has(type));
  }

  /** Where the signs of the types go: rows of [type, x, row]. */
  function rows(pen, width) {
    let [x, row] = [MARGIN, 0];
    return types().map((type) => {
      const wide = pen.measureText(Dom.typeName(type, 2)).width + 36;
      if (x > MARGIN && x + wide > width - MARGIN) [x, row] = [MARGIN, row + 1];
      const at = { type, x, row };
      x += wide;
      return at;
    });
  }

  /** @returns {HTMLCanvasElement} */
  function picture() {
    const inner = drawing();
    const width = inner.width / FINE;
    const canvas = /** @type {HTMLCanvasElement} */ (Dom.h("canvas", { width: inner.width }));
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.font = "13px system-ui, sans-serif";
    const signs = rows(pen, width);
    const foot = ((signs.at(-1)?.row ?? -1) + 1) * LINE + MARGIN;
    const head = 2 * LINE + MARGIN;
    canvas.height = inner.height + (head + foot) * FINE;
    pen.fillStyle = Dots.css("--page");
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(inner, 0, head * FINE);
    pen.scale(FINE, FINE);
    pen.fillStyle = Dots.css("--text");
    pen.font = "600 16px system-ui, sans-serif";
    pen.fillText(cut(pen, document.querySelector("main h1")?.textContent ?? "", width - 2 * MARGIN), MARGIN, MARGIN + 14);
    pen.font = "13px system-ui, sans-serif";
    pen.fillStyle = Dots.css("--quiet");
    pen.fillText(cut(pen, Store.title, width - 2 * MARGIN), MARGIN, MARGIN + 14 + LINE);
    for (const { type, x, row } of signs) {
      const y = head + inner.height / FINE + row * LINE;
      pen.save();
      pen.translate(x, y);
      pen.fillStyle = Dots.css(`--${type}`) || Dots.css("--Node");
      pen.fill(new Path2D(Dom.icon(type).querySelector("path")?.getAttribute("d") ?? ""));
      pen.restore();
      pen.fillStyle = Dots.css("--text");
      pen.fillText(Dom.typeName(type, 2), x + 22, y + 13);
    }
    return canvas;
  }

  function save() {
    const name = `${Files.safeName(document.querySelector("main h1")?.textContent ?? "")}.png`;
    picture().toBlob((blob) => {
      if (blob) Files.download(name, blob);
      Router.say(blob ? `${name} is saved by the browser` : "This browser makes no picture of the drawing");
    }, "image/png");
  }

  Router.action("drawing", () => Dom.h("button", { type: "button", title: "Save the drawing as a PNG picture", click: save }, "PNG"));

  return { picture };
})();
