r"""LaTeX sources: the main file with what it includes; its inline commands are left to the cleaning of all texts."""

import posixpath
import re
from collections.abc import Iterator

from kg.corpus.content import Content
from kg.corpus.fulltext import FullText, Section, arxiv_of_name, paper_of, under
from kg.corpus.identity import reference_names
from kg.corpus.latex_source import TooLarge, expand_macros, find_close, with_files, without_comments
from kg.corpus.notes import Found, Note, NoteKind
from kg.errors import InputError
from kg.text.clean import clean_line

_SNIFF = re.compile(rb"^[ \t]*\\(?:documentclass|documentstyle|begin\{document\})", re.MULTILINE)
_MAIN = re.compile(r"\\document(?:class|style)\b")
_BEGIN, _END = r"\begin{document}", r"\end{document}"
#: Environments that hold no prose.
_NO_PROSE = re.compile(
    r"\\(begin|end)\s*\{((?:figure|table|wrapfigure|wraptable|SCfigure|teaserfigure|equation|align|alignat|flalign|gather"
    r"|multline|eqnarray|displaymath|algorithm|algorithmic|lstlisting|verbatim|Verbatim|minted|tikzpicture|comment"
    r"|thebibliography|CCSXML|tabular|tabularx|longtable|IEEEkeywords|keywords|filecontents|equations|subequations)\*?)\}"
)
_ENVIRONMENT = re.compile(r"\\(?:begin|end)\s*\{[\w*-]{1,40}\}(?:\[[^\]\n]{0,200}\])?")
_DISPLAYED = re.compile(r"\$\$.*?\$\$|\\\[.*?\\\]", re.DOTALL)
_COMMANDS = re.compile(
    r"\\(?:label|bibliographystyle|bibliography|setlength|addtolength|setcounter|addcontentsline|todo|footnotetext|keywords?"
    r"|ccsdesc|maketitle|tableofcontents|appendix|balance|printbibliography|IEEEpeerreviewmaketitle|usepackage|pagenumbering"
    r"|markboth|fancyhead|fancyfoot|captionsetup|definecolor|affiliation|email|titleformat|titlespacing)\b\*?\s*(?:\[[^\]\n]*\]\s*)*"
)
_TITLES = re.compile(r"\\(?:icmltitle|mlsystitle|title|papertitle|Title)\b\s*(?:\[[^\]]{0,300}\]\s*)?(?=\{)")
_AUTHORS = re.compile(r"\\(?:icmlauthor|author)\b\s*(?:\[[^\]]{0,300}\]\s*)?(?=\{)")
_AUTHOR_BLOCKS = re.compile(r"\\IEEEauthorblockN\s*(?=\{)")
_ABSTRACT = re.compile(r"\\begin\s*\{abstract\}(?:\[[^\]\n]*\])?(.*?)\\end\s*\{abstract\}", re.DOTALL)
_ABSTRACT_COMMAND = re.compile(r"\\abstract\s*(?=\{)")
_SECTION = re.compile(r"\\(chapter|section|subsection|subsubsection)\b\*?\s*(?:\[[^\]]{0,300}\]\s*)?(?=\{)")
_LEVELS = {"chapter": 0, "section": 1, "subsection": 2, "subsubsection": 3}
_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*|\\par\b\s*")
_BIBLIOGRAPHY = re.compile(r"\\begin\s*\{thebibliography\}.*?(?:\\end\s*\{thebibliography\}|\Z)", re.DOTALL)
_ITEM = re.compile(r"\\bibitem\b")
_QUOTED = re.compile(r"\\newblock\s+(.{15,400}?)[.?!](?:\s|$)", re.DOTALL)
_LINK = re.compile(r"(?:https?://[^\s{}\\]+|\barXiv:\s?\d{4}\.\d{4,5}|\b10\.\d{4,9}/[^\s{}\\,]+)", re.IGNORECASE)

_NAMES_FILES = re.compile(
    r"\\(includegraphics|bibliography|addbibresource)\*?\s*(?:\[[^\]]*\])?\s*\{([^{}\n]{1,300})\}"
)
_MOST_FILES = 2000

_BESIDE_NAMES = re.compile(r"\\(?:quad|qquad|hfill|hspace\*?\{[^{}]*\})(?![A-Za-z])|,|\band\b|&|;")
_IN_NAMES = re.compile(
    r"\\(?:thanks|footnotemark|footnote|textsuperscript|inst|orcid|orcidID|email|affil|IEEEmembership|authormark"
    r"|Thanks|thanksref|corref|fnref)(?![A-Za-z])\s*(?:\[[^\]]*\])?(?:\{(?:[^{}]|\{[^{}]*\})*\})?"
    r"|\$[^$]*\$|\[[^\]]*\]|\\[A-Za-z]+\*?|[{}*~]"
)
_NAME = re.compile(r"(?:[^\W\d_][\w.'’-]*)(?: [^\W\d_][\w.'’-]*){1,4}")


def looks_latex(head: bytes) -> bool:
    """Whether the first bytes are of the main file of a document."""
    return _SNIFF.search(head) is not None


def read_latex(content: Content) -> Iterator[Found]:
    r"""The paper of a main file; a file without ``\documentclass`` is a part of the one that includes it."""
    source = without_comments(content.text())
    if not _MAIN.search(source):
        yield Note(NoteKind.PART, content.name, "", r"no \documentclass; it is read where a main file includes it.")
        return
    try:
        source = expand_macros(with_files(source, content.beside))
    except TooLarge as error:
        raise InputError(content.name, "its macros or included files grow without end.") from error
    for name in _named_files(content, source):
        yield Note(NoteKind.PART, name, "", f"a part of {content.name}.")
    yield from paper_of(content, _full_text(content, source))


def _named_files(content: Content, source: str) -> list[str]:
    """The names, as they stand in sources, of the figures and bibliographies that a document asks for."""
    folder = posixpath.dirname(content.name)
    named = {
        posixpath.normpath(posixpath.join(folder, name.strip() if "." in name else f"{name.strip()}{suffix}"))
        for match in _NAMES_FILES.finditer(source)
        for name in match[2].split(",")
        for suffix in ((".bib",) if "bib" in match[1] else (".pdf",))
    }
    return sorted(name for name in named if not name.startswith(".."))[:_MOST_FILES]


def _full_text(content: Content, source: str) -> FullText:
    begin = source.find(_BEGIN)
    end = source.find(_END, begin)
    body = source[begin + len(_BEGIN) : end if end >= 0 else None] if begin >= 0 else source
    bibliography = _BIBLIOGRAPHY.search(body)
    entries = bibliography[0] if bibliography else _beside_bibliography(content)
    body = _prose(body)
    abstract = _ABSTRACT.search(body) or _ABSTRACT.search(_prose(source))
    arguments = _arguments(_ABSTRACT_COMMAND, source)
    blocks = list(_arguments(_AUTHOR_BLOCKS, source))
    return FullText(
        title=_line(next(_arguments(_TITLES, source), "")),
        abstract=_tidy(abstract[1]) if abstract else _tidy(next(arguments, "")),
        authors=tuple(name for written in blocks or _arguments(_AUTHORS, source) for name in _names(written)),
        given_id=arxiv_of_name(content.name),
        sections=tuple(_sections(_ABSTRACT.sub("\n\n", body))),
        references=tuple(name for item in _ITEM.split(entries)[1:] for name in _reference(item)),
    )


def _beside_bibliography(content: Content) -> str:
    """The ``.bbl`` that BibTeX made for this file."""
    stem = content.name.replace("\\", "/").rpartition("/")[2].removesuffix(content.suffix)
    data = content.beside(f"{stem}.bbl")
    return "" if data is None else data.decode("utf-8", "replace")


def _prose(body: str) -> str:
    """Without figures, tables, displayed formulas, programs, and commands that print nothing."""
    pieces: list[str] = []
    position, inside, depth = 0, "", 0
    for match in _NO_PROSE.finditer(body):
        kind, name = match[1], match[2]
        if not inside and kind == "begin":
            pieces.append(body[position : match.start()])
            inside, depth = name, 1
        elif inside == name:
            depth += 1 if kind == "begin" else -1
            if not depth:
                inside, position = "", match.end()
                pieces.append(" ")
    if not inside:
        pieces.append(body[position:])
    return _without_commands(_DISPLAYED.sub(" ", "".join(pieces)))


def _without_commands(body: str) -> str:
    pieces: list[str] = []
    position = 0
    for match in _COMMANDS.finditer(body):
        if match.start() < position:
            continue
        pieces.append(body[position : match.start()])
        position = match.end()
        while body[position : position + 1] == "{" and (close := find_close(body, position)) >= 0:
            position = close + 1
    return "".join([*pieces, body[position:]])


def _sections(body: str) -> Iterator[Section]:
    above: list[str] = [""] * len(_LEVELS)
    path, position = "", 0
    for match in _SECTION.finditer(body):
        close = find_close(body, match.end())
        if close < 0 or match.start() < position:
            continue
        yield Section(path, _paragraphs(body[position : match.start()]))
        level = _LEVELS[match[1]]
        above[level:] = [clean_line(_line(body[match.end() + 1 : close])), *[""] * (len(_LEVELS) - level - 1)]
        path, position = "", close + 1
        for heading in above:
            path = under(path, heading)
    yield Section(path, _paragraphs(body[position:]))


def _paragraphs(text: str) -> tuple[str, ...]:
    return tuple(tidied for paragraph in _PARAGRAPH.split(text) if (tidied := _tidy(paragraph)))


def _tidy(text: str) -> str:
    """Prose without the marks of environments, on one line a paragraph."""
    return " ".join(_ENVIRONMENT.sub(" ", text).split())


def _line(text: str) -> str:
    """A title: on one line, its inline commands left."""
    return " ".join(text.replace("\\\\", " ").replace("~", " ").split())


def _arguments(command: re.Pattern[str], source: str) -> Iterator[str]:
    for match in command.finditer(source):
        close = find_close(source, match.end())
        if close >= 0:
            yield source[match.end() + 1 : close]


def _names(written: str) -> Iterator[str]:
    r"""What can only be names of people: affiliations stand after the first ``\\`` of each author."""
    for block in re.split(r"\\(?:and|And|AND)\b", written):
        lines = [line for line in re.split(r"\\\\|\\newline", block) if _IN_NAMES.sub("", line).strip()]
        for piece in _BESIDE_NAMES.split(lines[0] if lines else ""):
            name = " ".join(_IN_NAMES.sub(" ", piece or "").split())
            if _NAME.fullmatch(name) and name[0].isupper():
                yield name


def _reference(item: str) -> list[str]:
    r"""The link of an entry, else its title: what stands after the first ``\newblock``."""
    link = _LINK.search(item)
    title = _QUOTED.search(item)
    written = link[0].rstrip(".") if link else ""
    return reference_names(
        url=written if written.lower().startswith("http") else "",
        doi=written if written.startswith("10.") else "",
        given_id=written if written.lower().startswith("arxiv") else "",
        title=re.sub(r"\\[A-Za-z]+\s*(?:\{https?:[^{}]*\})?|[{}\\~]", " ", title[1]) if title else "",
    )
