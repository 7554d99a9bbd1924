import pytest

from kg.model import ROLES
from tests.extract.conftest import Extract, names


@pytest.mark.parametrize(
    ("text", "name", "role"),
    [
        ("We propose ZetaNet. It outperforms FooNet and BarNet.", "BarNet", "comparesWith"),
        ("We propose ZetaNet. It has a 3% higher success rate than FOOGER and BARIM.", "BARIM", "comparesWith"),
        ("We propose ZetaNet. It matches the RNN-based FOOPS baseline.", "FOOPS", "comparesWith"),
        ("We propose ZetaNet, which is built on Qwen2-7B.", "Qwen2-7B", "uses"),
        ("Existing methods such as FOOG are slow. We propose ZetaNet.", "FOOG", "mentions"),
        ("Synchronization over the FOOG group is hard. We propose ZetaNet.", "FOOG", "uses"),
        ("We propose ZetaNet. It consists of a FOOG-like part and (ii) a FooDecoder.", "FooDecoder", "proposes"),
        ("We propose ZetaNet. We evaluate it on FooBench.", "FooBench", "evaluatesOn"),
        ("We propose ZetaNet, trained on ImageNet.", "ImageNet", "uses"),
        ("We propose ZetaNet. We deploy it on a real-world Unitree Go1.", "Unitree Go1", "deployedOn"),
        ("We propose ZetaNet. In simulation, a Unitree Go1 walks.", "Unitree Go1", "evaluatesOn"),
        ("We propose ZetaNet for question answering.", "question answering", "addresses"),
        ("We propose ZetaNet. Results on parsing and summarization tasks are good.", "summarization", "evaluatesOn"),
        ("We propose ZetaNet. Its success rate is high.", "success rate", "evaluatesOn"),
    ],
)  # fmt: skip
def test_cues(extract: Extract, text: str, name: str, role: str) -> None:
    assert names(extract(text))[name][1] == role


def test_roles_come_strongest_first_and_with_their_sentences(extract: Extract) -> None:
    text = "We propose ZetaNet, trained on FooBench. On FooBench, ZetaNet improves the score."
    found = extract(text)
    (bench,) = [e for e in found.entities if e.name == "FooBench"]
    assert [link.role.value for link in bench.links] == ["evaluatesOn", "uses"]
    assert [[found.paper.quote(span) for span in link.evidence] for link in bench.links] == [
        ["On FooBench, ZetaNet improves the score."],
        ["We propose ZetaNet, trained on FooBench."],
    ]


def test_every_role_fits_its_type(extract: Extract) -> None:
    found = extract(
        "We propose ZetaNet on a Unitree Go1 for grasping with MuJoCo. A humanoid robot has a success rate."
    )
    for entity in found.entities:
        assert entity.links
        assert all(link.role in ROLES[entity.type] for link in entity.links)
