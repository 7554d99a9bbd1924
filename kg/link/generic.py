"""Salience: names that say nothing, or too much, do not become entities (ANNOTATION.md); each with its reason.

A name that the lexicon knows and one that a paper coins are never asked. All words here are lower case and singular.
"""

import re
from functools import lru_cache

from kg.model import EntityType
from kg.text.names import key_words, looks_coined, singular


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Nouns that only say what kind of thing a name is; they may trail it without changing what it means.
HEADS = _words(
    """
    algorithm application approach architecture area baseline benchmark class codebase component concept corpus data
    dataset description domain environment family field formulation framework implementation library method
    methodology metric model module paradigm pipeline platform principle problem procedure program project protocol
    robot scenario scheme score set setting setup simulator software solution solver step strategy structure suite
    system task technique test tool toolbox toolkit training variant version workflow
    """
)
#: Of these, what papers put behind a name without meaning another thing: "GRPO algorithm", "ImageNet dataset".
TRAILING = frozenset(
    (
        "algorithm",
        "approach",
        "architecture",
        "benchmark",
        "corpus",
        "dataset",
        "method",
        "model",
        "optimizer",
        "technique",
    )
)
#: The same behind the name of a robot: "Franka Panda arm".
TRAILING_ROBOT = frozenset(
    ("arm", "hardware", "humanoid", "manipulator", "platform", "quadruped", "robot", "robotic", "system")
)
#: Nouns that name nothing on their own, beside the ones above.
_NOUNS = _words(
    """
    1d 2d 3d 4d ability ablation accelerator action agent ai aim alternative analysis answer arm artifact aspect
    assumption attribute author backbone balance basis batch behavior belief block bound boundary budget capability
    case category center challenge change channel choice cluster code collection combination community comparison
    complexity computation computer condition configuration constraint content context contribution controller cost
    criteria criterion decision degree demonstration dependency detail development device difference dimension
    direction distance distribution dynamic dynamics edge effect effectiveness efficiency effort element embedding
    encoder engine entity error evaluation event evidence example execution experiment expert expression extension
    extent factor failure feature feedback file finding flow form formula foundation frame future gain game gap
    generator goal gradient graph group guarantee hand hardware head hypothesis idea image impact improvement
    inference information infrastructure input insight instance instruction integration intelligence interaction
    interface issue item iteration key knowledge label language layer learner learning level limit limitation line
    link list literature location loop loss machine map matrix measure measurement memory message ml
    modality mode modeling modification movement need node noise number object objective observation operation
    operator opportunity optimization optimizer option order outcome output overhead pair parameter part participant
    patch path pattern people performance period person perspective phase phenomenon plan planner point policy pool
    population position practice prediction predictor preference prior priority probability product profile progress
    prompt property proposal prototype proxy quality quantity query question range rank rate ratio reason regime
    region relation relationship representation research resource response result robotics role round route routine
    rule sample scale science score search section segment selection sensor sequence series service session shape
    signal simulation size skill solution source space stage standard state statistics step structure student study
    subject subset success supervision support surface symbol target teacher team technology term text theorem thing
    time token topic trace trajectory transition trend trial trick type uncertainty understanding user value
    variable vector vehicle view weight word work workload world
    """
)
#: Words that make no name of any noun: determiners, numbers, praise.
_EMPTY = _words(
    """
    a accurate additional advanced all an another any bad baseline basic better big challenging classical closed
    closed-source commercial common complex complicated comprehensive conventional core corresponding current
    desired different difficult diverse downstream each easy efficient entire every existing extra final five
    flexible four general general-purpose generic good high-level high-quality higher huge important introduced its
    known leading lightweight low-level low-quality lower main many modern multiple new novel open-source original
    other our overall own particular popular powerful practical previous principled prior private proposed
    proprietary real-world realistic recent relevant reliable respective rich rigorous same scalable several
    significant similar some sophisticated sota specific state-of-the-art suboptimal such systematic target
    task-specific the their theoretical these this those three traditional two underlying unified unknown unseen
    upstream various we
    """
)
#: Words that make no name of a noun that only says what kind of thing it is ("adaptive method"), though of others
#: ("adaptive control").
_WEAK = _words(
    """
    adaptive artificial automated automatic autonomous average based benchmark best clean complete computational
    data-driven deep digital domain-specific dual dynamic effective empirical end-to-end evaluation experimental
    external fast fine-tuned first full global hard high human industrial inference initial integrated intelligent
    interactive internal key labeled large large-scale learnable learned learning-based local long low machine
    manual mathematical model-based natural noisy offline online open optimal parallel partial physical pre-trained
    pretrained public raw real robust second sequential shallow short simple single slow small small-scale smart
    source standard static strong synthetic technical test testing third total trained training unlabeled validation
    virtual weak
    """
)
#: Fields so wide that they tell nothing of a paper.
_WIDE = frozenset(
    (
        *("machine learning", "deep learning", "artificial intelligence", "computer vision", "computer science"),
        *("natural language processing", "nlp", "ai", "ml", "robotics", "data science", "statistics", "mathematics"),
        *("physics", "science", "engineering", "biology", "medicine", "healthcare", "education", "finance", "law"),
        *(
            "ai system",
            "ai model",
            "ai research",
            "ml model",
            "neural model",
            "statistical model",
            "deep learning model",
        ),
        *("machine learning model", "machine learning method", "machine learning algorithm", "machine learning system"),
        *(
            "machine learning technique",
            "deep learning method",
            "deep learning architecture",
            "deep learning framework",
        ),
        *("learning algorithm", "learning method", "learning system", "learning model", "optimization algorithm"),
        *("optimization method", "optimization problem", "neural architecture", "natural language", "synthetic data"),
    )
)
#: Endings of an adjective that lacks its noun ("graph-based", "model-free").
_STUB = re.compile(
    r"[a-z]+(?: [a-z]+)*-(?:based|free|aware|driven|agnostic|level|like|scale|guided|specific|dependent|independent"
    r"|efficient|centric|wise|oriented|enhanced|augmented|assisted|powered|enabled|conditioned|invariant|friendly|style)"
)
_MACRO = re.compile(r"\\[A-Za-z]+")
#: A proper name of words that say nothing on their own: "Unified-Feedback".
_COMPOUND = re.compile(r"[A-Z][a-z]+(?:-[A-Z][a-z]+)+")
_LONGEST = 120
_MOST_WORDS = 14
#: Where the papers do not agree what a plain word is: in that many papers, with no type in this share of them.
_SCATTERED_FROM = 8
_SCATTERED_SHARE = 0.6


@lru_cache(maxsize=200_000)
def emptiness(name: str) -> str:
    """Why a name that nobody coined says nothing; empty where it is one to keep.

    >>> emptiness("novel framework")
    'only words that name nothing: novel, framework'
    >>> emptiness("diffusion policy"), emptiness("graph-based")
    ('', 'an adjective without its noun')
    >>> emptiness("deep learning")
    'a field too wide to tell anything of a paper'
    """
    text = " ".join(name.split())
    if not any(c.isalpha() for c in text):
        return "no letter in it"
    if _MACRO.fullmatch(text):
        return "a macro that the text does not define"
    words = key_words(text)
    if len(text) > _LONGEST or len(words) > _MOST_WORDS:
        return "longer than any name"
    if len("".join(words)) < 2:
        return "a single letter"
    if " ".join(words) in _WIDE:
        return "a field too wide to tell anything of a paper"
    if (looks_coined(text) and not _is_sentence_case(text)) or _COMPOUND.fullmatch(text):
        return ""
    if _STUB.fullmatch(text.lower()):
        return "an adjective without its noun"
    plain = [singular(word) for word in text.lower().split()]
    if _says_nothing(plain):
        return "only words that name nothing: " + ", ".join(dict.fromkeys(plain))
    return ""


def scattered(name: str, counts: dict[EntityType, int]) -> str:
    """Why a plain word on whose type the papers do not agree is left out; ``counts`` are papers by type."""
    total, most = sum(counts.values()), max(counts.values(), default=0)
    if total < _SCATTERED_FROM or most >= _SCATTERED_SHARE * total or not name.islower() or " " in name.strip():
        return ""
    return f"a word that {total} papers take for {len(counts)} kinds of thing"


def _says_nothing(words: list[str]) -> bool:
    """Whether a noun that names nothing, or only its kind, stands alone or behind words that add nothing."""
    *front, last = (part for word in words for part in ([word] if word in _EMPTY | _WEAK | _NOUNS else word.split("-")))
    if last in HEADS:
        return all(word in HEADS or word in _EMPTY or word in _WEAK for word in front)
    return (last in _NOUNS or last in _EMPTY or last in _WEAK) and all(word in _EMPTY for word in front)


def _is_sentence_case(text: str) -> bool:
    """Whether the only capitals are those of beginnings of words, as in a title."""
    return all(
        not any(c.isupper() or c.isdigit() for c in part[1:]) for word in text.split() for part in word.split("-")
    )
