"""Stage 6: one self-contained HTML page to explore the graph with, offline.

Nothing is imported here: pyvis brings IPython, a quarter of a second that only those pay who build the page.
"""
