"""The notebook ``examples/tour.ipynb`` runs, and its cells show what they should.

The cells are run here as a notebook runs them: one after the other in one namespace, the last expression of a cell is
what it shows. nbclient and a kernel would bring forty packages and a network socket into the tests for that.
"""

import ast
import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parent.parent / "examples" / "tour.ipynb"


def run_cells(notebook: dict, namespace: dict) -> list[object]:
    """What each cell of code shows."""
    shown: list[object] = []
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] != "code":
            continue
        *body, last = ast.parse("".join(cell["source"])).body
        value = None
        if isinstance(last, ast.Expr):
            last_value = ast.Expression(last.value)
        else:
            body, last_value = [*body, last], None
        exec(compile(ast.Module(body, []), f"cell {number}", "exec"), namespace)
        if last_value is not None:
            value = eval(compile(last_value, f"cell {number}", "eval"), namespace)
        shown.append(value)
    return shown


@pytest.fixture
def notebook() -> dict:
    return json.loads(NOTEBOOK.read_text("utf-8"))


def test_every_cell_runs(notebook, built, tmp_path, monkeypatch, capsys):
    (tmp_path / "exports").symlink_to(built)
    (tmp_path / "examples").mkdir()
    monkeypatch.chdir(tmp_path / "examples")
    workspace, counts, robots, table, by_method, robot, related, size, triples, problems = run_cells(notebook, {})
    assert "<td>25</td>" in workspace._repr_html_()
    assert counts[0] == 25
    assert "Unitree Go1" in robots
    assert "<th>method</th><th>papers</th>" in table._repr_html_()
    assert len(by_method) == 5
    assert list(by_method.values()) == sorted(by_method.values(), reverse=True)
    assert {row.robotName for row in robot} == {"Unitree Go1"}
    assert len(related) <= 3
    assert min(*size, triples) > 100
    assert problems == []
    assert "graph.ttl" in capsys.readouterr().out


def test_it_is_a_notebook_without_outputs(notebook):
    assert notebook["nbformat"] == 4
    assert all(not cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code")
