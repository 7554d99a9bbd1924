"""Names that are known beforehand: robots with maker and kind, datasets, methods, tasks, metrics."""
