"""What a model gets right, head by head: spans and types by F1, roles and relations on the annotated mentions."""

from collections import Counter
from collections.abc import Sequence

import torch

from training.batches import head_inputs
from training.data import Encoded
from training.decode import best_path, spans_of
from training.labels import RELATION_MASK, RELATIONS, ROLE_MASK, TYPES
from training.model import Model

#: The log-odds of 0.3: relations are rare, so that half is too much to ask.
_LIKELY = -0.85


def spans_in_text(encoded: Encoded, logs: torch.Tensor) -> set[tuple[int, int, str]]:
    """Spans in code points, grown to whole words; those of the title are left out, as it is not annotated."""
    text = encoded.example.text
    found = set()
    for first, last, type_ in spans_of(best_path(logs[1:-1].numpy())):
        start, end = encoded.offsets[first + 1][0], encoded.offsets[last][1]
        while start > 0 and text[start - 1].isalnum() and text[start].isalnum():
            start -= 1
        while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
            end += 1
        if start >= encoded.example.title_end:
            found.add((start, end, type_))
    return found


def score(model: Model, data: Sequence[Encoded]) -> dict[str, float]:
    """Percentages: F1 of mentions (all, untyped, each type), roles right, F1 of relations (given the mentions)."""
    model.eval()
    right: Counter[str] = Counter()
    gold: Counter[str] = Counter()
    said: Counter[str] = Counter()
    with torch.inference_mode():
        for encoded in data:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                hidden = model.hidden(torch.tensor([encoded.ids]), torch.tensor([encoded.shapes]))
                logs = model.tags(hidden)
            hidden = hidden.float()
            logs = torch.log_softmax(logs.float(), -1)[0]
            example = encoded.example
            truth = {(a, b, TYPES[example.types[e]].value) for a, b, e in example.mentions if a >= example.title_end}
            found = spans_in_text(encoded, logs)
            for counter, spans in ((gold, truth), (said, found), (right, truth & found)):
                counter["all"] += len(spans)
                counter.update(type_ for _, _, type_ in spans)
            gold["untyped"] += len(truth)
            said["untyped"] += len(found)
            right["untyped"] += len({s[:2] for s in truth} & {s[:2] for s in found})
            if encoded.pairs:
                roles, relations, _ = model.heads(hidden[0], *head_inputs(encoded))
                allowed = torch.tensor([ROLE_MASK[t] for t in example.types])
                best = roles.masked_fill(~allowed, -1e4).argmax(-1).tolist()
                held = [bool(m) for m in encoded.members]
                gold["role"] += sum(held)
                said["role"] += sum(held)
                right["role"] += sum(h and a == b for h, a, b in zip(held, best, example.roles, strict=True))
                stated = torch.tensor(encoded.targets) > 0.5
                possible = torch.tensor([RELATION_MASK[example.types[h]][example.types[t]] for h, t in encoded.pairs])
                yes = (relations > _LIKELY) & possible
                gold["relation"] += len(example.relations)
                said["relation"] += int(yes.sum())
                right["relation"] += int((yes & stated).sum())
                for number, name in enumerate(RELATIONS):
                    gold[name.value] += sum(r == number for _, r, _ in example.relations)
                    said[name.value] += int(yes[:, number].sum())
                    right[name.value] += int((yes & stated)[:, number].sum())
    return {name: round(200 * right[name] / max(gold[name] + said[name], 1), 1) for name in gold}
