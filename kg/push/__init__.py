"""Stage 7: a build sent into a remote triple store, by the SPARQL 1.1 Graph Store HTTP Protocol."""
