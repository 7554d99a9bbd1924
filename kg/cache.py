"""Where caches live: what was extracted before, and the stores that queries run on."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """``$KG_CACHE``, else the user's cache folder of the platform; it need not exist."""
    if given := os.environ.get("KG_CACHE"):
        return Path(given)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "paperkg"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "paperkg"
