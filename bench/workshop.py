"""A copy of the project in a folder of its own, with as many cases as one wants, and runs in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASES = Path("rules_src", "casebook")
MEMORY = Path("/dev/shm")
ROOM = 2**30
"""Bytes; the largest casebook and its site take a quarter of that."""
ORDINARY = {name: said for name, said in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""As at anybody's desk, where Python keeps what it has compiled."""


@dataclass(frozen=True)
class Run:
    """One whole process with those it started: its time, and the most memory it held."""

    seconds: float
    """By the clock."""
    cpu: float
    """The processor's: whatever else the machine does, and on however many cores."""
    mib: float


@contextmanager
def workshop(cases: int) -> Iterator[Path]:
    """What git tracks or would track, with the casebook thinned or multiplied to so many cases."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=_in_memory()) as name:
        folder = Path(name)
        listing = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        files = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
        for file in filter(None, files.stdout.split("\0")):
            if (ROOT / file).is_file():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, folder / file)
        _fill(folder / CASES, cases)
        yield folder


def _in_memory() -> Path | None:
    """Where files lie in memory if there is room, so that programs are timed and no disk is."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return MEMORY if roomy else None


def _fill(casebook: Path, cases: int) -> None:
    real = sorted(casebook.rglob("*.yaml"))
    kept = [real[i * len(real) // cases] for i in range(cases)] if cases < len(real) else real
    for file in set(real) - set(kept):
        file.unlink()
    for number in range(cases - len(kept)):
        original = kept[number % len(kept)]
        shutil.copy2(
            original, original.with_stem(f"{original.stem}-copy-{number // len(kept) + 1}")
        )


def commit(folder: Path) -> None:
    """Make the copy a repository of its own with one commit, to be compared with."""
    who = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "bench"]):
        subprocess.run(["git", *words], cwd=folder, check=True)


def run(folder: Path, *module: str, findings: bool = False) -> Run:
    """Run `python -m …` there to its end; its words are shown only when it fails.

    With `findings` exit code 1 is no failure: it has something to tell.
    """
    log = folder / "bench.log"
    start = time.perf_counter()
    with log.open("w") as out:
        command = [sys.executable, "-m", *module]
        process = subprocess.Popen(
            command, cwd=folder, env=ORDINARY, stdout=out, stderr=subprocess.STDOUT
        )
        _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)  # Popen must not wait for it again
    if process.returncode and not (findings and process.returncode == 1):
        sys.exit(f"{' '.join(module)}: exit {process.returncode}\n{log.read_text()[-4000:]}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
