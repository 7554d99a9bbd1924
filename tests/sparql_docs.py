"""The queries of ``docs/sparql.md`` with their answers: ``python -m tests.sparql_docs DIR`` writes the answers anew.

In the document a block of ``sparql`` is followed by a block of ``text``, its answer as ``kg query`` prints it, over a
build of ``seeds/``.
"""

import re
import sys
from pathlib import Path

import kg
from kg.rdf.results import format_result

DOCUMENT = Path(__file__).parent.parent / "docs" / "sparql.md"
_PAIR = re.compile(r"(```sparql\n(?P<query>.*?)```\n\n```text\n)(?P<answer>.*?)(?=```\n)", re.DOTALL)


def queries(document: str) -> list[str]:
    """The queries that have an answer, in their order."""
    return [match["query"] for match in _PAIR.finditer(document)]


def answered(document: str, workspace: kg.Workspace) -> str:
    """The document with the answers that the build gives."""

    def answer(match: re.Match[str]) -> str:
        return match[1] + format_result(workspace.query(match["query"]), "table")

    return _PAIR.sub(answer, document)


if __name__ == "__main__":
    DOCUMENT.write_text(answered(DOCUMENT.read_text("utf-8"), kg.load(sys.argv[1])), "utf-8")
