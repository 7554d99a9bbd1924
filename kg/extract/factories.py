# No `from __future__ import annotations` here: spaCy reads the annotations when it runs and would stop checking them.
"""The spaCy components of the extraction pipeline; each hands the document to plain functions."""

from collections.abc import Collection
from functools import partial
from typing import Any, cast

import numpy
from spacy.language import Language
from spacy.tokens import Doc

from kg.extract.abbreviations import find_definitions
from kg.extract.coinage import find_coined
from kg.extract.consistency import complete, find_repeated
from kg.extract.gazetteer import Gazetteer, find_known
from kg.extract.grouping import group, renamed
from kg.extract.guesses import propose_definitions
from kg.extract.joined import split_parts
from kg.extract.joining import join
from kg.extract.layers import Stretch, layers_of
from kg.extract.links import find_links
from kg.extract.listed import find_listed
from kg.extract.names import find_names
from kg.extract.overlaps import settle
from kg.extract.phrases import extend_known, find_phrases
from kg.extract.proposed import find_proposed
from kg.extract.relations import find_relations
from kg.extract.results import find_results
from kg.extract.roles import assign_roles
from kg.extract.standing import may_stand
from kg.extract.tagger.component import Tagger
from kg.extract.verdicts import join_relations, join_roles
from kg.lexicon.entries import Lexicon
from kg.model import EntityType


@Language.component("kg_sentences")
def sentences(doc: Doc) -> Doc:
    """Sentence boundaries, within each text of the paper."""
    layers = layers_of(doc)
    layers.sentences = split_parts(layers.text, layers.parts)
    starts = {sentence.start for sentence in layers.sentences}
    marks = numpy.array([[1 if token.i == 0 or token.idx in starts else -1] for token in doc], dtype="int64")
    if len(marks):
        doc.from_array(["SENT_START"], cast(Any, marks.astype("uint64")))
    return doc


@Language.component("kg_links")
def links(doc: Doc) -> Doc:
    """URLs; nothing inside one is a mention."""
    layers = layers_of(doc)
    layers.links = find_links(layers.text)
    return doc


@Language.component("kg_abbreviations")
def abbreviations(doc: Doc) -> Doc:
    """Acronyms with their long forms; both are mentions."""
    layers = layers_of(doc)
    layers.definitions = find_definitions(layers.text, layers.sentences)
    layers.proposals += propose_definitions(layers.text, layers.definitions)
    return doc


@Language.factory("kg_lexicon")
def create_lexicon(nlp: Language, name: str) -> "KnownNames":
    """Names known beforehand; ``build_nlp`` gives the component its lexicon."""
    return KnownNames(nlp)


class KnownNames:
    """Holds the compiled lexicon of one pipeline."""

    def __init__(self, nlp: Language) -> None:
        self._nlp = nlp
        self._gazetteer = Gazetteer(nlp, Lexicon())
        self._given: frozenset[tuple[str, EntityType]] = frozenset()

    def load(self, lexicon: Lexicon, given: Collection[tuple[str, EntityType]] = ()) -> None:
        """Compiles a lexicon, in place of the one before; ``given`` are names and types of the user's own entries."""
        self._gazetteer = Gazetteer(self._nlp, lexicon)
        self._given = frozenset(given)

    def __call__(self, doc: Doc) -> Doc:
        """Proposes what the lexicon knows."""
        layers = layers_of(doc)
        found = find_known(doc, self._gazetteer)
        layers.known = {proposal.stretch: proposal.type for proposal in found.proposals}
        layers.forms = found.forms
        layers.ambiguous = found.ambiguous
        layers.given = [place for place, form in found.forms.items() if (form.entry, form.type) in self._given]
        layers.proposals += found.proposals
        return doc


@Language.component("kg_coinage")
def coinage(doc: Doc) -> Doc:
    """What the paper names as its own."""
    layers = layers_of(doc)
    found = find_coined(layers.text, layers)
    found += find_proposed(layers.text, layers)
    layers.coined = [proposal.stretch for proposal in found]
    layers.proposals += found
    return doc


@Language.component("kg_names")
def names(doc: Doc) -> Doc:
    """Proper names by their shape."""
    layers = layers_of(doc)
    layers.proposals += find_names(layers.text, layers)
    return doc


@Language.component("kg_phrases")
def phrases(doc: Doc) -> Doc:
    """General concepts by their head noun."""
    layers = layers_of(doc)
    layers.proposals += find_phrases(layers.text, layers.sentences)
    layers.proposals += find_listed(layers.text, layers.sentences)
    layers.proposals += extend_known(layers.text, layers.known)
    return doc


@Language.factory("kg_tagger")
def create_tagger(nlp: Language, name: str) -> Tagger:
    """The trained model; ``build_nlp`` tells the component where it is."""
    return Tagger()


@Language.factory("kg_heads")
def create_heads(nlp: Language, name: str) -> "Heads":
    """Roles and relations by the model that the component ``kg_tagger`` holds."""
    return Heads(nlp)


class Heads:
    """Asks the model what it makes of the entities."""

    def __init__(self, nlp: Language) -> None:
        self._nlp = nlp

    def __call__(self, doc: Doc) -> Doc:
        """Writes the judgement; does nothing without a model."""
        tagger = self._nlp.get_pipe("kg_tagger") if self._nlp.has_pipe("kg_tagger") else None
        if isinstance(tagger, Tagger):
            tagger.judge(layers_of(doc))
        return doc


@Language.component("kg_overlaps")
def overlaps(doc: Doc) -> Doc:
    """Decides what stands, then lets each name stand wherever it occurs."""
    layers = layers_of(doc)
    closed = [Stretch(link.start, link.end) for link in layers.links]
    layers.proposals = may_stand(layers, layers.proposals)
    if layers.reading and layers.joining:
        layers.mentions = join(
            layers.text,
            layers.proposals,
            layers.reading,
            layers.joining,
            partial(may_stand, layers),
            closed,
            title=layers.title,
            given=layers.given,
            definitions=layers.definitions,
        )
        return doc
    repeated = may_stand(layers, find_repeated(layers.text, settle(layers.proposals, closed)))
    settled = settle([*layers.proposals, *repeated], closed)
    layers.mentions = settle([*settled, *may_stand(layers, complete(settled, layers.definitions))], closed)
    return doc


@Language.component("kg_entities")
def entities(doc: Doc) -> Doc:
    """The paper's entities."""
    layers = layers_of(doc)
    layers.entities = group(layers.text, layers)
    return doc


@Language.component("kg_roles")
def roles(doc: Doc) -> Doc:
    """What each entity is to the paper."""
    layers = layers_of(doc)
    layers.entities = assign_roles(layers.text, layers)
    if layers.judgement and layers.judging:
        layers.entities = [renamed(layers.text, layers, entity) for entity in join_roles(layers, layers.judging)]
    return doc


@Language.component("kg_relations")
def relations(doc: Doc) -> Doc:
    """What the text states between entities."""
    layers = layers_of(doc)
    layers.relations = find_relations(layers.text, layers)
    if layers.judgement and layers.judging:
        layers.relations = join_relations(layers, layers.relations, layers.judging)
    return doc


@Language.component("kg_results")
def results(doc: Doc) -> Doc:
    """Stated numbers."""
    layers = layers_of(doc)
    layers.results = find_results(layers.text, layers)
    return doc
