"""Stage 4: which names of the corpus mean the same; every decision with its reason."""
