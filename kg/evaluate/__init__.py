"""Extraction measured against annotated papers, after the section "Scores" of ``ANNOTATION.md``."""

from kg.evaluate.matching import Counts, match_entities, match_results
from kg.evaluate.scores import SLOTS, Scores, evaluate

__all__ = ["SLOTS", "Counts", "Scores", "evaluate", "match_entities", "match_results"]
