// Loads the CSV files beside this script into Memgraph. Put them where the server sees them as /import/, and run
//   mgconsole < memgraph.cypher
CREATE CONSTRAINT ON (n:Dataset) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Dataset(id);
CREATE CONSTRAINT ON (n:Method) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Method(id);
CREATE CONSTRAINT ON (n:Metric) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Metric(id);
CREATE CONSTRAINT ON (n:Paper) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Paper(id);
CREATE CONSTRAINT ON (n:Robot) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Robot(id);
CREATE CONSTRAINT ON (n:RobotKind) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :RobotKind(id);
CREATE CONSTRAINT ON (n:Task) ASSERT n.id IS UNIQUE;
CREATE INDEX ON :Task(id);
LOAD CSV FROM '/import/nodes-Dataset.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Dataset {id: row.`id:ID(Dataset)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-Method.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Method {id: row.`id:ID(Method)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-Metric.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Metric {id: row.`id:ID(Metric)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-Paper.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Paper {id: row.`id:ID(Paper)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-Robot.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Robot {id: row.`id:ID(Robot)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-RobotKind.csv' WITH HEADER NULLIF '' AS row
MERGE (n:RobotKind {id: row.`id:ID(RobotKind)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/nodes-Task.csv' WITH HEADER NULLIF '' AS row
MERGE (n:Task {id: row.`id:ID(Task)`})
SET n += {label: row.`label`, title: row.`title`, authors: split(row.`authors:string[]`, '\u001F'), venue: row.`venue`, year: toInteger(row.`year:int`), url: row.`url`, key: row.`key`, aliases: split(row.`aliases:string[]`, '\u001F'), maker: row.`maker`, kind: row.`kind`, ambiguous: toBoolean(row.`ambiguous:boolean`), broader: split(row.`broader:string[]`, '\u001F'), same_name: split(row.`same_name:string[]`, '\u001F'), paper_count: toInteger(row.`paper_count:int`), iri: row.`iri`};
LOAD CSV FROM '/import/edges-Paper-addresses-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:addresses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-basedOn-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:basedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Dataset-benchmarkFor-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Dataset {id: row.`:START_ID(Dataset)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:benchmarkFor]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-comparesWith-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:comparesWith]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-deployedOn-Robot.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Robot {id: row.`:END_ID(Robot)`})
MERGE (a)-[r:deployedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-evaluatedOn-Dataset.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-evaluatedOn-Robot.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Robot {id: row.`:END_ID(Robot)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-evaluatedOn-RobotKind.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:RobotKind {id: row.`:END_ID(RobotKind)`})
MERGE (a)-[r:evaluatedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-evaluatesOn-Dataset.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-evaluatesOn-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-evaluatesOn-RobotKind.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:RobotKind {id: row.`:END_ID(RobotKind)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-evaluatesOn-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:evaluatesOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-introduces-Dataset.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:introduces]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Dataset-measuredBy-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Dataset {id: row.`:START_ID(Dataset)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-measuredBy-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Task-measuredBy-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Task {id: row.`:START_ID(Task)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:measuredBy]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-mentions-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-mentions-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-mentions-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:mentions]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-outperforms-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:outperforms]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-partOf-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:partOf]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-proposes-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:proposes]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-related-Paper.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Paper {id: row.`:END_ID(Paper)`})
MERGE (a)-[r:related]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Task-subtaskOf-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Task {id: row.`:START_ID(Task)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:subtaskOf]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-trainedOn-Dataset.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:trainedOn]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Method-usedFor-Task.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Method {id: row.`:START_ID(Method)`})
MATCH (b:Task {id: row.`:END_ID(Task)`})
MERGE (a)-[r:usedFor]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-uses-Dataset.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Dataset {id: row.`:END_ID(Dataset)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-uses-Method.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Method {id: row.`:END_ID(Method)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
LOAD CSV FROM '/import/edges-Paper-uses-Metric.csv' WITH HEADER NULLIF '' AS row
MATCH (a:Paper {id: row.`:START_ID(Paper)`})
MATCH (b:Metric {id: row.`:END_ID(Metric)`})
MERGE (a)-[r:uses]->(b)
SET r += {id: row.`id`, confidence: toFloat(row.`confidence:double`), support: toInteger(row.`support:int`), weight: toFloat(row.`weight:double`), evidence: split(row.`evidence:string[]`, '\u001F'), sentence: row.`sentence`, shared: split(row.`shared:string[]`, '\u001F')};
