"""The labels of the heads, in the order of their outputs."""

from kg.model import RELATION_TYPES, ROLES, EntityType, RelationName, Role

TYPES: tuple[EntityType, ...] = tuple(EntityType)
ROLE_NAMES: tuple[Role, ...] = tuple(Role)
RELATIONS: tuple[RelationName, ...] = tuple(RelationName)

#: "O", then beginning, inside, end and single of each type.
TAGS: tuple[str, ...] = ("O", *(f"{part}-{type_.value}" for type_ in TYPES for part in "BIES"))

#: Which roles each type can have, and which relations each pair of types: rows and columns of masks.
ROLE_MASK = [[role in ROLES[type_] for role in ROLE_NAMES] for type_ in TYPES]
RELATION_MASK = [
    [[head in RELATION_TYPES[name][0] and tail in RELATION_TYPES[name][1] for name in RELATIONS] for tail in TYPES]
    for head in TYPES
]
