"""The process behind `make serve` that keeps the rules in memory and writes the pages."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from copies import ROOT, generator, repository
from own_book import BOOK

from generator.__main__ import main
from generator.cli.console import Console

CASE = "acted_before_director/called-over-a-call-out-of-rotation"
OTHER = "revoke/no-card-played-to-a-trick"
"""One that many pages lead to by its headnote."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = repository(tmp_path_factory.mktemp("serve"))
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("js"))
    for name in ("CONTRIBUTING.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


@dataclass
class Writer:
    """The process, and the file that it complains in."""

    process: subprocess.Popen[str]
    complaints: Path

    def asked(self) -> None:
        """Ask for the pages, and wait until they are written."""
        print(file=self.process.stdin, flush=True)
        assert self.process.stdout
        assert self.process.stdout.readline() == "\n", self.complaints.read_text("utf-8")


@contextmanager
def begun(folder: Path, name: str) -> Iterator[Writer]:
    """A process that ends well when nobody asks any more."""
    command = [sys.executable, "-B", "-m", "tools.pages"]
    pipe, complaints = subprocess.PIPE, folder / f"{name}.txt"
    with complaints.open("w") as told:
        process = subprocess.Popen(
            command, cwd=folder, text=True, stdin=pipe, stdout=pipe, stderr=told
        )
        yield Writer(process, complaints)
        process.communicate()
    assert process.returncode == 0


@pytest.fixture(scope="module")
def keeping(folder: Path) -> Iterator[Writer]:
    """The one that keeps the rules in memory from test to test."""
    with begun(folder, "keeping") as writer:
        yield writer


@pytest.fixture
def first(keeping: Writer) -> Writer:
    """The same, once it has written the pages as they are before anything is edited."""
    keeping.asked()
    return keeping


@contextmanager
def edited(folder: Path, files: str, old: str, new: str) -> Iterator[None]:
    """The first of these files that says the old says the new instead."""
    paths = sorted((folder / "rules_src").glob(files))
    path = next((path for path in paths if old in path.read_text("utf-8")), None)
    assert path, (files, old)
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        yield
    finally:
        path.write_text(text, "utf-8")


def test_a_changed_case_is_written_again_and_a_faulty_one_is_not(
    folder: Path, first: Writer
) -> None:
    file = f"casebook/{CASE}.yaml"
    page = folder / "docs" / "sager" / f"{Path(CASE).name}.md"
    assert "Zebraen" not in page.read_text("utf-8")
    with edited(folder, file, "headnote: ", "headnote: Zebraen "):
        first.asked()
    written = page.read_text("utf-8")
    assert "# Zebraen" in written
    with edited(folder, file, "headnote: ", "zebra: 1\nheadnote: "):
        first.asked()
    assert page.read_text("utf-8") == written
    assert f"{CASE}.yaml" in first.complaints.read_text("utf-8")


def nothing_is_left_to_write(folder: Path) -> bool:
    """Whether all pages, made anew of the cases there and the rules here, read as they do now."""
    said = io.StringIO()
    console = Console.of_today(folder, out=said, err=said)
    vars(console)["book"] = BOOK  # explored once for all of them
    assert main(["pages"], console) == 0
    return "Intet er ændret." in said.getvalue()


@pytest.mark.parametrize(
    ("old", "new"),
    [("story: >\n", "story: >\n  Zebraen.\n"), ("headnote: ", "headnote: Zebraen ")],
    ids=["its story", "its headnote"],
)
def test_what_is_not_made_again_for_a_case_says_what_it_would_say(
    folder: Path, first: Writer, old: str, new: str
) -> None:
    with edited(folder, f"casebook/{OTHER}.yaml", old, new):
        first.asked()
        assert nothing_is_left_to_write(folder)


@pytest.mark.usefixtures("first")
def test_what_another_process_makes_for_code_says_what_it_would_say(folder: Path) -> None:
    """It takes over, and has not read the rules before it is asked."""
    with (
        begun(folder, "second") as second,
        edited(folder, "laws/**/*.py", "Det utilstrækkelige bud", "Zebraen"),
        edited(folder, "laws/**/*.py", 'title="', 'title="Zebraen '),
        edited(folder, "**/roles.py", '"lho": "MTV"', '"lho": "zebraen"'),
    ):
        second.asked()
        assert "Intet er ændret." in generator(folder, "pages").stderr


def test_make_serve_begins_a_module_that_finds_the_others() -> None:
    said = subprocess.run(["make", "-n", "serve"], cwd=ROOT, capture_output=True, text=True)
    command = said.stdout.splitlines()[-1].split()
    assert command[1:] == ["-m", "tools.serve"]
    subprocess.run([sys.executable, "-c", f"import {command[-1]}"], cwd=ROOT, check=True)
