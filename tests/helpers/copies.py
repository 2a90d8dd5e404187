"""Run the generator: here, in a copy with a git repository of its own, on a small site."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

from generator.cli.console import Console
from generator.cli.main import main
from generator.site.pages import Page, write
from rules_src.model.situation import Situation

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = (ROOT / "tests" / "hostile.txt").read_text("utf-8").splitlines()
"""What somebody might write to get more than a text into a page."""
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


def built(folder: Path, pages: Iterable[Page], *, theme: str = "", address: str = "") -> Path:
    """The site of these pages, by MkDocs with the real settings and theme, and with no assets."""
    write(pages, folder / "docs")
    upkeep = folder / "docs" / "bidrag" / "vedligehold" / "index.md"
    upkeep.parent.mkdir(parents=True)
    upkeep.write_text("# Vedligehold\n", "utf-8")
    text = (ROOT / "mkdocs.yml").read_text("utf-8").replace("custom_dir: theme", "custom_dir: x")
    (folder / "base.yml").write_text(text, "utf-8")
    (folder / "mkdocs.yml").write_text(
        f"INHERIT: {folder / 'base.yml'}\ndocs_dir: docs\nextra_css: []\nextra_javascript: []\n"
        f"theme: {{custom_dir: {ROOT / 'theme'}{theme}}}\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "mkdocs", "build", "-q"]
    given = {**os.environ, **({"SITE_URL": address} if address else {})}
    done = subprocess.run(
        command, cwd=folder, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


def run_on(
    root: Path, situations: tuple[Situation, ...], *words: str, **more: Any
) -> tuple[int, str, str]:
    """A command on some situations in a folder: its code, output and errors."""
    out, err = StringIO(), StringIO()
    console = Console(root, situations, out=out, err=err, **more)
    return main(words, console), out.getvalue(), err.getvalue()
