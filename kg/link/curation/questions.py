"""What a curator is asked: a decision of linking, why it is doubtful, and the entry that would change it."""

from dataclasses import dataclass
from enum import StrEnum

from kg.link.curation.entries import Entry


class Topic(StrEnum):
    """What a question is about; the value is what ``kg review --only`` takes."""

    SENSES = "senses"  # one name that several papers coin
    ACRONYMS = "acronyms"  # an acronym with several long forms
    TYPES = "types"  # a name that papers type differently
    MERGES = "merges"  # names that were made one
    AMBIGUOUS = "ambiguous"  # a bare name that may mean several things


@dataclass(frozen=True, slots=True)
class Question:
    """One decision that is worth a look."""

    topic: Topic
    weight: float  # how many papers would change, times how likely it is that they should; only its order counts
    told: str  # the decision in a sentence, with its counts
    reason: str  # why linking decided so
    example: str  # a sentence of a paper
    entry: Entry  # what to say where the decision is wrong

    @property
    def rank(self) -> tuple[float, Topic, Entry]:
        """Sorts the heaviest first, and equal ones always in the same way."""
        return (-self.weight, self.topic, self.entry)
