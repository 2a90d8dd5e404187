"""`make serve`: the process that keeps the rules in memory, and what is shown of a page."""

from __future__ import annotations

import io
import json
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

from generator.cli.console import Console
from generator.cli.served import Desk
from generator.site import render
from generator.site.page import PageSpec

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

    def asked(self, page: str = "") -> str | None:
        """Ask for a page, or wait until all are written."""
        print(page, file=self.process.stdin, flush=True)
        assert self.process.stdout
        answer = self.process.stdout.readline()
        assert answer, self.complaints.read_text("utf-8")
        text: str | None = json.loads(answer)
        return text


@contextmanager
def begun(folder: Path, name: str) -> Iterator[Writer]:
    """A process that ends well when nobody asks any more."""
    command = [sys.executable, "-m", "tools.pages"]
    pipe, complaints = subprocess.PIPE, folder / f"{name}.txt"
    with complaints.open("w") as told:
        process = subprocess.Popen(
            command, cwd=folder, text=True, stdin=pipe, stdout=pipe, stderr=told
        )
        yield Writer(process, complaints)
        process.communicate()
    assert process.returncode == 0


def edit(folder: Path, files: str, old: str, new: str) -> tuple[Path, str]:
    """Let the first of these files that says the old say the new instead; what it said before."""
    paths = sorted((folder / "rules_src").glob(files))
    path = next((path for path in paths if old in path.read_text("utf-8")), None)
    assert path, (files, old)
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path, text


@contextmanager
def edited(folder: Path, files: str, old: str, new: str) -> Iterator[None]:
    """The same for a while."""
    path, text = edit(folder, files, old, new)
    try:
        yield
    finally:
        path.write_text(text, "utf-8")


def files_of(folder: Path) -> dict[str, bytes]:
    """Every file that is written for the site."""
    docs = folder / "docs"
    files = (file for file in docs.rglob("*") if file.is_file())
    return {file.relative_to(docs).as_posix(): file.read_bytes() for file in files}


def saying(folder: Path, word: bytes) -> list[str]:
    """The files that say a word."""
    return [name for name, text in files_of(folder).items() if word in text.lower()]


@dataclass
class Kept:
    """The process that keeps the rules in memory from test to test, and what it wrote at first."""

    writer: Writer
    files: dict[str, bytes]
    """What stood there when two cases had been edited back, one after the other."""
    late: list[str]
    """Files that still said the story which was edited back first, before the second was."""


@pytest.fixture(scope="module")
def kept(folder: Path) -> Iterator[Kept]:
    """It begins before the laws are edited, for as long as the folder is there."""
    edit(folder, "**/roles.py", '"lho": "MTV"', '"lho": "giraffen"')
    with begun(folder, "keeping") as writer:
        edit(folder, "laws/**/*.py", "Det utilstrækkelige bud", "Giraffen")
        edit(folder, "laws/**/*.py", 'title="', 'title="Giraffen ')
        with edited(folder, f"casebook/{OTHER}.yaml", "headnote: ", "headnote: Zebraen "):
            with edited(folder, f"casebook/{CASE}.yaml", "story: >\n", "story: >\n  Okapien.\n"):
                writer.asked()
                assert saying(folder, b"okapien")
            writer.asked()
            late = saying(folder, b"okapien")
        writer.asked()
        yield Kept(writer, files_of(folder), late)


def test_one_changed_case_is_read_again_and_one_page_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[str] = []

    def noted(spec: PageSpec) -> str:
        rendered.append(spec.path)
        return plain(spec)

    plain = render.render
    monkeypatch.setattr(render, "render", noted)
    console = Console.of_today(folder, err=io.StringIO())
    vars(console)["book"] = BOOK
    desk = Desk(console, lambda: True)
    pages = [f"sager/{Path(case).name}.md" for case in (CASE, OTHER)]
    desk.page(pages[0])
    assert desk.read
    before = desk.read.cases
    with edited(folder, f"casebook/{OTHER}.yaml", "story: >\n", "story: >\n  Zebraen.\n"):
        assert "Zebraen." in (desk.page(pages[1]) or "")
        desk.write_all(patiently=True)
    again = [new.id for old, new in zip(before, desk.read.cases, strict=True) if old is not new]
    assert again == [Path(OTHER).name]
    assert rendered == pages, "a page that is asked for comes before all the others"


SHOWN = r"""
import shutil
import sys
from pathlib import Path
from tools.serve import Server
site = Path(sys.argv[1])
server = Server(str(site))
try:
    for target in sys.argv[2:]:
        server.make(target)
        print(f"{target} {'Zebraen' in (site / target).read_text('utf-8')}")
        case = Path("rules_src/casebook") / "CASE.yaml"
        text = case.read_text("utf-8").replace("story: >", "story: >\n  Zebraen.")
        case.write_text(text, "utf-8")
        server.renew()
    shutil.copy(site / target, site / "before.html")
    case.unlink()
    Path(f"docs/sager/{case.stem}.md").unlink()
    server.make(target)
    print(f"{target} {(site / target).exists()}")
finally:
    server.writer.stop()
"""


@pytest.mark.usefixtures("kept")
def test_a_page_is_put_into_its_frame_when_it_is_asked_for_and_goes_with_its_case(
    folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(ROOT / "theme", folder / "theme")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    page = f"sager/{Path(CASE).name}/index.html"
    with edited(folder, f"casebook/{CASE}.yaml", "story: >", "story: >"):
        command = [sys.executable, "-c", SHOWN.replace("CASE", CASE), str(tmp_path), page, page]
        shown = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    said = [f"{page} False", f"{page} True", f"{page} False"]
    assert shown.stdout.splitlines() == said, shown.stderr
    assert "</nav>" in (tmp_path / "before.html").read_text("utf-8")


def test_the_process_that_waits_has_read_no_law() -> None:
    names = "print(*[name for name in sys.modules if name.startswith('rules_src.laws')])"
    command = [sys.executable, "-c", f"import sys, tools.pages; {names}"]
    read = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert read.stdout == "\n"


def test_what_is_not_made_again_says_what_it_would_say(folder: Path, kept: Kept) -> None:
    """For a story, a headnote, and code that is edited after the process has begun: another
    process, which reads everything now, would write the same.

    A page that shows the story and the headnote is made again for the second of them; such a one
    must have been right before that too.
    """
    assert not kept.late
    said = generator(folder, "pages")
    assert said.returncode == 0, said.stderr
    made = files_of(folder)
    assert [name for name in made if made[name] != kept.files.get(name)] == []
    assert made.keys() == kept.files.keys()


def test_make_serve_begins_a_module_that_finds_the_others() -> None:
    said = subprocess.run(["make", "-n", "serve"], cwd=ROOT, capture_output=True, text=True)
    command = said.stdout.splitlines()[-1].split()
    assert command[1:] == ["-m", "tools.serve"]
    subprocess.run([sys.executable, "-c", f"import {command[-1]}"], cwd=ROOT, check=True)


def test_a_changed_case_is_seen_at_once_and_a_faulty_one_is_not(folder: Path, kept: Kept) -> None:
    writer = kept.writer
    file, page = f"casebook/{CASE}.yaml", f"sager/{Path(CASE).name}.md"
    assert writer.asked(page) == kept.files[page].decode()
    with edited(folder, file, "headnote: ", "headnote: Zebraen "):
        sound = writer.asked(page)
        assert sound
        assert "# Zebraen" in sound
        assert "Zebraen" in (writer.asked("sager/index.md") or "")
    with edited(folder, file, "headnote: ", "zebra: 1\nheadnote: "):
        assert writer.asked(page) == sound
    assert f"{CASE}.yaml" in writer.complaints.read_text("utf-8")
    assert writer.asked("sager/zebra.md") is None
