"""The process behind `make serve` that keeps the rules in memory and writes the pages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from copies import ROOT, generator, repository

CASE = "acted_before_director/called-over-a-call-out-of-rotation"
OTHER = "revoke/no-card-played-to-a-trick"
"""One that many pages lead to by its headnote."""

Process = subprocess.Popen[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = repository(tmp_path_factory.mktemp("serve"))
    shutil.copytree(ROOT / "tools", folder / "tools")
    for name in ("CONTRIBUTING.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


@contextmanager
def begun(folder: Path) -> Iterator[Process]:
    command = [sys.executable, "-B", "-m", "tools.pages"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=folder, text=True, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        yield process


def asked(process: Process) -> None:
    """Ask for the pages, and wait until they are written."""
    print(file=process.stdin, flush=True)
    assert process.stdout
    assert process.stdout.readline() == "\n"


@contextmanager
def edited(folder: Path, file: str, old: str, new: str) -> Iterator[None]:
    path = folder / "rules_src" / file
    text = path.read_text("utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), "utf-8")
    yield
    path.write_text(text, "utf-8")


def test_a_changed_case_is_written_again_and_a_faulty_one_is_not(folder: Path) -> None:
    file = f"casebook/{CASE}.yaml"
    page = folder / "docs" / "sager" / f"{Path(CASE).name}.md"
    with begun(folder) as process:
        asked(process)
        assert "Zebraen" not in page.read_text("utf-8")
        with edited(folder, file, "headnote: ", "headnote: Zebraen "):
            asked(process)
        written = page.read_text("utf-8")
        assert "# Zebraen" in written
        with edited(folder, file, "headnote: ", "zebra: 1\nheadnote: "):
            asked(process)
        assert page.read_text("utf-8") == written
        _, errors = process.communicate()
    assert f"{CASE}.yaml" in errors
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (f"casebook/{OTHER}.yaml", "story: >\n", "story: >\n  Zebraen.\n"),
        (f"casebook/{OTHER}.yaml", "headnote: ", "headnote: Zebraen "),
        ("laws/law_27_insufficient_bid/words.py", "Det utilstrækkelige bud", "Zebraen"),
        ("laws/law_49_52_penalty_cards/__init__.py", 'title="', 'title="Zebraen '),
        ("model/roles.py", '"lho": "MTV"', '"lho": "zebraen"'),
    ],
    ids=["a story", "a headnote", "a step", "the title of a situation", "what a role reads"],
)
def test_what_is_not_made_again_says_what_it_would_say(
    folder: Path, file: str, old: str, new: str
) -> None:
    with begun(folder) as first, begun(folder) as second:
        asked(first)
        with edited(folder, file, old, new):
            asked(first if file.startswith("casebook") else second)
            done = generator(folder, "pages")
    assert "Intet er ændret." in done.stderr


def test_make_serve_begins_a_module_that_finds_the_others() -> None:
    said = subprocess.run(["make", "-n", "serve"], cwd=ROOT, capture_output=True, text=True)
    command = said.stdout.splitlines()[-1].split()
    assert command[1:] == ["-m", "tools.serve"]
    subprocess.run([sys.executable, "-c", f"import {command[-1]}"], cwd=ROOT, check=True)
