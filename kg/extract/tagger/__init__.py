"""The trained model at run time: from a text to spans, roles and relations, by onnxruntime alone."""
