from tests.extract.conftest import Extract


def stated(extract: Extract, text: str) -> set[tuple[str, str, str]]:
    found = extract(text)
    return {(found.entities[r.head].name, r.name.value, found.entities[r.tail].name) for r in found.relations}


def test_the_papers_own_method(extract: Extract) -> None:
    text = "We propose ZetaNet for question answering. On FooBench, ZetaNet outperforms FooNet and GPT-4o."
    assert stated(extract, text) == {
        ("ZetaNet", "usedFor", "question answering"),
        ("ZetaNet", "evaluatedOn", "FooBench"),
        ("ZetaNet", "outperforms", "FooNet"),
        ("ZetaNet", "outperforms", "GPT-4o"),
    }


def test_between_two_mentions(extract: Extract) -> None:
    assert stated(extract, "GPT-4o is based on BERT.") == {("GPT-4o", "basedOn", "BERT")}
    assert stated(extract, "GPT-4o is trained on ImageNet.") == {("GPT-4o", "trainedOn", "ImageNet")}


def test_what_is_not_stated_is_no_relation(extract: Extract) -> None:
    assert stated(extract, "BERT is old. ImageNet is large. We like question answering.") == set()


def test_the_evidence_is_the_sentence(extract: Extract) -> None:
    found = extract("We propose ZetaNet. On FooBench, ZetaNet achieves good scores.")
    (relation,) = found.relations
    assert [found.paper.quote(span) for span in relation.evidence] == ["On FooBench, ZetaNet achieves good scores."]


def test_training_data_is_not_what_it_is_tested_on(extract: Extract) -> None:
    text = "We propose ZetaNet. ZetaNet is trained on our ZX-120K dataset and achieves good scores."
    assert ("ZetaNet", "evaluatedOn", "ZX-120K") not in stated(extract, text)
