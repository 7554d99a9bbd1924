import numpy as np
import pytest
import spacy

from kg.extract.consistency import complete
from kg.extract.factories import overlaps
from kg.extract.joining import UNFITTED
from kg.extract.layers import Definition, Layers, Proposal, Stretch, set_layers
from kg.extract.tagger.lattice import make_lattice
from kg.extract.tagger.reading import Reading
from kg.model import EntityType

TEXT = "Wet Leaf Nets (WLNs) are deep. The WLNs are wet leaf nets."
LONG, SHORT = Stretch(0, 13), Stretch(15, 19)


def found(*stretches: Stretch) -> list[Stretch]:
    """What is completed where these are mentions."""
    mentions = [Proposal(*stretch, EntityType.METHOD, 0.7, "tagger") for stretch in stretches]
    return [proposal.stretch for proposal in complete(mentions, [Definition(SHORT, LONG)])]


def test_where_one_form_of_a_definition_stands_so_does_the_other() -> None:
    assert found(SHORT) == [LONG]
    assert found(LONG) == [SHORT]
    assert found(Stretch(4, 13)) == [SHORT]  # its last words
    (proposal,) = complete([Proposal(*SHORT, EntityType.TASK, 0.7, "tagger")], [Definition(SHORT, LONG)])
    assert (proposal.type, proposal.confidence, proposal.extractor) == (EntityType.TASK, 0.7, "abbreviations")


def test_nothing_is_added_to_what_is_complete_or_taken() -> None:
    assert found(SHORT, LONG) == []
    assert found(Stretch(0, 20)) == []  # one mention over both
    assert found(Stretch(0, 8), SHORT) == []  # something else stands in the long form
    assert found(Stretch(0, 8)) == []  # not the end of the long form
    assert found() == []


@pytest.mark.parametrize("with_model", [False, True])
def test_the_pipeline_completes_definitions_with_and_without_a_model(with_model: bool) -> None:
    layers = Layers(TEXT, proposals=[Proposal(*SHORT, EntityType.METHOD, 0.9, "coinage")])
    layers.definitions = [Definition(SHORT, LONG)]
    if with_model:
        rows = np.full((1, 5), 0.01)
        rows[0, 4] = 0.96
        lattice = make_lattice(np.log(rows))
        layers.reading = Reading(
            (SHORT.start,), (SHORT.end,), (EntityType.METHOD,), lattice, np.zeros((3, 2), np.float32)
        )
        layers.joining = UNFITTED
    doc = spacy.blank("en").make_doc(TEXT)
    set_layers(doc, layers)
    overlaps(doc)
    assert [mention.stretch for mention in layers.mentions][:2] == [LONG, SHORT]
