"""Which of the files that MkDocs leaves behind anybody will ever ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

LANGUAGES = "assets/javascripts/lunr/"
"""Material's search in thirty languages, of which two files are ours."""
OURS = frozenset(("lunr.da.min.js", "lunr.stemmer.support.min.js"))


def used(folder: Path) -> Iterator[str]:
    """Every file of a built site below its folder, without source maps and foreign languages."""
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder).as_posix()
        foreign = path.startswith(LANGUAGES) and file.name not in OURS
        if file.is_file() and file.suffix != ".map" and not foreign:
            yield path
