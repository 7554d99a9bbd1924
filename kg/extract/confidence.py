"""How far each extractor can be believed."""

#: Extractor -> the share of the mentions it contributed (after overlaps) that were annotated with the same span and
#: type, on the 296 held-out training papers (every seventh, from the fourth); benchmarks/extraction.py prints it anew.
CONFIDENCE: dict[str, float] = {
    "lexicon": 0.84,
    "coinage": 0.88,
    "datasets": 0.92,
    "abbreviations": 0.64,
    "lists": 0.53,
    "items": 0.6,
    "proposed": 0.56,
    "names": 0.75,
    "phrases": 0.46,
    "consistency": 0.84,
}
