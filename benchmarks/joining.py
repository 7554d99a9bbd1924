"""Fits how the trained model and the rules are joined, and writes it into ``model.json`` of a model.

Usage: python benchmarks/joining.py MODEL TRAIN.jsonl [--share 0.06] [--dry]

The papers are those of the training file that the model was not trained on: a share by a hash of their text, as
``training`` sets it aside. Everything is fitted by logistic regression on what the pipeline finds in them: first the
votes on mentions, then those on roles and relations, so that each confidence is calibrated end to end. The figures that
are printed are cross-validated: those of each fifth of the papers come from weights fitted on the other four.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from extraction import read_gold
from fitting import calibration_error, fit_choice, fit_logistic, is_held_out

from kg.evaluate import Counts, match_entities
from kg.extract.annotate import annotated_paper
from kg.extract.grouping import group
from kg.extract.joined import JoinedText, join_texts
from kg.extract.joining import Joining, collect_votes, find_candidates, first_features, join
from kg.extract.layers import FoundEntity, FoundRelation, Layers, Proposal, Stretch, layers_of, set_layers
from kg.extract.nlp import build_nlp
from kg.extract.relations import find_relations
from kg.extract.results import find_results
from kg.extract.roles import assign_roles
from kg.extract.standing import may_stand
from kg.extract.tagger.component import Tagger
from kg.extract.verdicts import Judging, is_known, join_relations, join_roles, relation_features, role_features
from kg.lexicon.load import load_lexicon
from kg.model import ABSTRACT, ROLES, AnnotatedPaper, EntityType, RelationName

_FOLDS = 5
_FLOOR = 0.03
_GRID = [round(0.02 * step, 2) for step in range(5, 36)]  # thresholds that are tried
_AFTER = ("kg_overlaps", "kg_entities", "kg_heads", "kg_roles", "kg_results", "kg_relations")


class Case:
    """One paper: what is annotated, and what was found up to where the votes are counted."""

    def __init__(self, gold: AnnotatedPaper, joined: JoinedText, layers: Layers) -> None:
        self.gold, self.joined, self.layers = gold, joined, layers
        self.closed = [Stretch(link.start, link.end) for link in layers.links]
        self.wanted = {(m.span, m.type) for m in gold.mentions}
        self.by_rule: list[FoundEntity] = []
        self.rules: list[FoundRelation] = []
        self.pairs: dict[int, int] = {}

    def is_right(self, stretch: Stretch, kind: EntityType) -> bool | None:
        """Whether it is annotated; ``None`` outside the abstract, where nothing is."""
        span = self.joined.to_raw(*stretch)
        return (span, kind) in self.wanted if span.text == ABSTRACT else None

    def may_stand(self, proposals: list[Proposal]) -> list[Proposal]:
        return may_stand(self.layers, proposals)

    def vote(self, joining: Joining) -> list[Any]:
        assert self.layers.reading is not None
        return collect_votes(
            self.layers.text, self.layers.proposals, self.layers.reading, joining, self.may_stand, self.closed
        )

    def mentions(self, joining: Joining) -> list[Any]:
        layers = self.layers
        assert layers.reading is not None
        return join(
            layers.text, layers.proposals, layers.reading, joining, self.may_stand, self.closed, layers.title,
            definitions=layers.definitions,
        )  # fmt: skip

    def match(self) -> None:
        found = annotated_paper(self.gold.paper, self.joined, self.layers)
        self.pairs = match_entities(self.gold, found)


def main() -> None:
    options = _options()
    gold = [annotated for annotated in read_gold(options.train) if is_held_out(annotated, options.share)]
    nlp = build_nlp(load_lexicon(), options.model, _AFTER)
    tagger = nlp.get_pipe("kg_tagger")
    assert isinstance(tagger, Tagger)
    cases = []
    for annotated in gold:
        joined = join_texts(annotated.paper)
        doc = nlp.make_doc(joined.text)
        set_layers(doc, Layers(joined.text, parts=list(joined.parts), islands=joined.islands(), title=joined.title))
        for _, component in nlp.pipeline:
            doc = component(doc)
        cases.append(Case(annotated, joined, layers_of(doc)))
    print(f"{len(cases)} papers that the model was not trained on")
    print(cross_validate(cases, fit_joining, score_joining))
    joining = fit_joining(cases)
    for case in cases:
        layers = case.layers
        layers.mentions = case.mentions(joining)
        layers.entities = group(layers.text, layers)
        tagger.judge(layers)
        layers.entities = case.by_rule = assign_roles(layers.text, layers)
        case.match()
    print(cross_validate(cases, fit_roles, score_roles))
    roles = fit_roles(cases)
    for case in cases:
        case.layers.entities = join_roles(case.layers, roles)
        case.layers.results = find_results(case.layers.text, case.layers)
        case.rules = find_relations(case.layers.text, case.layers)
    print(cross_validate(cases, fit_relations, score_relations))
    relations = fit_relations(cases)
    if not options.dry:
        _write(options.model / "model.json", joining, replace(relations, roles=roles.roles))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("model", type=Path)
    parser.add_argument("train", type=Path)
    parser.add_argument("--share", type=float, default=0.06)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    return parser.parse_args()


def cross_validate(
    cases: Sequence[Case],
    fit: Callable[[Sequence[Case]], Any],
    score: Callable[[Sequence[tuple[Case, Any]]], str],
) -> str:
    """The score of all papers, each under weights that were fitted without it."""
    judged = []
    for fold in range(_FOLDS):
        fitted = fit([case for number, case in enumerate(cases) if number % _FOLDS != fold])
        judged += [(case, fitted) for case in cases[fold::_FOLDS]]
    return score(judged)


def fit_joining(cases: Sequence[Case]) -> Joining:
    """The weights of both rounds, and the threshold that makes F1 greatest."""
    rows, right = [], []
    for case in cases:
        assert case.layers.reading is not None
        for candidate in find_candidates(case.may_stand(case.layers.proposals), case.layers.reading, _FLOOR):
            if (is_right := case.is_right(candidate.stretch, candidate.type)) is not None:
                rows.append(first_features(candidate))
                right.append(is_right)
    joining = Joining(fit_logistic(rows, right), {"first": 1.0}, dict.fromkeys(EntityType, 0.4), _FLOOR)
    rows, right = [], []
    for case in cases:
        for vote in case.vote(joining):
            if (is_right := case.is_right(vote.candidate.stretch, vote.candidate.type)) is not None:
                rows.append(vote.features)
                right.append(is_right)
    joining = replace(joining, second=fit_logistic(rows, right))
    told = [
        (proposal.confidence, is_right)
        for case in cases
        for proposal in case.mentions(replace(joining, least=dict.fromkeys(EntityType, _GRID[0])))
        if (is_right := case.is_right(proposal.stretch, proposal.type)) is not None
    ]
    least = _best_least(told, sum(len(case.wanted) for case in cases))
    return replace(joining, least=dict.fromkeys(EntityType, least))


def _best_least(told: Sequence[tuple[float, bool]], wanted: int) -> float:
    """The one threshold that makes F1 greatest, of ``wanted`` things to be found.

    One for all types and names: of each its own, even drawn half to the common one, was worse on papers that it was not
    fitted on (relations 41.4 against 43.6), as a hundred papers have few of the rare ones.
    """

    def f1(least: float) -> float:
        kept = [right for confidence, right in told if confidence >= least]
        return 2 * sum(kept) / max(1, len(kept) + wanted)

    return max(_GRID, key=f1)


def score_joining(judged: Sequence[tuple[Case, Joining]]) -> str:
    counts, confidences, rights = Counts(), [], []
    for case, joining in judged:
        found = [(p, r) for p in case.mentions(joining) if (r := case.is_right(p.stretch, p.type)) is not None]
        confidences += [proposal.confidence for proposal, _ in found]
        rights += [right for _, right in found]
        counts += Counts(sum(right for _, right in found), len(found), len(case.wanted))
    error = calibration_error(confidences, rights)
    return f"mentions   {_rates(counts)}  ECE {error:.3f}"


def _rates(counts: Counts) -> str:
    return f"P {100 * counts.precision:.1f}  R {100 * counts.recall:.1f}  F1 {100 * counts.f1:.1f}"


def fit_roles(cases: Sequence[Case]) -> Judging:
    """The weights of roles, from the entities that are annotated."""
    choices, chosen = [], []
    for case in cases:
        assert case.layers.judgement is not None
        for index, theirs in sorted(case.pairs.items()):
            entity, shares = case.by_rule[index], case.layers.judgement.roles[index]
            roles, known = ROLES[entity.type], is_known(case.layers, entity)
            choices.append([role_features(entity, role, shares[role], known=known) for role in roles])
            chosen.append(roles.index(case.gold.entities[theirs].role))
    return Judging(fit_choice(choices, chosen), {}, {})


def score_roles(judged: Sequence[tuple[Case, Judging]]) -> str:
    right = total = by_model = by_rule = 0
    for case, judging in judged:
        assert case.layers.judgement is not None
        joined = join_roles(replace(case.layers, entities=case.by_rule), judging)
        for index, theirs in case.pairs.items():
            wanted, shares = case.gold.entities[theirs].role, case.layers.judgement.roles[index]
            total += 1
            right += joined[index].roles[0].role is wanted
            by_model += max(shares, key=lambda role: shares[role]) is wanted
            by_rule += case.by_rule[index].roles[0].role is wanted
    parts = (
        f"{name} {100 * count / total:.1f}"
        for name, count in zip(("together", "model", "rules"), (right, by_model, by_rule), strict=True)
    )
    return f"roles      {'  '.join(parts)}"


def fit_relations(cases: Sequence[Case]) -> Judging:
    """The weights of relations and their threshold, from all pairs of entities that were found."""
    rows, right, names = [], [], []
    for case in cases:
        for name, features, is_right in _relation_rows(case):
            rows.append(features)
            right.append(is_right)
            names.append(name)
    weights = fit_logistic(rows, right)
    judging = Judging({}, weights, dict.fromkeys(RelationName, _GRID[0]))
    told = [
        (relation.confidence, _is_stated(case, relation.head, relation.name, relation.tail))
        for case in cases
        for relation in join_relations(case.layers, case.rules, judging)
    ]
    least = _best_least(told, sum(len(case.gold.relations) for case in cases))
    return replace(judging, least=dict.fromkeys(RelationName, least))


def _relation_rows(case: Case) -> list[tuple[RelationName, dict[str, float], bool]]:
    layers = case.layers
    assert layers.judgement is not None
    by_rule = {(r.head, r.name, r.tail): r for r in case.rules}
    sure = [max(layers.mentions[i].confidence for i in entity.mentions) for entity in layers.entities]
    return [
        (
            j.name,
            relation_features(j, by_rule.get((j.head, j.name, j.tail)), (sure[j.head], sure[j.tail])),
            _is_stated(case, j.head, j.name, j.tail),
        )
        for j in layers.judgement.relations
    ]


def _is_stated(case: Case, head: int, name: RelationName, tail: int) -> bool:
    ends = case.pairs.get(head), case.pairs.get(tail)
    return any((r.head, r.tail) == ends and r.name is name for r in case.gold.relations)


def score_relations(judged: Sequence[tuple[Case, Judging]]) -> str:
    counts, confidences, rights = Counts(), [], []
    for case, judging in judged:
        found = join_relations(case.layers, case.rules, judging)
        told = [_is_stated(case, r.head, r.name, r.tail) for r in found]
        confidences += [relation.confidence for relation in found]
        rights += told
        counts += Counts(sum(told), len(found), len(case.gold.relations))
    error = calibration_error(confidences, rights)
    return f"relations  {_rates(counts)}  ECE {error:.3f}"


def _write(file: Path, joining: Joining, judging: Judging) -> None:
    about = json.loads(file.read_text(encoding="utf-8"))
    about["joining"] = {
        "first": joining.first,
        "second": joining.second,
        "least": {kind.value: value for kind, value in joining.least.items()},
        "floor": joining.floor,
    }
    about["judging"] = {
        "roles": judging.roles,
        "relations": judging.relations,
        "least": {name.value: value for name, value in judging.least.items()},
    }
    file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    print(f"{file}: joining and judging written")


if __name__ == "__main__":
    main()
