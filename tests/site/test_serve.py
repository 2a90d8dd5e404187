"""`make serve`: the process that keeps the rules in memory, and what it writes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from copies import ROOT, repository

CASE = "acted_before_director/called-over-a-call-out-of-rotation"
PAGE = f"docs/sager/{Path(CASE).name}.md"


@dataclass
class Writer:
    """The process, its folder, and the file that it complains in."""

    process: subprocess.Popen[str]
    folder: Path
    complaints: Path

    def page(self) -> str:
        """Let it write all pages; what the case's page says then."""
        print(file=self.process.stdin, flush=True)
        assert self.process.stdout
        assert self.process.stdout.readline(), self.complaints.read_text("utf-8")
        return (self.folder / PAGE).read_text("utf-8")


@pytest.fixture(scope="module")
def writer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Writer]:
    folder = repository(tmp_path_factory.mktemp("serve"))
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("js"))
    for name in ("CONTRIBUTING.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    complaints, pipe = folder / "complaints.txt", subprocess.PIPE
    command = [sys.executable, "-m", "tools.serve", "write"]
    with (
        complaints.open("w") as into,
        subprocess.Popen(
            command, cwd=folder, text=True, stdin=pipe, stdout=pipe, stderr=into
        ) as process,
    ):
        yield Writer(process, folder, complaints)
        process.communicate()
    assert process.returncode == 0


@contextmanager
def edited(folder: Path, old: str, new: str) -> Iterator[None]:
    """The case says something else for a while."""
    path = folder / "rules_src" / "casebook" / f"{CASE}.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        yield
    finally:
        path.write_text(text, "utf-8")


def test_a_changed_case_is_written_and_a_faulty_one_is_not(writer: Writer) -> None:
    before = writer.page()
    with edited(writer.folder, "headnote: ", "headnote: Zebraen "):
        changed = writer.page()
        assert "# Zebraen" in changed
    with edited(writer.folder, "headnote: ", "zebra: 1\nheadnote: "):
        assert writer.page() == changed
    assert f"{CASE}.yaml" in writer.complaints.read_text("utf-8")
    assert writer.page() == before


def test_make_serve_begins_a_module_that_finds_the_others() -> None:
    said = subprocess.run(["make", "-n", "serve"], cwd=ROOT, capture_output=True, text=True)
    command = said.stdout.splitlines()[-1].split()
    assert command[1:] == ["-m", "tools.serve"]
    subprocess.run([sys.executable, "-c", f"import {command[-1]}"], cwd=ROOT, check=True)
