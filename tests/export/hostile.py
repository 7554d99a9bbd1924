"""Records with the names that break exporters, for all formats."""

from kg.model import (
    AnnotatedPaper,
    Entity,
    EntityType,
    Mention,
    Paper,
    PaperEntity,
    PaperLink,
    Records,
    Role,
    Span,
    Text,
)

#: No character in these is dropped.
NAMES = (
    "",
    '</data></node>]]>&amp;<b a="1">',
    '\'single\' "double" \\ back \\" slash',
    "a|b¦c,d;e\tf",
    "=1+1",
    "-3.5",
    "\u202eright to left\u200f \u05d0\u05d1",
    "\U0001f916 漢字 e\u0301 ﬁ",
    "x" * 10_000,
    "id",
    "null",
)

#: A name with five characters that XML cannot hold, and without them.
ILLEGAL = "nul\x00 esc\x1b[1m \ud800\ufffe\uffff end"
LEGAL = "nul esc[1m  end"


def hostile_records() -> Records:
    """One paper that names an entity a name of NAMES (label and alias), and one with the illegal characters."""
    entities = [
        Entity(f"entity/e{n:02}", f"key {n}", EntityType.METHOD, name or "empty", aliases=(f"also {name}", "plain"))
        for n, name in enumerate(NAMES)
    ]
    entities.append(Entity("entity/illegal", "key", EntityType.TASK, ILLEGAL, ambiguous=True, paper_count=1))
    raw = "one\r\ntwo | three"
    paper = Paper(
        id="paper/p",
        key="sha256:0",
        texts=(Text("abstract", raw),),
        authors=("A|B", 'C "D" E'),
        year=2026,
    )
    found = tuple(
        PaperEntity(entity.type, entity.name, (), (PaperLink(Role.MENTIONS, 0.5),), entity.id) for entity in entities
    )
    mention = Mention(Span("abstract", 0, len("one\r\ntwo")), EntityType.METHOD, 0.5, "given", 0)
    sentence = Span("abstract", 0, len(raw))
    return Records((AnnotatedPaper(paper, (sentence,), found, (mention,)),), tuple(entities))
