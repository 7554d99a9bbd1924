"""The extraction pipeline: spaCy's blank English with our tokenizer and components, no trained spaCy model."""

import sys
from collections.abc import Collection
from pathlib import Path

import spacy
from spacy.language import Language

from kg.extract import factories
from kg.extract.tagger.component import Tagger
from kg.extract.tokenizer import NameTokenizer
from kg.lexicon.entries import Lexicon
from kg.model import EntityType

#: The components in their order. Those up to ``kg_tagger`` propose mentions, each with its confidence and name
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
    "kg_tagger",
    "kg_overlaps",
    "kg_entities",
    "kg_heads",
    "kg_roles",
    "kg_results",
    "kg_relations",
)
#: Those that are there only with a trained model.
MODEL_COMPONENTS = ("kg_tagger", "kg_heads")


def build_nlp(
    lexicon: Lexicon,
    model: Path | None = None,
    leave_out: Collection[str] = (),
    given: Collection[tuple[str, EntityType]] = (),
) -> Language:
    """A pipeline that finds the names of ``lexicon``, what the rules find, and what a trained model finds.

    Building it takes a moment; keep it.

    Args:
        lexicon: names known beforehand.
        model: the folder of a trained model; without one the rules decide alone.
        leave_out: components to do without, to see what each is good for (``benchmarks/extraction.py``).
        given: names and types of entries of the lexicon that are the user's own, which stand whatever the model says.

    Raises:
        ModelError: the model cannot be used.
    """
    nlp = spacy.blank("en")
    nlp.max_length = sys.maxsize  # the limit is for parsers; kg.corpus.limits cuts texts
    nlp.tokenizer = NameTokenizer(nlp.vocab)
    for name in COMPONENTS:
        if name in leave_out or (name in MODEL_COMPONENTS and model is None):
            continue
        component = nlp.add_pipe(name)
        if isinstance(component, factories.KnownNames):
            component.load(lexicon, given)
        elif isinstance(component, Tagger) and model is not None:
            component.from_disk(model)
    return nlp
