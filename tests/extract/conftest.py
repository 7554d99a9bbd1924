from collections.abc import Callable

import pytest
from spacy.language import Language

from kg import ids
from kg.extract.nlp import build_nlp
from kg.extract.run import extract_paper
from kg.lexicon.load import load_lexicon
from kg.model import AnnotatedPaper, Paper, Text

Extract = Callable[..., AnnotatedPaper]


def make_paper(abstract: str, title: str = "", key: str = "") -> Paper:
    texts = [Text("title", title)] if title else []
    texts += [Text("abstract", abstract)] if abstract else []
    key = key or ids.paper_key({}, abstract, title)
    return Paper(id=ids.paper_id(key, abstract, title), key=key, texts=tuple(texts))


@pytest.fixture(scope="session")
def nlp() -> Language:
    return build_nlp(load_lexicon())


@pytest.fixture(scope="session")
def extract(nlp: Language) -> Extract:
    def run(abstract: str, title: str = "") -> AnnotatedPaper:
        return extract_paper(nlp, make_paper(abstract, title))

    return run


def names(annotated: AnnotatedPaper) -> dict[str, tuple[str, str]]:
    """Name -> (type, strongest role)."""
    return {entity.name: (entity.type.value, entity.role.value) for entity in annotated.entities}


def surfaces(annotated: AnnotatedPaper) -> set[str]:
    return {annotated.paper.quote(mention.span) for mention in annotated.mentions}
