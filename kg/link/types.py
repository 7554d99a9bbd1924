"""One concept, one type: where papers disagree, the corpus decides, with the counts as the reason.

Where it is not clear, and both readings have papers enough, they are two entities that point to each other.
"""

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


#: A second type stands beside the first from so many papers on, and from this share of all.
_FEWEST_APART = 4
_SHARE_APART = 0.35


def types_apart(counts: Counter[EntityType]) -> tuple[EntityType, ...]:
    """The types under which a name is an entity each, the first by rank; one where the corpus is clear.

    >>> types_apart(Counter({EntityType.TASK: 20, EntityType.METHOD: 5})) == (EntityType.TASK,)
    True
    >>> types_apart(Counter({EntityType.TASK: 12, EntityType.METHOD: 9})) == (EntityType.TASK, EntityType.METHOD)
    True
    """
    first = settle_type(counts)
    total = counts.total()
    others = (t for t, n in counts.items() if t is not first and n >= max(_FEWEST_APART, _SHARE_APART * total))
    return (first, *sorted(others, key=lambda type_: (-counts[type_], _ORDER.index(type_))))


def settle_type(counts: Counter[EntityType]) -> EntityType:
    """The type that most papers give; ties go to the rarer kind of thing."""
    return min(counts, key=lambda type_: (-counts[type_], _ORDER.index(type_)))


def type_reason(counts: Counter[EntityType]) -> str:
    """The counts in words, the most frequent first.

    >>> type_reason(Counter({EntityType.TASK: 2, EntityType.METHOD: 5}))
    'seen as Method in 5 papers, as Task in 2'
    """
    ranked = sorted(counts, key=lambda type_: (-counts[type_], _ORDER.index(type_)))
    first, *rest = (f"as {type_} in {counts[type_]}" for type_ in ranked)
    return ", ".join([f"seen {first} paper{'s' if counts[ranked[0]] > 1 else ''}", *rest])


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
