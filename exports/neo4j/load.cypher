// Loads the CSV files beside this script into Neo4j 5 or newer. Put them into the import folder of the server, set
//   db.import.csv.legacy_quote_escaping=false
// in neo4j.conf (else a backslash before a quote is taken for an escape), and run
//   cypher-shell -P "{folder: 'file:///'}" -f load.cypher
// Faster, into a new database and without a server that runs, is in this folder:
//   neo4j-admin database import full neo4j @neo4j-admin.args
CREATE CONSTRAINT Dataset_id IF NOT EXISTS FOR (n:Dataset) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT Method_id IF NOT EXISTS FOR (n:Method) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT Metric_id IF NOT EXISTS FOR (n:Metric) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT Paper_id IF NOT EXISTS FOR (n:Paper) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT Robot_id IF NOT EXISTS FOR (n:Robot) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT RobotKind_id IF NOT EXISTS FOR (n:RobotKind) REQUIRE n.id IS UNIQUE;
CREATE CONSTRAINT Task_id IF NOT EXISTS FOR (n:Task) REQUIRE n.id IS UNIQUE;
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Dataset.csv' AS row
MERGE (n:Dataset {id: row.`id:ID(Dataset)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Method.csv' AS row
MERGE (n:Method {id: row.`id:ID(Method)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Metric.csv' AS row
MERGE (n:Metric {id: row.`id:ID(Metric)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Paper.csv' AS row
MERGE (n:Paper {id: row.`id:ID(Paper)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Robot.csv' AS row
MERGE (n:Robot {id: row.`id:ID(Robot)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-RobotKind.csv' AS row
MERGE (n:RobotKind {id: row.`id:ID(RobotKind)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'nodes-Task.csv' AS row
MERGE (n:Task {id: row.`id:ID(Task)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-addresses-Task.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:addresses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-basedOn-Method.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:basedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Dataset-benchmarkFor-Task.csv' AS row
MATCH (a:Dataset {id: row.`:START_ID(Dataset)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:benchmarkFor]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-comparesWith-Method.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:comparesWith]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-deployedOn-Robot.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Robot {id: row.`:END_ID(Robot)`})
MERGE (a)-[r:deployedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-evaluatedOn-Dataset.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-evaluatedOn-Robot.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Robot {id: row.`:END_ID(Robot)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-evaluatedOn-RobotKind.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:RobotKind {id: row.`:END_ID(RobotKind)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-evaluatesOn-Dataset.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-evaluatesOn-Metric.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-evaluatesOn-RobotKind.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:RobotKind {id: row.`:END_ID(RobotKind)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-evaluatesOn-Task.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-introduces-Dataset.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:introduces]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Dataset-measuredBy-Metric.csv' AS row
MATCH (a:Dataset {id: row.`:START_ID(Dataset)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-measuredBy-Metric.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Task-measuredBy-Metric.csv' AS row
MATCH (a:Task {id: row.`:START_ID(Task)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-mentions-Method.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-mentions-Metric.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-mentions-Task.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-outperforms-Method.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:outperforms]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-partOf-Method.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:partOf]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-proposes-Method.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:proposes]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-related-Paper.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Paper {id: row.`:END_ID(Paper)`})
MERGE (a)-[r:related]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Task-subtaskOf-Task.csv' AS row
MATCH (a:Task {id: row.`:START_ID(Task)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:subtaskOf]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-trainedOn-Dataset.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:trainedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Method-usedFor-Task.csv' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:usedFor]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-uses-Dataset.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-uses-Method.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV WITH HEADERS FROM $folder + 'edges-Paper-uses-Metric.csv' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
