"""A site built beside the one that stands, and put in its place when it is whole.

A build that is killed, refused or out of room leaves the old site as it was. Builds at the same
time have a bench each; the system frees the bench of one that is killed. The first is the
usual one and always has the same name: a builder may know only there what it has built before.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

BESIDE = Path(".cache", "build")
"""Seen from the root: on the same disc as the site, so that a folder is moved by its name alone."""
NEW, OLD = "new", "old"


@contextmanager
def beside(root: Path, site: Path) -> Iterator[Path]:
    """An empty folder that becomes the site if all goes well, and is removed if not.

    Beside it there is room for what lasts no longer than the building.
    """
    workshop = root / BESIDE
    workshop.mkdir(parents=True, exist_ok=True)
    for left in sorted(workshop.iterdir()):
        with _taken(left) as is_ours:
            if is_ours:
                _tidy(left, site)
    for number in count(1):
        with _taken(workshop / str(number)) as is_ours:
            if is_ours:
                yield from _built(workshop / str(number), site)
                return


def _built(bench: Path, site: Path) -> Iterator[Path]:
    new = bench / NEW
    try:
        new.mkdir()
        yield new
        if site.exists():
            site.rename(bench / OLD)
        new.rename(site)
    finally:
        _tidy(bench, site)


@contextmanager
def _taken(bench: Path) -> Iterator[bool]:
    """Whether a bench is free for this build, which has it until it lets go or ends."""
    bench.mkdir(exist_ok=True)
    here = os.open(bench, os.O_RDONLY)
    try:
        fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield True
    except BlockingIOError:
        yield False
    finally:
        os.close(here)


def _tidy(bench: Path, site: Path) -> None:
    """Clear a bench; put the site back if its build ended between two names."""
    if (bench / OLD).exists() and not site.exists():
        (bench / OLD).rename(site)
    for left in bench.iterdir():
        shutil.rmtree(left, ignore_errors=True)
