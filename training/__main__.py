"""From annotated papers to a model: ``train`` (or go on), then ``export``."""

import argparse
import json
import sys
from pathlib import Path

from training.train import Run, train


def main() -> None:
    """Reads the command line and does what it says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("train", help="train, or go on with a run that was broken off")
    for name, kind in (("data", Path), ("base", Path), ("out", Path)):
        one.add_argument(f"--{name}", type=kind, required=True)
    for name in ("epochs", "batch", "seed", "threads", "limit"):
        one.add_argument(f"--{name}", type=int, default=getattr(Run, name, None))
    for name in ("rate", "head_rate", "held_out", "average", "with_title", "role_weight", "relation_weight"):
        one.add_argument(f"--{name.replace('_', '-')}", type=float)
    options = {k: v for k, v in vars(parser.parse_args()).items() if v is not None and k != "command"}
    for line in train(Run(**options)):
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
