"use strict";
/** BibTeX read, as far as a paper is recognised by it: entries, fields, and LaTeX's accents. */
const Bibtex = (() => {
  const LETTERS = { ss: "ß", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", o: "ø", O: "Ø", l: "ł", L: "Ł", i: "i", j: "j", aa: "å", AA: "Å", textbackslash: "\\", textasciitilde: "~", textasciicircum: "^" };

  const COMMAND = /\$\\([lr])brace\$|\$([<>|])\$|\\([A-Za-z]+)(?:\{\}|\s+)?|\\([`'^"~=.])\s*|\\([&%$#_{}])|[{}~]/g;

  /** LaTeX as words; accents go, as the search for a title needs none. @param {string} text */
  function plain(text) {
    const words = text.replace(COMMAND, (all, brace, sign, name, accent, escaped) => {
      if (brace) return brace === "l" ? "{" : "}";
      if (name) return LETTERS[name] ?? (name.length === 1 ? "" : all);
      return sign ?? (accent ? "" : (escaped ?? (all === "~" ? " " : "")));
    });
    return words.replace(/\s+/g, " ").trim();
  }

  /** The value at `at` and where it ends: braces, quotation marks, a number or a name, several joined by #. */
  function value(text, at) {
    let words = "";
    for (;;) {
      at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
      const open = text[at];
      if (open === "{" || open === '"') {
        let depth = 0;
        let end = at + 1;
        for (; end < text.length; end++) {
          const c = text[end];
          if (c === "\\") end++;
          else if (depth === 0 && c === (open === "{" ? "}" : '"')) break;
          else if (c === "{") depth++;
          else if (c === "}") depth--;
        }
        if (end >= text.length) throw new SyntaxError("a brace or quotation mark is never closed");
        words += text.slice(at + 1, end);
        at = end + 1;
      } else {
        const bare = /^[^\s,#{}()"]+/.exec(text.slice(at, at + 200))?.[0] ?? "";
        words += bare;
        at += bare.length;
      }
      const next = /^\s*#/.exec(text.slice(at, at + 1000));
      if (!next) return { words, at };
      at += next[0].length;
    }
  }

  /** @param {string} text @returns {Entry[]} */
  function read(text) {
    const start = /@([A-Za-z]+)\s*[{(]\s*([^,\s{}()"=]*)\s*,/g;
    const field = /[\s,]*([A-Za-z][\w-]*)\s*=/y;
    /** @type {Entry[]} */
    const entries = [];
    for (let found = start.exec(text); found; found = start.exec(text)) {
      if (/^(comment|preamble|string)$/i.test(found[1])) continue;
      /** @type {Object<string, string>} */
      const fields = {};
      let at = start.lastIndex;
      for (;;) {
        field.lastIndex = at;
        const name = field.exec(text);
        if (!name) break;
        const given = value(text, field.lastIndex);
        fields[name[1].toLowerCase()] = given.words;
        at = given.at;
      }
      start.lastIndex = at;
      entries.push({
        id: found[2],
        title: plain(fields.title ?? ""),
        doi: plain(fields.doi ?? ""),
        arxiv: plain(fields.eprint ?? fields.arxiv ?? ""),
        url: (fields.url ?? "").replace(/^\\url\{(.*)\}$/, "$1").replace(/\\([%&_#~])/g, "$1"),
        note: plain(fields.annote ?? ""),
      });
    }
    return entries;
  }

  return { read };
})();
