"""One concept, one type: where papers disagree, the corpus decides, with the counts as the reason."""

from collections import Counter

from kg.model import COINING_ROLES, ROLES, EntityType, Role

#: Of types that are seen equally often, the one that a name is least likely to get by mistake.
_ORDER = (
    EntityType.ROBOT,
    EntityType.DATASET,
    EntityType.ROBOT_KIND,
    EntityType.METRIC,
    EntityType.METHOD,
    EntityType.TASK,
)


def settle_type(counts: Counter[EntityType]) -> EntityType:
    """The type that most papers give; ties go to the rarer kind of thing."""
    return min(counts, key=lambda type_: (-counts[type_], _ORDER.index(type_)))


def type_reason(counts: Counter[EntityType]) -> str:
    """The counts in words, the most frequent first.

    >>> type_reason(Counter({EntityType.TASK: 2, EntityType.METHOD: 5}))
    'seen as Method in 5 papers, as Task in 2 papers'
    """
    ranked = sorted(counts, key=lambda type_: (-counts[type_], _ORDER.index(type_)))
    return "seen " + ", ".join(f"as {type_} in {counts[type_]} papers" for type_ in ranked)


def fit_role(role: Role, type_: EntityType) -> Role:
    """The role nearest to ``role`` that an entity of that type can have.

    >>> fit_role(Role.PROPOSES, EntityType.DATASET), fit_role(Role.ADDRESSES, EntityType.METHOD)
    (<Role.INTRODUCES: 'introduces'>, <Role.USES: 'uses'>)
    """
    possible = ROLES[type_]
    if role in possible:
        return role
    if role in COINING_ROLES:
        return possible[0]
    return Role.EVALUATES_ON if Role.EVALUATES_ON in possible else Role.USES
