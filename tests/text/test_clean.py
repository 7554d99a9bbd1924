import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.text.clean import clean

CASES = [
    # mathematics
    (r"on $\mathrm{SE}(3)$ synchronization", "on SE(3) synchronization"),
    (r"$O(n^{2})$ and $\mathcal{O}(\sqrt{T})$", "O(n²) and O(√(T))"),
    (r"A$^*$, RRT$^{\star}$ and $\pi_0$", "A*, RRT* and π₀"),
    (r"$k$-means with $\sim$1,000 points, $\sim$$45\%$", "k-means with ~1,000 points, ~45%"),
    (r"from $3.8%$ to $5.4%$", "from 3.8% to 5.4%"),
    (r"\(x \leq y\) and \[a\] and $$b_i$$", "x ≤ y and a and b_i"),
    (r"\begin{equation}a = b\end{equation}", "a = b"),
    (r"$p \in [0,1]$, $\mathbf{W}^\top r$, $\bar\alpha$, $\{0,1\}$", "p ∈ [0,1], W^⊤ r, α̅, {0,1}"),
    (r"$\ourloss$ stays whole", r"$\ourloss$ stays whole"),
    (r"$\underline{\text{Ro}}$uter", "Router"),
    # commands, accents, escapes
    (r"We call it \emph{Inductor} and \textbf{\textit{Foo} bar}.", "We call it Inductor and Foo bar."),
    (r"{\bf Foo} and {\em bar} and {GPT}", "Foo and bar and GPT"),
    (r"Schr\"odinger, {\"o}, G{\"o}del, Fr\'echet, na\"ive, \c{c}", "Schrödinger, ö, Gödel, Fréchet, naïve, ç"),
    (r"fast \"weights\" win", 'fast "weights" win'),
    (r"21.6\% of R\&D, a\_b, \$5, \#1", "21.6% of R&D, a_b, $5, #1"),
    (r"98\\% at \\$3", "98% at $3"),
    (r"as shown~\citep[see][p.~1]{a,b}, \cite{c}.", "as shown,."),
    (r"\textcolor{red}{Trinity} \eg this, \ie that", "Trinity e.g. this, i.e. that"),
    (r"Good.\footnote{Code: \url{https://x.io/a\_b}.}", "Good. (Code: https://x.io/a_b.)"),
    (r"\href{https://a.b/c_d}{our code}", "https://a.b/c_d (our code)"),
    (r"\method{} beats \ours and \foo{x}", r"\method beats \ours and \foo{x}"),
    (r"10^{-3} at 90^\circ, 3 \times 4, 4{,}158, sets {0,1}", "10⁻³ at 90°, 3 × 4, 4,158, sets {0,1}"),
    (r"\begin{itemize}\item One \item Two\end{itemize}", "\nOne \nTwo"),
    (
        r"$P \ne NP$, ${m\choose k}$, $\binom{k}{2}$, $ \smash{O(\sqrt{T})} $",
        "P ≠ NP, (m choose k), (k choose 2), O(√(T))",
    ),
    (
        r"at $\href{https://a.io}{this\ page}$; $\mathcal{E\mkern-2mu L}$, $0.1\ \mathring{A}$",
        "at this page; EL, 0.1 Å",
    ),
    (r"$\textbf{$GoForth$}$ and $(\textbf{$GF$})$ cost $5 or {$6 or $7}", "GoForth and (GF) cost $5 or {$6 or $7}"),
    (r"${\rm P{\small ICK}E{\small VAL}}$", "PICKEVAL"),
    (
        r"in \SI{100}{\milli\second}, \qty{99.8}{\%}, \num{12}, \ang{45}, \SI{3}{\foo}",
        r"in 100 ms, 99.8%, 12, 45°, \SI{3}{\foo}",
    ),
    (r"\ding{182} one \ding{51} \circled{3} two \ding{999}", r"❶ one ✓ (3) two \ding{999}"),
    (r"Phase \uppercase\expandafter{\romannumeral4}, \romannumeral2)", "Phase IV, ii)"),
    (r"a \verb|<num>| and 1) \textbf Perceive gains of \85.7\%", "a <num> and 1) Perceive gains of 85.7%"),
    (r"code\footnote[2]{At https://x.io/c.} is\input{tabs/a} out", "code (At https://x.io/c.) is out"),
    (r"G{é}n{é}ralis{é} by~\textsc{Foo} at~\url{https://x.io}", "Généralisé by Foo at https://x.io"),
    # HTML and JATS
    ("<p>One <strong>KSKT</strong> &amp; two&#x27;s.</p><p>Three</p>", "One KSKT & two's.\nThree"),
    ("<jats:p>H<jats:sub>2</jats:sub>O at 10<sup>5</sup> Pa<br/>ok</jats:p>", "H₂O at 10⁵ Pa\nok"),
    ("RRT<sup>*</sup> x<sub>i</sub> 5<sup>th</sup> &amp;lt; &lt;", "RRT* x_i 5th < <"),
    ('<a href="https://h.io/x_y">page</a>', "https://h.io/x_y (page)"),
    ('<a href="https://h.io/x_y">https://h.io/x_y</a>', "https://h.io/x_y"),
    ("the $i^{\\text{th}}$ and $n^{th}$", "the ith and nth"),
    ("&lt;p&gt;Hello&lt;/p&gt;", "Hello"),
    ("AT&T &unknown; &;", "AT&T &unknown; &;"),
    # Markdown
    ("**GRASP** (**G**raph **R**easoning)", "GRASP (Graph Reasoning)"),
    ("*de novo* and _Oracle_ and __bold__ text", "de novo and Oracle and __bold__ text"),
    ("__Resona__ is ***bold***", "Resona is bold"),
    ("up to **+10-15%** more", "up to +10-15% more"),
    ("use `low_level` and ```X-Y```", "use low_level and X-Y"),
    ("[GitHub](https://g.io/a_b). [https://x.io/y](https://x.io/y).", "GitHub (https://g.io/a_b). https://x.io/y."),
    ("See **https://a.io/x**, ``https://a.io/y''.", "See https://a.io/x, “https://a.io/y”."),
    ("***Multi-G**ranularity Fusion* and ***N**euron Graph*", "Multi-Granularity Fusion and Neuron Graph"),
    ("[Code](this https URL)", "Code (this https URL)"),
    # bold letters that spell an acronym
    ("kno**W**ledge-**E**ncoded", "knowledge-Encoded"),
    ("**K**no**W**ledge, Mo**C**o, attentio**N**, mini**LM**", "Knowledge, MoCo, attention, miniLM"),
    ("tex**T** but wi**T**", "text but wiT"),
    (r"kno\textbf{W}ledge kno<b>W</b>ledge kno*W*ledge", "knowledge knowledge knowledge"),
    # characters
    ("``oh'' and `ok' and ''so'' and f''(x)", "“oh” and ‘ok’ and “so” and f''(x)"),
    ("the robot`s eyes `see’ a `b` and `c`s", "the robot's eyes ‘see’ a b and cs"),
    ("reflection---realizing 3--5, --> <!-- ----", "reflection—realizing 3–5, --> <!-- ----"),
    ("Fig.~1 and 9.9~mN; 5~10 and ~5 and at~https://a.io/~x", "Fig. 1 and 9.9 mN; 5~10 and ~5 and at https://a.io/~x"),
    ("e\ufb03cient co\u00adop zero\u200bwidth a\u00a0b\tc", "efficient coop zerowidth a b c"),
    ("one\ntwo\r\nthree\n\nfour. Then:\n- five", "one two three\nfour. Then:\n- five"),
    ("state-of-\nthe-art Self-\nEvo", "state-of-the-art Self- Evo"),
]

PLAIN = [
    "6.2% over Qwen3",
    "$5 to $10",
    "costs $5-$10 or $20 a month or $30",
    "p<m",
    "a < b and c > d",
    "O(n^2) outside",
    "C* and A*",
    "RRT* and A* beat *",
    "snake_case_name and f_1 and _private",
    "2*3*4 and 2 * 3 * 4 and 2**3**4",
    r"\method works, \foo{x} not closed {",
    "an open $ and an open ` and an open **",
    "tokens <think> and </think>, <slack>, x <b y",
    "https://a.b/c_d_e~f%20g--h?x=*y*&amp;z, https://a.io/_x_",
    "www.x.edu/~foo_bar_ and github.com/a_b/c--d.",
    "sets {0, 1} and {x | x > 0} and [1](2)",
    "__init__ and 4K__",
    "it's 'quoted' and \"so\"",
    "مرحبا بالعالم 👩‍🔬 漢字 é e\u0301",
]


@pytest.mark.parametrize(("raw", "expected"), CASES)
def test_markup_is_read(raw, expected):
    assert clean(raw).text == expected


@pytest.mark.parametrize("raw", PLAIN)
def test_what_only_looks_like_markup_stays(raw):
    result = clean(raw)
    assert (result.text, result.edits) == (raw, ())


@pytest.mark.parametrize(
    ("raw", "name", "quote"),
    [
        (r"We call it \emph{Inductor}.", "Inductor", "Inductor"),
        ("**G**raph **R**easoning wins", "Graph Reasoning", "**G**raph **R**easoning"),
        ("**GRASP** wins", "GRASP", "GRASP"),
        (r"on $\mathrm{SE}(3)$ synchronization.", "SE(3) synchronization", r"$\mathrm{SE}(3)$ synchronization"),
        (r"We propose $\textbf{HuB}$ here", "HuB", "HuB"),
        ("We run $k$-means here", "k-means", "$k$-means"),
        (
            r"\textit{\textbf{Spatio}-vision models (SpatioLM)}",
            "Spatio-vision models",
            r"\textbf{Spatio}-vision models",
        ),
        ("kno**W**ledge graph", "knowledge graph", "kno**W**ledge graph"),
        ("the <em>RoboMimic</em> suite", "RoboMimic", "RoboMimic"),
        ("GPT&#45;4 is old", "GPT-4", "GPT&#45;4"),
    ],
)
def test_a_mention_quotes_markup_only_where_it_stands_inside(raw, name, quote):
    result = clean(raw)
    start = result.text.index(name)
    low, high = result.to_raw(start, start + len(name))
    assert raw[low:high] == quote
    assert result.to_clean(low, high) == (start, start + len(name))


#: Pieces of markup; "␣" is a space.
MARKS = r"""
\emph{ \textbf{ } { $ $$ ** * _ ` `` '' <p> </p> <b> </b> <sup> </sup> &amp; &lt; \\ \% \' \" \~ \( \) \[
\] <a␣href="https://a.b/c"> </a> https://x.io/a_b [t]( ) \cite{ \href{ \footnote{ \textcolor{ \frac \sqrt
^ _{ \alpha \begin{equation} \end{equation} \item [ ] \method \left( \tilde --- -- ~ ~b A e o word 5 .
\bf {\em %
"""
MARKUP = st.lists(
    st.sampled_from(MARKS.split())
    | st.sampled_from(
        [" ", "\n", "\n\n", "\r\n", "-\n", "\u00ad", "ﬁ", "\u200b", "é", "😀", "\ue000", "\ue001", "\x00"]
    ),
    max_size=25,
).map(lambda parts: "".join(parts).replace("␣", " "))


@settings(deadline=None, max_examples=300)
@given(MARKUP | st.text(max_size=80))
def test_any_text_is_cleaned_and_leads_back(raw):
    result = clean(raw)
    assert result.raw == raw
    spans = [result.to_raw(i, i + 1) for i in range(len(result.text))]
    assert all(0 <= low < high <= len(raw) for low, high in spans)
    edited = {i for edit in result.edits for i in range(edit.start, edit.end)}
    kept = [i for i in range(len(raw)) if i not in edited]
    assert [raw[i] for i in kept] == [result.text[result.to_clean(i, i + 1)[0]] for i in kept]
    whole = result.to_raw(0, len(result.text))
    assert all(whole[0] <= low and high <= whole[1] for low, high in spans)


@settings(deadline=None)
@given(st.text(alphabet="abcXYZ019 .,;:()é漢😀/+=<>%", max_size=80).map(str.strip))
def test_text_without_markup_is_left_alone(text):
    assert clean(text).text == text
    assert clean(clean(text).text).text == clean(text).text


@pytest.mark.parametrize(
    "part",
    [
        r"\"a",
        "https://a)",
        r"\alpha ",
        r"\(\frac{a}{b}\)",
        r"\emph{a $x_i$ ",
        "<b>",
        "<p>",
        "$",
        "`",
        "a",
        " ",
        "*a ",
        "\\(",
        "[x](",
        "{",
        "``",
        "a.",
        "&amp;",
        "\n",
        "_a",
    ],
)
def test_time_grows_with_the_length_alone(part):
    raw = part * (200_000 // len(part))
    begin = time.process_time()
    clean(raw)
    assert time.process_time() - begin < 4.0
