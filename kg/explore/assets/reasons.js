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
  const relation = (name) => RELATIONS[name] ?? name;

  /** "both evaluate on RoboMimic", or "uses X, which the other one proposes"; the name keeps its own direction. */
  function words(paper, other, entity) {
    const here = role(paper, entity);
    const there = role(other, entity);
    const name = h("bdi", null, Store.label(entity));
    if (here === there) return [`both ${(VERBS[here] ?? [here, here])[1]} `, name];
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

  /** One reason: a button that opens the two sentences. */
  function row(paper, other, entity) {
    const text = words(paper, other, entity);
    if (!Store.texts) return h("li.reason", null, Dom.icon(Store.typeOf(entity)), h("span", null, text));
    const label = [Dom.icon(Store.typeOf(entity)), h("span", null, text)];
    return h("li.reason", null, Dom.disclosure("button", label, () => sideBySide(paper, other, entity)));
  }

  return { row, role, rank, verb, heading, relation };
})();
