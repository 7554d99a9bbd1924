"""How far each extractor can be believed."""

#: Extractor -> the share of the mentions it contributed (after overlaps) that were annotated with the same span and
#: type, on the 296 held-out training papers (every seventh, from the fourth); benchmarks/extraction.py prints it anew.
CONFIDENCE: dict[str, float] = {
    "lexicon": 0.80,
    "coinage": 0.86,
    "datasets": 0.80,
    "abbreviations": 0.75,
    "lists": 0.60,
    "names": 0.60,
    "phrases": 0.60,
    "consistency": 0.60,
}
