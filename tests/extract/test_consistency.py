from kg.extract.consistency import complete
from kg.extract.layers import Definition, Proposal, Stretch
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
