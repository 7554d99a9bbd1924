"""The extraction pipeline: spaCy's blank English with our tokenizer and components, no trained spaCy model."""

import sys

import spacy
from spacy.language import Language

from kg.extract import factories
from kg.extract.tokenizer import NameTokenizer
from kg.lexicon.entries import Lexicon

#: The components in their order. Those up to ``kg_phrases`` propose mentions, each with its confidence and name
#: (``kg_coinage`` and ``kg_names`` also ask what the lexicon knows); ``kg_overlaps`` decides by one total order;
#: the rest builds on what stands. Whatever else proposes mentions belongs before ``kg_overlaps``.
COMPONENTS = (
    "kg_sentences",
    "kg_links",
    "kg_abbreviations",
    "kg_lexicon",
    "kg_coinage",
    "kg_names",
    "kg_phrases",
    "kg_overlaps",
    "kg_entities",
    "kg_roles",
    "kg_results",
    "kg_relations",
)


def build_nlp(lexicon: Lexicon) -> Language:
    """A pipeline that finds the names of ``lexicon`` and what the rules find. Building it takes a moment; keep it."""
    nlp = spacy.blank("en")
    nlp.max_length = sys.maxsize  # the limit is for parsers; kg.corpus.limits cuts texts
    nlp.tokenizer = NameTokenizer(nlp.vocab)
    for name in COMPONENTS:
        component = nlp.add_pipe(name)
        if isinstance(component, factories.KnownNames):
            component.load(lexicon)
    return nlp
