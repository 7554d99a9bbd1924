"""kg: knowledge graphs from research papers."""

__version__ = "0.1.0"
