"""One build from several: papers that are in more than one become one, and everything is linked anew.

The papers come from the records of the builds, with their raw texts, and are read again by the same extractor (the
cache spares the work where it knows them): what linking has settled in one build is not evidence for the next. So the
result is the build of the joined corpora. Papers whose annotations were given, and those whose texts are withheld,
are taken as they were linked.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import kg
from kg.config import LEAST, BuildConfig
from kg.corpus.merge import merge_copies
from kg.corpus.notes import Item, Note, NoteKind
from kg.corpus.read import Corpus
from kg.errors import KgError, WorkspaceError
from kg.lexicon import load_lexicon
from kg.model import AnnotatedPaper
from kg.outputs import REPORT_JSON, library_versions
from kg.pipeline import Build, Progress, build_from, silent
from kg.records import GIVEN
from kg.workspace import Workspace, load

#: What builds must have in common to be joined: name in the manifest -> what a person is told to do.
_ALIKE = {
    "base_iri": "Build one of them again with --base-iri of the other.",
    "text": "Build both with --no-text, or none.",
    "versions": "Build the older one again.",
    "lexicon": "Build both with the same --lexicon.",
    **{name: f"Build both with the same --{name.replace('_', '-')}." for name in LEAST},
}


def merge_builds(folders: Sequence[Path], config: BuildConfig, progress: Progress = silent) -> Build:
    """Joins builds into the folder that ``config.output`` names.

    Args:
        folders: two builds or more; their order does not matter.
        config: output, formats and what else a build is told. Inputs, base IRI and whether texts are written come from
            the builds; a lexicon that they were built with has to be given again.
        progress: told what is being done.

    Raises:
        KgError: fewer than two builds, or builds that do not go together; the message names what differs.
        WorkspaceError: a folder that holds no build, or a broken one.
    """
    builds = [load(folder) for folder in folders]
    if len({build.folder.resolve() for build in builds}) < 2:
        raise KgError("give two builds or more to join.")
    for build in builds[1:]:
        _check_alike(builds[0], build)
    manifest = builds[0].manifest
    if (manifest.get("lexicon"), manifest["versions"]) != (_lexicon(config), _versions()):
        _refuse_here(builds[0], config)
    titles = sorted({str(build.manifest.get("title", "")) for build in builds} - {""})
    config = replace(
        config,
        inputs=(),
        base_iri=builds[0].base_iri,
        text=bool(manifest["text"]),
        min_confidence=float(manifest.get("min_confidence", 0.0)),
        min_relation_confidence=float(manifest.get("min_relation_confidence", 0.0)),
        title=config.title or " + ".join(titles),
    )
    return build_from(lambda: joined_corpus(builds), config, progress)


def joined_corpus(builds: Sequence[Workspace]) -> Corpus:
    """The papers of all builds, each once, with the notes that the builds have on them."""
    items = [_item(annotated) for build in builds for annotated in build.records.papers]
    merged, notes = merge_copies(items)
    known = {note for build in builds for note in _notes(build)}
    return Corpus(
        papers=tuple(item.paper for item in merged),
        annotated={item.paper.id: item.annotated for item in merged if item.annotated is not None},
        notes=tuple(sorted(known | set(notes))),
    )


def _item(annotated: AnnotatedPaper) -> Item:
    """A paper to extract again, or one whose annotations stand."""
    withheld = any(text.withheld for text in annotated.paper.texts)
    given = any(mention.extractor == GIVEN for mention in annotated.mentions)
    if withheld or given or (annotated.entities and not annotated.mentions):
        entities = tuple(replace(entity, id="") for entity in annotated.entities)
        return Item(annotated.paper, replace(annotated, entities=entities))
    return Item(annotated.paper)


def _notes(build: Workspace) -> list[Note]:
    try:
        rows = json.loads((build.folder / REPORT_JSON).read_text(encoding="utf-8"))["notes"]
        return [Note(NoteKind(row.pop("kind")), **row) for row in rows]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise WorkspaceError(f"{build.folder}/{REPORT_JSON} cannot be read ({error!r}). Build again.") from error


def _check_alike(one: Workspace, two: Workspace) -> None:
    for name, advice in _ALIKE.items():
        first, second = one.manifest.get(name), two.manifest.get(name)
        if first != second:
            raise KgError(
                f"{one.folder} and {two.folder} cannot be joined: {name} is {_told(first, second)} in the one and "
                f"{_told(second, first)} in the other. {advice}"
            )


def _lexicon(config: BuildConfig) -> str | None:
    return load_lexicon(list(map(Path, config.lexicon))).fingerprint if config.lexicon else None


def _versions() -> dict[str, str]:
    return {"paperkg": kg.__version__, **library_versions()}


def _refuse_here(build: Workspace, config: BuildConfig) -> None:
    """Raises: the builds go together, but not with what would extract and link them now."""
    if build.manifest["versions"] != _versions():
        differ = _told(build.manifest["versions"], _versions())
        raise KgError(f"{build.folder} was built by other versions than those here ({differ}). Build it again.")
    has = "were built with a lexicon; give the same" if build.manifest.get("lexicon") else "were built without"
    raise KgError(f"the builds {has} --lexicon.")


def _told(value: object, other: object) -> str:
    """A value; of versions those that differ."""
    if isinstance(value, Mapping):
        others: Mapping[str, Any] = other if isinstance(other, Mapping) else {}
        return (
            ", ".join(f"{name} {version}" for name, version in value.items() if others.get(name) != version) or "none"
        )
    return "not told" if value is None else repr(value)
