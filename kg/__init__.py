"""kg: knowledge graphs from research papers.

``kg.build(kg.BuildConfig(inputs=("seeds",), output="kg-out"))`` builds, ``kg.load("kg-out")`` opens what was built.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kg.config import BuildConfig
    from kg.pipeline import build
    from kg.workspace import Workspace, load

__version__ = "0.1.0"
__all__ = ["BuildConfig", "Workspace", "build", "load"]

_WHERE = {
    "BuildConfig": "kg.config",
    "build": "kg.pipeline",
    "Workspace": "kg.workspace",
    "load": "kg.workspace",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 -- the public names are imported when they are first used
    if name not in _WHERE:
        raise AttributeError(f"module 'kg' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(_WHERE[name]), name)
