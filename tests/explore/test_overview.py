from kg.explore.overview import WHOLE, overview
from kg.graph.relatedness import Relatedness, relatedness
from kg.model import Records
from tests.explore.small import address, small_records
from tests.explore.synthetic import synthetic_records


def numbered(records: Records) -> dict[str, int]:
    ids = [*(found.paper.id for found in records.papers), *(entity.id for entity in records.entities)]
    return {id_: number for number, id_ in enumerate(ids)}


def test_clusters_ties_and_places_are_numbers_of_nodes():
    records = small_records()
    position = numbered(records)
    pairs = [
        Relatedness(*sorted((address(one), address(two))), 0.5, (), ())
        for one, two in (("Alpha paper", "Beta paper"), ("Delta paper", "Lonely paper"))
    ]
    found = overview(records, pairs, position)
    groups = [set(papers) for papers, *_ in found["clusters"]]
    assert {position[address("Alpha paper")], position[address("Beta paper")]} in groups
    assert {position[address("Delta paper")], position[address("Lonely paper")]} in groups
    names = next(names for papers, names, *_ in found["clusters"] if position[address("Alpha paper")] in papers)
    assert position[address("grasping")] in names
    assert found["ties"] == []
    # Every node of so small a graph has a place, once.
    assert sorted(found["places"][::3]) == sorted(position.values())
    assert all(0 <= value <= 1000 for at, value in enumerate(found["places"]) if at % 3)


def test_pairs_across_clusters_tie_them():
    records = synthetic_records(60, 40)
    pairs = relatedness(records)
    position = numbered(records)
    found = overview(records, pairs, position)
    home = {paper: number for number, (papers, *_) in enumerate(found["clusters"]) for paper in papers}
    across = sum(home.get(position[p.first]) != home.get(position[p.second]) for p in pairs)
    assert sum(count for *_, count in found["ties"]) == across > 0


def test_a_large_graph_has_places_for_what_several_papers_name_or_for_nothing():
    records = synthetic_records(120, 3000, per_paper=16)
    position = numbered(records)
    assert len(position) > WHOLE
    found = overview(records, [], position)
    placed = set(found["places"][::3])
    named = [entity.id for found_ in records.papers for entity in found_.entities]
    shared = {position[id_] for id_ in named if named.count(id_) > 1}
    assert placed == shared | {position[item.paper.id] for item in records.papers}
    many = synthetic_records(WHOLE + 1, 3)
    assert overview(many, [], numbered(many))["places"] == []


def test_an_empty_graph_has_nothing():
    assert overview(Records(), [], {}) == {"clusters": [], "ties": [], "places": []}
