"""A page for each class of ``schema/kg.ttl``: ``python -m tests.ontology_pages`` writes ``docs/ontology/`` anew."""

from pathlib import Path

from rdflib import OWL, RDF, RDFS, SH, SKOS, Graph, URIRef

from kg.rdf.prefixes import PREFIXES, shorten
from kg.rdf.schema import read_schema

FOLDER = Path(__file__).parent.parent / "docs" / "ontology"
_KG = PREFIXES["kg"]


def pages() -> dict[str, str]:
    """File name -> text, of every class, and of the list of them."""
    ontology = Graph().parse(data=read_schema("kg.ttl"), format="turtle")
    shapes = Graph().parse(data=read_schema("shapes.ttl"), format="turtle")
    names = sorted(str(name) for name in ontology.subjects(RDF.type, OWL.Class) if str(name).startswith(_KG))
    lines = [f"- [{_short(name)}]({_local(name)}.md): {ontology.value(URIRef(name), RDFS.comment)}" for name in names]
    head = "# The classes of the ontology\n\nA page for each, made from `schema/kg.ttl` and `schema/shapes.ttl`.\n\n"
    found = {f"{_local(name)}.md": _page(URIRef(name), ontology, shapes) for name in names}
    return {"README.md": head + "\n".join(lines) + "\n", **found}


def _page(name: URIRef, ontology: Graph, shapes: Graph) -> str:
    parts = [f"# {_short(name)}", str(ontology.value(name, RDFS.comment))]
    if above := sorted(_short(other) for other in ontology.objects(name, RDFS.subClassOf)):
        parts.append(f"A kind of {', '.join(above)}.")
    if like := sorted(f"<{other}>" for other in ontology.objects(name, SKOS.closeMatch)):
        parts.append(f"Close to {', '.join(like)}.")
    parts.append(f"```text\n{ontology.value(name, SKOS.example)}\n```")
    above_all = set(ontology.transitive_objects(name, RDFS.subClassOf))
    own = [p for p in sorted(set(ontology.subjects(RDFS.domain, None))) if ontology.value(p, RDFS.domain) in above_all]
    if own:
        rows = "".join(_row(p, ontology) for p in own)
        parts.append(
            f"## Properties\n| property | value | means | example |\n| --- | --- | --- | --- |\n{rows}".rstrip()
        )
    to = [p for p in sorted(set(ontology.subjects(RDFS.range, None))) if ontology.value(p, RDFS.range) in above_all]
    if to:
        lines = "\n".join(f"- {_short(p)}: {ontology.value(p, RDFS.comment)}" for p in to)
        parts.append(f"## Properties that lead to it\n{lines}")
    if rules := _rules(name, shapes):
        parts.append(f"## What `kg validate` asks of it\n{rules}")
    return "\n\n".join(parts) + "\n"


def _row(name: URIRef, ontology: Graph) -> str:
    value = ontology.value(name, RDFS.range)
    cells = (
        _short(name),
        _short(value) if value else "anything",
        str(ontology.value(name, RDFS.comment)),
        f"`{ontology.value(name, SKOS.example)}`",
    )
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |\n"


def _rules(name: URIRef, shapes: Graph) -> str:
    """Each property of the class's shape with how many values it may have."""
    lines = []
    for shape in shapes.subjects(SH.targetClass, name):
        for rule in shapes.objects(shape, SH.property):
            if shapes.value(rule, SH.hasValue) is None:
                least, most = shapes.value(rule, SH.minCount), shapes.value(rule, SH.maxCount)
                kind = shapes.value(rule, SH["class"]) or shapes.value(rule, SH.datatype)
                many = f"{least or 0} to {most or 'many'}" if str(least) != str(most) else f"exactly {least}"
                lines.append(f"- {_short(shapes.value(rule, SH.path))}: {many}{f' of {_short(kind)}' if kind else ''}")
    return "\n".join(sorted(lines))


def _short(name: object) -> str:
    return f"`{shorten(str(name), PREFIXES)}`"


def _local(name: object) -> str:
    return str(name).removeprefix(_KG)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in pages().items():
        (FOLDER / file).write_text(text, "utf-8")
