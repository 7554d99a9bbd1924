"""The command line: each command parses, calls one public function, and prints.

Data go to standard output, talk and progress to standard error. Exit status: 0 done, 1 failed (one clear line), 2 wrong
usage, 3 done but inputs were skipped.
"""

# Importing a module of commands adds them, in this order.
from kg.cli import make, ask, compare, curate, publish  # isort: skip
from kg.cli.app import app, main

__all__ = ["app", "ask", "compare", "curate", "main", "make", "publish"]
