import numpy as np
import pytest

from kg.extract.joining import UNFITTED, join
from kg.extract.layers import Proposal
from kg.extract.tagger.lattice import make_lattice
from kg.extract.tagger.reading import Reading
from kg.model import EntityType

TEXT = "ManiTrial3 robotics tasks"
TYPES = (EntityType.DATASET, EntityType.ROBOT)


def reading(**shares: float) -> Reading:
    """What a model makes of the text that holds its first word for a name, with these shares of types."""
    rows = np.full((3, 1 + 4 * len(TYPES)), 0.001)
    for kind, share in shares.items():
        rows[0, 4 + 4 * TYPES.index(EntityType(kind))] = share  # the tag S of the type
    rows[1:, 0] = 0.99
    return Reading((0, 11, 20), (10, 19, 25), TYPES, make_lattice(np.log(rows)), np.zeros((5, 2), np.float32))


@pytest.mark.parametrize("known", [EntityType.DATASET, None])
def test_a_dataset_of_the_lexicon_is_no_robot(known: EntityType | None) -> None:
    rules = [Proposal(0, 10, known, 0.9, "lexicon")] if known else []
    found = join(TEXT, rules, reading(Robot=0.95, Dataset=0.01), UNFITTED, lambda proposals: proposals, ())
    assert [m.type for m in found] == [known or EntityType.ROBOT]
