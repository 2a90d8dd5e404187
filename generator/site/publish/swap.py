"""A site built beside the one that stands, and put in its place when it is whole.

A build that is killed, refused or out of room leaves the old site as it was.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BESIDE = Path(".cache", "build")
"""Seen from the root: on the same disc as the site, so that a folder is moved by its name alone."""
OLD = "old"


@contextmanager
def beside(root: Path, site: Path) -> Iterator[Path]:
    """An empty folder that becomes the site if all goes well, and is removed if not."""
    workshop = root / BESIDE
    workshop.mkdir(parents=True, exist_ok=True)
    _tidy(workshop, site)
    new = workshop / f"new-{os.getpid()}"
    try:
        new.mkdir()
        yield new
        _swap(new, site, workshop / f"{OLD}-{os.getpid()}")
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _swap(new: Path, site: Path, old: Path) -> None:
    if site.exists():
        site.rename(old)
    new.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def _tidy(workshop: Path, site: Path) -> None:
    """Remove what a killed build left; put the site back if it was killed between two names."""
    for left in sorted(workshop.iterdir()):
        kind, _, number = left.name.rpartition("-")
        if number.isdigit() and _runs(int(number)):
            continue
        if kind == OLD and not site.exists():
            left.rename(site)
        else:
            shutil.rmtree(left, ignore_errors=True)


def _runs(process: int) -> bool:
    """Whether a process is there, and is another than this one."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
