"""Run the generator: here, in a copy with a git repository of its own, on a small site."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import small_rules

from generator.cases.casebook import Casebook, read_casebook
from generator.cli.console import Console
from generator.cli.main import main
from generator.engine.rulebook import Rulebook
from generator.site.pages import Page, specs, write
from generator.site.render import render
from generator.views.content import Content
from rules_src.model.situation import Situation

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = (ROOT / "tests" / "hostile.txt").read_text("utf-8").splitlines()
"""What somebody might write to get more than a text into a page."""
SMALL = Rulebook(small_rules.SITUATIONS)
WHO = ("-c", "user.name=x", "-c", "user.email=x@example.invalid")


def repository(folder: Path, *rules: str) -> Path:
    """One commit on main, with all that `python -m generator` needs, and the cases of these rules,
    which come after no others': all of them take as long to read each time as the rest together."""
    for name in ("rules_src", "generator"):
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=skip)
    for cases in (folder / "rules_src" / "casebook").iterdir():
        if cases.name not in rules:
            shutil.rmtree(cases)
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, *WHO, "commit", "-q", "-m", "x")
    return folder


def ran(
    *command: str | Path, cwd: Path = ROOT, given: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """A command that has ended, with what it was given and these variables besides."""
    env, words = os.environ | variables, [*map(str, command)]
    return subprocess.run(
        words, cwd=cwd, env=env, input=given, capture_output=True, text=True, check=False
    )


def git(folder: Path, *words: str) -> str:
    done = ran("git", *words, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def generator(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`python -m generator …` there."""
    return ran(sys.executable, "-m", "generator", *words, cwd=folder)


def follows(schema: str, *files: Path) -> None:
    """Hold files to a schema that is published."""
    checker = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}")
    done = ran(*checker, "--default-filetype", "yaml", *files)
    assert done.returncode == 0, done.stdout + done.stderr


def built(folder: Path, pages: Iterable[Page], *, address: str = "") -> Path:
    """The site of these pages, by MkDocs with the real settings and theme, and with no assets."""
    write(pages, folder / "docs")
    upkeep = folder / "docs" / "bidrag" / "vedligehold" / "index.md"
    upkeep.parent.mkdir(parents=True)
    upkeep.write_text("# Vedligehold\n", "utf-8")
    text = (ROOT / "mkdocs.yml").read_text("utf-8").replace("custom_dir: theme", "custom_dir: x")
    (folder / "base.yml").write_text(text, "utf-8")
    (folder / "mkdocs.yml").write_text(
        f"INHERIT: {folder / 'base.yml'}\ndocs_dir: docs\nextra_css: []\nextra_javascript: []\n"
        f"theme: {{custom_dir: {ROOT / 'theme'}}}\n",
        "utf-8",
    )
    known = {"SITE_URL": address} if address else {}
    done = ran(sys.executable, "-m", "mkdocs", "build", "-q", cwd=folder, **known)
    assert done.returncode == 0, done.stderr
    return folder / "site"


def casebook_of(folder: Path, rule: str = "call", /, **texts: str | bytes) -> Casebook:
    """A casebook of the tiny rules: these files, all of them in the folder of one rule."""
    (folder / rule).mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        raw = text if isinstance(text, bytes) else text.encode()
        (folder / rule / f"{name.replace('_', '-')}.yaml").write_bytes(raw)
    return read_casebook(folder, SMALL, folder)


def markdown_of(content: Content) -> dict[str, str]:
    """The Markdown of every page, without what is made beside them: search, scripts and data."""
    return {spec.path: render(spec) for spec in specs(content)}


def run_on(
    root: Path, situations: tuple[Situation, ...], *words: str, **more: Any
) -> tuple[int, str, str]:
    """A command on some situations in a folder: its code, output and errors."""
    out, err = StringIO(), StringIO()
    console = Console(root, situations, out=out, err=err, **more)
    return main(words, console), out.getvalue(), err.getvalue()
