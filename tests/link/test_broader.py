"""The hierarchy by head and modifier: heads, and its laws on any set of names."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg import ids
from kg.link.broader import heads, with_broader
from kg.model import Entity, EntityType
from kg.text.names import lookup_key


def made(name: str, type_: EntityType = EntityType.METHOD, **fields: object) -> Entity:
    key = ids.entity_key(lookup_key(name), type_)
    return Entity(ids.entity_id(key), key, type_, name, **fields)  # type: ignore[arg-type]


def under(*entities: Entity) -> dict[str, list[str]]:
    names = {entity.id: entity.name for entity in entities}
    return {e.name: [names[above] for above in e.broader] for e in with_broader(entities) if e.broader}


def names(*forms: str) -> dict[str, list[str]]:
    return under(*map(made, forms))


def test_a_name_is_under_its_longest_head_alone():
    found = names(
        "learning theory",
        "reinforcement learning",
        "safe reinforcement learning",
        "offline safe reinforcement learning",
    )
    assert found == {
        "safe reinforcement learning": ["reinforcement learning"],
        "offline safe reinforcement learning": ["safe reinforcement learning"],
    }


def test_what_stands_before_a_preposition_is_the_head():
    assert names("reinforcement learning", "human feedback", "reinforcement learning from human feedback") == {
        "reinforcement learning from human feedback": ["reinforcement learning"]
    }


def test_an_acronym_in_the_name_is_read_as_what_it_is_short_for():
    grpo = made("group relative policy optimization", aliases=("GRPO",))
    rl = made("reinforcement learning", aliases=("RL",))
    assert under(grpo, rl, made("Flow-GRPO"), made("offline RL")) == {
        "Flow-GRPO": ["group relative policy optimization"],
        "offline RL": ["reinforcement learning"],
    }


@pytest.mark.parametrize(
    "pair",
    [
        ("model", "reward modeling"),
        ("experts", "mixture of experts"),
        ("kinematics", "inverse kinematics"),
        ("planning", "perception and planning"),
        ("language model", "vision-language model"),
        ("MODEL", "reward model"),
        ("SE", "Way-SE"),
    ],
)
def test_what_is_no_head(pair):
    assert names(*pair) == {}


def test_a_head_does_not_begin_inside_of_a_compound():
    assert names("foundation model", "model prediction", "foundation model prediction") == {}
    hyphened = made("vision language model", aliases=("vision-language model",))
    assert under(hyphened, made("language model")) == {}


def test_only_inside_a_type_not_for_robots_nor_ambiguous_names():
    task = made("planning", EntityType.TASK)
    assert under(task, made("motion planning")) == {}
    assert under(made("Panda", EntityType.ROBOT), made("Franka Panda", EntityType.ROBOT)) == {}
    assert under(made("planning", ambiguous=True), made("motion planning")) == {}


def test_what_was_broader_before_stays():
    low = made("motion planning", broader=("entity/x-1",))
    wide = made("planning")
    (told,) = [entity for entity in with_broader([low, wide]) if entity.name == "motion planning"]
    assert told.broader == tuple(sorted(("entity/x-1", wide.id)))


WORDS = st.sampled_from(
    ["safe", "offline", "deep", "learning", "reinforcement", "policy", "search", "for", "graph-based"]
)


@settings(deadline=None)
@given(st.lists(st.lists(WORDS, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=12, unique=True))
def test_it_is_acyclic_reduced_and_the_same_in_any_order(forms):
    entities = list({entity.id: entity for entity in map(made, forms)}.values())
    told = with_broader(entities)
    assert told == with_broader(entities[::-1])
    above = {entity.id: entity.broader for entity in told}

    def climb(id_: str) -> Iterator[str]:
        for parent in above[id_]:
            yield parent
            yield from climb(parent)

    for entity in told:
        ancestors = list(climb(entity.id))  # ends: there is no cycle
        assert entity.id not in ancestors
        assert len(ancestors) == len(set(ancestors))  # no edge that follows from others
        assert all(len(head.split()) < len(entity.name.split()) for head in heads(entity.name))
