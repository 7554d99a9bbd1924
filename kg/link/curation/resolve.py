"""What the names of an entry mean in this corpus: which paper, which entities, and what comes closest to a slip."""

import difflib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kg import ids
from kg.link.curation.entries import Reference
from kg.link.linked import Linked
from kg.link.naming import plain
from kg.model import AnnotatedPaper, Decision, Entity, PaperEntity
from kg.text.names import lookup_key

_NEAR = 3
_LIKENESS = 0.75
_DOMINANT = 10


class Unresolved(Exception):  # noqa: N818 -- a finding that becomes a line of the report, no error of the program
    """A name or paper that fits nothing, or too much; the text is the reason for the report."""


@dataclass(frozen=True)
class Papers:
    """The papers of a corpus by everything that a curator may call them."""

    papers: Mapping[str, AnnotatedPaper]

    def find(self, called: str) -> str:
        """The id of a paper by its id or IRI, key, given id, identifier (a DOI, also as its URL), address or title.

        Raises:
            Unresolved: none is called so, or several.
        """
        found = self._called.get(called) or self._called.get(_bare(called)) or self._titled.get(_title(called))
        if not found:
            titles = (self.papers[found[0]].paper.title for found in self._titled.values())
            near = _nearest(called, {plain(title).casefold(): plain(title) for title in titles})
            raise Unresolved(f"no paper {called!r} in this corpus.{_hint(near)}")
        if len(found) > 1:
            raise Unresolved(f"several papers are called {called!r}. Give the id of one: {', '.join(found[:10])}.")
        return found[0]

    def has(self, called: str) -> bool:
        """Whether :meth:`find` finds one."""
        try:
            return bool(self.find(called))
        except Unresolved:
            return False

    @cached_property
    def _called(self) -> dict[str, list[str]]:
        called: dict[str, set[str]] = defaultdict(set)
        for id_, annotated in self.papers.items():
            paper = annotated.paper
            names = [paper.id, paper.key, paper.given_id, paper.url]
            names += [name for scheme, value in paper.ids for name in (value, f"{scheme}:{value}")]
            for name in filter(None, names):
                called[name].add(id_)
                called[_bare(name)].add(id_)
        return {name: sorted(found) for name, found in called.items()}

    @cached_property
    def _titled(self) -> dict[str, list[str]]:
        titled: dict[str, list[str]] = defaultdict(list)
        for id_, annotated in sorted(self.papers.items()):
            titled[_title(annotated.paper.title)].append(id_)
        titled.pop("", None)
        return titled


@dataclass(frozen=True)
class Names:
    """The entities of a corpus by everything that a curator may call them."""

    state: Linked
    papers: Papers

    def find_all(self, reference: Reference) -> list[str]:
        """The ids of the entities that a name fits, by the strongest way that fits any; sorted, never empty.

        The ways: id, IRI or key; label with its qualifier; canonical name (or the key, which no new name changes);
        alias. With a paper: what the paper calls so.

        Raises:
            Unresolved: it fits none.
        """
        if reference.paper:
            paper = self.papers.find(reference.paper)
            return sorted({self.state.entity_of[paper][index] for index in self.in_paper(reference.name, paper)})
        for way in self._ways:
            for key in (reference.name, _local(reference.name), lookup_key(reference.name)):
                if found := way.get(key):
                    return sorted(found)
        if reason := self._left_out.get(lookup_key(reference.name)):
            raise Unresolved(f"{reference} became no entity ({reason}). A lexicon that names it keeps it (--lexicon).")
        raise Unresolved(f"no {reference} in this corpus.{_hint(_nearest(reference.name, self._spelt))}")

    def find_one(self, reference: Reference) -> str:
        """The id of the only entity that a name fits; raises ``Unresolved`` where it fits none, or several."""
        found = self.find_all(reference)
        if len(found) > 1 and (main := self._dominant(found, reference)):
            return main
        if len(found) > 1:
            told = "; ".join(f"{self.state.entities[id_].label} ({id_})" for id_ in found[:10])
            raise Unresolved(
                f"{reference} fits several entities. Name the paper, or give the label or id of one: {told}."
            )
        return found[0]

    def _dominant(self, found: Sequence[str], reference: Reference) -> str:
        """Of several that have a name beside their own the one that nearly everybody means by it; else nothing."""
        entities = self.state.entities
        if any(lookup_key(reference.name) in name_keys(entities[id_]) for id_ in found):
            return ""
        best = max(found, key=lambda id_: (entities[id_].paper_count, id_))
        rest = sum(entities[id_].paper_count for id_ in found if id_ != best)
        return best if entities[best].paper_count >= _DOMINANT * rest > 0 else ""

    def in_paper(self, name: str, paper: str) -> list[int]:
        """The indices of the entities that a paper calls so; those that are named so before those that are also.

        Raises:
            Unresolved: it has none.
        """
        rows = list(enumerate(zip(self.state.papers[paper].entities, self.state.entity_of[paper], strict=True)))
        entities = self.state.entities
        ways = (
            [i for i, (_, id_) in rows if name in (id_, entities[id_].key) or _local(name) == id_],
            [i for i, (found, _) in rows if lookup_key(found.name) == lookup_key(name)],
            [i for i, (found, id_) in rows if bears(found, name) or entities[id_].label == name],
        )
        for found in ways:
            if found:
                return found
        spelt = {plain(form).casefold(): plain(form) for _, (found, _) in rows for form in found.names}
        raise Unresolved(f"no {name!r} in the paper {paper}.{_hint(_nearest(name, spelt))}")

    @cached_property
    def _ways(self) -> tuple[dict[str, set[str]], ...]:
        by_id: dict[str, set[str]] = defaultdict(set)
        by_label: dict[str, set[str]] = defaultdict(set)
        by_name: dict[str, set[str]] = defaultdict(set)
        by_alias: dict[str, set[str]] = defaultdict(set)
        for id_, entity in self.state.entities.items():
            if " @" in entity.key:
                by_id[entity.key].add(id_)
            by_id[id_].add(id_)
            if entity.qualifier:
                by_label[entity.label].add(id_)
            for key in name_keys(entity):
                by_name[key].add(id_)
            for alias in entity.aliases:
                by_alias[lookup_key(alias)].add(id_)
        by_form: dict[str, set[str]] = defaultdict(set)  # what one paper alone says for it
        for _, _, found, id_ in self.state.occurrences():
            for form in found.aliases:
                by_form[lookup_key(form)].add(id_)
        merged: dict[str, set[str]] = defaultdict(set)
        for id_, entity in self.state.entities.items():
            for old in entity.replaces:
                merged[old].add(id_)
        return by_id, by_label, by_name, by_alias, by_form, merged

    @cached_property
    def _left_out(self) -> dict[str, str]:
        """Lookup key of a name that linking has left out -> why."""
        dropped = (merge for merge in self.state.merges if merge.decision is Decision.DROPPED)
        return {lookup_key(name): merge.reason for merge in dropped for name in merge.names}

    @cached_property
    def _spelt(self) -> dict[str, str]:
        return {
            name.casefold(): name
            for _, entity in sorted(self.state.entities.items())
            for name in (*entity.aliases, entity.name)
        }


def name_keys(entity: Entity) -> frozenset[str]:
    """The lookup keys of the canonical name, and of the name that the key was minted from."""
    return frozenset((lookup_key(entity.name), stem(entity.key)))


def stem(key: str) -> str:
    """The lookup key inside an entity key.

    >>> stem("grasp @arxiv:2401.01234")
    'grasp'
    """
    return key.split(" @", maxsplit=1)[0]


def bears(found: PaperEntity, name: str) -> bool:
    """Whether a paper calls an entity so, up to spelling."""
    wanted = lookup_key(name)
    return any(lookup_key(form) == wanted for form in found.names)


def _title(title: str) -> str:
    return ids.normalised_text(plain(title)) if title else ""


def _bare(called: str) -> str:
    """Identifiers without resolver, scheme and case: "https://doi.org/10.1000/AB" is "10.1000/ab".

    >>> [_bare(c) for c in ("arXiv:2401.01234", "https://arxiv.org/abs/2401.01234", "DOI:10.1000/AB")]
    ['2401.01234', '2401.01234', '10.1000/ab']
    """
    low = called.strip().casefold()
    for start in ("https://", "http://", "www.", "dx.", "doi.org/", "arxiv.org/abs/", "doi:", "arxiv:"):
        low = low.removeprefix(start)
    return low


def _local(name: str) -> str:
    """The id inside an IRI of the graph; anything else as it is."""
    return name[name.rfind("entity/") :] if "://" in name and "/entity/" in name else name


def _nearest(name: str, spelt: Mapping[str, str]) -> list[str]:
    """The names most like one, best first; those that share neither a word nor the beginning are not looked at.

    Args:
        name: what fits nothing.
        spelt: case-folded -> as written.
    """
    low = plain(name).casefold()
    words = set(low.split())
    likely = [other for other in spelt if other[:2] == low[:2] or not words.isdisjoint(other.split())]
    return [spelt[other] for other in difflib.get_close_matches(low, likely, n=_NEAR, cutoff=_LIKENESS)]


def _hint(near: Iterable[str]) -> str:
    names = list(dict.fromkeys(near))
    return f" Did you mean: {'; '.join(names)}?" if names else ""
