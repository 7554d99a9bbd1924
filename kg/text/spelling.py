"""British and American spellings of one word, as a closed table of rules with exceptions; the American one comes back.

Made for lookup keys (:mod:`kg.text.names`), where two spellings must meet and different words must not. A rule changes
only what English spells in two ways; a word that merely looks alike is an exception by name.
"""

import re
from functools import lru_cache

#: Words in -ise, -ised, -iser, -ising that have no spelling in -ize, without the ending.
_ALWAYS_ISE = (
    "adv|advert|appr|appra|ar|br|bru|circumc|chast|compr|comprom|conc|cru|dem|desp|dev|disgu|enterpr|exc|exerc|expert"
    "|franch|gu|improv|inc|mad|marqu|mayonna|merchand|mort|no|parad|po|porpo|pract|pra|prec|prem|prom|r|ra|rev|superv"
    "|surm|surpr|telev|torto|treat|turquo|upr"
)
_ISE = re.compile(r"(?<=[a-z]{3})is(e|es|ed|er|ers|ing|ation|ations|ational|able|ability)$")
_NO_ISE = re.compile(
    rf"(?:.*wis|(?:de|un|re|pre|non|self|semi|over)?(?:{_ALWAYS_ISE})is|[a-z]{{0,2}}is)(?:e|es|ed|er|ers|ing|able|ability)"
)
#: …our that is written …or.
_OUR = re.compile(
    r"(behavi|col|neighb|fav|lab|hum|hon|vap|flav|arm|harb|rum|tum|od|endeav|sav|vig|rig|demean|ferv|clam|splend|cand"
    r"|ard|ranc|parl)our(?=$|s$|al|ed|er|est|ful|ing|ism|ist|iz|is|less|able|hood|ly|ite)"
)
#: …lling and …lled of verbs that are not stressed at the end.
_DOUBLE_L = re.compile(
    r"(model|label|travel|signal|cancel|channel|fuel|tunnel|level|panel|marshal|total|equal|pedal|dial|initial|pencil"
    r"|rival|spiral|counsel|bevel|chisel|duel|quarrel|shovel|funnel|jewel)l(ing|ings|ed|er|ers)$"
)
_YSE = re.compile(r"(anal|paral|catal|hydrol|dial|electrol|pyrol)ys(ed|er|ers|ing|e)$")

#: Parts of words: one spelling, the other.
_PARTS = (
    ("anaemi", "anemi"),
    ("anaesthe", "anesthe"),
    ("haemat", "hemat"),
    ("haemo", "hemo"),
    ("haemorrh", "hemorrh"),
    ("paediatr", "pediatr"),
    ("orthopaed", "orthoped"),
    ("gynaecolog", "gynecolog"),
    ("leukaemi", "leukemi"),
    ("oesophag", "esophag"),
    ("oedema", "edema"),
    ("foetus", "fetus"),
    ("foetal", "fetal"),
    ("aetiolog", "etiolog"),
    ("diarrhoea", "diarrhea"),
    ("manoeuvr", "maneuver"),
    ("artefact", "artifact"),
    ("aluminium", "aluminum"),
    ("sceptic", "skeptic"),
    ("judgement", "judgment"),
    ("acknowledgement", "acknowledgment"),
    ("catalogue", "catalog"),
    ("dialogue", "dialog"),
    ("analogue", "analog"),
    ("programme", "program"),
    ("sulph", "sulf"),
    ("mould", "mold"),
    ("plough", "plow"),
)
_PART_OF = dict(_PARTS)
_PART = re.compile("|".join(sorted(_PART_OF, key=lambda part: (-len(part), part))))
#: ``maneuver`` has its own endings: manoeuvre, manoeuvring, manoeuvred.
_MANEUVER = re.compile(r"maneuver(e|es|ed|ing|able|ability)$")
_PROGRAMMED = ("programmed", "programmer", "programmers")

#: Whole words: one spelling, the other.
_WORDS = {
    "centre": "center",
    "centred": "centered",
    "centring": "centering",
    "metre": "meter",
    "kilometre": "kilometer",
    "centimetre": "centimeter",
    "millimetre": "millimeter",
    "litre": "liter",
    "fibre": "fiber",
    "theatre": "theater",
    "calibre": "caliber",
    "lustre": "luster",
    "spectre": "specter",
    "defence": "defense",
    "offence": "offense",
    "licence": "license",
    "pretence": "pretense",
    "grey": "gray",
    "greyscale": "grayscale",
    "ageing": "aging",
    "practise": "practice",
    "practising": "practicing",
    "practised": "practiced",
    "catalogued": "cataloged",
    "learnt": "learned",
    "focussed": "focused",
    "focussing": "focusing",
    "biassed": "biased",
    "towards": "toward",
    "tyre": "tire",
    "skilful": "skillful",
    "fulfil": "fulfill",
    "fulfilment": "fulfillment",
    "enrolment": "enrollment",
    "storey": "story",
    "cheque": "check",
    "sizeable": "sizable",
    "likeable": "likable",
    "moveable": "movable",
    "useable": "usable",
    "updateable": "updatable",
    "cosy": "cozy",
    "draught": "draft",
    "routeing": "routing",
    "modellable": "modelable",
    "schroedinger": "schrodinger",
    "moebius": "mobius",
    "hoelder": "holder",
    "goedel": "godel",
}


@lru_cache(maxsize=100_000)
def american(word: str) -> str:
    """The American spelling of one lower-case word; any other word as it is.

    >>> [american(word) for word in ("behaviour", "modelling", "optimisation", "analyser", "fibre", "manoeuvring")]
    ['behavior', 'modeling', 'optimization', 'analyzer', 'fiber', 'maneuvering']
    >>> [american(word) for word in ("noise", "supervised", "stepwise", "contour", "compelling", "analyses", "raising")]
    ['noise', 'supervised', 'stepwise', 'contour', 'compelling', 'analyses', 'raising']
    """
    if not word.isascii() or not word.isalpha() or len(word) < 4:
        return word
    if word in _WORDS:
        return _WORDS[word]
    word = _OUR.sub(r"\1or", word)
    word = _DOUBLE_L.sub(r"\1\2", word)
    word = _YSE.sub(r"\1yz\2", word)
    if not word.startswith(_PROGRAMMED):
        word = _MANEUVER.sub(_maneuver, _PART.sub(lambda part: _PART_OF[part[0]], word))
    if word.endswith(("isation", "isations", "isational")) or not _NO_ISE.fullmatch(word):
        word = _ISE.sub(r"iz\1", word)
    return word


def _maneuver(found: re.Match[str]) -> str:
    ending = found[1]
    return "maneuver" + {"e": "", "es": "s"}.get(ending, ending)
