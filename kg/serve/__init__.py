"""Stage 7: a build served on this machine: SPARQL endpoint, query page, explorer, and what each IRI stands for."""
