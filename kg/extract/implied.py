"""Relations that follow from stated numbers, and from names: "safe FooNet" is based on "FooNet"."""

from kg.extract.layers import FoundEntity, Layers
from kg.extract.relation_rules import D, M, S, T
from kg.model import RelationName, Role

#: Extractors of names that others know too.
KNOWN_TO_OTHERS = ("lexicon",)


def is_own(entity: FoundEntity) -> bool:
    """Whether a paper proposes or introduces an entity."""
    return entity.coined or any(role.role in (Role.PROPOSES, Role.INTRODUCES) for role in entity.roles)


def find_in_results(layers: Layers) -> list[tuple[int, RelationName, int, float, int]]:
    """What a stated number implies: the measure of its place, the test of its method, the loss of its baseline."""
    found = []
    for result in layers.results:
        place, method = result.dataset_entity, result.method_entity
        if place is not None and result.metric_entity is not None:
            found.append((place, RelationName.MEASURED_BY, result.metric_entity, 0.72, result.sentence))
        if place is not None and method is not None:
            is_task = layers.entities[place].type is T
            name = RelationName.USED_FOR if is_task else RelationName.EVALUATED_ON
            found.append((method, name, place, 0.77, result.sentence))
        if method is not None and result.baseline_entity is not None:
            found.append((method, RelationName.OUTPERFORMS, result.baseline_entity, 0.64, result.sentence))
    return [row for row in found if _fits(layers, row)]


def _fits(layers: Layers, row: tuple[int, RelationName, int, float, int]) -> bool:
    head, name, tail = row[:3]
    types = layers.entities[head].type, layers.entities[tail].type
    if name is RelationName.MEASURED_BY:
        return types[0] in (D, T) and types[1] is S
    return types in ((M, T), (M, D), (M, M)) and (name is not RelationName.OUTPERFORMS or types[1] is M)


def find_in_names(layers: Layers) -> list[tuple[int, RelationName, int, float, int]]:
    """A paper's own method is based on the known one whose name ends its own: "safe FooNet" on "FooNet"."""
    entities = layers.entities
    known = {
        name.lower(): number
        for number, entity in enumerate(entities)
        if entity.type is M and not is_own(entity) and layers.mentions[entity.mentions[0]].extractor in KNOWN_TO_OTHERS
        for name in (entity.name, *entity.aliases)
    }
    found = []
    for head, entity in enumerate(entities):
        if entity.type is not M or not is_own(entity):
            continue
        ends = [
            (len(end), known[end])
            for name in (entity.name, *entity.aliases)
            for end in _endings(name.lower())
            if end in known
        ]
        sentence = layers.find_sentence(layers.mentions[entity.mentions[0]].start)
        if ends and sentence is not None:
            found.append((head, RelationName.BASED_ON, max(ends)[1], 0.7, sentence))
    return found


def _endings(name: str) -> list[str]:
    words = name.split(" ")
    return [" ".join(words[start:]) for start in range(1, len(words))]
