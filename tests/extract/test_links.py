from kg.extract.links import find_links


def found(text: str) -> list[tuple[str, str]]:
    return [(text[link.start : link.end], link.kind) for link in find_links(text)]


def test_trailing_punctuation_is_no_part_of_a_url() -> None:
    text = "Code: https://github.com/lab/leap-net. Site (https://leap-net.github.io/)."
    assert found(text) == [("https://github.com/lab/leap-net", "code"), ("https://leap-net.github.io/", "project")]


def test_a_bracket_that_the_url_opens_stays() -> None:
    assert found("See https://en.wikipedia.org/wiki/A_(b)).") == [("https://en.wikipedia.org/wiki/A_(b)", "project")]


def test_the_words_before_tell_what_a_url_leads_to() -> None:
    assert found("The dataset is at https://example.org/x, our code at https://example.org/y.") == [
        ("https://example.org/x", "data"),
        ("https://example.org/y", "code"),
    ]
    assert found("https://huggingface.co/lab/m and https://huggingface.co/datasets/lab/d") == [
        ("https://huggingface.co/lab/m", "model"),
        ("https://huggingface.co/datasets/lab/d", "data"),
    ]


def test_a_url_without_a_scheme() -> None:
    assert found("available at github.com/lab/x.") == [("github.com/lab/x", "code")]


def test_text_without_urls() -> None:
    assert found("We use http and GitHub, e.g. version 1.2/3.") == []
