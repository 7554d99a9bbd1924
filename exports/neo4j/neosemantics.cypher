// Loads graph.ttl into Neo4j with the plug-in neosemantics (n10s). 'ARRAY' keeps all values of a property; the default
// keeps one, and loses aliases and authors. Run
//   cypher-shell -P "{turtle: 'file:///var/lib/neo4j/import/graph.ttl'}" -f neosemantics.cypher
CREATE CONSTRAINT n10s_unique_uri IF NOT EXISTS FOR (r:Resource) REQUIRE r.uri IS UNIQUE;
CALL n10s.graphconfig.init({handleVocabUris: 'SHORTEN', handleMultival: 'ARRAY'});
CALL n10s.rdf.import.fetch($turtle, 'Turtle');
