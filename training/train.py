"""One run: spans, roles and relations trained together, seeded, resumable, with a moving average of the weights."""

import copy
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812 -- its usual name

from training.base import load_base, size_of
from training.batches import batches, head_inputs, mixed, pad
from training.data import IGNORE, Encoded, Renamer, encode, is_held_out, load_examples, without_title
from training.labels import RELATION_MASK, ROLE_MASK
from training.model import Model
from training.noisy import Silver, silver_loss
from training.score import score
from training.tokens import load_tokenizer

_STATE = "state.pt"
#: The parts of a run that have a state of their own.
_KEPT = ("model", "average", "optimiser", "schedule")


@dataclass(frozen=True)
class Run:
    """What a run is told."""

    data: Path  # annotated papers
    base: Path  # folder with model.safetensors and tokenizer.json
    out: Path  # folder of the run
    epochs: int = 12
    batch: int = 8
    rate: float = 2e-4
    head_rate: float = 1e-3
    seed: int = 1
    held_out: float = 0.06
    average: float = 0.998
    with_title: float = 0.6
    role_weight: float = 0.15
    relation_weight: float = 0.3
    threads: int = 1
    limit: int = 0  # papers, 0 for all
    start: Path | None = None  # the weights of another run to begin with
    silver: Path | None = None  # abstracts with soft labels
    silver_weight: float = 0.5
    attention_dropout: float = 0.1  # 0 takes a faster path


def losses(model: Model, batch: list[Encoded], *, heads: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """Mean loss of tags a piece, of roles an entity, of relations a pair; the latter two 0 without ``heads``."""
    ids, shapes, mask, tags = pad(batch)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        hidden = model.hidden(ids, shapes, mask)
        logits = model.tags(model.dropout(hidden))
    tag_loss = F.cross_entropy(logits.float().flatten(0, 1), tags.flatten(), ignore_index=IGNORE)
    role_losses, relation_losses = [], []
    for row, encoded in enumerate(batch):
        if not (heads and encoded.pairs):
            continue
        roles, relations, _ = model.heads(hidden[row].float(), *head_inputs(encoded))
        types = encoded.example.types
        allowed = torch.tensor([ROLE_MASK[t] for t in types])
        held = torch.tensor([bool(m) for m in encoded.members])
        gold = torch.tensor(encoded.example.roles)
        role_losses.append(F.cross_entropy(roles.masked_fill(~allowed, -1e4)[held], gold[held], reduction="sum"))
        possible = torch.tensor([RELATION_MASK[types[h]][types[t]] for h, t in encoded.pairs])
        each = F.binary_cross_entropy_with_logits(relations, torch.tensor(encoded.targets), reduction="none")
        relation_losses.append((each * possible).sum())
    entities = sum(len(e.members) for e in batch)
    pairs = sum(len(e.pairs) for e in batch)
    zero = torch.zeros(())
    return tag_loss, sum(role_losses, zero) / max(entities, 1), sum(relation_losses, zero) / max(pairs, 1)


class Trainer:
    """A run under way: the model, the moving average of its weights, and the state that a run goes on from."""

    def __init__(self, run: Run, steps: int) -> None:
        self.run = run
        self.rng = random.Random(run.seed)  # noqa: S311 -- no secret
        self.model = Model(size_of(run.base), attention_dropout=run.attention_dropout)
        load_base(self.model, run.base)
        if run.start:
            self.model.load_state_dict(torch.load(run.start)["model"])
        self.model.encoder.words.weight.requires_grad_(False)
        self.average = copy.deepcopy(self.model)
        self.optimiser = torch.optim.AdamW(_groups(self.model, run), fused=True)
        warm = max(1, steps // 12)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(
            self.optimiser, lambda s: min((s + 1) / warm, max(0.02, (steps - s) / (steps - warm)))
        )
        self.epoch = self.step = 0

    def learn(self, data: Sequence[Encoded], silver: Sequence[Silver]) -> list[float]:
        """One epoch; returns the mean losses of tags, roles and relations, all but the first of gold alone."""
        self.model.train()
        sums, count = [0.0, 0.0, 0.0], 0
        gold = batches(data, self.run.batch, self.rng)
        for batch in mixed(gold, batches(silver, self.run.batch, self.rng), self.rng):
            if isinstance(batch[0], Silver):
                zero = torch.zeros(())
                parts = self.run.silver_weight * silver_loss(self.model, batch, self.rng), zero, zero
            else:
                parts = losses(self.model, batch, heads=self.run.role_weight + self.run.relation_weight > 0)
            tag, role, relation = parts
            loss = tag + self.run.role_weight * role + self.run.relation_weight * relation
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimiser.step()
            self.schedule.step()
            self.step += 1
            count += 1
            sums = [total + part.item() for total, part in zip(sums, parts, strict=True)]
            follow(self.average, self.model, min(self.run.average, (1 + self.step) / (10 + self.step)))
        self.epoch += 1
        return [round(total / count, 4) for total in sums]

    def save(self) -> None:
        """Writes the averaged weights, and the state to go on from."""
        run = {name: str(value) for name, value in asdict(self.run).items()}
        torch.save({"model": self.average.state_dict(), "run": run}, self.run.out / "model.pt")
        parts = {name: getattr(self, name).state_dict() for name in _KEPT}
        state = parts | {"torch": torch.get_rng_state(), "python": self.rng.getstate()}
        torch.save(state | {"epoch": self.epoch, "step": self.step}, self.run.out / _STATE)

    def resume(self) -> None:
        """Goes on where a run in the same folder was broken off, if there is one."""
        if (self.run.out / _STATE).exists():
            state = torch.load(self.run.out / _STATE, weights_only=False)
            for name in _KEPT:
                getattr(self, name).load_state_dict(state[name])
            torch.set_rng_state(state["torch"])
            self.rng.setstate(state["python"])
            self.epoch, self.step = state["epoch"], state["step"]


def train(run: Run) -> Iterator[dict[str, Any]]:
    """Trains, and after each epoch saves, and yields a line of figures, which it also adds to ``log.jsonl``."""
    torch.set_num_threads(run.threads)
    torch.manual_seed(run.seed)
    tokenizer = load_tokenizer(run.base)
    examples = load_examples(run.data)
    held = [e for e in examples if is_held_out(e, run.held_out)]
    kept = [e for e in examples if not is_held_out(e, run.held_out)]
    if run.limit:
        held, kept = held[: run.limit // 4], kept[: run.limit]
    renamer = Renamer(kept)
    validation = [encode(example, tokenizer) for example in held]
    run.out.mkdir(parents=True, exist_ok=True)
    silver: list[Silver] = torch.load(run.silver, weights_only=False) if run.silver else []
    share = -(-len(silver) // run.epochs)  # each abstract once in the whole run
    trainer = Trainer(run, (-(-len(kept) // run.batch) + -(-share // run.batch)) * run.epochs)
    trainer.resume()
    while trainer.epoch < run.epochs:
        since = time.monotonic()
        shown = [e if trainer.rng.random() < run.with_title else without_title(e) for e in kept]
        data = [encode(renamer.rename(example, trainer.rng), tokenizer) for example in shown]
        means = trainer.learn(data, silver[trainer.epoch * share :][:share])
        seconds = round(time.monotonic() - since)
        line = {"epoch": trainer.epoch, "seconds": seconds, "losses": means, **score(trainer.average, validation)}
        with (run.out / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        trainer.save()
        yield line


def _groups(model: Model, run: Run) -> list[dict[str, Any]]:
    """Parameters with their rates: what is new learns faster; biases and norms do not decay."""
    return [
        {
            "params": [parameter],
            "lr": run.rate if name.startswith("encoder") and "shapes" not in name else run.head_rate,
            "weight_decay": 0.0 if parameter.ndim == 1 else 0.01,
        }
        for name, parameter in model.named_parameters()
        if parameter.requires_grad
    ]


@torch.no_grad()
def follow(average: Model, model: Model, decay: float) -> None:
    """Moves the average a little towards the model."""
    for ours, theirs in zip(average.parameters(), model.parameters(), strict=True):
        if theirs.requires_grad:
            ours.lerp_(theirs, 1 - decay)
