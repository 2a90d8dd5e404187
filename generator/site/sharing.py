"""Work shared among processes, each of which begins with all that is in memory here."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = Path("/proc/self/task")
"""A folder for each thread of this process; only Linux has it."""

_work: Sequence[Callable[[], Any]] = ()
"""What this process was begun to do: inherited, since all that it refers to is too much to send."""


def processors() -> int:
    """How many processes can share work; 1 where none can be forked safely, as beside a thread."""
    safe = THREADS.is_dir() and len([*THREADS.iterdir()]) == 1
    return len(os.sched_getaffinity(0)) if safe else 1


def shared(work: Sequence[Callable[[], T]], among: int) -> Iterator[T]:
    """What each piece of work gives, in order; one that fails there is tried again here.

    So an error is met in this process, with its own place, as if the work had not been shared.
    """
    if among == 1:
        yield from (piece() for piece in work)
        return
    with get_context("fork").Pool(among, _begin, (work,)) as pool:
        for piece, made in zip(work, pool.imap(_done, range(len(work))), strict=True):
            yield piece() if made is None else made


def _begin(work: Sequence[Callable[[], Any]]) -> None:
    """A new process: it knows the work, and leaves Ctrl-C to the one that waits for it."""
    global _work
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _done(number: int) -> Any:
    with suppress(Exception):
        return _work[number]()
    return None
