"""A copy of the rules, cases and generator as they stand, in a git repository of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHO = ("-c", "user.name=x", "-c", "user.email=x@example.invalid")


def repository(folder: Path) -> Path:
    """One commit on main, with all that `python -m generator` needs."""
    for name in ("rules_src", "generator"):
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=skip)
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, *WHO, "commit", "-q", "-m", "x")
    return folder


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def generator(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`python -m generator …` there."""
    command = [sys.executable, "-m", "generator", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
