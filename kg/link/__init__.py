"""Stage 4: which names of the corpus mean the same; every decision with its reason.

:func:`kg.link.link.link` is the recipe. Wrong merges cost more than missed ones: each rule merges only where the papers
themselves, or the lexicon, say so, and never by a chain of likenesses.
"""
