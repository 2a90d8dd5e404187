"""When files were last changed, for `tools.serve` and the process that writes its pages."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

Times = dict[Path, int]


def times(tops: tuple[Path, ...], but: tuple[Path, ...] = ()) -> Times:
    """Of each file that is one of these or below one; compiled files and those below `but` not."""
    found: Times = {}
    for file in (file for top in tops for file in (top, *top.rglob("*"))):
        if file.is_file() and "__pycache__" not in file.parts and not {*but} & {*file.parents}:
            with suppress(FileNotFoundError):  # an editor's temporary file, gone again
                found[file] = file.stat().st_mtime_ns
    return found
