"""The vocabularies are closed: code, ontology, context and data name the same terms."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pyoxigraph import NamedNode, Triple
from rdflib import OWL, RDF, RDFS, SKOS, XSD, Graph, URIRef

from kg.errors import NotFoundError
from kg.model import EntityType, Role
from kg.rdf.known import FOREIGN_TERMS, OWN_TERMS, is_known_term, term
from kg.rdf.prefixes import PREFIXES, prefixes_under, shorten
from kg.rdf.schema import list_schema, read_schema
from kg.rdf.vocab import KG
from tests.ontology_pages import FOLDER, pages
from tests.test_workspace import write as write_build

_KINDS = (OWL.Class, OWL.ObjectProperty, OWL.DatatypeProperty)


@pytest.fixture(scope="module")
def ontology() -> Graph:
    return Graph().parse(data=read_schema("kg.ttl"), format="turtle")


def _own_terms(ontology: Graph) -> set[URIRef]:
    return {URIRef(str(name)) for kind in _KINDS for name in ontology.subjects(RDF.type, kind)}


def test_the_closed_namespace_equals_the_ontology(ontology: Graph) -> None:
    assert len(set(OWN_TERMS)) == len(OWN_TERMS)
    assert {KG[name] for name in OWN_TERMS} == _own_terms(ontology) == set(dir(KG))
    assert KG.uses == URIRef(term("kg:uses"))
    with pytest.raises(AttributeError, match="not in namespace"):
        _ = KG.usess


def test_a_build_is_opened_without_rdflib(tmp_path: Path) -> None:
    """It would be a third of the time of all imports, and ``kg show`` has no use for it."""
    folder = write_build(tmp_path / "out").folder
    code = f"import sys, kg; n = len(kg.load({str(folder)!r}).records.papers); print(n, 'rdflib' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "3 False\n"


def test_each_term_is_explained(ontology: Graph) -> None:
    for name in _own_terms(ontology):
        assert ontology.value(name, RDFS.label), name
        assert str(ontology.value(name, RDFS.comment)).endswith("."), name


def test_each_term_has_an_example_that_names_it(ontology: Graph) -> None:
    for name in _own_terms(ontology) - {KG.Entity}:
        assert shorten(str(name), PREFIXES) in str(ontology.value(name, SKOS.example)), name
    assert ontology.value(KG.Entity, SKOS.example)


def test_properties_have_a_domain_and_links_a_range(ontology: Graph) -> None:
    pages = {KG.link, KG.dataPage, KG.modelPage, KG.projectPage}  # any web page
    for kind in (OWL.ObjectProperty, OWL.DatatypeProperty):
        for name in ontology.subjects(RDF.type, kind):
            assert name == KG.evidence or ontology.value(name, RDFS.domain), name  # of statements and of results
            assert name in pages or ontology.value(name, RDFS.range), name


def test_the_pages_are_those_of_the_ontology() -> None:
    found = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert found == pages(), "python -m tests.ontology_pages writes them anew"


def test_datatype_properties_have_a_range(ontology: Graph) -> None:
    for name in ontology.subjects(RDF.type, OWL.DatatypeProperty):
        assert ontology.value(name, RDFS.range) in (XSD.string, XSD.integer, XSD.decimal), name


def test_roles_are_mentions_and_mentions_are_schema_org(ontology: Graph) -> None:
    for role in Role:
        above = set(ontology.transitive_objects(URIRef(f"{KG._NS}{role}"), RDFS.subPropertyOf))
        assert URIRef(f"{PREFIXES['schema']}mentions") in above, role


def test_types_of_entities_are_concepts(ontology: Graph) -> None:
    for kind in EntityType:
        assert SKOS.Concept in set(ontology.transitive_objects(URIRef(f"{KG._NS}{kind}"), RDFS.subClassOf)), kind


def test_the_version_is_told(ontology: Graph) -> None:
    name = URIRef("https://w3id.org/paperkg/ontology")
    assert str(ontology.value(name, OWL.versionIRI)) == f"{name}/{ontology.value(name, OWL.versionInfo)}"


def test_ml_schema_is_a_close_match_alone(ontology: Graph) -> None:
    uses = {predicate for _, predicate, other in ontology if str(other).startswith("http://www.w3.org/ns/mls#")}
    assert uses == {SKOS.closeMatch}


def test_the_context_has_the_prefixes_and_every_term(ontology: Graph) -> None:
    context = json.loads(read_schema("context.jsonld"))["@context"]
    assert {name: value for name, value in context.items() if name in PREFIXES} == PREFIXES
    for name in _own_terms(ontology):
        local = str(name)[len(PREFIXES["kg"]) :]
        definition = context[local]
        assert (definition if isinstance(definition, str) else definition["@id"]) == f"kg:{local}"
        if (name, RDF.type, OWL.ObjectProperty) in ontology:
            assert definition["@type"] == "@id", name


def test_the_sample_uses_known_terms_alone(sample: list[Triple]) -> None:
    used = {triple.predicate.value for triple in sample}
    used |= {
        triple.object.value
        for triple in sample
        if triple.predicate.value == term("rdf:type") and isinstance(triple.object, NamedNode)
    }
    assert {name for name in used if not is_known_term(name)} == set()


def test_no_foreign_term_is_listed_in_vain(sample: list[Triple]) -> None:
    text = "\n".join(str(triple) for triple in sample)
    # not in the sample; other tests write them
    rare = {"doi", "isReplacedBy", "license", "exactMatch", "closeMatch", "broader", "related", "source", "used"}
    rare |= {"Entity", "cites"}
    for prefix, names in FOREIGN_TERMS.items():
        for name in set(names) - rare:
            assert f"<{PREFIXES[prefix]}{name}>" in text, f"{prefix}:{name}"


def test_an_unknown_term_raises() -> None:
    with pytest.raises(KeyError):
        term("kg:employs")
    with pytest.raises(KeyError):
        term("skos:hiddenLabel")
    assert not is_known_term("https://w3id.org/paperkg/ontology#employs")


def test_prefixes_are_sorted_and_shorten() -> None:
    assert list(PREFIXES) == sorted(PREFIXES)
    prefixes = prefixes_under("https://example.org/kg/")
    assert shorten("https://example.org/kg/entity/a-1", prefixes) == "entity:a-1"
    assert shorten("https://example.org/kg/paper/a-1/text/abstract#offset_1_2", prefixes).startswith("<https://")


def test_the_schema_folder_is_read_by_name() -> None:
    assert "kg.ttl" in list_schema()
    assert list_schema("no-such-folder") == []
    with pytest.raises(NotFoundError, match=r"kg\.ttl"):
        read_schema("kg.owl")


def test_the_readme_tells_each_prefix_and_term(ontology: Graph) -> None:
    readme = read_schema("README.md")
    for prefix, namespace in PREFIXES.items():
        assert f"| `{prefix}:` | `{namespace}` |" in readme
    for name in _own_terms(ontology) - {KG.Entity}:  # the class above all others is not written
        assert shorten(str(name), PREFIXES) in readme, name
    for prefix, names in FOREIGN_TERMS.items():
        for name in set(names) - {"type"}:
            assert f"{prefix}:{name}" in readme, f"{prefix}:{name}"
