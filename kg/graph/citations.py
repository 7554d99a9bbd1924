"""Which papers of the corpus cite which others, by the references that their sources gave."""

from collections import defaultdict
from dataclasses import dataclass

from kg import ids
from kg.corpus.identity import TITLE_SCHEME
from kg.model import Paper, Records


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A paper cites another one; both are in the corpus."""

    citing: str  # paper id
    cited: str  # paper id


def citations(records: Records) -> list[Citation]:
    """The citations between papers of the corpus, sorted, each once; a paper does not cite itself.

    A reference leads to the paper that bears one of its identifiers, also as one of its copies. One that is known by
    its title alone leads to the paper of that title, where a single one has it.
    """
    papers = [annotated.paper for annotated in records.papers]
    bearers: dict[str, set[str]] = defaultdict(set)
    for paper in papers:
        for name in names_of(paper):
            bearers[name].add(paper.id)
    found: set[Citation] = set()
    for paper in papers:
        for name in paper.references:
            cited = bearers.get(name, set())
            if len(cited) == 1 and paper.id not in cited:
                found.add(Citation(paper.id, *cited))
    return sorted(found)


def names_of(paper: Paper) -> set[str]:
    """Under which names others may cite a paper: its identifiers and titles, and those of its copies."""
    reads = (paper, *paper.copies)
    names = {f"{scheme}:{value}" for read in reads for scheme, value in read.ids}
    return names | {f"{TITLE_SCHEME}:{ids.normalised_text(read.title)}" for read in reads if read.title}
