"""``interop/`` holds scripts for other programs (node, the system's Python), which pytest must not import."""

collect_ignore = ["interop"]
