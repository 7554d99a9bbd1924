"""How far each extractor can be believed."""

#: Extractor -> the share of the mentions it contributed (after overlaps) that were annotated with the same span and
#: type, on the 296 held-out training papers (every seventh, from the fourth); benchmarks/extraction.py prints it anew.
CONFIDENCE: dict[str, float] = {
    "lexicon": 0.82,
    "coinage": 0.87,
    "datasets": 0.92,
    "abbreviations": 0.63,
    "lists": 0.53,
    "items": 0.75,
    "proposed": 0.56,
    "names": 0.74,
    "phrases": 0.59,
    "consistency": 0.79,
}
