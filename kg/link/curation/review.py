"""Which decisions of linking are most worth a person's time: many papers touched, and a narrow margin.

What a curator has said already is not asked again.
"""

from collections.abc import Collection

from kg.errors import ConfigError
from kg.lexicon import Lexicon
from kg.link.curation.check import refuse_contradictions
from kg.link.curation.doubts import Doubts
from kg.link.curation.entries import Table
from kg.link.curation.questions import Question, Topic
from kg.model import Records

#: A decision that hardly any paper depends on, or that is hardly in doubt, is not asked.
_LEAST = 0.3


def review(
    records: Records, lexicon: Lexicon, *, limit: int | None = None, only: Collection[Topic] = ()
) -> list[Question]:
    """The questions, the heaviest first; their entries together contradict neither each other nor what was curated.

    Args:
        records: of a build.
        lexicon: names that nobody need ask about.
        limit: how many at most.
        only: these topics alone; empty: all.
    """
    doubts = Doubts(records, lexicon)
    topics = {
        Topic.SENSES: (doubts.senses,),
        Topic.ACRONYMS: (doubts.acronyms,),
        Topic.TYPES: (doubts.types,),
        Topic.MERGES: (doubts.merges, doubts.twins),
        Topic.AMBIGUOUS: (doubts.ambiguous,),
    }
    chosen_topics = [topic for topic in topics if not only or topic in only]
    asked = [question for topic in chosen_topics for ask in topics[topic] for question in ask()]
    chosen: list[Question] = []
    for question in sorted(asked, key=lambda question: question.rank):
        if limit is not None and len(chosen) >= limit:
            break
        if question.weight >= _LEAST and not doubts.is_answered(question.entry) and _agrees(question, chosen):
            chosen.append(question)
    return chosen


def _agrees(question: Question, chosen: list[Question]) -> bool:
    """Whether both can be answered: an entry may contradict another, or give a type to one of two that become one."""
    tables = {Table.RETYPE: Table.SAME, Table.SAME: Table.RETYPE}
    own = {reference.key for reference in question.entry.names}
    for other in chosen:
        if other.entry.table is tables.get(question.entry.table) and own & {ref.key for ref in other.entry.names}:
            return False
    try:
        refuse_contradictions([*(other.entry for other in chosen), question.entry], "")
    except ConfigError:
        return False
    return question.entry not in [other.entry for other in chosen]
