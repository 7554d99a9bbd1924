"use strict";
/** Why two papers are related, in words, and the two sentences that say so. */
const Reasons = (() => {
  const { h } = Dom;
  /** @type {Object<string, [string, string, string]>} one paper does it, two do it, heading of the group */
  const VERBS = {
    proposes: ["proposes", "propose", "Proposes"],
    introduces: ["introduces", "introduce", "Introduces"],
    addresses: ["addresses", "address", "Addresses"],
    deployedOn: ["deploys on", "deploy on", "Deployed on"],
    evaluatesOn: ["evaluates on", "evaluate on", "Evaluates on"],
    uses: ["uses", "use", "Uses"],
    comparesWith: ["compares with", "compare with", "Compares with"],
    mentions: ["mentions", "mention", "Mentions"],
  };
  const RELATIONS = {
    usedFor: "is used for",
    evaluatedOn: "is evaluated on",
    benchmarkFor: "is a benchmark for",
    trainedOn: "is trained on",
    partOf: "is part of",
    basedOn: "is based on",
    subtaskOf: "is a subtask of",
    outperforms: "outperforms",
    measuredBy: "is measured by",
  };
  const ORDER = Object.keys(VERBS);
  const rank = (role) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length);

  /** The strongest role of an entity in a paper. */
  function role(paper, entity) {
    const roles = Store.arcs(paper).filter((arc) => arc.node === entity).map((arc) => arc.kind);
    return roles.sort((a, b) => rank(a) - rank(b))[0] ?? "mentions";
  }

  const verb = (name) => (VERBS[name] ?? [name, name, name])[0];
  const heading = (name) => (VERBS[name] ?? [name, name, name])[2];
  /** What several papers do: "evaluate on". */
  const several = (name) => (VERBS[name] ?? [name, name, name])[1];
  const relation = (name) => RELATIONS[name] ?? name;

  /** "both evaluate on RoboMimic", or "uses X, which the other one proposes"; the name keeps its own direction. */
  function words(paper, other, entity) {
    const here = role(paper, entity);
    const there = role(other, entity);
    const name = h("bdi", null, Store.label(entity));
    if (here === there) return [`both ${several(here)} `, name];
    return [`${verb(here)} `, name, `, which the other one ${verb(there)}`];
  }

  async function quotes(paper, entity, kind) {
    const details = await Store.details(paper);
    const rows = (details?.evidence ?? []).filter(([node]) => node === entity);
    const best = rows.find(([, name]) => name === kind) ?? rows[0];
    if (!best) return [h("p.quiet", null, "No sentence is kept for this.")];
    return [Marks.sentence(details, best[2][0], [entity])];
  }

  async function sideBySide(paper, other, entity) {
    const side = async (node, here) =>
      h(
        "div",
        null,
        h("h3", null, here ? "This paper" : Dom.nodeLink(node), ` ${verb(role(node, entity))}`),
        ...(await quotes(node, entity, role(node, entity))),
      );
    return h("div.pair", null, await side(paper, true), await side(other, false));
  }

  /** One reason: a button that opens the two sentences in `room`. */
  function reason(paper, other, entity, room) {
    const label = [Dom.icon(Store.typeOf(entity)), h("span", null, words(paper, other, entity))];
    if (!Store.texts) return h("li.reason", null, label);
    const [button, box] = Dom.disclosure("button", label, () => sideBySide(paper, other, entity));
    room.append(box);
    return h("li.reason", null, button);
  }

  /** The sentence of an abstract that has most of these words (singular, lower case), which stand out in it. */
  async function telling(paper, words) {
    const text = (await Store.details(paper))?.texts[1] ?? "";
    const has = (token) => words.some((word) => token.toLowerCase().startsWith(word));
    const tokens = (sentence) => sentence.split(/([\p{L}\p{N}]+)/u);
    const found = (sentence) => new Set(tokens(sentence).flatMap((token) => words.filter((word) => token.toLowerCase().startsWith(word)))).size;
    const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map((part) => part.segment.trim());
    const best = sentences.reduce((one, two) => (found(two) > found(one) ? two : one), "");
    if (!best) return h("p.quiet", null, "No sentence is kept for this.");
    return h("q.sentence", { dir: "auto" }, tokens(best).map((token, at) => (at % 2 && has(token) ? h("b", null, token) : token)));
  }

  /** The words that two papers have in common: a button that opens a sentence of each. */
  function alike(paper, other, words) {
    const label = [Dom.icon("Paper"), h("span", null, "both write of ", h("bdi", null, words.join(", ")))];
    if (!Store.texts) return h("ul.reasons", null, h("li.reason", null, label));
    const load = async () => [
      h("div.pair", null,
        h("div", null, h("h3", null, "This paper"), await telling(paper, words)),
        h("div", null, h("h3", null, Dom.nodeLink(other)), await telling(other, words))),
    ];
    const [button, box] = Dom.disclosure("button", label, load);
    return h("div.why.words", null, h("ul.reasons", null, h("li.reason", null, button)), h("div.room", null, box));
  }

  /**
   * Why two papers are related, as one sentence of reasons; each opens the two sentences of the papers.
   * @param {number[]} shared the heaviest first
   */
  function why(paper, other, shared, first = 3) {
    const room = h("div.room", null);
    const list = h("ul.reasons", null, shared.slice(0, first).map((entity) => reason(paper, other, entity, room)));
    const rest = shared.slice(first);
    if (rest.length) {
      const click = () => {
        more.replaceWith(...rest.map((entity) => reason(paper, other, entity, room)));
        list.children[first].querySelector("button")?.focus();
      };
      const more = h("li", null, h("button.more", { type: "button", click }, `and ${Dom.number(rest.length)} more`));
      list.append(more);
    }
    return h("div.why", null, list, room);
  }

  return { why, alike, words, quotes, role, isRole: (kind) => kind in VERBS, rank, verb, several, heading, relation };
})();
