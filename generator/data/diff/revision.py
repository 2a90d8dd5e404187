"""Run a revision's own code, in a folder and a process of its own, to get its snapshot."""

import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from generator.data.diff.snapshot import Snapshot, parse

TIMEOUT = 120
"""Seconds; a revision takes about one."""


class RevisionError(Exception):
    """The revision does not exist or its code fails; the message is Danish."""


def snapshot_of(root: Path, revision: str) -> Snapshot:
    """The snapshot of a git revision."""
    commit = _commit(root, revision)
    short = commit[:8]
    name = short if commit.startswith(revision) else f"{revision} ({short})"
    with tempfile.TemporaryDirectory(prefix="revision-") as folder:
        _unpack(root, commit, Path(folder))
        return parse(_data(Path(folder), name), name)


def changed_files(root: Path, revision: str) -> tuple[str, ...]:
    """The files that differ from a revision in the working tree, new ones too."""
    commit = _commit(root, revision)
    commands = (
        ["git", "diff", "--name-only", "--no-renames", commit, "--"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    told = (
        subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
        for command in commands
    )
    return tuple(dict.fromkeys("".join(told).splitlines()))


def _commit(root: Path, revision: str) -> str:
    words = ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    git = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if git.returncode:
        raise RevisionError(
            f"git kender ingen revision »{revision}«; skriv fx main, HEAD~1 eller et commit-nummer"
        )
    return git.stdout.strip()


def _unpack(root: Path, commit: str, folder: Path) -> None:
    """Unpack a commit with `git archive`, which leaves no trace in git."""
    command = ["git", "archive", "--format=zip", "-0", commit]
    git = subprocess.run(command, cwd=root, capture_output=True, check=True)
    with zipfile.ZipFile(io.BytesIO(git.stdout)) as archive:
        archive.extractall(folder)


def _data(folder: Path, name: str) -> dict[str, list[object]]:
    """Run the revision in the folder, with only its own modules, and write no compiled files."""
    environment = {
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    process = subprocess.run(
        [sys.executable, "-m", "generator", "data"],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    if process.returncode == 0:
        data: dict[str, list[object]] = json.loads(process.stdout)
        return data
    last = (process.stderr.strip().splitlines() or [""])[-1]
    raise RevisionError(
        f"revisionen {name} kan ikke selv sige, hvad dens kendelser er: enten er den ældre end "
        f"kommandoen »data«, eller også er dens regler ikke i orden ({last})"
    )
