"""Let a revision's own code say what its rules are, in a folder and a process of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from generator.diff.snapshot import Snapshot, parsed

TIMEOUT = 120
"""Seconds; a revision takes about one."""

OLDER = """
import json
from pathlib import Path
from generator.views.data import files
from generator.rulebook import Rulebook
from generator.casebook import read_casebook
from rules_src.laws import SITUATIONS
book = Rulebook(SITUATIONS)
told = files(book, read_casebook(Path("rules_src", "casebook"), book, Path.cwd()))
print(json.dumps({name: json.loads(told[f"{name}.json"]) for name in ("rules", "rows", "cases")}))
"""
"""For revisions that wrote the data of the site, but had no command to tell it."""


class RevisionError(Exception):
    """The revision is not there, or cannot tell; in Danish."""


def snapshot_of(root: Path, revision: str) -> Snapshot:
    """What a git revision says of its rules and cases."""
    commit = _commit(root, revision)
    short = commit[:8]
    name = short if commit.startswith(revision) else f"{revision} ({short})"
    with tempfile.TemporaryDirectory(prefix="revision-") as folder:
        _unpack(root, commit, Path(folder))
        return parsed(_told(Path(folder), name), name)


def _commit(root: Path, revision: str) -> str:
    words = ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    found = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if found.returncode:
        raise RevisionError(
            f"git kender ingen revision »{revision}«; skriv fx main, HEAD~1 eller et commit-nummer"
        )
    return found.stdout.strip()


def _unpack(root: Path, commit: str, folder: Path) -> None:
    """By git archive, so that nothing is left behind in git."""
    command = ["git", "archive", "--format=zip", "-0", commit]
    found = subprocess.run(command, cwd=root, capture_output=True, check=True)
    with zipfile.ZipFile(io.BytesIO(found.stdout)) as archive:
        archive.extractall(folder)


def _told(folder: Path, name: str) -> dict[str, list[object]]:
    told = _run(folder, ["-m", "generator", "data"])
    if told.returncode:
        told = _run(folder, ["-c", OLDER])
    if told.returncode == 0:
        found: dict[str, list[object]] = json.loads(told.stdout)
        return found
    last = (told.stderr.strip().splitlines() or [""])[-1]
    raise RevisionError(
        f"revisionen {name} kan ikke selv sige, hvad dens kendelser er: enten er den ældre end "
        f"kommandoen »data«, eller også er dens regler ikke i orden ({last})"
    )


def _run(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Its own modules and no others: nothing of this process's path, and no files left behind."""
    own = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | own,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
