"""From annotated papers to a model: ``train`` (or go on with a run), ``export``; then ``benchmarks/joining.py`` fits."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import torch

from training.export import export
from training.model import Model
from training.train import Run, train


def main() -> None:
    """Reads the command line and does what it says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("train", help="train, or go on with a run that was broken off")
    for name in ("data", "base", "out"):
        one.add_argument(f"--{name}", type=Path, required=True)
    for name in ("epochs", "batch", "seed", "threads", "limit"):
        one.add_argument(f"--{name}", type=int)
    for name in ("rate", "head_rate", "held_out", "average", "with_title", "role_weight", "relation_weight"):
        one.add_argument(f"--{name.replace('_', '-')}", type=float)
    two = commands.add_parser("export", help="write the files of kg/extract/weights")
    for name in ("run", "base", "out"):
        two.add_argument(f"--{name}", type=Path, required=True)
    options = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    if options.pop("command") == "train":
        for line in train(Run(**options)):
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()
    else:
        _export(options["run"], options["base"], options["out"])


def _export(run: Path, base: Path, out: Path) -> None:
    saved = torch.load(run / "model.pt")
    model = Model()
    model.load_state_dict(saved["model"])
    told = {name: value for name, value in saved["run"].items() if name not in ("data", "base", "out", "threads")}
    weights = hashlib.sha256((base / "model.safetensors").read_bytes()).hexdigest()
    last = json.loads((run / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    export(model, out, base / "tokenizer.json", {"training": {"run": told, "base_sha256": weights, "held_out": last}})


if __name__ == "__main__":
    main()
