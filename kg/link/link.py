"""Linking, a line a step: from the entities of each paper to the entities of the corpus."""

from collections.abc import Sequence
from dataclasses import replace

from kg.lexicon import Lexicon
from kg.link.acronyms import learn_acronyms
from kg.link.assign import Corpus, borne_by
from kg.link.broader import with_broader
from kg.link.entities import make_entities
from kg.link.fitting import Context
from kg.link.groups import gather
from kg.link.linked import Linked
from kg.link.occurrences import occurrences
from kg.link.reasons import Reasons
from kg.link.salience import keep_salient
from kg.link.senses import by_long_form, find_senses, settle_claims
from kg.link.tidy import tidy
from kg.model import AnnotatedPaper, Records


def link(papers: Sequence[AnnotatedPaper], lexicon: Lexicon) -> Records:
    """The records of the whole corpus; the order of the papers does not matter.

    Args:
        papers: as extraction left them, each paper once.
        lexicon: names that are known beforehand.
    """
    state = decide(papers, lexicon)
    state = replace(state, entities={entity.id: entity for entity in with_broader(state.entities.values())})
    return state.records()


def decide(papers: Sequence[AnnotatedPaper], lexicon: Lexicon) -> Linked:
    """What linking decides, before a curator's word and before it is written back into the papers."""
    reasons = Reasons()
    tidied = [tidy(annotated) for annotated in sorted(papers, key=lambda annotated: annotated.paper.id)]
    tidied, found = keep_salient(tidied, list(occurrences(tidied, lexicon)), reasons)
    found = settle_claims(found)
    senses = find_senses(found)
    corpus = Corpus(
        acronyms=learn_acronyms(found, lexicon),
        senses=senses,
        by_long_form=by_long_form(senses),
        context=Context(tidied),
        lexicon=lexicon,
        borne=borne_by(found),
        sense_of={coiner.place: sense for group in senses.values() for sense in group for coiner in sense.coiners},
    )
    groups = gather(found, corpus, reasons)
    entities = make_entities(groups, corpus, lexicon, reasons)
    reasons.contested(corpus.acronyms)
    id_of = {member.place: entities[key].id for key, members in groups.items() for member, _ in members}
    return Linked(
        papers={annotated.paper.id: annotated for annotated in tidied},
        entity_of={
            annotated.paper.id: tuple(id_of[annotated.paper.id, index] for index in range(len(annotated.entities)))
            for annotated in tidied
        },
        entities={entity.id: entity for entity in entities.values()},
        merges=reasons.merges(),
    )
