"""The explorer: one HTML page, offline."""
