import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.corpus import latex_source
from kg.corpus.latex import looks_latex, read_latex
from kg.corpus.latex_source import TooLarge, expand_macros, find_close, with_files, without_comments
from kg.corpus.notes import Item, NoteKind
from kg.corpus.read import read_corpus
from kg.errors import InputError
from kg.text.clean import clean
from tests.corpus.contents import content

MAIN = r"""\documentclass[11pt]{article}
\usepackage{graphicx} % \title{Not this}
\newcommand{\ours}{\textsc{CupNet}\xspace}
\newcommand\setof[2]{#1 of #2}
\def\bench{CupBench}
\DeclareMathOperator{\argmax}{arg\,max}
\title[Short]{\ours: Stacking \\ Cups}
\author{Ada Example$^{1}$\thanks{Equal.} \and Max Müller\footnotemark[2] \\ University of Cups \\ \texttt{a@b.org}}
\begin{document}
\maketitle
\begin{abstract}
We present \ours{}, which stacks \setof{piles}{cups} at 5\% cost~\cite{a}. % a note
\end{abstract}
\section{Introduction}\label{sec:intro}
\ours uses
% a whole line
\bench.

Second paragraph with $\argmax_x f$ and
\begin{figure}\begin{tabular}{c}x\end{tabular}\caption{A cup.}\end{figure}
\begin{itemize}\item one \item two\end{itemize}
\[ x = 1 \]
\input{chapters/method}
\section*{Related Work}
\subsection{Plates}
PlateNet stacks plates.
\iffalse Hidden. \fi
\begin{thebibliography}{9}
\bibitem{a} A. Doe. \newblock Holding cups by {N}ight. \newblock In \emph{Cups}, 2019.
\bibitem{b} B. Roe. \newblock \href{https://doi.org/10.5555/cups.1}{Cups}. 2020.
\end{thebibliography}
\end{document}
Not this either.
"""
METHOD = "\\section{Method}\nIt plans. \\includegraphics[width=1cm]{figs/cup}\n\\input{chapters/method}\\input{missing}"


def read(text, name="paper/main.tex", files=None):
    beside = (files or {}).get
    found = list(read_latex(content(text.encode(), name, find_beside=lambda n: (b := beside(n)) and b.encode())))
    return [f.paper for f in found if isinstance(f, Item)], [f for f in found if not isinstance(f, Item)]


def test_a_document_with_an_included_file():
    [paper], notes = read(MAIN, files={"chapters/method.tex": METHOD})
    assert clean(paper.title).text == "CupNet: Stacking Cups"
    assert paper.authors == ("Ada Example", "Max Müller")
    assert clean(paper.abstract).text == "We present CupNet, which stacks piles of cups at 5% cost."
    assert [(t.name, t.heading) for t in paper.texts[2:]] == [
        ("body/0", "Introduction"),
        ("body/1", "Method"),
        ("body/2", "Related Work › Plates"),
    ]
    introduction = clean(paper.texts[2].raw).text
    assert introduction.startswith("CupNet uses CupBench.\nSecond paragraph with ")
    assert "one" in introduction
    for gone in ("A cup", "tabular", "x = 1", "label", "whole line"):
        assert gone not in introduction
    assert clean(paper.texts[3].raw).text == "It plans."
    assert clean(paper.texts[4].raw).text == "PlateNet stacks plates."
    assert paper.references == ("doi:10.5555/cups.1", "title:holdingcupsbynight")
    assert [(note.kind, note.file, note.reason) for note in notes] == [
        (NoteKind.PART, "paper/figs/cup.pdf", "a part of paper/main.tex.")
    ]


def test_references_come_from_the_bbl_beside_it():
    text = MAIN[: MAIN.index(r"\begin{thebibliography}")] + r"\bibliography{refs}\end{document}"
    bbl = "\\begin{thebibliography}{1}\n\\bibitem{x}\nX.\n\\newblock \\href {https://arxiv.org/abs/1911.02782} {A}.\n"
    [paper], notes = read(text, "main.tex", {"main.bbl": bbl})
    assert paper.references == ("arxiv:1911.02782",)
    assert [note.file for note in notes] == ["refs.bib"]


def test_the_folder_tells_the_id_of_arxiv():
    assert read(MAIN, "arXiv-2401.01234v2.tar.gz/main.tex")[0][0].key == "arxiv:2401.01234"


def test_a_chapter_alone_is_a_part():
    papers, [note] = read(METHOD, "method.tex")
    assert (papers, note.kind) == ([], NoteKind.PART)


@pytest.mark.parametrize(
    ("source", "abstract"),
    [
        (r"\documentclass{a}\abstract{Cups.}\begin{document}\end{document}", "Cups."),
        (r"\documentclass{a}\begin{abstract}Cups.\end{abstract}\begin{document}\end{document}", "Cups."),
        (r"\documentstyle{a}\begin{document}\begin{abstract}Cups.\end{abstract}", "Cups."),
        (r"\documentclass{a}\begin{document}\section{Abstract}Cups.\section{A}B.\end{document}", "Cups."),
    ],
)
def test_where_abstracts_stand(source, abstract):
    assert read(source)[0][0].abstract == abstract


@pytest.mark.parametrize(
    ("written", "names"),
    [
        (r"\author{A. Doe, B. Roe and C. Poe}", ("A. Doe", "B. Roe", "C. Poe")),
        (r"\author[1]{Ann Doe}\author[2]{Bob Roe}\affil[1]{Lab of Cups}", ("Ann Doe", "Bob Roe")),
        (r"\author{\IEEEauthorblockN{Ann Doe}\IEEEauthorblockA{Cup Lab}}", ("Ann Doe",)),
        (r"\icmlauthor{Ann Doe}{lab}", ("Ann Doe",)),
        (r"\author{Anonymous}", ()),
    ],
)
def test_authors(written, names):
    assert read(rf"\documentclass{{a}}\title{{T}}{written}\begin{{document}}x\end{{document}}")[0][0].authors == names


def test_macros_that_grow_are_refused(monkeypatch):
    monkeypatch.setattr(latex_source, "LARGEST", 10_000)
    source = (
        r"\def\a{\b\b\b\b\b\b\b\b}\def\b{\c\c\c\c\c\c\c\c}\def\c{\d\d\d\d\d\d\d\d}\def\d{cups and cups and cups}\a\a\a"
    )
    with pytest.raises(TooLarge):
        expand_macros(source)
    with pytest.raises(TooLarge):
        expand_macros(r"\newcommand\a[1]{" + "#1" * 100 + r"}\a{" + "x" * 200 + "}")
    with pytest.raises(InputError, match="grow without end"):
        read(r"\documentclass{a}" + source)


def test_macros_that_call_themselves_end():
    assert expand_macros(r"\def\a{x\a}\a") == "xxxxxx\\a"


def test_files_that_include_each_other_end(monkeypatch):
    assert with_files(r"\input{a}", {"a.tex": rb"1\input{b}", "b.tex": rb"2\input{a}"}.get) == "12"
    monkeypatch.setattr(latex_source, "LARGEST", 1000)
    with pytest.raises(TooLarge):
        with_files(r"\input{a}" * 50, {"a.tex": b"x" * 100}.get)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (r"\newcommand{\a}[1][d]{#1}\a", r"\a"),  # a default argument: left as it is
        (r"\def\a#1{<#1>}\a{b}\a c", r"<b><> c"),
        (r"\renewcommand*{\a}{b}\a{}c \ab", r"bc \ab"),
        (r"\newcommand{\a}{unclosed \a", r"\newcommand{\a}{unclosed \a"),
        (r"\newcommand{\section}{x}\section{y}", r"\section{y}"),
    ],
)
def test_expansion(before, after):
    assert expand_macros(before) == after


@given(st.text(st.sampled_from("\\%{}[]#1ab \n$&~^_"), max_size=200))
@settings(deadline=None)
def test_any_source_is_read(text):
    source = without_comments(text)
    assert "\r" not in source
    expand_macros(source)
    assert -1 <= find_close(text, 0) < len(text)
    read("\\documentclass{a}" + text)


def test_a_folder_with_figures_styles_and_chapters_is_one_paper(tmp_path):
    (tmp_path / "chapters").mkdir()
    (tmp_path / "main.tex").write_text(MAIN.replace("chapters/method", "chapters/method}\\bibliography{own"), "utf-8")
    (tmp_path / "chapters" / "method.tex").write_text(METHOD, "utf-8")
    (tmp_path / "own.bib").write_text("@article{x, title={A Cited Work on Cups}}\n", "utf-8")
    (tmp_path / "acl.sty").write_text("% style\n", "utf-8")
    (tmp_path / "cup.png").write_bytes(b"\x89PNG\r\n")
    (tmp_path / "other.bib").write_text("@article{y, title={A Paper Beside It}, abstract={It stands.}}\n", "utf-8")
    corpus = read_corpus([tmp_path])
    assert sorted(p.title for p in corpus.papers) == ["A Paper Beside It", r"\textsc{CupNet}: Stacking Cups"]
    assert {note.kind for note in corpus.notes} == {NoteKind.PART}
    named = read_corpus([tmp_path / "main.tex", tmp_path / "own.bib"])
    assert "A Cited Work on Cups" in [p.title for p in named.papers]  # named as an input, it is one


@pytest.mark.parametrize(
    ("head", "it_is"),
    [(b"% hi\n\\documentclass{a}", True), (b"we write \\documentclass", False), (b"  \\begin{document}", True)],
)
def test_how_it_begins(head, it_is):
    assert looks_latex(head) is it_is
