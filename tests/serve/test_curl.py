"""curl, as docs/serve.md has it, and as far as a command line goes."""

import json
import subprocess
from pathlib import Path

import pytest

from kg.serve.connection import LARGEST_BODY
from tests.samples import LEAP_PAPER

pytestmark = pytest.mark.interop

LABELS = "SELECT ?label { ?p a kg:Paper ; rdfs:label ?label } ORDER BY ?label"


def curl(*options: str) -> str:
    done = subprocess.run(["curl", "--silent", "--show-error", *options], capture_output=True, text=True, check=True)
    return done.stdout


def test_forms_bodies_and_addresses(site, tmp_path):
    as_csv = ("-H", "Accept: text/csv")
    rows = curl(site.endpoint, "--data-urlencode", f"query={LABELS}", *as_csv).splitlines()
    assert rows[0] == "label"
    assert "LEAP: Learning to Grasp" in rows
    (tmp_path / "query.rq").write_text(LABELS)
    typed = ("-H", "Content-Type: application/sparql-query")
    assert curl(site.endpoint, "--data-binary", f"@{tmp_path}/query.rq", *typed, *as_csv).splitlines() == rows
    assert curl("--get", site.endpoint, "--data-urlencode", f"query={LABELS}", *as_csv).splitlines() == rows


def test_one_connection_for_several_addresses(site):
    told = curl("--write-out", "%{num_connects}\n", *[f"{site.server.url}health"] * 3)
    assert [line[-1] for line in told.splitlines()] == ["1", "0", "0"]


def test_an_iri_as_json_ld_and_a_page(site):
    address = f"{site.server.url}{LEAP_PAPER.id}"
    assert json.loads(curl("-H", "Accept: application/ld+json", address))
    assert curl("-H", "Accept: text/html", address).startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(("size", "status"), [(LARGEST_BODY - 10, "200"), (LARGEST_BODY + 10, "413")])
def test_large_bodies_with_expect_100(site, tmp_path: Path, size: int, status: str):
    (tmp_path / "query.rq").write_text("ASK {}" + " " * (size - 6))
    told = curl(
        site.endpoint, "--data-binary", f"@{tmp_path}/query.rq", "-H", "Content-Type: application/sparql-query",
        "-H", "Expect: 100-continue", "--output", str(tmp_path / "out"), "--write-out", "%{http_code}",
    )  # fmt: skip
    assert told == status
