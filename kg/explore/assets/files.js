"use strict";
/** Files that the page makes, saved by the browser. */
const Files = (() => {
  /**
   * @param {string} name of the file
   * @param {string|Blob} content
   * @param {string} [type] media type
   */
  function download(name, content, type = "application/octet-stream") {
    const blob = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
    const address = URL.createObjectURL(blob);
    const link = Dom.h("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be asking where to
  }

  /** A name that every system takes as the name of a file. @param {string} text */
  const safeName = (text) => text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "graph";

  return { download, safeName };
})();
