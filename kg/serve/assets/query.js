// The query page: sends the query to the endpoint, shows rows as a table and graphs as Turtle.
"use strict";

const MOST_ROWS = 1000;
const get = (id) => document.getElementById(id);
const [form, query, status, answer, cancel] = ["form", "query", "status", "answer", "cancel"].map(get);
let running = null;

const make = (tag, text = "") => Object.assign(document.createElement(tag), { textContent: text });

/** One term: a link for an IRI (within this server for one of the graph), else its text. */
function cell(term) {
  const box = make("td");
  if (!term) return box;
  const shown = term.type === "triple" ? JSON.stringify(term.value) : term.value;
  const own = term.type === "uri" && shown.startsWith(form.dataset.base);
  if (own || (term.type === "uri" && /^https?:/.test(shown))) {
    const local = shown.slice(form.dataset.base.length);
    const link = make("a", own ? local : shown);
    link.href = own ? `/${local}` : shown;
    link.rel = "noopener noreferrer";
    box.append(link);
  } else {
    box.textContent = shown;
    box.dir = "auto";
  }
  return box;
}

function table({ head, results }) {
  const grid = make("table");
  const first = grid.createTHead().insertRow();
  first.append(...head.vars.map((name) => make("th", name)));
  const body = grid.createTBody();
  for (const row of results.bindings.slice(0, MOST_ROWS)) {
    body.insertRow().append(...head.vars.map((name) => cell(row[name])));
  }
  return grid;
}

/** The answer of the endpoint; throws what it says of an error. */
async function ask(accept) {
  running?.abort();
  running = new AbortController();
  cancel.disabled = false;
  try {
    const headers = { "Content-Type": "application/sparql-query", Accept: accept };
    const reply = await fetch("/sparql", { method: "POST", headers, body: query.value, signal: running.signal });
    if (!reply.ok) throw new Error(await reply.text());
    return reply;
  } finally {
    cancel.disabled = true;
  }
}

function point(message) {
  const place = /line (\d+), column (\d+)/.exec(message);
  if (!place) return;
  const lines = query.value.split("\n").slice(0, Number(place[1]) - 1);
  const start = lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(place[2]) - 1;
  query.focus();
  query.setSelectionRange(start, start + 1);
}

async function tell(work) {
  answer.replaceChildren();
  status.className = "";
  status.textContent = "…";
  try {
    status.textContent = await work();
  } catch (error) {
    status.className = "error";
    status.textContent = error.name === "AbortError" ? "cancelled" : error.message;
    point(error.message);
  }
}

const run = () =>
  tell(async () => {
    const begin = performance.now();
    const reply = await ask("application/sparql-results+json, text/turtle;q=0.9");
    const text = await reply.text();
    const took = `${Math.round(performance.now() - begin)} ms`;
    if (reply.headers.get("Content-Type").startsWith("text/turtle")) {
      answer.append(make("pre", text));
      return took;
    }
    const found = JSON.parse(text);
    if ("boolean" in found) return `${found.boolean ? "yes" : "no"}, ${took}`;
    answer.append(table(found));
    const count = found.results.bindings.length;
    const cut = count > MOST_ROWS ? ` (the first ${MOST_ROWS} are shown; save to have all)` : "";
    return `${count} ${count === 1 ? "row" : "rows"}, ${took}${cut}`;
  });

const SUFFIXES = { "text/csv": "csv", "text/tab-separated-values": "tsv", "text/turtle": "ttl", "application/ld+json": "jsonld" };

const save = () =>
  tell(async () => {
    const type = get("format").value;
    const link = make("a");
    link.href = URL.createObjectURL(await (await ask(type)).blob());
    link.download = `answer.${SUFFIXES[type] ?? type.slice(-4).replace("+", "")}`;
    link.click();
    URL.revokeObjectURL(link.href);
    return "saved";
  });

form.addEventListener("submit", (event) => {
  event.preventDefault();
  run();
});
query.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
});
cancel.addEventListener("click", () => running?.abort());
get("save").addEventListener("click", save);
get("examples").addEventListener("change", ({ target }) => {
  if (target.value) query.value = target.value;
});

const given = new URLSearchParams(location.search).get("query");
if (given) {
  query.value = given;
  run();
}
