"""Stage 6: the records as RDF, SPARQL over it, and SHACL."""
