"""Two builds beside each other: what differs between them, and one build from several."""
