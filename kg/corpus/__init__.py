"""Stage 1: from files to papers."""
