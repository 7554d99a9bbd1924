"""How far each extractor can be believed."""

#: Extractor -> the share of the mentions it contributed (after overlaps) that were annotated with the same span and
#: type, on the 296 held-out training papers (every seventh, from the fourth); benchmarks/extraction.py prints it anew.
CONFIDENCE: dict[str, float] = {
    "lexicon": 0.83,
    "coinage": 0.84,
    "datasets": 0.92,
    "abbreviations": 0.64,
    "lists": 0.42,
    "proposed": 0.67,
    "names": 0.73,
    "phrases": 0.45,
    "consistency": 0.68,
}
