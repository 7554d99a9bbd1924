"""What becomes of the LaTeX commands that abstracts hold: closed tables, read by :mod:`kg.text.latex`."""


def _names(words: str) -> frozenset[str]:
    return frozenset(words.split())


#: Commands whose argument is the text: the name and the braces go.
STYLES = _names("""
    emph b textbf textit texttt textsc textsf textrm textsl textup textmd textnormal text underline uline ul textul
    uwave mbox hbox url nolinkurl path mathrm mathbf mathit mathsf mathtt mathcal boldsymbol bm title section
    subsection subsubsection paragraph textbfit highlight hl acl ac acs acf gls ensuremath
""")
#: Of these, the ones that lift letters out of a word (DESIGN §5).
STRESSES = _names("emph b textbf textit underline uline ul textul mathbf boldsymbol bm")
#: Commands that go with all their arguments.
DROPPED = _names("""
    cite citep citet citealp citealt citeauthor citeyear citeyearpar parencite textcite autocite footcite nocite label
    vspace hspace fontfamily fontsize hypersetup includegraphics thispagestyle pagestyle footnotemark color index
    ref cref Cref eqref autoref nameref begin end vskip hskip input include usefont newcommand renewcommand
""")
#: Declarations without an argument: they go, and the braces of the group that they open go with them.
DECLARATIONS = _names("""
    bf em it rm tt sc sf sl cal bfseries itshape scshape ttfamily sffamily rmfamily upshape mdseries selectfont
    normalfont small footnotesize scriptsize tiny large Large LARGE huge Huge normalsize centering noindent xspace
    protect relax hfill displaystyle maketitle clearpage newpage unskip ignorespaces
""")
#: Commands that are a space.
SPACES = _names("quad qquad newline linebreak par bigskip medskip smallskip space enspace thinspace")
#: Commands with two arguments of which the first goes.
SECOND = _names("textcolor colorbox fcolorbox hyperref texorpdfstring resizebox scalebox raisebox")
#: Commands with one argument, and what stands for the command with its brace and for the closing one.
FRAMED = {"footnote": (" (", ")"), "thanks": (" (", ")"), "say": ("“", "”"), "enquote": ("“", "”")}
#: Signs of the package pifont by number.
DINGBATS = {
    "51": "✓", "52": "✔", "55": "✗", "56": "✘",
    **{str(182 + i): chr(0x2776 + i) for i in range(10)}, **{str(172 + i): chr(0x2460 + i) for i in range(10)},
    **{str(192 + i): chr(0x2780 + i) for i in range(10)}, **{str(202 + i): chr(0x278A + i) for i in range(10)},
}  # fmt: skip
#: Macros that style files define everywhere, and text symbols that pylatexenc lacks.
WORDS = {
    "ie": "i.e.",
    "eg": "e.g.",
    "etal": "et al.",
    "wrt": "w.r.t.",
    "etc": "etc.",
    "LaTeX": "LaTeX",
    "TeX": "TeX",
    "BibTeX": "BibTeX",
    "textunderscore": "_",
    "textless": "<",
    "textgreater": ">",
    "textbar": "|",
    "textbackslash": "\\",
    "textasciitilde": "~",
    "textperiodcentered": "·",
}
