"use strict";
/** The reading list as files: JSON, BibTeX, CSV and Markdown. Each can be read back (reading-read.js). */
const ReadingWrite = (() => {
  /** What a spreadsheet takes for a formula, also behind what is not seen (OWASP, CSV Injection). */
  const FORMULA = /^[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
  const LATEX = {
    "\\": "\\textbackslash{}",
    "{": "$\\lbrace$",
    "}": "$\\rbrace$",
    "~": "\\textasciitilde{}",
    "^": "\\textasciicircum{}",
    "<": "$<$",
    ">": "$>$",
    "|": "$|$",
  };

  const line = (text) => text.replace(/\s+/g, " ").trim();
  const named = (item, scheme) => item.ids.find(([name]) => name === scheme)?.[1] ?? "";
  const webAddress = (item) => (/^https?:\/\/\S+$/i.test(item.url) ? item.url : "");

  /** @param {Item[]} items */
  function json(items) {
    return `${JSON.stringify({ format: ReadingList.FORMAT, items }, null, 1)}\n`;
  }

  /** A text as LaTeX prints it; letters beyond ASCII stay. A brace is written by name, as BibTeX counts braces. */
  const latex = (text) => line(text).replace(/[\\{}~^<>|$&%#_]/g, (c) => LATEX[c] ?? `\\${c}`);

  /** Words with capitals beyond the first letter in braces, or a style would write them small. */
  const protect = (text) =>
    line(text)
      .split(" ")
      .map((word) => (/^.+[\p{Lu}\d]/u.test(word) ? `{${latex(word)}}` : latex(word)))
      .join(" ");

  function entry(item) {
    const doi = named(item, "doi");
    const arxiv = named(item, "arxiv");
    const fields = {
      title: protect(item.title),
      author: item.authors.map((name) => (/[,{}]|\band\b/i.test(name) ? `{${latex(name)}}` : latex(name))).join(" and "),
      [arxiv && !doi ? "howpublished" : "booktitle"]: latex(item.venue),
      year: item.year === null ? "" : String(item.year),
      doi: latex(doi),
      eprint: latex(arxiv),
      archiveprefix: arxiv ? "arXiv" : "",
      url: webAddress(item).replace(/[\\{}"<>^`|]/g, (c) => encodeURIComponent(c)),
      annote: latex(item.note),
    };
    const lines = Object.entries(fields).filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}},\n`);
    const kind = item.venue && !(arxiv && !doi) ? "inproceedings" : "misc";
    return `@${kind}{${item.id.slice("paper/".length)},\n${lines.join("")}}\n`;
  }

  /** The key of an entry is that of the paper's id, as in `papers.bib`. @param {Item[]} items */
  const bibtex = (items) => `% A reading list made with kg. Encoding: UTF-8.\n${items.map((item) => `\n${entry(item)}`).join("")}`;

  const cell = (text) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };

  /** For spreadsheets: a byte order mark, CRLF, and an apostrophe before what would be a formula. @param {Item[]} items */
  function csv(items) {
    const head = ["Title", "Authors", "Venue", "Year", "DOI", "arXiv", "URL", "Note", "Id"];
    const rows = items.map((item) => [
      line(item.title),
      item.authors.join("; "),
      item.venue,
      item.year === null ? "" : String(item.year),
      named(item, "doi"),
      named(item, "arxiv"),
      webAddress(item),
      item.note,
      item.id,
    ]);
    return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
  }

  const escaped = (text) => line(text).replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&");

  /** @param {Item[]} items */
  function markdown(items) {
    const rows = items.map((item, at) => {
      const address = webAddress(item).replace(/[()<>\\\s]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
      const title = address ? `[${escaped(item.title)}](${address})` : escaped(item.title);
      const source = [item.venue, item.year === null ? "" : String(item.year)].filter(Boolean).join(" ");
      const about = [title, escaped(item.authors.join(", ")), escaped(source)].filter(Boolean).join(". ");
      const note = item.note.trim() ? `\n${item.note.trim().split(/\r?\n/).map((words) => `   > ${escaped(words)}`).join("\n")}` : "";
      return `${at + 1}. ${about}. \`${item.id}\`${note}\n`;
    });
    return `# Reading list\n\n${rows.join("")}`;
  }

  /** @type {Object<string, {name: string, file: string, type: string, write: (items: Item[]) => string}>} */
  const FORMATS = {
    json: { name: "JSON", file: "reading-list.json", type: "application/json", write: json },
    bibtex: { name: "BibTeX", file: "reading-list.bib", type: "application/x-bibtex", write: bibtex },
    csv: { name: "CSV", file: "reading-list.csv", type: "text/csv", write: csv },
    markdown: { name: "Markdown", file: "reading-list.md", type: "text/markdown", write: markdown },
  };

  return { FORMATS };
})();
