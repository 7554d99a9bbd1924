"""``kg push``: a build in chunks into a store; after a break it goes on where it was; in the end it counts."""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from kg.cache import cache_folder
from kg.errors import ConfigError, KgError
from kg.push.chunks import CHUNK, chunks
from kg.push.remote import LOOPBACK, PushError, Remote
from kg.push.stores import Target
from kg.rdf.terms import find_iri
from kg.writing import replacing

NTRIPLES = "application/n-triples"

Progress = Callable[[str, int, int], None]
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Job:
    """What is pushed where."""

    file: Path  # N-Triples, N-Quads, Turtle or TriG
    base_iri: str
    target: Target
    graph: str | None = None  # all of it goes in there; None leaves it in the graphs of the file
    replace: bool = True  # what the graphs held before is gone; else it is added to
    chunk: int = CHUNK  # triples of a request at most


@dataclass(frozen=True, slots=True)
class Pushed:
    """What was sent, and what the store has."""

    triples: int
    graphs: int
    counted: int


def push(job: Job, remote: Remote, *, progress: Progress, tell: Tell) -> Pushed:
    """Sends a graph and counts it.

    Args:
        job: what goes where.
        remote: who sends it.
        progress: is told ``("pushing", triples sent, 0)`` after each request.
        tell: is told what the user should know.

    Raises:
        ConfigError: a graph that has no IRI, or the default graph of a store that has none of its own.
        PushError: the store refuses or goes on failing, or has not as many triples as were sent.
        WorkspaceError: the file cannot be read.
    """
    _check(job, remote, tell)
    state = _State.load(job)
    sent: dict[str | None, int] = {}
    learned = False
    for number, chunk in enumerate(chunks(job.file, job.graph, job.chunk)):
        if chunk.graph is None and not job.target.plain_default:
            reason = "the default graph of this store is the union of the others. Name the graph to put it into."
            raise ConfigError("--graph", reason)
        sent[chunk.graph] = sent.get(chunk.graph, 0) + chunk.triples
        if number < state.done:
            continue
        if not learned:
            if state.done:
                tell(f"going on after {sum(sent.values()) - chunk.triples:,} triples that were sent before")
            remote.learn(job.target.graph_url(chunk.graph))
            learned = True
        if chunk.first and not job.replace:
            state.before |= remote.count(job.target.query_url, [chunk.graph])
        method = "PUT" if chunk.first and job.replace else "POST"
        remote.send(method, job.target.graph_url(chunk.graph), chunk.payload, NTRIPLES)
        state.done = number + 1
        state.save()
        progress("pushing", sum(sent.values()), 0)
    counted = remote.count(job.target.query_url, sent)
    state.forget()  # what is wrong now is not made right by going on
    _compare(job, sent, state.before, counted)
    return Pushed(sum(sent.values()), len(sent), sum(counted.values()))


def _check(job: Job, remote: Remote, tell: Tell) -> None:
    """What can be said before anything is sent."""
    if job.graph is not None:
        node = find_iri(job.graph)
        if node is None or node.value != job.graph:
            raise ConfigError("--graph", f"{job.graph!r} is no absolute IRI.")
    if urlsplit(job.base_iri).hostname in LOOPBACK:
        tell(
            f"warning: the graph's IRIs begin with {job.base_iri}, which leads nowhere for others. Before you publish,"
            " build with --base-iri."
        )
    if remote.unprotected(job.target.data_url):
        tell("warning: the address begins with http:, so others may read the credentials on the way. Is there https:?")


def _compare(
    job: Job, sent: Mapping[str | None, int], before: Mapping[str | None, int], counted: Mapping[str | None, int]
) -> None:
    """Raises ``PushError`` for the first graph that has not what it should."""
    for graph, count in sent.items():
        had = 0 if job.replace else before.get(graph, 0)
        if not max(had, count) <= counted[graph] <= had + count:
            name = f"the graph {graph}" if graph else "the default graph"
            expected = f"{count:,} were sent" + (f" and {had:,} were there" if had else "")
            raise PushError(f"{name} has {counted[graph]:,} triples; {expected}. Does somebody else write to it?")


@dataclass(slots=True)
class _State:
    """How far a push came, in a file of the cache that one push to one place with one content has."""

    path: Path
    done: int  # chunks
    before: dict[str | None, int]  # graph -> triples that it had, where they are kept

    @classmethod
    def load(cls, job: Job) -> "_State":
        """The state that a push left that broke; else that of a new one."""
        with job.file.open("rb") as file:
            content = hashlib.file_digest(file, "sha256").hexdigest()
        key = json.dumps([job.target.data_url, job.graph, job.replace, job.chunk, content])
        path = cache_folder() / "push" / f"{hashlib.sha256(key.encode()).hexdigest()}.json"
        try:
            value = json.loads(path.read_text(encoding="utf-8"))
            return cls(path, int(value["done"]), {name or None: int(count) for name, count in value["before"].items()})
        except (OSError, ValueError, KeyError, TypeError, AttributeError):  # there is none, or it was cut off
            return cls(path, 0, {})

    def save(self) -> None:
        """Raises ``KgError`` where the cache cannot be written."""
        before = {name or "": count for name, count in self.before.items()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise KgError(f"{self.path.parent} cannot be made ({error.strerror}). Set KG_CACHE.") from error
        with replacing(self.path) as scratch:
            scratch.write_text(json.dumps({"done": self.done, "before": before}), encoding="utf-8")

    def forget(self) -> None:
        """The push has ended."""
        self.path.unlink(missing_ok=True)
