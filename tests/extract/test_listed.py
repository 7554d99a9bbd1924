import pytest

from kg.extract.layers import Stretch
from kg.extract.listed import find_listed


def listed(text: str) -> list[tuple[str, str]]:
    return [(text[p.start : p.end], p.type.value) for p in find_listed(text, [Stretch(0, len(text))])]


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("tasks such as box lifting, cord routing and door closing.", ["box lifting", "cord routing", "door closing"]),
        ("design tasks (pattern design and tilted shape design) and more", ["pattern design", "tilted shape design"]),
        ("baselines including Foonet, Barix, and Bazzer on maps", ["Foonet", "Barix", "Bazzer"]),
        ("datasets: Foodle and Barset-2 with maps", ["Foodle", "Barset-2"]),
    ],
)  # fmt: skip
def test_items(text: str, items: list[str]) -> None:
    assert [name for name, _ in listed(text)] == items


def test_the_head_noun_tells_the_type() -> None:
    assert listed("robots such as Foobot and Barbot") == [("Foobot", "Robot"), ("Barbot", "Robot")]
    assert listed("benchmarks like Foodle and Bardle") == [("Foodle", "Dataset"), ("Bardle", "Dataset")]


@pytest.mark.parametrize(
    "text",
    [
        "tasks such as navigation",  # one item, of one word
        "methods such as ours and theirs",  # no capitals
        "tasks (see the appendix and the code)",
        "it models such as they are, Foo and Bar",
    ],
)
def test_no_items(text: str) -> None:
    assert listed(text) == []
