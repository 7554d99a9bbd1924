"""Which names become no entity: each paper without them, and why (:mod:`kg.link.generic` knows the words)."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace

from kg.link.generic import emptiness, scattered
from kg.link.naming import plain
from kg.link.occurrences import Occurrence
from kg.link.reasons import Reasons
from kg.link.tidy import without
from kg.model import AnnotatedPaper, EntityType


def keep_salient(
    papers: Sequence[AnnotatedPaper], found: Sequence[Occurrence], reasons: Reasons
) -> tuple[list[AnnotatedPaper], list[Occurrence]]:
    """The papers and their occurrences without names that say nothing; those go into the log.

    A name that the lexicon knows and one that its paper coins always stay.
    """
    asked = [occurrence for occurrence in found if occurrence.entry is None and not occurrence.coined]
    types: dict[str, Counter[EntityType]] = defaultdict(Counter)
    for occurrence in asked:
        types[occurrence.key][occurrence.entity.type] += 1
    left_out: dict[str, set[int]] = defaultdict(set)
    log: dict[tuple[str, str], list[Occurrence]] = defaultdict(list)
    for occurrence in asked:
        name = plain(occurrence.entity.name)
        if why := emptiness(name) or scattered(name, types[occurrence.key]):
            left_out[occurrence.paper.paper.id].add(occurrence.index)
            log[occurrence.key, why].append(occurrence)
    for (_, why), members in sorted(log.items()):
        reasons.dropped(why, members)
    kept = {annotated.paper.id: without(annotated, left_out[annotated.paper.id]) for annotated in papers}
    return list(kept.values()), [
        replace(occurrence, paper=kept[id_], index=occurrence.index - sum(i < occurrence.index for i in left_out[id_]))
        for occurrence in found
        if occurrence.index not in left_out[id_ := occurrence.paper.paper.id]
    ]
