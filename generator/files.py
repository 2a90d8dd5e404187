"""Files that are written whole or not at all, so that nobody reads half of one."""

from __future__ import annotations

import os
from pathlib import Path


def replace_file(path: Path, content: bytes) -> None:
    """Write a file beside and put it in the place of the old; its folder is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}-{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(path)
