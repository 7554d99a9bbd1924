"""Accept headers."""

import pytest

from kg.serve.messages import HttpError
from kg.serve.negotiation import choose, get_choice

OFFERED = ["application/json", "text/turtle", "text/html"]


@pytest.mark.parametrize(
    ("accept", "chosen"),
    [
        ("", "application/json"),
        ("*/*", "application/json"),
        ("text/html, */*", "text/html"),
        ("text/*", "text/turtle"),
        ("text/html", "text/html"),
        ("TEXT/HTML", "text/html"),
        ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
        ("*/*;q=0.5, text/html;q=0.4", "application/json"),
        ("*/*, application/json;q=0", "text/turtle"),  # the more specific range counts, not the better one
        ("text/*;q=0.3, text/html;q=0.7, application/json;q=0.5", "text/html"),
        ("text/html; level=1; q=0.2, text/turtle; q=0.3", "text/turtle"),
        ("text/turtle;q=high, text/html;q=0.1", "text/html"),  # what cannot be read does not count
        ("nonsense", "application/json"),
        (",;,", "application/json"),
        ("image/png", None),
        ("application/json;q=0", None),
    ],
)
def test_choose(accept, chosen):
    assert choose(accept, OFFERED) == chosen


def test_what_must_be_chosen():
    assert get_choice("text/html", OFFERED) == "text/html"
    with pytest.raises(HttpError, match="application/json, text/turtle, text/html"):
        get_choice("image/png", OFFERED)
