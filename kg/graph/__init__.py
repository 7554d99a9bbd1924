"""Stage 5: the records as a frozen networkx graph, and what is computed over it."""
