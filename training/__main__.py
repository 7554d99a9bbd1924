"""From annotated papers to a model: ``train``, ``export``, ``silver`` for a student; ``benchmarks/joining.py`` fits."""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import torch

from kg.corpus.read import read_corpus
from training.base import load_run
from training.export import export
from training.silver import make_silver, text_hash
from training.train import Run, train

#: What of a run is the business of the machine alone: paths, threads.
_OWN = ("data", "base", "out", "start", "silver", "threads")


def main() -> None:
    """Reads the command line and does what it says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("train", help="train, or go on with a run that was broken off")
    for name in ("data", "base", "out"):
        one.add_argument(f"--{name}", type=Path, required=True)
    for name in ("epochs", "batch", "seed", "threads", "limit"):
        one.add_argument(f"--{name}", type=int)
    for name in (
        "rate",
        "head_rate",
        "held_out",
        "average",
        "with_title",
        "role_weight",
        "relation_weight",
        "silver_weight",
        "attention_dropout",
    ):
        one.add_argument(f"--{name.replace('_', '-')}", type=float)
    for name in ("start", "silver"):
        one.add_argument(f"--{name}", type=Path)
    two = commands.add_parser("export", help="write the files of kg/extract/weights")
    for name in ("run", "base", "out"):
        two.add_argument(f"--{name}", type=Path, required=True)
    three = commands.add_parser("silver", help="label abstracts that nobody annotated")
    three.add_argument("corpora", type=Path, nargs="+")
    three.add_argument("--annotated", type=Path, nargs="+", required=True, help="whose abstracts are not to be drawn")
    three.add_argument("--teachers", type=Path, nargs="+", required=True, help="folders of runs")
    three.add_argument("--shares", type=float, nargs="+", help="of the teachers in the mean; all alike")
    for name in ("base", "out"):
        three.add_argument(f"--{name}", type=Path, required=True)
    three.add_argument("--threads", type=int, default=1)
    three.add_argument("--count", type=int, default=10_000)
    three.add_argument("--seed", type=int, default=1)
    three.add_argument("--skip", type=int, default=0, help="how many of those drawn first were labelled before")
    options = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    command = options.pop("command")
    if command == "train":
        for line in train(Run(**options)):
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()
    elif command == "silver":
        known = {text_hash(a.paper.abstract) for a in read_corpus(options["annotated"]).annotated.values()}
        torch.set_num_threads(options["threads"])
        teachers = [load_run(folder) for folder in options["teachers"]]
        shares = options.get("shares") or [1 / len(teachers)] * len(teachers)
        mixed = list(zip(teachers, shares, strict=True))
        drawn = {name: options[name] for name in ("corpora", "base", "count", "seed", "skip")}
        torch.save(make_silver(known=known, teachers=mixed, **drawn), options["out"])
    else:
        _export(options["run"], options["base"], options["out"])


def _export(run: Path, base: Path, out: Path) -> None:
    saved = torch.load(run / "model.pt")
    model = load_run(run)
    told = {name: value for name, value in saved["run"].items() if name not in _OWN}
    weights = hashlib.sha256((base / "model.safetensors").read_bytes()).hexdigest()
    last = json.loads((run / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    export(model, out, base / "tokenizer.json", {"training": {"run": told, "base_sha256": weights, "held_out": last}})


if __name__ == "__main__":
    main()
