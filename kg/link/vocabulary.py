"""Vocabularies of others, as records: concepts with labels, and what is above them.

They are read by :func:`kg.rdf.skos.read_vocabulary` and matched by :mod:`kg.link.vocabulary_match`.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from kg.link.vocabulary_labels import label_keys


@dataclass(frozen=True, slots=True, order=True)
class Concept:
    """One concept of a vocabulary."""

    iri: str
    label: str  # the preferred one, in English where there are several languages
    synonyms: tuple[str, ...] = ()  # its other labels, sorted
    broader: tuple[str, ...] = ()  # IRIs of concepts of the same vocabulary, sorted

    @property
    def labels(self) -> tuple[str, ...]:
        """The preferred label, then the others."""
        return (self.label, *self.synonyms)


@dataclass(frozen=True)
class Vocabulary:
    """A vocabulary as it was read."""

    iri: str  # of the scheme, or what the IRIs of its concepts begin with
    title: str
    concepts: tuple[Concept, ...]  # sorted
    license: str = ""  # IRI, where the vocabulary names it
    file: str = ""  # its name, without folders
    sha256: str = ""
    mined: bool = False  # synonyms were found by a machine: near, and not always the same

    @cached_property
    def by_iri(self) -> Mapping[str, Concept]:
        """IRI -> concept."""
        return {concept.iri: concept for concept in self.concepts}

    @cached_property
    def by_key(self) -> Mapping[str, tuple[str, ...]]:
        """Lookup key of a label -> the IRIs of the concepts that bear it, sorted.

        Where one concept bears it as its preferred label and others beside theirs, it means that one.
        """
        preferred: dict[str, set[str]] = defaultdict(set)
        borne: dict[str, set[str]] = defaultdict(set)
        for concept in self.concepts:
            for key in label_keys(concept.label):
                preferred[key].add(concept.iri)
            for label in concept.labels:
                for key in label_keys(label):
                    borne[key].add(concept.iri)
        return {
            key: tuple(sorted(preferred[key] if len(preferred[key]) == 1 else found)) for key, found in borne.items()
        }

    @cached_property
    def neighbours(self) -> Mapping[str, frozenset[str]]:
        """IRI -> the IRIs of what is directly above and below."""
        found: dict[str, set[str]] = defaultdict(set)
        for concept in self.concepts:
            for above in concept.broader:
                found[concept.iri].add(above)
                found[above].add(concept.iri)
        return {iri: frozenset(near) for iri, near in found.items()}

    @property
    def has_case(self) -> bool:
        """Whether its labels tell a name from a word by case: one that has a capital somewhere does."""
        return any(label != label.lower() for concept in self.concepts for label in concept.labels)


@dataclass(frozen=True, slots=True, order=True)
class VocabularyUse:
    """What a build took from a vocabulary: for the report, the manifest and the RDF."""

    iri: str
    title: str
    license: str
    file: str
    sha256: str
    concepts: int
    exact: int = 0  # entities with an exact match
    close: int = 0  # entities with a close one alone
    linked: int = 0  # entities that became one with another by its synonyms
    broader: int = 0  # pairs of entities of which it says that one is above the other
