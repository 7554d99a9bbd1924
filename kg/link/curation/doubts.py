"""Where linking may be wrong: a method a topic, each gives questions with a weight.

A weight estimates how many papers an answer would set right: how many it touches, times how likely it is that the
decision is wrong. The shares below were set by reading what they bring up of the 9,210 papers of ICML 2026.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from kg.lexicon import Lexicon
from kg.link.curation.entries import CURATED, Entry, Reference, Table
from kg.link.curation.likeness import SURE, merge_doubt, work_likeness
from kg.link.curation.questions import Question, Topic
from kg.link.curation.resolve import Names, Papers, Unresolved, bears, stem
from kg.link.guard import never_same
from kg.link.linked import example_sentence, linked
from kg.link.naming import plain
from kg.link.vocabulary_labels import bare_words
from kg.model import AnnotatedPaper, Decision, Entity, EntityType, Merge, Records
from kg.text.names import lookup_key

_TYPES = frozenset(map(str, EntityType))
#: Types whose names are words, so that an empty word more or less may mean the same.
_NAMED_BY_WORDS = frozenset({EntityType.METHOD, EntityType.TASK, EntityType.METRIC, EntityType.ROBOT_KIND})
#: A name inside the entity's own that is an entity of its own, too.
_ELSEWHERE = 0.5
_ACRONYM_DOUBT = 0.5
_TYPE_DOUBT = 0.5
_TWIN_DOUBT = 0.7
_AMBIGUOUS_DOUBT = 0.8


@dataclass
class Doubts:
    """The records, indexed for questions: a method a topic."""

    records: Records
    lexicon: Lexicon

    @cached_property
    def _entities(self) -> Mapping[str, Entity]:
        return {entity.id: entity for entity in self.records.entities}

    @cached_property
    def _papers(self) -> Mapping[str, AnnotatedPaper]:
        return {annotated.paper.id: annotated for annotated in self.records.papers}

    @cached_property
    def _by_key(self) -> Mapping[str, AnnotatedPaper]:
        return {annotated.paper.key: annotated for annotated in self.records.papers}

    @cached_property
    def _names(self) -> Names:
        state = linked(self.records)
        return Names(state, Papers(state.papers))

    @cached_property
    def _curated(self) -> set[frozenset[str]]:
        """The lookup keys of the names of each decision that a curator has taken."""
        said = (merge for merge in self.records.merges if merge.reason.startswith(CURATED))
        return {frozenset(map(lookup_key, merge.names)) for merge in said}

    @cached_property
    def _bearing(self) -> Mapping[str, Mapping[str, list[str]]]:
        """Entity -> lookup key of a name -> the papers that have it for the entity, sorted."""
        found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for id_, annotated in sorted(self._papers.items()):
            for entity in annotated.entities:
                for key in {lookup_key(name) for name in entity.names}:
                    found[entity.id][key].append(id_)
        return found

    def is_answered(self, entry: Entry) -> bool:
        """Whether a curator has decided about these very names."""
        return frozenset(lookup_key(reference.name) for reference in entry.names) in self._curated

    def of(self, *decisions: Decision) -> Iterator[Merge]:
        """The decisions of linking of these kinds."""
        found = (merge for merge in self.records.merges if merge.decision in decisions)
        return (merge for merge in found if not merge.reason.startswith(CURATED))

    def merges(self) -> Iterator[Question]:
        """Names that were made one with the name of their entity, and are not just another spelling of it."""
        for merge in self.of(Decision.SAME):
            entity = self._entities.get(merge.entity)
            if entity is None:
                continue
            forms: dict[str, Counter[str]] = defaultdict(Counter)
            for name in merge.names:
                forms[lookup_key(name)][plain(name)] += 1
            for key, spelt in forms.items():
                yield from self._merge(entity, merge, key, min(spelt))

    def _merge(self, entity: Entity, merge: Merge, key: str, name: str) -> Iterator[Question]:
        papers = self._bearing[entity.id].get(key, [])
        doubt = merge_doubt(entity.name, name, entity.type, self.lexicon)
        elsewhere = [e for e in self._named(key) if e.id != entity.id and e.type is entity.type]
        if doubt > SURE and elsewhere:
            doubt = max(doubt, _ELSEWHERE)
        if doubt <= SURE or key == lookup_key(entity.name) or not papers:
            return
        named = sum(1 for paper in papers if self._names_it(paper, entity.id, key))
        also = f"; it is an entity of its own in {elsewhere[0].paper_count} papers" if elsewhere else ""
        told = f"{name!r} ({_count(papers)}) was taken for {entity.label!r} ({_count(entity.paper_count)}){also}"
        entry = Entry(Table.DIFFERENT, (self._reference(entity), Reference(name)))
        if self._resolves(entry):
            weight = doubt * (len(papers) + named) / 2
            yield Question(Topic.MERGES, weight, told, merge.reason, self._example(papers, key), entry)

    def _names_it(self, paper: str, entity: str, key: str) -> bool:
        found = (e for e in self._papers[paper].entities if e.id == entity)
        return any(lookup_key(e.name) == key for e in found)

    def _named(self, key: str) -> list[Entity]:
        return self._by_name.get(key, [])

    @cached_property
    def _by_name(self) -> Mapping[str, list[Entity]]:
        found: dict[str, list[Entity]] = defaultdict(list)
        for entity in self.records.entities:
            found[lookup_key(entity.name)].append(entity)
        return found

    def twins(self) -> Iterator[Question]:
        """Entities whose names differ in nothing but empty words, and were not made one."""
        alike: dict[tuple[object, ...], list[Entity]] = defaultdict(list)
        for entity in self.records.entities:
            if (
                entity.paper_count
                and not entity.ambiguous
                and " @" not in entity.key
                and entity.type in _NAMED_BY_WORDS
            ):
                alike[entity.type, bare_words(entity.name)].append(entity)
        for found in alike.values():
            ranked = sorted(found, key=lambda entity: (-entity.paper_count, entity.key))
            for other in ranked[1:]:
                first = ranked[0]
                if never_same(first.name, other.name) or first.label == other.label:
                    continue
                told = (
                    f"{first.label!r} ({_count(first.paper_count)}) and {other.label!r} ({_count(other.paper_count)})"
                )
                entry = Entry(Table.SAME, (self._reference(first), self._reference(other)))
                if self._resolves(entry):
                    example = self._example(sorted(self._papers_of(other)), lookup_key(other.name))
                    weight = _TWIN_DOUBT * other.paper_count
                    reason = "nothing said that they are one"
                    yield Question(Topic.MERGES, weight, f"{told} were left apart", reason, example, entry)

    def _papers_of(self, entity: Entity) -> set[str]:
        return {paper for found in self._bearing[entity.id].values() for paper in found}

    def types(self) -> Iterator[Question]:
        """Names that papers type differently, where the second type has many papers too."""
        for merge in self.of(Decision.RETYPED, Decision.DIFFERENT):
            entity = self._entities.get(merge.entity)
            if entity is None or len(merge.votes) < 2 or not {name for name, _ in merge.votes} <= _TYPES:
                continue
            other, count = next(vote for vote in merge.votes if vote[0] != str(entity.type))
            counted = ", ".join(f"{name} in {_count(papers)}" for name, papers in merge.votes)
            told = f"{entity.label!r} became a {entity.type}; papers say: {counted}"
            entry = Entry(Table.RETYPE, (self._reference(entity),), other)
            if self._resolves(entry):
                yield Question(Topic.TYPES, _TYPE_DOUBT * count, told, merge.reason, merge.example, entry)

    def acronyms(self) -> Iterator[Question]:
        """Acronyms with several long forms, of which none holds where a paper does not say."""
        for merge in self.of(Decision.DIFFERENT):
            if len(merge.names) < 2 or not merge.votes or {name for name, _ in merge.votes} <= _TYPES:
                continue
            bare = self._entities.get(merge.entity)
            best = self._long_form(merge.votes[0][0])
            if bare is None or best is None or best.id == bare.id or bare.type is not best.type:
                continue
            counted = ", ".join(f"{form} in {_count(papers)}" for form, papers in merge.votes[:5])
            told = f"{bare.name!r} stands alone in {_count(bare.paper_count)}; papers that spell it out say: {counted}"
            share = merge.votes[0][1] / sum(papers for _, papers in merge.votes)
            entry = Entry(Table.SAME, (self._reference(best), self._reference(bare)))
            if self._resolves(entry):
                weight = _ACRONYM_DOUBT * share * bare.paper_count
                example = self._example(sorted(self._papers_of(bare)), lookup_key(bare.name))
                yield Question(Topic.ACRONYMS, weight, told, merge.reason, example, entry)

    def _long_form(self, form: str) -> Entity | None:
        found = self._named(lookup_key(form))
        return found[0] if len(found) == 1 else None

    def senses(self) -> Iterator[Question]:
        """Namesakes whose papers look like one work: the pair that is most alike."""
        for merge in self.of(Decision.DIFFERENT):
            if len(merge.names) != 1 or not merge.votes:
                continue
            (name,) = merge.names
            senses = [e for e in self._named(lookup_key(name)) if " @" in e.key and self._coiner(e) is not None]
            pairs = [
                (work_likeness(one.paper, two.paper), left, right)
                for left, right in combinations(sorted(senses, key=lambda e: e.key), 2)
                if left.type is right.type and (one := self._coiner(left)) and (two := self._coiner(right))
            ]
            if not pairs:
                continue
            likeness, left, right = max(pairs, key=lambda pair: (pair[0], pair[1].key, pair[2].key))
            told = (
                f"{name!r} is coined by {len(senses)} works; most alike are {left.label!r} "
                f"({_count(left.paper_count)}) and {right.label!r} ({_count(right.paper_count)})"
            )
            entry = Entry(Table.SAME, (self._coined(left), self._coined(right)))
            if self._resolves(entry):
                weight = likeness * (left.paper_count + right.paper_count)
                yield Question(Topic.SENSES, weight, told, merge.reason, merge.example, entry)

    def _coiner(self, entity: Entity) -> AnnotatedPaper | None:
        return self._by_key.get(entity.key.partition(" @")[2])

    def _coined(self, entity: Entity) -> Reference:
        coiner = self._coiner(entity)
        return Reference(entity.name, coiner.paper.key if coiner else "")

    def ambiguous(self) -> Iterator[Question]:
        """Papers that mention a name which several works bear, and no text says which."""
        for merge in self.of(Decision.AMBIGUOUS):
            bare = self._entities.get(merge.entity)
            senses = [self._entities[id_] for id_ in bare.senses if id_ in self._entities] if bare else []
            if bare is None or not senses:
                continue
            paper = next((id_ for id_ in merge.papers if self._mentions(id_, bare)), "")
            if not paper:
                continue
            likely = max(senses, key=lambda entity: (entity.paper_count, entity.key))
            told = f"{bare.name!r} in {_count(bare.paper_count)} may be any of {len(senses)}: " + "; ".join(
                entity.label for entity in senses[:5]
            )
            entry = Entry(Table.SAME, (Reference(likely.label), Reference(bare.name)), paper=paper)
            if self._resolves(entry):
                weight = _AMBIGUOUS_DOUBT * bare.paper_count
                yield Question(Topic.AMBIGUOUS, weight, told, merge.reason, merge.example, entry)

    def _mentions(self, paper: str, entity: Entity) -> bool:
        return any(found.id == entity.id and bears(found, entity.name) for found in self._papers[paper].entities)

    def _reference(self, entity: Entity) -> Reference:
        """The plainest way to name an entity that means it alone."""
        for name in (entity.name, entity.label, entity.id):
            try:
                if self._names.find_one(Reference(name)) == entity.id:
                    return Reference(name)
            except Unresolved:
                continue
        return Reference(entity.id)

    def _resolves(self, entry: Entry) -> bool:
        """Whether the entry can be carried out as it stands."""
        try:
            for reference in entry.names[:1] if entry.paper else entry.names:
                self._names.find_one(reference)
        except Unresolved:
            return False
        return len({(stem(lookup_key(ref.name)), ref.paper) for ref in entry.names}) == len(entry.names)

    def _example(self, papers: list[str], key: str) -> str:
        return next(filter(None, (example_sentence(self._papers[paper], [key]) for paper in papers[:20])), "")


def _count(papers: int | list[str]) -> str:
    number = papers if isinstance(papers, int) else len(papers)
    return f"{number} paper" if number == 1 else f"{number} papers"
