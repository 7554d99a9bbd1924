"""Names that are known beforehand: robots with maker and kind, datasets, methods, tasks, metrics.

:func:`load_lexicon` gives the :class:`Lexicon` of this package's ``*.toml`` files, overridden by the user's own.
"""

from kg.lexicon.entries import Lexicon, LexiconEntry, is_case_sensitive, matches
from kg.lexicon.load import load_lexicon

__all__ = ["Lexicon", "LexiconEntry", "is_case_sensitive", "load_lexicon", "matches"]
