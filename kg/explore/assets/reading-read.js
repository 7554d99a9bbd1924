"use strict";
/**
 * Files read into the reading list: its own JSON, CSL-JSON, BibTeX, CSV, Markdown. An entry is recognised by kg's id, an
 * identifier, its address or its title; what is not is told, with the reason.
 *
 * @typedef {{id?: string, title?: string, doi?: string, arxiv?: string, url?: string, note?: string, item?: ?Item}} Entry
 * @typedef {{items: Item[], unknown: {what: string, why: string}[]}} Found
 */
const ReadingRead = (() => {
  const MOST = 20000;
  /** @type {?Map<string, Set<number>>} what names a paper -> the papers of that name */
  let index = null;

  const arxivOf = (text) => /(?:^|arxiv[.:/]|\/(?:abs|pdf)\/)((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7}))(?:v\d+)?(?:\.pdf)?$/i.exec(text.trim())?.[1].toLowerCase() ?? "";
  const doiOf = (text) => /(?:^|doi\.org\/|doi:\s*)(10\.\d{4,9}\/\S+)$/i.exec(text.trim())?.[1].toLowerCase() ?? "";
  const address = (url) => url.trim().toLowerCase().replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

  /** The names under which an entry may be known, the surest first. @param {Entry} entry @returns {string[]} */
  function names({ id = "", title = "", doi = "", arxiv = "", url = "" }) {
    const local = id.startsWith(Store.base) ? id.slice(Store.base.length) : id;
    const [ownDoi, ownArxiv] = [doiOf(doi) || doiOf(url) || doiOf(id), arxivOf(arxiv) || arxivOf(url) || arxivOf(id)];
    return [
      local && `id ${local}`,
      local && `id paper/${local}`,
      ownDoi && `doi ${ownDoi}`,
      ownArxiv && `arxiv ${ownArxiv}`,
      url && `url ${address(url)}`,
      title && `title ${titleKey(title)}`,
    ].filter(Boolean);
  }

  const titleKey = (title) => Search.fold(title).replace(/[^\p{L}\p{N}]+/gu, " ").trim();

  function build() {
    index = new Map();
    for (const i of Store.members("Paper")) {
      const { ids = [], url = "" } = Store.more(i);
      const by = new Map(ids);
      for (const name of names({ id: Store.id(i), title: Store.label(i), doi: by.get("doi"), arxiv: by.get("arxiv"), url })) {
        if (!index.has(name)) index.set(name, new Set());
        index.get(name)?.add(i);
      }
    }
    return index;
  }

  /** @param {Entry[]} entries @returns {Found} */
  function recognise(entries) {
    const known = index ?? build();
    /** @type {Found} */
    const found = { items: [], unknown: [] };
    for (const entry of entries.slice(0, MOST)) {
      const hits = names(entry).map((name) => known.get(name)).find(Boolean);
      const what = line(entry.title || entry.id || entry.url || entry.doi || entry.arxiv || "an entry without a title");
      if (hits?.size === 1) found.items.push(ReadingList.of([...hits][0], entry.note ?? ""));
      else if (hits) found.unknown.push({ what, why: `${hits.size} papers are called this` });
      else if (entry.item) found.items.push(entry.item);
      else found.unknown.push({ what, why: "no paper of this page" });
    }
    if (entries.length > MOST) found.unknown.push({ what: `${Dom.number(entries.length - MOST)} more entries`, why: `a list has at most ${Dom.number(MOST)}` });
    return found;
  }

  const line = (text) => text.replace(/\s+/g, " ").trim().slice(0, 200);
  const string = (value) => (typeof value === "string" ? value : "");

  /** @param {string} text @returns {Entry[]} */
  function json(text) {
    const value = JSON.parse(text);
    const own = ReadingList.isList(value);
    const list = own ? value.items : Array.isArray(value) ? value : (value?.items ?? [value]);
    if (!Array.isArray(list)) throw new SyntaxError("no list");
    return list.map((one) => {
      if (typeof one === "string") return { id: one, title: one, url: one };
      if (typeof one !== "object" || one === null) return { title: JSON.stringify(one) };
      const item = own ? ReadingList.checked(one) : null;
      const ids = new Map(item?.ids ?? []);
      return {
        id: string(one.id ?? one["citation-key"]),
        title: string(one.title),
        doi: string(one.DOI ?? one.doi ?? ids.get("doi")),
        arxiv: string(one.arxiv ?? ids.get("arxiv")),
        url: string(one.URL ?? one.url),
        note: string(one.note ?? one.annote),
        item,
      };
    });
  }

  /** Rows of cells (RFC 4180); commas, semicolons or tabs. @param {string} text @returns {string[][]} */
  function rows(text) {
    const head = text.slice(0, `${text}\n`.indexOf("\n"));
    const mark = ["\t", ";", ","].reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best), ",");
    const cells = new RegExp(`("(?:[^"]|"")*"|[^${mark}"\\r\\n]*)(${mark}|\\r?\\n|\\r|$)`, "gy");
    /** @type {string[][]} */
    const found = [[]];
    for (const [all, cell, end] of text.matchAll(cells)) {
      if (!all) break;
      found[found.length - 1].push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      if (end !== mark) found.push([]);
    }
    return found.filter((row) => row.some((cell) => cell.trim()));
  }

  /** @param {string} text @returns {Entry[]} */
  function csv(text) {
    const [head = [], ...body] = rows(text.replace(/^\ufeff/, ""));
    const columns = head.map((name) => name.trim().toLowerCase());
    if (!["title", "id", "doi", "arxiv", "url", "key"].some((name) => columns.includes(name))) throw new SyntaxError("no column called Title, DOI, arXiv, URL or Id");
    return body.map((row) => {
      const cell = (name) => (row[columns.indexOf(name)] ?? "").replace(/^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/, "");
      return { id: cell("id") || cell("key"), title: cell("title"), doi: cell("doi"), arxiv: cell("arxiv"), url: cell("url"), note: cell("note") || cell("notes") };
    });
  }

  /** The items of the lists in it, with the quotation below each as its note. @param {string} text @returns {Entry[]} */
  function markdown(text) {
    const plain = (words) => words.replace(/\\([!-/:-@[-`{-~])/g, "$1");
    /** @type {Entry[]} */
    const entries = [];
    for (const row of text.split(/\r?\n/)) {
      const item = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/.exec(row)?.[1];
      const quote = /^\s*>\s?(.*)$/.exec(row)?.[1];
      const last = entries[entries.length - 1];
      if (item) {
        const link = /\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)\s>]*)/.exec(item);
        const url = link?.[2] ?? /https?:\/\/\S+/.exec(item)?.[0] ?? "";
        const id = /`(paper\/[a-z0-9-]+)`/.exec(item)?.[1] ?? "";
        const title = link?.[1] ?? item.replace(/`[^`]*`\s*$/, "").trim();
        entries.push({ id, url, title: plain(title).replace(/^[*_"“]+|[*_"”.]+$/g, ""), note: "" });
      } else if (quote !== undefined && last) last.note = last.note ? `${last.note}\n${plain(quote)}` : plain(quote);
    }
    return entries;
  }

  const READERS = { json, csv, markdown, bibtex: (text) => Bibtex.read(text) };

  /** The format by what is in it: a list of a spreadsheet and one of Markdown look alike to a name. @param {string} text */
  function formatOf(text, name) {
    const ending = name.toLowerCase().split(".").pop() ?? "";
    const byName = { json: "json", bib: "bibtex", bibtex: "bibtex", csv: "csv", tsv: "csv", md: "markdown", markdown: "markdown", txt: "" }[ending];
    if (byName) return byName;
    if (/^\ufeff?\s*[[{]/.test(text)) return "json";
    if (/^\s*@\w+\s*[{(]/m.test(text)) return "bibtex";
    return /^\s*(?:[-*+]|\d+[.)])\s/m.test(text) ? "markdown" : "csv";
  }

  /**
   * What a file holds. Nothing is changed.
   * @param {string} text
   * @param {string} name of the file
   * @returns {Found}
   */
  function read(text, name) {
    const format = formatOf(text, name);
    try {
      const found = recognise(READERS[format](text));
      if (!found.items.length && !found.unknown.length) return { items: [], unknown: [{ what: name, why: "no entry in it" }] };
      return found;
    } catch (error) {
      const why = error instanceof SyntaxError ? error.message : String(error);
      return { items: [], unknown: [{ what: name, why: `cannot be read as ${ReadingWrite.FORMATS[format].name} (${why})` }] };
    }
  }

  return { read };
})();
