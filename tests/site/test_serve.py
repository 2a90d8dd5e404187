"""`make serve`: what is written when a case or the code changes."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from copies import ROOT, ran, repository

CASE = "acted_before_director/called-over-a-call-out-of-rotation"
FAULTY = "spectator/kibitzer-names-the-missing-queen"
PAGE = f"docs/sager/{Path(CASE).name}.md"
FOLLOW = """
import sys
from threading import Event, Thread
from dev.serve import follow
ended = Event()
Thread(target=lambda: sys.stdin.read() or ended.set()).start()
follow(ended)
"""
"""Until nobody can say more to it."""


@dataclass
class Writer:
    """The process that follows, the folder that it works in, and the file of its complaints."""

    process: subprocess.Popen[bytes]
    folder: Path
    complaints: Path

    def page(self, holds: Callable[[str], bool]) -> str:
        """Wait until the case's page is so; what it says then."""
        return self.until(self.folder / PAGE, holds)

    def until(self, file: Path, holds: Callable[[str], bool]) -> str:
        """Wait as long as the process lives until a file is so; what it says then."""
        while self.process.poll() is None:
            text = file.read_text("utf-8") if file.is_file() else ""
            if text and holds(text):
                return text
            time.sleep(0.1)
        raise AssertionError(self.complaints.read_text("utf-8"))


@pytest.fixture(scope="module")
def writer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Writer]:
    rules = [Path(case).parent.name for case in (CASE, FAULTY)]
    folder = repository(tmp_path_factory.mktemp("serve"), *rules)
    (folder / "dev").mkdir()
    for name in (
        "dev/__init__.py",
        "dev/serve.py",
        "CONTRIBUTING.md",
        "pyproject.toml",
        "CHANGELOG.md",
    ):
        shutil.copy(ROOT / name, folder / name)
    complaints = folder / "complaints.txt"
    command = [sys.executable, "-c", FOLLOW]
    pipe = subprocess.PIPE
    with (
        complaints.open("w") as into,
        subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=into, stderr=into) as process,
    ):
        yield Writer(process, folder, complaints)
        process.communicate()  # the server ends
        assert process.returncode == 0


@contextmanager
def edited(path: Path, old: str, new: str) -> Iterator[None]:
    """A file says something else for a while."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        yield
    finally:
        path.write_text(text, "utf-8")


def test_a_changed_case_is_written_at_once_and_a_faulty_one_is_not(writer: Writer) -> None:
    before = writer.page(bool)
    casebook = writer.folder / "rules_src" / "casebook"
    with edited(casebook / f"{FAULTY}.yaml", "headnote: ", "zebra: 1\nheadnote: "):
        writer.until(writer.complaints, lambda text: f"{FAULTY}.yaml" in text)
        with edited(casebook / f"{CASE}.yaml", "headnote: ", "headnote: Zebraen "):
            writer.page(lambda text: "# Zebraen" in text)  # though not all is in order
    assert "zebra" not in (writer.folder / f"docs/sager/{Path(FAULTY).name}.md").read_text("utf-8")
    writer.page(lambda text: text == before)


def test_code_is_read_anew_also_after_code_that_cannot_be(writer: Writer) -> None:
    law = writer.folder / "rules_src" / "laws" / "__init__.py"
    with edited(law, "from rules_src", "zebra\nfrom rules_src"):
        said = writer.until(writer.complaints, lambda text: "name 'zebra' is not defined" in text)
    writer.until(writer.complaints, lambda text: "ingen fejl" in text.removeprefix(said))


def test_make_serve_begins_a_module_that_finds_the_others() -> None:
    command = ran("make", "-n", "serve").stdout.splitlines()[-1].split()
    assert command[1:] == ["-m", "dev.serve"]
    assert ran(sys.executable, "-c", f"import {command[-1]}").returncode == 0
