"""Pages and site are put in place when they are whole: what stops a build leaves the old ones."""

import errno
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from conftest import ROOT

from generator.cli.main import refused
from generator.site import builder
from generator.site.builder import BUILDERS, Builder, builder_of
from generator.site.pages import Page, write
from generator.site.publish import publish
from generator.site.stage import BUILDS, NotBuiltError, staged
from generator.text.files import RefusedError


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose pages and site say what they are."""
    for name in ("docs/index.md", "docs/gone/page.md", "docs/by-hand.md", "site/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old", "utf-8")
    return tmp_path


def made(stage: Path, text: str = "new") -> None:
    """Pages, of which one is new and one is gone, and a site."""
    write([Page("index.md", text), Page("more/page.md", text)], stage / "docs")
    (stage / "docs" / "gone" / "page.md").unlink()
    (stage / "site").mkdir()
    (stage / "site" / "index.html").write_text(text, "utf-8")


def standing(root: Path) -> dict[str, str]:
    """What stands in docs/ and site/."""
    files = (f for name in ("docs", "site") for f in sorted((root / name).rglob("[!.]*")))
    return {str(f.relative_to(root)): f.read_text("utf-8") for f in files if f.is_file()}


OLD = dict.fromkeys(
    ("docs/by-hand.md", "docs/gone/page.md", "docs/index.md", "site/index.html"), "old"
)
NEW = {
    "docs/by-hand.md": "old",
    **dict.fromkeys(("docs/index.md", "docs/more/page.md", "site/index.html"), "new"),
}


def left(root: Path) -> list[str]:
    return [path.name for path in (root / BUILDS).iterdir()]


def test_what_is_whole_takes_the_place_of_the_old_with_nothing_left_of_it(root: Path) -> None:
    """However large the site is, it is moved by its name: nothing is copied."""
    (root / "site" / "gone.html").write_text("old", "utf-8")
    with staged(root) as stage:
        made(stage)
        number = (stage / "site").stat().st_ino
        (root / "docs" / "by-hand.md").write_text("written meanwhile", "utf-8")
    assert standing(root) == {**NEW, "docs/by-hand.md": "written meanwhile"}
    assert (number, left(root)) == ((root / "site").stat().st_ino, [])


def test_the_first_site_needs_no_other(tmp_path: Path) -> None:
    with staged(tmp_path) as stage:
        (stage / "site").mkdir()
        (stage / "site" / "index.html").write_text("new", "utf-8")
    assert standing(tmp_path) == {"site/index.html": "new"}


def test_a_folder_on_another_disc_is_refused_before_anything_is_made(root: Path) -> None:
    with tempfile.TemporaryDirectory(dir="/dev/shm") as elsewhere:
        (root / "site").rename(root / "kept")
        (root / "site").symlink_to(elsewhere)
        with pytest.raises(OSError, match="site") as stopped, staged(root):
            pass
    assert "samme disk som .cache/" in refused(stopped.value)
    assert left(root) == []


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space"), KeyboardInterrupt(), ValueError("x")]
)
def test_what_stops_a_build_leaves_all_as_it_was(root: Path, error: BaseException) -> None:
    def stopped() -> None:
        with staged(root) as stage:
            made(stage, "half")
            raise error

    with pytest.raises(type(error)):
        stopped()
    assert (standing(root), left(root)) == (OLD, [])


KILLED = """
import os, signal, sys
from pathlib import Path
from generator.site.stage import staged
from generator.text.files import replace_file

root, turns = Path(sys.argv[1]), iter(range(int(sys.argv[2])))

def hear(event, _):
    if event in ("os.rename", "os.remove") and next(turns, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)

with staged(root) as stage:
    for name in ("docs/index.md", "docs/more/page.md", "site/index.html"):
        replace_file(stage / name, b"new")
    (stage / "docs/gone/page.md").unlink()
    sys.addaudithook(hear)
"""
"""A build that is killed where it would change or remove a name for that time."""


def test_a_build_that_is_killed_at_any_name_is_all_or_nothing(tmp_path: Path) -> None:
    """It needs processes, since it is the process that is killed."""
    seen = []
    for turn in range(20):
        root = tmp_path / str(turn)
        for name in OLD:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text("old", "utf-8")
        command = [sys.executable, "-c", KILLED, str(root), str(turn)]
        ended = subprocess.run(command, cwd=ROOT, check=False).returncode
        with staged(root):
            pass
        assert left(root) == []
        seen.append(standing(root))
        if not ended:
            break
        assert ended == -signal.SIGKILL
    assert seen[0] == OLD
    assert seen[-1] == NEW
    assert len(seen) > 4
    assert all(each in (OLD, NEW) for each in seen)


FULL = "import os; os.write(os.open('/dev/full', os.O_WRONLY), b'x')"


@pytest.mark.parametrize(
    ("command", "error", "said"),
    [
        ("print('nej'); raise SystemExit(1)", NotBuiltError, ["nej"]),
        ("print('nej'); 1 / 0", NotBuiltError, ["nej", "ZeroDivisionError: division by zero"]),
        (f"print('nej'); {FULL}", OSError, []),
    ],
)
def test_pages_that_the_builder_refuses_leave_the_old_ones_and_no_stack_is_shown(
    command: str, error: type[Exception], said: list[str], root: Path
) -> None:
    (root / "theme").mkdir()
    (root / "mkdocs.yml").touch()
    refuses, told = Builder("Enhver", (sys.executable, "-c", command)), list[str]()

    def stopped() -> None:
        with staged(root) as stage:
            publish(root, stage, (), told.append, refuses)

    with pytest.raises(error) as caught:
        stopped()
    assert told == ["→ Enhver bygger sitet", *said]
    assert (standing(root), left(root)) == (OLD, [])
    if isinstance(caught.value, OSError):
        assert refused(caught.value).startswith("der er ikke mere plads på disken.")


def test_two_builds_at_the_same_time_are_each_whole(root: Path) -> None:
    with staged(root) as stage:
        made(stage)
        with staged(root) as other:
            made(other, "other")
        assert standing(root)["site/index.html"] == "other"
    assert (standing(root), left(root)) == (NEW, [])


def test_what_a_machine_refuses_is_told_in_danish_with_the_file() -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "site/index.html")
    assert refused(full).startswith("site/index.html: der er ikke mere plads på disken.")
    forbidden = PermissionError(errno.EACCES, os.strerror(errno.EACCES), "docs/index.md")
    assert refused(forbidden).startswith("docs/index.md: du har ikke lov til at læse")
    assert refused(OSError("noget")).startswith("noget.")


@pytest.mark.parametrize("usual", [*BUILDERS])
def test_one_line_says_which_builder_is_the_usual_one(
    usual: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builder, "USUAL", usual)
    assert builder_of({}) is BUILDERS[usual]
    lines = Path(builder.__file__).read_text("utf-8").splitlines()
    assert sum(line.startswith("USUAL = ") for line in lines) == 1


def test_the_setting_chooses_the_builder_and_an_unknown_one_is_refused() -> None:
    names = [builder_of({"BUILDER": name}).name for name in BUILDERS]
    assert names == ["MkDocs", "Zensical"]
    with pytest.raises(RefusedError, match="vælg mkdocs eller zensical"):
        builder_of({"BUILDER": "hugo"})


def test_what_is_made_of_a_site_knows_nothing_of_its_builder() -> None:
    names = re.compile("mkdocs|material|zensical|assets/(javascripts|stylesheets)", re.IGNORECASE)
    for file in (ROOT / "generator" / "site" / "publish").iterdir():
        if file.is_file():
            assert not names.search(file.read_text("utf-8")), file.name


def test_two_pages_of_one_address_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("old", "utf-8")
    pages = [Page("index.md", "new"), Page("sager/x.md", "1"), Page("sager/x.md", "2")]
    with pytest.raises(RefusedError, match=r"to sider har adressen sager/x\.md"):
        write(pages, tmp_path)
    assert [(file.name, file.read_text("utf-8")) for file in tmp_path.iterdir()] == [
        ("index.md", "old")
    ]
