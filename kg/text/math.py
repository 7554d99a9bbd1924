"""Mathematics as readable Unicode; pylatexenc does the symbols, and what it does not know stays as it was written."""

import logging
import re
import unicodedata
from functools import lru_cache

from pylatexenc.latex2text import LatexNodes2Text, get_default_latex_context_db  # type: ignore[import-untyped]
from pylatexenc.latexwalker import LatexWalkerError  # type: ignore[import-untyped]

_LONGEST = 2_000
_DEEPEST = 20

# It warns about arguments that are missing, which we answer by keeping the formula as it was written.
logging.getLogger("pylatexenc.latex2text").setLevel(logging.CRITICAL)
_CONTEXT = get_default_latex_context_db()
_TO_TEXT = LatexNodes2Text(latex_context=_CONTEXT, math_mode="text", keep_comments=True)

_STYLES = re.compile(
    r"\\(?:text(?:rm|bf|it|tt|sf|sc|sl|up|normal)?|math(?:rm|bf|it|sf|tt|cal|frak|scr|normal|bfit)|boldsymbol|bm|symbfit"
    r"|operatorname\*?|mbox|emph|underline|ensuremath|bf|it|rm|cal|tt|displaystyle|left|right|middle"
    r"|[bB]igg?[lrm]?|nolimits|limits|mathop|mathord|mathrel|mathbin|pmb|smash|small|scriptstyle|textstyle)(?![A-Za-z])(?:\{\})?\s*"
)
_RENAMED = (
    (re.compile(r"\\widetilde(?![A-Za-z])"), r"\\tilde"),
    (re.compile(r"\\widehat(?![A-Za-z])"), r"\\hat"),
    (re.compile(r"\\(?:[tds]|nice)frac(?![A-Za-z])"), r"\\frac"),
    (re.compile(r"\\href\s*\{[^{}]*\}"), ""),
    (re.compile(r"\\m(?:kern|skip)\s*-?[\d.]+mu\s?"), ""),
    (re.compile(r"\\(?:mathring\s*\{\s*A\s*\}|AA(?![A-Za-z])|angstrom(?![A-Za-z]))"), "Å"),
    (re.compile(r"\\binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}"), r"(\1 choose \2)"),
    (re.compile(r"\{([^{}]*)\\choose(?![A-Za-z])([^{}]*)\}"), r"(\1 choose \2)"),
    (re.compile(r"\\ne(?![A-Za-z])"), "≠"),
    (re.compile(r"\\lg(?![A-Za-z])\s*"), "lg "),
    (re.compile(r"\\Box(?![A-Za-z])"), "□"),
    (re.compile(r"\\q?quad(?![A-Za-z])\s*|\\[,;: ]"), " "),
    (re.compile(r"\\!"), ""),
    (re.compile(r"\\(?:eps|vareps)(?![A-Za-z])"), r"\\varepsilon"),
    (re.compile(r"\\(?:RR|R|reals)(?![A-Za-z])"), "ℝ"),
    (re.compile(r"\\(?:cO|calO)(?![A-Za-z])"), "O"),
    (re.compile(r"\\(?:neg|lnot)(?![A-Za-z])"), "¬"),
    (re.compile(r"\\degree(?![A-Za-z])"), "°"),
    (re.compile(r"\\textless(?![A-Za-z])"), "<"),
    (re.compile(r"\\textgreater(?![A-Za-z])"), ">"),
    (re.compile(r"\\colon(?![A-Za-z])"), ":"),
    (re.compile(r"\\implies(?![A-Za-z])"), "⟹"),
    (re.compile(r"\\p?[bp]?mod(?![A-Za-z])"), " mod "),
    (re.compile(r"\\(Pr|Var|Cov|KL|argmin|argmax|poly|polylog|SE|SO|SL|GL)(?![A-Za-z])"), r"\1"),
    (re.compile(r"\\\|"), "‖"),
    (re.compile(r"\\\\(?=[A-Za-z]{2}|[{}])"), r"\\"),  # a backslash that was escaped twice
    (re.compile(r"(?<!\\)%"), r"\\%"),
    (re.compile(r"\\_"), "_"),
    (re.compile(r"\\(log|exp|ln|max|min|sin|cos|tanh|det|arg)(?=\\)"), r"\\\1 "),
    (re.compile(r"(\\[A-Za-z]+)\s+"), r"\1{} "),
)
_UNICODE = re.compile(r"\\unicode\{x([0-9A-Fa-f]{2,5})\}")
_STAR = re.compile(r"\^\s*(?:\{\s*(?:\*|\\ast|\\star)\s*\}|\*|(?:\\ast|\\star)(?![A-Za-z]))")
_DEGREE = re.compile(r"\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![A-Za-z]))")
_ORDINAL = re.compile(r"\^\s*\{+\s*(th|st|nd|rd)\s*\}+")
_SCRIPT = re.compile(r"([\^_])\s*(?:\{([^{}\\]*)\}|(\d))")
#: A formula inside the text of a formula: ``\text{$x$}``.
_INNER_DOLLAR = re.compile(r"(?<!\\)\$")
_MACRO = re.compile(r"\\([A-Za-z]+)")
_SYMBOL = re.compile(r"\\([A-Za-z]+)(?:\{\})?")
#: What only pylatexenc can read; bare braces go without it, which is much faster.
_HARD = re.compile(r"[\\~&%$]|--|``|''")
_SPACES = re.compile(r"\s+")
_SUPER = str.maketrans("0123456789+-−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻")
_SUB = str.maketrans("0123456789+-−", "₀₁₂₃₄₅₆₇₈₉₊₋₋")
_DIGITS = re.compile(r"[+\-−]?\d+|[+\-−]")


@lru_cache(maxsize=50_000)
def math_to_text(content: str) -> str | None:
    r"""The inside of a formula as text, or ``None`` where it cannot be read and has to stay whole.

    >>> [math_to_text(m) for m in (r"\mathrm{SE}(3)", r"O(n^{2})", r"\pi_0", r"\text{RRT}^*", r"\method")]
    ['SE(3)', 'O(n²)', 'π₀', 'RRT*', None]
    """
    if len(content) > _LONGEST or not _balanced(content):
        return None
    content = _INNER_DOLLAR.sub("", content)
    text = _UNICODE.sub(lambda m: _character(int(m[1], 16)), content)
    if "\\" in text or "{" in text or "%" in text:
        for pattern, replacement in _RENAMED:
            text = pattern.sub(replacement, text)
        text = _STYLES.sub("", text)
    text = _DEGREE.sub("°", _STAR.sub("*", text))
    text = _SCRIPT.sub(_script, _ORDINAL.sub(r"\1", text))
    if "\\" in text or "{" in text or "~" in text or "&" in text:
        names = _MACRO.findall(text)
        if any(not is_known(name) for name in names):
            return None
        if all(_sign(name) for name in names):
            text = _SYMBOL.sub(lambda match: _sign(match[1]) or "", text)
        rendered = render(text) if _HARD.search(text) else text.replace("{", "").replace("}", "")
        if rendered is None:
            return None
        text = rendered
    return _SPACES.sub(" ", "".join(map(_plain, text))).strip() or None


@lru_cache(maxsize=50_000)
def render(latex: str) -> str | None:
    """LaTeX as text by pylatexenc, or ``None`` where it does not parse."""
    try:
        return str(_TO_TEXT.latex_to_text(latex, tolerant_parsing=False))
    except (LatexWalkerError, RecursionError, LookupError, ValueError, TypeError, AttributeError):
        return None  # pylatexenc 2 lets these out: of nests, and of arguments that are missing or misplaced


def is_known(macro: str) -> bool:
    """Whether pylatexenc can show a macro; the name has no backslash."""
    spec = _CONTEXT.get_macro_spec(macro)
    return spec is not None and bool(getattr(spec, "macroname", "")) and spec.simplify_repl is not None


def script(content: str, sign: str) -> str:
    """A superscript (``^``) or subscript (``_``): digits as Unicode digits, else after the sign.

    >>> script("2", "^"), script("i", "_"), script("n+1", "^"), script("*", "^"), script("th", "^")
    ('²', '_i', '^(n+1)', '*', 'th')
    """
    content = content.strip()
    if not content or (sign == "^" and content in ("*", "th", "st", "nd", "rd")):
        return content
    if _DIGITS.fullmatch(content) and not (sign == "_" and not content[-1].isdigit()):
        return content.translate(_SUPER if sign == "^" else _SUB)
    return sign + (content if len(content) == 1 or content.replace(".", "").isalnum() else f"({content})")


def _script(match: re.Match[str]) -> str:
    return script(match[2] if match[3] is None else match[3], match[1])


@lru_cache(maxsize=2_000)
def _sign(macro: str) -> str:
    """The sign that a macro without arguments stands for, else nothing."""
    spec = _CONTEXT.get_macro_spec(macro)
    shown = getattr(spec, "simplify_repl", None)
    return shown if is_known(macro) and isinstance(shown, str) and not set("%{}\\") & set(shown) else ""


def _balanced(content: str) -> bool:
    depth = 0
    for brace in re.findall(r"\\.|[{}]", content, re.DOTALL):
        depth += {"{": 1, "}": -1}.get(brace, 0)
        if not 0 <= depth <= _DEEPEST:
            return False
    return depth == 0


def _character(code: int) -> str:
    return chr(code) if code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else ""


def _plain(character: str) -> str:
    """Script, bold and fraktur letters as plain ones, so that names in formulas meet names in prose."""
    if character == "∼":
        return "~"
    if character == "ℓ" or not ("ℂ" <= character <= "ℸ" or "\U0001d400" <= character <= "\U0001d7ff"):
        return character
    return character if "DOUBLE-STRUCK" in unicodedata.name(character, "") else unicodedata.normalize("NFKC", character)
