import pytest

from tests.extract.conftest import Extract, names, surfaces


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("We outperform Qwen7-4B-Musing by far.", "Qwen7-4B-Musing", "Method"),
        ("The FooMimic benchmark is hard.", "FooMimic", "Dataset"),
        ("We test it on the Zorplica dataset.", "Zorplica", "Dataset"),
        ("On ZOTOPIA, it improves the score.", "ZOTOPIA", "Dataset"),
        ("They use datasets such as FooSet and Zinc.", "Zinc", "Dataset"),
        ("We use the FooBot robot arm in the lab.", "FooBot", "Robot"),
        ("It is compared with FOORL and BARRL.", "BARRL", "Method"),
    ],
)
def test_names_by_shape_and_cue(extract: Extract, text: str, name: str, kind: str) -> None:
    assert names(extract(text)).get(name, ("", ""))[0] == kind


def test_a_list_has_one_type(extract: Extract) -> None:
    found = names(extract("Experiments on MNIST, Zvhn, and FOO-10 show gains."))
    assert {n: found[n][0] for n in ("MNIST", "Zvhn", "FOO-10")} == {
        "MNIST": "Dataset",
        "Zvhn": "Dataset",
        "FOO-10": "Dataset",
    }


def test_an_elliptic_list_of_robots(extract: Extract) -> None:
    found = names(extract("We deploy the policy on real Unitree Go2, B2 and H1-2 robots."))
    assert {n: kind for n, (kind, _) in found.items()} == {"Unitree Go2": "Robot", "B2": "Robot", "H1-2": "Robot"}


def test_a_type_told_once_holds_everywhere(extract: Extract) -> None:
    found = extract("We introduce PRONG, the first comprehensive benchmark. We hope that PRONG helps. PRONG is open.")
    assert names(found) == {"PRONG": ("Dataset", "introduces")}
    assert len(found.mentions) == 3


@pytest.mark.parametrize(
    "text",
    [
        "Extensive experiments on twelve datasets show that existing approaches fail.",
        "Table 1 shows it. However, The code is public.",
        "State-of-the-art models need a GPU and 3D data at a high rate, i.e., a lot.",
        "Our code is at https://github.com/FooLab/BarNet-7B/tree/main.",
        "It holds that $L_0H_0 = 2$ and R2 of O(1).",
        "The US and the EU agree. In Paris, we met.",
    ],
)
def test_nothing_absurd(extract: Extract, text: str) -> None:
    assert surfaces(extract(text)) == set()


def test_a_missing_space_joins_no_words(extract: Extract) -> None:
    assert surfaces(extract("It beats all approaches.However, performance.To be clear.")) == set()


def test_amounts_are_no_names(extract: Extract) -> None:
    found = extract("It achieves 75x compression on a 2-DOF arm with 100kHz and a 12-DoF hand.")
    assert not {name for name in surfaces(found) if name[0].isdigit()}


def test_the_short_form_of_a_material_is_no_name(extract: Extract) -> None:
    assert "PVDF" not in surfaces(extract("We use polyvinylidene fluoride (PVDF) and print PVDF."))
