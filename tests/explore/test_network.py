import json
import subprocess
import sys

import pytest
import pyvis.network

from kg.explore.build import explorer, to_pyvis
from kg.explore.network import Explorer
from kg.graph.relatedness import relatedness
from tests.samples import GO1, HOPPER_PAPER, LEAP_PAPER, POLICY, sample_records


@pytest.fixture
def page():
    records = sample_records()
    return explorer(records, relatedness(records))


def test_it_is_a_pyvis_network(page):
    assert isinstance(page, pyvis.network.Network)
    # 3 papers and 8 entities; 7 roles of LEAP, 5 of Hopper, 2 of the hostile one; 4 relations, one of them stated by
    # both papers under other names; a pair that shares four entities, and two that share one.
    assert page.num_nodes() == 11
    kinds = [edge["type"] for edge in page.get_edges()]
    assert len(kinds) == 7 + 5 + 2 + kinds.count("related") + 5
    assert kinds.count("outperforms") == 1


def test_pyvis_methods_see_what_was_added(page):
    assert page.get_node(GO1.id)["label"] == "Unitree Go1"
    assert page.get_node(GO1.id)["maker"] == "Unitree Robotics"
    assert POLICY.id in page.neighbors(LEAP_PAPER.id)
    assert page.get_nodes()[page.position(HOPPER_PAPER.id)] == HOPPER_PAPER.id


def test_ids_are_strings_and_a_second_node_of_an_id_changes_nothing():
    network = Explorer()
    network.add_node(1, "one")
    network.add_node("1", "another")
    network.add_node("two", "")
    assert network.get_nodes() == ["1", "two"]
    assert [node["label"] for node in network.nodes] == ["one", ""]


@pytest.mark.parametrize("bad", [1.5, None, ("a", 1)])
def test_other_ids_are_refused(bad):
    with pytest.raises(TypeError):
        Explorer().add_node(bad)


def test_an_edge_needs_its_nodes():
    network = Explorer()
    network.add_node("a")
    with pytest.raises(ValueError, match="'b', which is no node"):
        network.add_edge("a", "b")
    assert network.edges == []


def test_parallel_edges_are_kept():
    network = Explorer()
    network.add_nodes(["a", "b"])
    network.add_edge("a", "b", type="uses")
    network.add_edge("a", "b", type="extends")
    network.add_edge("a", "b", type="uses")
    assert [edge["type"] for edge in network.edges] == ["uses", "extends", "uses"]


def test_plain_pyvis_has_the_same_nodes_and_edges_and_scalars_alone(page):
    records = sample_records()
    plain = to_pyvis(records, relatedness(records), height="400px")
    assert type(plain) is pyvis.network.Network
    assert plain.height == "400px"
    assert plain.directed
    assert plain.get_nodes() == page.get_nodes()
    assert len(plain.edges) == len(page.edges)
    assert all(isinstance(value, str | int | float) for item in plain.nodes + plain.edges for value in item.values())
    assert plain.get_node(GO1.id)["title"] == "Unitree Go1\nRobot"
    assert plain.get_node(GO1.id)["shape"] == "hexagon"
    json.dumps(plain.nodes + plain.edges, allow_nan=False)
    assert "Unitree Go1" in plain.generate_html()


def test_write_html_is_utf8_with_plain_line_ends_in_any_locale(tmp_path):
    code = (
        "from kg.explore.network import Explorer\n"
        r"e = Explorer(title='S\xf6hne \U0001f916'); e.add_node('a', 'Poincar\xe9')" + "\n"
        "e.write_html('page.html')"
    )
    subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, env={"LC_ALL": "C", "PYTHONUTF8": "0", "PATH": ""}
    )
    raw = (tmp_path / "page.html").read_bytes()
    assert "Söhne \U0001f916" in raw.decode("utf-8")
    assert b"\r" not in raw
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_a_page_that_cannot_be_made_leaves_the_old_one(tmp_path):
    network = Explorer()
    network.add_node("a", size=float("nan"))
    target = tmp_path / "page.html"
    target.write_text("old")
    with pytest.raises(ValueError, match="JSON"):
        network.write_html(target)
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_show_in_a_notebook_returns_what_the_notebook_displays(tmp_path, page):
    shown = page.show(tmp_path / "page.html", notebook=True)
    assert shown is page
    frame = shown._repr_html_()
    assert frame.startswith("<iframe ")
    assert 'sandbox="allow-scripts allow-popups allow-downloads"' in frame
    # One element: all that stands in the page is inside the attribute.
    assert frame.count("<") == 2
