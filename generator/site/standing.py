"""Whether the site stands as the last build left it, and all that it was built from too.

Then there is nothing to do. What a build reads is the files of the repository, the few variables
of the environment that are named here, the day, and the packages; all of it is in one hash. What it
makes, the site and the pages in docs/, is in another, so that what somebody has changed by hand is
made again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from generator.book.edition import Edition
from generator.book.record import FOLDER as DOWNLOADS
from generator.site.kept import FOLDER, digest, read, write
from generator.site.write import MANIFEST, written

FOLDERS = ("docs", "generator", "rules_src", "theme")
FILES = ("CONTRIBUTING.md", "mkdocs.yml", "pyproject.toml", "requirements-zensical.txt")
"""What a build reads of the repository; a test sees to it that it opens no other file."""
ENVIRONMENT = ("BUILDER", "REPOSITORY_URL", "SITE_URL", "SOURCE_DATE_EPOCH")
SITE = "site"
"""The folder of the finished site, and what is noted of it."""


class Standing(NamedTuple):
    """A site, and what it is about to be built from."""

    root: Path
    inputs: str

    @property
    def file(self) -> Path:
        return self.root / FOLDER / SITE

    def is_whole(self) -> bool:
        """Whether the site is there, made from just this."""
        return bool(read(self.file) == (self.inputs, self._made()))

    def record(self, edition: Edition) -> None:
        """Note what was made, unless somebody changed what it was made from meanwhile."""
        if inputs_of(self.root, edition) == self.inputs:
            write(self.file, (self.inputs, self._made()))

    def _made(self) -> str:
        return digest(_texts(self.root, (*_files(self.root / SITE), *_outputs(self.root))))


def standing(root: Path, edition: Edition) -> Standing:
    """The site, before it is built."""
    return Standing(root, inputs_of(root, edition))


def inputs_of(root: Path, edition: Edition) -> str:
    """A hash of everything that the site is built from."""
    made = {*_outputs(root)}
    files = (file for name in FOLDERS for file in _files(root / name) if file not in made)
    around = (f"{name}={os.environ.get(name)}" for name in ENVIRONMENT)
    today = datetime.now(UTC).date().isoformat()  # the site map says when each page was built
    top = (root / name for name in FILES)
    return digest((str(edition), today, *around, *_texts(root, (*top, *files))))


def _outputs(root: Path) -> Iterator[Path]:
    """What a build writes into docs/."""
    docs = root / "docs"
    yield from (docs / path for path in (MANIFEST, *written(docs)))
    yield from _files(docs / DOWNLOADS)


def _files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*"))
    return [file for file in found if file.is_file() and "__pycache__" not in file.parts]


def _texts(root: Path, files: Iterable[Path]) -> Iterator[str | bytes]:
    """Each file's name and what is in it; one that is gone is empty, as nobody's file is."""
    for file in files:
        yield file.relative_to(root).as_posix()
        yield file.read_bytes() if file.is_file() else b""
