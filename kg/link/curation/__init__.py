"""The curator's last word: ``curation.toml``, which overrides whatever linking decided (docs/curation.md).

:mod:`read` gets the entries from the file, :mod:`resolve` finds what they name, :mod:`apply` carries them out, and
:mod:`review` proposes which decisions a person should look at.
"""
