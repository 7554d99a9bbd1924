"""The extraction of kg beside the named-entity recogniser that spaCy trains by default, a CNN, on the same papers.

Usage: python benchmarks/cnn.py TRAIN DEV [--epochs N]

Both see cleaned abstracts. The CNN (hash embeddings, four convolutions, transitions) is trained here, on one core, from
nothing but the annotated papers; what is counted is mentions alone, as it has no entities, roles and relations. Then
both read the same papers one after the other, three times each, in one process and on one thread.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import spacy
from extraction import read_gold
from spacy.language import Language
from spacy.training import Example
from spacy.util import fix_random_seed, minibatch

from kg.evaluate import Counts, evaluate
from kg.extract.run import extract_papers
from kg.model import ABSTRACT, AnnotatedPaper, EntityType, Mention, Paper, PaperEntity, Span
from kg.text.clean import clean

_SEED = 1
_BATCH = 16
_DROPOUT = 0.2
_WORDS = 170  # of the abstract that speeds are told by


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("train", type=Path)
    parser.add_argument("dev", type=Path)
    parser.add_argument("--epochs", type=int, default=12)
    options = parser.parse_args()
    train, dev = read_gold(options.train), read_gold(options.dev)
    nlp = train_cnn(train, options.epochs)
    papers = [annotated.paper for annotated in dev]
    words = sum(len(paper.abstract.split()) for paper in papers)
    ways: dict[str, Callable[[], list[AnnotatedPaper]]] = {
        "spaCy CNN": lambda: read_with(nlp, papers),
        "kg": lambda: list(extract_papers(papers)),
    }
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(3):
        for name, read in ways.items():
            begun = time.perf_counter()
            read()
            taken[name].append(time.perf_counter() - begun)
    print(
        f"{len(train)} papers to train, {len(dev)} to score; abstracts a second are of {_WORDS} words, the median of 3"
    )
    print(f"{'':10}{'P':>7}{'R':>7}{'F1':>7}{'abstracts/s':>13}")
    for name, read in ways.items():
        counts: Counts = evaluate(dev, read()).mentions
        speed = words / _WORDS / statistics.median(taken[name])
        print(f"{name:10}{100 * counts.precision:7.1f}{100 * counts.recall:7.1f}{100 * counts.f1:7.1f}{speed:13.0f}")


def train_cnn(papers: Sequence[AnnotatedPaper], epochs: int) -> Language:
    """A blank English pipeline with ``ner`` trained on the mentions of abstracts; those astride tokens are left out."""
    fix_random_seed(_SEED)
    rng = random.Random(_SEED)
    nlp = spacy.blank("en")
    nlp.add_pipe("ner")
    examples = [_to_example(nlp, annotated) for annotated in papers]
    optimiser = nlp.initialize(lambda: examples)
    for epoch in range(epochs):
        rng.shuffle(examples)
        losses: dict[str, float] = {}
        begun = time.perf_counter()
        for batch in minibatch(examples, _BATCH):
            nlp.update(batch, sgd=optimiser, drop=_DROPOUT, losses=losses)
        print(f"epoch {epoch + 1}: loss {losses['ner']:.0f}, {time.perf_counter() - begun:.0f} s", flush=True)
    return nlp


def _to_example(nlp: Language, annotated: AnnotatedPaper) -> Example:
    text = clean(annotated.paper.abstract)
    doc, reference = nlp.make_doc(text.text), nlp.make_doc(text.text)
    spans = []
    for mention in annotated.mentions:
        if mention.span.text == ABSTRACT:
            start, end = text.to_clean(mention.span.start, mention.span.end)
            spans.append(reference.char_span(start, end, label=mention.type.value))
    reference.ents = [span for span in spans if span is not None]
    return Example(doc, reference)


def read_with(nlp: Language, papers: Sequence[Paper]) -> list[AnnotatedPaper]:
    """The mentions that the pipeline finds, each an entity of its own."""
    texts = [clean(paper.abstract) for paper in papers]
    found = []
    for paper, text, doc in zip(papers, texts, nlp.pipe(each.text for each in texts), strict=True):
        mentions = []
        for number, entity in enumerate(doc.ents):
            start, end = text.to_raw(entity.start_char, entity.end_char)
            mentions.append(Mention(Span(ABSTRACT, start, end), EntityType(entity.label_), 1.0, "cnn", number))
        entities = tuple(PaperEntity(EntityType(entity.label_), entity.text) for entity in doc.ents)
        found.append(AnnotatedPaper(paper, entities=entities, mentions=tuple(mentions)))
    return found


if __name__ == "__main__":
    main()
