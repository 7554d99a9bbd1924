"""The Computer Science Ontology as JSON lines: a topic a line.

``{"topic": "0-1 knapsack problem", "primary": "knapsack problems", "parents": ["combinatorial optimization"],
"same": ["knapsack problem", "knapsack problems"]}``: ``topic`` is its label; ``primary`` the topic that stands for all
that mean the same (itself where it is missing); ``parents`` are broader topics, ``same`` the equivalent ones.

A. A. Salatino et al.: The Computer Science Ontology: A Large-Scale Taxonomy of Research Areas, ISWC 2018; CC BY 4.0.
Its synonyms and hierarchy were mined from the metadata of papers.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from kg.errors import InputError
from kg.fields import as_list, as_text
from kg.link.vocabulary import Concept

CSO_IRI = "https://cso.kmi.open.ac.uk/"
CSO_TITLE = "Computer Science Ontology"
CSO_LICENSE = "https://creativecommons.org/licenses/by/4.0/"


@dataclass(frozen=True, slots=True)
class Topic:
    """One line."""

    name: str
    primary: str
    parents: Sequence[str]
    same: Sequence[str]


def topic_iri(topic: str) -> str:
    """The IRI under which the ontology publishes a topic.

    >>> topic_iri("multi objective optimization (moo)")
    'https://cso.kmi.open.ac.uk/topics/multi_objective_optimization_%28moo%29'
    """
    return f"{CSO_IRI}topics/{quote(topic.replace(' ', '_'), safe='')}"


def read_topics(lines: Iterable[str], file: str) -> list[Concept]:
    """The concepts of the lines, sorted: topics that mean the same are one, called by its primary topic.

    Raises:
        InputError: a line that is no topic; the message names it.
    """
    return concepts_of(_topics(lines, file))


def concepts_of(topics: Iterable[Topic]) -> list[Concept]:
    """One concept for each primary topic; what several topics say of it is put together."""
    topics = list(topics)
    primary = {topic.name: topic.primary for topic in topics}
    labels: dict[str, set[str]] = defaultdict(set)
    above: dict[str, set[str]] = defaultdict(set)
    for topic in topics:
        # An equivalent topic that has another primary one belongs there.
        same = (name for name in topic.same if primary.get(name, topic.primary) == topic.primary)
        labels[topic.primary].update({topic.name, *same})
        above[topic.primary].update(primary.get(parent, parent) for parent in topic.parents)
    return sorted(
        Concept(
            topic_iri(name),
            name,
            tuple(sorted(found - {name})),
            tuple(sorted(topic_iri(parent) for parent in above[name] - {name} if parent in labels)),
        )
        for name, found in labels.items()
    )


def _topics(lines: Iterable[str], file: str) -> Iterator[Topic]:
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
            if not isinstance(value, dict):
                raise ValueError("no object")
            yield _topic(value)
        except (ValueError, RecursionError) as error:
            reason = f'no topic of the {CSO_TITLE} ({error}). A line is like {{"topic": …, "parents": […]}}.'
            raise InputError(file, reason, f"line {number}") from error


def _topic(value: Mapping[str, Any]) -> Topic:
    name = as_text(value.get("topic"), "topic").strip()
    if not name:
        raise ValueError("the field 'topic' is missing")
    parents, same = ([as_text(item, key) for item in as_list(value.get(key), key)] for key in ("parents", "same"))
    return Topic(name, as_text(value.get("primary"), "primary").strip() or name, parents, same)
