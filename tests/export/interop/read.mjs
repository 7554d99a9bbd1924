// Reads one file as the named importer does and prints what arrived, as JSON: {nodes: {id: attributes}, edges: [...]}.
// Usage: node read.mjs graphml|gexf|graphology|cyjs FILE
import { readFileSync } from "node:fs";
import cytoscape from "cytoscape";
import { MultiDirectedGraph } from "graphology";
import gexf from "graphology-gexf";
import graphml from "graphology-graphml";

const fromGraphology = (graph) => ({
  nodes: Object.fromEntries(graph.mapNodes((id, attributes) => [id, attributes])),
  edges: graph.mapEdges((id, attributes, source, target) => ({ id, source, target, attributes })),
});

const READERS = {
  graphml: (text) => fromGraphology(graphml.parse(MultiDirectedGraph, text)),
  gexf: (text) => fromGraphology(gexf.parse(MultiDirectedGraph, text)),
  graphology: (text) => fromGraphology(MultiDirectedGraph.from(JSON.parse(text))),
  cyjs: (text) => {
    const graph = cytoscape({ headless: true, elements: JSON.parse(text).elements });
    return {
      nodes: Object.fromEntries(graph.nodes().map((node) => [node.id(), node.data()])),
      edges: graph.edges().map((edge) => ({
        id: edge.id(),
        source: edge.source().id(),
        target: edge.target().id(),
        attributes: edge.data(),
      })),
    };
  },
};

const [format, file] = process.argv.slice(2);
console.log(JSON.stringify(READERS[format](readFileSync(file, "utf8"))));
