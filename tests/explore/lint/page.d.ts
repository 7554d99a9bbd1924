/** What the scripts find in the page: vis-network from the installed pyvis, and the elements of explorer.html. */
declare const vis: any;

interface Document {
  getElementById(id: "q"): HTMLInputElement;
  getElementById(
    id:
      | "bar-tools"
      | "canvas"
      | "content"
      | "card"
      | "filters"
      | "pan-down"
      | "pan-left"
      | "pan-right"
      | "pan-up"
      | "found"
      | "graph"
      | "hits"
      | "hits-note"
      | "legend"
      | "live"
      | "side"
      | "side-note"
      | "side-title"
      | "side-tools"
      | "tip"
      | "zoom-fit"
      | "zoom-in"
      | "zoom-out",
  ): HTMLElement;
}
