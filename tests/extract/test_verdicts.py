import pytest

from kg.extract.layers import FoundEntity, Layers, Proposal
from kg.extract.tagger.judging import JudgedRelation, Judgement
from kg.extract.verdicts import UNFITTED, join_relations
from kg.model import EntityType, RelationName


def outperforms(text: str) -> bool:
    """Whether FOO is held to outperform BAR where the model thinks so."""
    mentions = [
        Proposal(text.index(name), text.index(name) + 3, EntityType.METHOD, 0.9, "tagger") for name in ("FOO", "BAR")
    ]
    layers = Layers(
        text=text,
        mentions=mentions,
        entities=[FoundEntity(EntityType.METHOD, name, (), (at,), False) for at, name in enumerate(("FOO", "BAR"))],
        judgement=Judgement(roles=(), relations=(JudgedRelation(0, RelationName.OUTPERFORMS, 1, 0.9, 0, 1),)),
    )
    return bool(join_relations(layers, [], UNFITTED))


@pytest.mark.parametrize(
    "text",
    [
        "FOO matches the speed of BAR.",
        "FOO remains competitive with BAR.",
        "BAR and the comparable FOO.",
    ],
)
def test_what_is_as_good_outperforms_nothing(text: str) -> None:
    assert not outperforms(text)


@pytest.mark.parametrize(
    "text", ["FOO beats BAR.", "FOO has comparable cost and outperforms BAR.", "FOO wins, not BAR."]
)
def test_what_is_better_outperforms(text: str) -> None:
    assert outperforms(text)
