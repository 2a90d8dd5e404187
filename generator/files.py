"""Files that are written whole or not at all, so that nobody reads half of one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path


def replace_file(path: Path, content: bytes) -> None:
    """Write a file beside and put it in the place of the old; its folder is made if need be."""
    replace_files({path: content})


def replace_files(contents: Mapping[Path, bytes]) -> None:
    """Write files so that either all are new or, if one cannot be written, all are as before."""
    parts = {path: path.with_name(f".{path.name}-{os.getpid()}.part") for path in contents}
    with ExitStack() as stack:
        for path, part in parts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            stack.callback(part.unlink, missing_ok=True)
            part.write_bytes(contents[path])
        for path, part in parts.items():
            part.replace(path)
