"""All or nothing: what is made takes its place in docs/ and site/ when everything is made.

The work is done in a folder beside, on the same disc. Then only names are changed, by a list that
the next command follows to its end if this one is killed meanwhile.
"""

import errno
import fcntl
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from generator.text.files import linked, replace_file

DOCS, SITE = "docs", "site"
BUILDS = Path(".cache", "build")
"""Seen from the root: on the same disc as the site, so that a folder is moved by its name alone."""
MOVES = "moves.json"


class NotBuiltError(Exception):
    """What was made must not take its place; the message says why, in Danish."""


@contextmanager
def staged(root: Path) -> Iterator[Path]:
    """A folder with docs/ in it: what is new there, and a site beside it, take their places.

    Unless all goes well, docs/ and site/ of the root stay as they were.
    """
    (root / BUILDS).mkdir(parents=True, exist_ok=True)
    disc = (root / BUILDS).stat().st_dev
    for name in (DOCS, SITE):
        if (root / name).exists() and (root / name).stat().st_dev != disc:
            raise OSError(errno.EXDEV, "", str(root / name))
    with ExitStack() as stack:
        with _locked(root / BUILDS):
            for left in (root / BUILDS).iterdir():
                with suppress(BlockingIOError), _locked(left, fcntl.LOCK_NB):  # of a killed one
                    _finish(left, root)
            here = Path(tempfile.mkdtemp(dir=root / BUILDS))
            stack.enter_context(_locked(here))
        try:
            (here / DOCS).mkdir()
            if (root / DOCS).is_dir():  # by links: a file is written anew, and never written in
                shutil.copytree(root / DOCS, here / DOCS, copy_function=linked, dirs_exist_ok=True)
            before = _files(here / DOCS)
            yield here
            after = _files(here / DOCS)
            moves = {
                "new": [SITE] * (here / SITE).exists()
                + [file for file, number in after.items() if before.get(file) != number],
                "gone": [file for file in before if file not in after],
            }
            for file in moves["new"]:
                (root / file).parent.mkdir(parents=True, exist_ok=True)
            replace_file(here / MOVES, json.dumps(moves).encode())
        finally:
            _finish(here, root)


@contextmanager
def _locked(folder: Path, how: int = 0) -> Iterator[None]:
    """As long as the process lives, and no longer."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | how)
        yield
    finally:
        os.close(handle)


def _files(docs: Path) -> dict[str, int]:
    """Each file as seen from the folder above, and its number on the disc."""
    files = (path for path in docs.rglob("*") if path.is_file())
    return {path.relative_to(docs.parent).as_posix(): path.stat().st_ino for path in files}


def _finish(here: Path, root: Path) -> None:
    """Change the names that are to be changed, and have not been; then remove the folder."""
    moves = json.loads((here / MOVES).read_bytes()) if (here / MOVES).exists() else {}
    for name in moves.get("new", ()):
        new, old = here / name, root / name
        if new.exists():
            if old.is_dir():
                old.rename(here / "old")
            new.rename(old)
    for name in moves.get("gone", ()):
        remove(root / DOCS, root / name)
    shutil.rmtree(here)


def remove(docs: Path, file: Path) -> None:
    """Remove a page, and the folders that it leaves empty."""
    file.unlink(missing_ok=True)
    for folder in file.parents:
        if folder == docs or not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()
