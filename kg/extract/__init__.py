"""Stage 3: from a paper to its mentions, entities, roles, relations and results (spaCy)."""
