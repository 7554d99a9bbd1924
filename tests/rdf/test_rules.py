"""The mapping of DESIGN §8, checked against triples written out by hand from ``tests/samples.py``."""

from collections import Counter

import pytest
from pyoxigraph import Literal, NamedNode, Quad, Store, Triple

import kg
from kg import ids
from kg.errors import ConfigError
from kg.omit import without_texts
from kg.rdf.prefixes import PREFIXES, shorten
from kg.rdf.validate import validate_store
from tests.rdf.conftest import make_triples
from tests.samples import (
    GO1,
    HOPPER_ENTITY,
    HOPPER_PAPER,
    LEAP,
    LEAP_ENTITY,
    LEAP_PAPER,
    POLICY,
    SIM,
    TASK,
    sample_records,
)

BASE = ids.DEFAULT_BASE_IRI


def about(found: list[Triple], local: str) -> dict[str, list[str]]:
    """property -> values of one subject; prefixed names, ids without the base, literals as they are."""
    properties: dict[str, list[str]] = {}
    for triple in found:
        if triple.subject == NamedNode(BASE + local):
            value = triple.object
            shown = shorten(value.value, PREFIXES) if isinstance(value, NamedNode) else value.value  # type: ignore[union-attr]
            properties.setdefault(shorten(triple.predicate.value, PREFIXES), []).append(
                shown.removeprefix(f"<{BASE}").removesuffix(">") if shown.startswith(f"<{BASE}") else shown
            )
    return properties


def test_the_paper_with_everything(sample: list[Triple]) -> None:
    entities = {"leap": LEAP_ENTITY, "policy": POLICY, "task": TASK, "hopper": HOPPER_ENTITY, "sim": SIM, "go1": GO1}
    by_name = {name: item.id for name, item in entities.items()}
    paper = about(sample, LEAP_PAPER.id)
    assert sorted(paper.pop("rdf:type")) == ["fabio:ResearchPaper", "kg:Paper", "schema:ScholarlyArticle"]
    assert sorted(paper.pop("kg:mentions")) == sorted(by_name.values())
    assert sorted(paper.pop("schema:mentions")) == sorted(by_name.values())
    assert sorted(paper.pop("lpwc:hasMethod")) == sorted([by_name["leap"], by_name["policy"]])
    assert sorted(paper.pop("kg:uses")) == sorted([by_name["policy"], by_name["go1"]])
    assert len(paper.pop("dcterms:relation")) == 2
    assert paper == {
        "rdfs:label": ["LEAP: Learning to Grasp"],
        "dcterms:title": ["LEAP: Learning to Grasp"],
        "dcterms:abstract": [LEAP.replace("**", "")],
        "dcterms:identifier": ["arxiv:2601.00001"],
        "dcterms:issued": ["2026"],
        "dc:creator": ["Ada Example", "Bo Söhne"],
        "fabio:hasArXivId": ["2601.00001"],
        "kg:venue": ["CoRL"],
        "schema:url": ["<https://arxiv.org/abs/2601.00001>"],
        "kg:source": ["a.jsonl, line 1", "b.jsonl, line 7"],
        "kg:code": ["<https://github.com/example/leap>"],
        "kg:author": [f"{LEAP_PAPER.id}/author/1", f"{LEAP_PAPER.id}/author/2"],
        "kg:text": [f"{LEAP_PAPER.id}/text/abstract", f"{LEAP_PAPER.id}/text/title"],
        "kg:result": [f"{LEAP_PAPER.id}/result/0"],
        "kg:proposes": [by_name["leap"]],
        "kg:addresses": [by_name["task"]],
        "lpwc:hasTask": [by_name["task"]],
        "kg:comparesWith": [by_name["hopper"]],
        "kg:evaluatesOn": [by_name["sim"]],
        "lpwc:usesDataset": [by_name["sim"]],
        "kg:deployedOn": [by_name["go1"]],
    }


def test_an_author_knows_the_place(sample: list[Triple]) -> None:
    second = about(sample, f"{LEAP_PAPER.id}/author/2")
    assert second.pop("rdf:type") == ["schema:Person", "kg:Author"]
    assert second == {"schema:name": ["Bo Söhne"], "kg:position": ["2"]}


def test_a_paper_without_title_has_a_label_and_no_title(sample: list[Triple]) -> None:
    paper = about(sample, HOPPER_PAPER.id)
    assert paper["rdfs:label"] == ["Hopper is a diffusion policy for dexterous grasping, …"]
    assert "dcterms:title" not in paper
    assert "dc:creator" not in paper


def test_a_robot_has_maker_kind_and_aliases(sample: list[Triple]) -> None:
    assert about(sample, GO1.id) == {
        "rdf:type": ["skos:Concept", "kg:Robot"],
        "skos:prefLabel": ["Unitree Go1"],
        "skos:altLabel": ["Go1"],
        "skos:inScheme": ["dataset"],
        "dcterms:identifier": ["unitreego1"],
        "schema:manufacturer": ["Unitree Robotics"],
        "kg:robotKind": [GO1.kind],
        "kg:paperCount": ["2"],
    }


def test_a_sense_is_told_apart_in_its_label_and_found_by_its_name(sample: list[Triple]) -> None:
    method = about(sample, LEAP_ENTITY.id)
    assert method["skos:prefLabel"] == ["LEAP (diffusion policy)"]
    assert method["skos:altLabel"] == ["LEAP"]
    assert method["kg:testedOn"] == [SIM.id]
    assert method["kg:outperforms"] == [HOPPER_ENTITY.id]
    assert method["kg:usedFor"] == [TASK.id]


def test_a_role_is_a_statement_with_its_sentence(sample: list[Triple]) -> None:
    abstract = f"{LEAP_PAPER.id}/text/abstract"
    statement = about(sample, ids.statement_id(LEAP_PAPER.id, "proposes", LEAP_ENTITY.id))
    assert statement == {
        "rdf:type": ["rdf:Statement", "kg:Statement"],
        "rdf:subject": [LEAP_PAPER.id],
        "rdf:predicate": ["kg:proposes"],
        "rdf:object": [LEAP_ENTITY.id],
        "kg:confidence": ["0.95"],
        "kg:support": ["1"],
        "kg:mentionCount": ["2"],
        "kg:evidence": [f"{abstract}#sentence_0"],
        "prov:wasDerivedFrom": [LEAP_PAPER.id],
    }


def test_a_relation_is_a_statement_with_its_papers(sample: list[Triple]) -> None:
    statement = about(sample, ids.statement_id(LEAP_ENTITY.id, "testedOn", SIM.id))
    assert statement == {
        "rdf:type": ["rdf:Statement", "kg:Statement"],
        "rdf:subject": [LEAP_ENTITY.id],
        "rdf:predicate": ["kg:testedOn"],
        "rdf:object": [SIM.id],
        "kg:confidence": ["0.9"],
        "kg:support": ["1"],
        "kg:evidence": [f"{LEAP_PAPER.id}/text/abstract#sentence_1"],
        "prov:wasDerivedFrom": [LEAP_PAPER.id],
    }


def test_a_mention_and_its_sentence_lead_to_the_raw_text(sample: list[Triple]) -> None:
    abstract = f"{LEAP_PAPER.id}/text/abstract"
    assert about(sample, f"{abstract}#offset_13_17") == {  # We propose **LEAP**
        "rdf:type": ["nif:OffsetBasedString", "nif:Phrase", "kg:Mention"],
        "nif:referenceContext": [abstract],
        "nif:sentence": [f"{abstract}#sentence_0"],
        "nif:beginIndex": ["13"],
        "nif:endIndex": ["17"],
        "nif:anchorOf": ["LEAP"],
        "itsrdf:taIdentRef": [LEAP_ENTITY.id],
        "itsrdf:taConfidence": ["0.95"],
        "prov:wasGeneratedBy": [ids.activity_id("given")],
    }
    sentence = about(sample, f"{abstract}#sentence_1")
    assert sentence["nif:anchorOf"] == ["LEAP beats Hopper by 12.5% on GraspSim."]
    assert (sentence["nif:beginIndex"], sentence["nif:endIndex"]) == (["64"], ["103"])
    text = about(sample, abstract)
    assert text["nif:isString"] == [LEAP]
    assert text["nif:endIndex"] == [str(len(LEAP))]


def test_a_result(sample: list[Triple]) -> None:
    assert about(sample, f"{LEAP_PAPER.id}/result/0") == {
        "rdf:type": ["kg:Result"],
        "kg:valueText": ["12.5%"],
        "kg:value": ["12.5"],
        "kg:unit": ["%"],
        "kg:resultKind": ["difference"],
        "kg:datasetText": ["GraspSim"],
        "kg:dataset": [SIM.id],
        "kg:methodText": ["LEAP"],
        "kg:method": [LEAP_ENTITY.id],
        "kg:baselineText": ["Hopper"],
        "kg:baseline": [HOPPER_ENTITY.id],
        "kg:evidence": [f"{LEAP_PAPER.id}/text/abstract#sentence_1"],
    }


def test_relatedness_tells_its_reasons(sample: list[Triple]) -> None:
    pair = about(sample, ids.relatedness_id(LEAP_PAPER.id, HOPPER_PAPER.id))
    assert sorted(pair["kg:relates"]) == sorted([LEAP_PAPER.id, HOPPER_PAPER.id])
    shared = [POLICY.id, TASK.id, HOPPER_ENTITY.id, SIM.id, GO1.id]
    assert sorted(pair["kg:sharedEntity"]) == sorted(shared)
    assert set(pair) == {
        "rdf:type", "kg:relates", "kg:sharedEntity", "kg:score",
        "kg:methodScore", "kg:taskScore", "kg:datasetScore", "kg:robotScore", "kg:textScore",
    }  # fmt: skip
    assert HOPPER_PAPER.id in about(sample, LEAP_PAPER.id)["dcterms:relation"]
    assert LEAP_PAPER.id in about(sample, HOPPER_PAPER.id)["dcterms:relation"]


def test_counts_by_hand(sample: list[Triple]) -> None:
    rdf_type = PREFIXES["rdf"] + "type"
    counts = Counter(shorten(t.object.value, PREFIXES) for t in sample if t.predicate.value == rdf_type)  # type: ignore[union-attr]
    assert counts["kg:Paper"] == 3
    assert counts["kg:Author"] == 2
    assert counts["skos:Concept"] == 8
    assert (counts["kg:Method"], counts["kg:Task"], counts["kg:Dataset"]) == (4, 1, 1)
    assert (counts["kg:Robot"], counts["kg:RobotKind"]) == (1, 1)
    assert counts["nif:Context"] == 5  # three abstracts, two titles
    assert counts["nif:Sentence"] == 4 + 1 + 1
    assert counts["kg:Mention"] == 7 + 5 + 2
    assert counts["kg:Statement"] == (7 + 5 + 2) + (3 + 2)  # roles, relations
    assert counts["kg:Result"] == 1
    assert counts["kg:Relatedness"] == 3
    assert counts["prov:Activity"] == 2
    graph = about(sample, "dataset")
    assert graph["void:triples"] == [str(len(sample))]
    assert graph["void:uriSpace"] == [BASE]
    assert about(sample, "dataset/class/Mention")["void:entities"] == ["14"]
    assert about(sample, "dataset/class/Method")["void:entities"] == ["4"]


def test_no_triple_twice_no_blank_node_and_subjects_together(sample: list[Triple]) -> None:
    assert len(set(sample)) == len(sample)
    assert all(isinstance(t.subject, NamedNode) and isinstance(t.object, NamedNode | Literal) for t in sample)
    runs = [t.subject for i, t in enumerate(sample) if i == 0 or sample[i - 1].subject != t.subject]
    assert len(runs) == len(set(runs))


def test_without_texts_the_offsets_stay() -> None:
    bare = make_triples(sample_records(), texts=False)
    written = "\n".join(map(str, bare))
    for name in ("isString", "anchorOf", "dc/terms/abstract"):
        assert name not in written
    assert "dexterous grasping. LEAP beats" not in written
    mention = about(bare, f"{LEAP_PAPER.id}/text/abstract#offset_13_17")
    assert (mention["nif:beginIndex"], mention["nif:endIndex"]) == (["13"], ["17"])
    assert about(bare, LEAP_PAPER.id)["dcterms:title"] == ["LEAP: Learning to Grasp"]


def test_of_records_without_texts_nothing_empty_is_written() -> None:
    """Records of a build by ``--no-text`` may be built again without the option."""
    again = make_triples(without_texts(sample_records()), texts=True)
    context = about(again, f"{LEAP_PAPER.id}/text/abstract")
    assert "nif:isString" not in context
    assert context["nif:endIndex"] == [str(len(LEAP))]
    assert "nif:isString" in about(again, f"{LEAP_PAPER.id}/text/title")
    assert not any(isinstance(triple.object, Literal) and not triple.object.value for triple in again)
    store = Store()
    store.extend(Quad(*triple) for triple in again)
    assert validate_store(store) == []


def test_the_run_tells_the_versions_of_the_software() -> None:
    plain = about(make_triples(sample_records()), ids.activity_id("build"))
    assert plain["prov:wasAssociatedWith"] == ["agent/paperkg"]
    found = make_triples(sample_records(), versions={"spacy": "3.8.1", "pyvis": "0.3.2"})
    assert about(found, "dataset")["prov:wasGeneratedBy"] == [ids.activity_id("build")]
    run = about(found, ids.activity_id("build"))
    assert run["prov:wasAssociatedWith"] == ["agent/paperkg", "agent/pyvis", "agent/spacy"]
    assert about(found, "agent/spacy") == {
        "rdf:type": ["prov:SoftwareAgent"],
        "schema:name": ["spacy"],
        "schema:softwareVersion": ["3.8.1"],
    }
    assert about(found, "agent/paperkg")["schema:softwareVersion"] == [kg.__version__]
    assert about(found, ids.activity_id("given"))["prov:wasAssociatedWith"] == ["agent/paperkg"]
    store = Store()
    store.extend(Quad(*triple) for triple in found)
    assert validate_store(store) == []


def test_licence_title_and_base() -> None:
    licence = "https://creativecommons.org/licenses/by/4.0/"
    found = make_triples(sample_records(), base_iri="https://example.org/kg/", license_iri=licence, title="Grasping")
    graph = NamedNode("https://example.org/kg/dataset")
    said = {(t.predicate.value, t.object.value) for t in found if t.subject == graph}  # type: ignore[union-attr]
    assert (PREFIXES["dcterms"] + "license", licence) in said
    assert (PREFIXES["dcterms"] + "title", "Grasping") in said
    assert BASE not in "\n".join(map(str, found))
    with pytest.raises(ConfigError, match="licence"):
        make_triples(sample_records(), license_iri="CC BY")
    with pytest.raises(ConfigError, match="base IRI"):
        make_triples(sample_records(), base_iri="kg")
