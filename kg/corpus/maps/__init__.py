"""What the objects of each source hold: one small file a source, from a JSON object to the fields of a paper."""
