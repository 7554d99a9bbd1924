"""Everything that kg raises on purpose.

The tree::

    KgError                  one clear line for the user, exit status 1
    ├── InputError           a file that cannot be read (carries ``file`` and ``place``)
    │   └── UnknownFormatError   no reader for it (lists the known ones)
    ├── ConfigError          a configuration, lexicon or curation file that does not hold
    ├── ModelError           a trained model that cannot be used: incomplete, changed, made for another version
    ├── WorkspaceError       a folder that is no build of kg, or is broken
    ├── NotFoundError        a paper, entity or named query that is not there (carries ``near``)
    ├── AmbiguousNameError   a name that several papers or entities bear (carries ``candidates``)
    ├── UnknownNameError     a name that is in no table (format, extractor, …; lists the known ones)
    ├── MissingExtraError    what needs a package that is not installed (carries ``extra``)
    ├── QueryError           SPARQL that does not parse or is refused (carries ``line`` and ``column``)
    │   └── QueryLimitError      stopped at the limit of rows
    │       └── QueryTimeoutError    … of time
    └── ValidationError      data that breaks its shapes
"""

from collections.abc import Iterable


class KgError(Exception):
    """The root of the tree: its text is one line that names the thing and the next step."""


class InputError(KgError):
    """A file, or a place in it, that cannot be used."""

    def __init__(self, file: str, reason: str, place: str = "") -> None:
        self.file = file
        self.reason = reason
        self.place = place
        where = f"{file}, {place}" if place else file
        super().__init__(f"{where}: {reason}")


class UnknownFormatError(InputError):
    """No reader takes this file."""

    def __init__(self, file: str, reason: str, known: Iterable[str]) -> None:
        self.known = tuple(sorted(known))
        super().__init__(file, f"{reason} Known: {', '.join(self.known)}.")


class ConfigError(InputError):
    """A configuration, lexicon or curation file that does not hold."""


class ModelError(KgError):
    """A trained model that cannot be used: incomplete, changed, or made for another version of kg."""


class WorkspaceError(KgError):
    """A folder that is no build of kg, or a broken one."""


class NotFoundError(KgError):
    """Nothing of that name; ``near`` holds what comes closest."""

    def __init__(self, what: str, name: str, near: Iterable[str] = ()) -> None:
        self.what = what
        self.name = name
        self.near = tuple(near)
        hint = f" Did you mean: {'; '.join(self.near)}?" if self.near else ""
        super().__init__(f"no {what} named {name!r}.{hint}")


class AmbiguousNameError(KgError):
    """Several things of that name; ``candidates`` tells them apart, each ``"id (label)"``."""

    _SHOWN = 10

    def __init__(self, what: str, name: str, candidates: Iterable[str]) -> None:
        self.what = what
        self.name = name
        self.candidates = tuple(candidates)
        more = len(self.candidates) - self._SHOWN
        rest = f"; and {more} more" if more > 0 else ""
        shown = "; ".join(self.candidates[: self._SHOWN])
        super().__init__(
            f"{name!r} fits more than one {what} ({len(self.candidates)}). Give the id of one: {shown}{rest}."
        )


class UnknownNameError(KgError):
    """A name that is in no table."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what = what
        self.name = name
        self.known = tuple(sorted(known))
        super().__init__(f"unknown {what} {name!r}. Known: {', '.join(self.known)}.")


class MissingExtraError(KgError):
    """Something that a package brings which only an extra of kg installs."""

    def __init__(self, what: str, extra: str) -> None:
        self.what = what
        self.extra = extra
        super().__init__(f"{what} needs packages that are not installed. Get them: pip install 'paperkg[{extra}]'")


class QueryError(KgError):
    """A SPARQL query that does not parse, or that is refused. Line and column count from 1; 0 means unknown."""

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        self.reason = reason
        self.line = line
        self.column = column
        super().__init__(f"line {line}, column {column}: {reason}" if line else reason)


class QueryLimitError(QueryError):
    """A query that was stopped at a limit."""


class QueryTimeoutError(QueryLimitError):
    """A query that was stopped at its time limit."""


class ValidationError(KgError):
    """Data that breaks its shapes; ``problems`` has a line each."""

    def __init__(self, what: str, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            f"{what}: {len(self.problems)} problems, the first: {self.problems[0] if self.problems else '-'}"
        )
