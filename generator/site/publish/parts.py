"""Which of the files that the builder leaves behind anybody will ever ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ASKED_FOR = re.compile(r'\b(?:href|src)="?([^"\s>?#]+)')
OF_THE_BUILDER = (".js", ".css", ".json", ".map")
"""What a builder brings with it, needed or not."""


def drop_unused(site: Path, docs: Path) -> None:
    """Remove the builder's own scripts and style sheets that no page asks for."""
    asked = {Path(path).name for page in site.rglob("*.html") for path in _asked(page)}
    for file in sorted(site.rglob("*")):
        ours = (docs / file.relative_to(site)).exists()
        if file.suffix in OF_THE_BUILDER and not ours and file.name not in asked:
            file.unlink()
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def _asked(page: Path) -> list[str]:
    return ASKED_FOR.findall(page.read_text("utf-8"))


def used(folder: Path) -> Iterator[str]:
    """Every file of a built site below its folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            yield file.relative_to(folder).as_posix()
