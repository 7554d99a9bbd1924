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


def test_a_repository_of_data_alone_is_data() -> None:
    assert found("The corpus is at https://github.com/lab/c.") == [("https://github.com/lab/c", "data")]
    assert found("Code and data: https://github.com/lab/c.") == [("https://github.com/lab/c", "code")]


def test_a_page_for_several_things_is_the_projects() -> None:
    page = "https://lab.github.io/x"
    assert found(f"Code, data and models are at {page}.") == [(page, "project")]
    assert found(f"Videos of the trained model: {page}") == [(page, "project")]
    assert found(f"It beats other models. See {page}") == [(page, "project")]  # another sentence says nothing of it
    assert found(f"The dataset is released at {page}") == [(page, "data")]


def test_hosts_of_data_and_models() -> None:
    assert found("Videos: https://zenodo.org/records/1, https://huggingface.co/spaces/lab/demo") == [
        ("https://zenodo.org/records/1", "data"),
        ("https://huggingface.co/spaces/lab/demo", "project"),
    ]
    assert found("Weights: https://huggingface.co/collections/lab/m") == [
        ("https://huggingface.co/collections/lab/m", "model")
    ]
