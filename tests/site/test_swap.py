"""A site is put in place when it is whole: a build that stops half-way leaves the old one."""

import errno
import os
import re
import sys
from pathlib import Path

import pytest

from generator.cli.main import refused
from generator.site import builder, publish
from generator.site.builder import BUILDERS, Builder, UnknownBuilderError, builder_of
from generator.site.pages import Page, SameAddressError, write
from generator.site.publish import BUILDS, replaced
from generator.text.files import replace_files

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose site says what it is."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("old", "utf-8")
    return tmp_path


def built(root: Path) -> str:
    return (root / "site" / "index.html").read_text("utf-8")


def left(root: Path) -> list[str]:
    return [path.name for path in (root / BUILDS).iterdir()]


def test_a_whole_site_takes_the_place_of_the_old_one_with_nothing_left_of_it(root: Path) -> None:
    (root / "site" / "gone.html").write_text("old", "utf-8")
    with replaced(root, root / "site") as new:
        (new / "index.html").write_text("new", "utf-8")
        assert built(root) == "old"
    assert [path.name for path in (root / "site").iterdir()] == ["index.html"]
    assert (built(root), left(root)) == ("new", [])


def test_the_first_site_needs_no_other(tmp_path: Path) -> None:
    with replaced(tmp_path, tmp_path / "site") as new:
        (new / "index.html").write_text("new", "utf-8")
    assert built(tmp_path) == "new"


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space"), KeyboardInterrupt(), ValueError("x")]
)
def test_what_stops_a_build_leaves_the_old_site(root: Path, error: BaseException) -> None:
    def stopped() -> None:
        with replaced(root, root / "site") as new:
            (new / "index.html").write_text("half", "utf-8")
            raise error

    with pytest.raises(type(error)):
        stopped()
    assert (built(root), left(root)) == ("old", [])


def test_pages_that_the_builder_refuses_leave_the_old_site(
    root: Path,
) -> None:
    refuses = Builder("Enhver", (sys.executable, "-c", "raise SystemExit(1)"))
    said: list[str] = []
    assert not publish.publish(root, (), said.append, refuses)
    assert said[-2:] == ["Sitet er ikke bygget.", "Det site, der var bygget før, er urørt."]
    assert (built(root), left(root)) == ("old", [])


def test_two_builds_at_the_same_time_are_each_whole(root: Path) -> None:
    with replaced(root, root / "site") as new:
        (new / "index.html").write_text("one", "utf-8")
        with replaced(root, root / "site") as other:
            (other / "index.html").write_text("other", "utf-8")
        assert built(root) == "other"
    assert (built(root), left(root)) == ("one", [])


def test_what_a_machine_refuses_is_told_in_danish_with_the_file() -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "site/index.html")
    assert refused(full).startswith("site/index.html: der er ikke mere plads på disken.")
    forbidden = PermissionError(errno.EACCES, os.strerror(errno.EACCES), "docs/index.md")
    assert refused(forbidden).startswith("docs/index.md: du har ikke lov til at læse")
    assert refused(OSError("noget")).startswith("noget.")


def test_a_new_site_is_swapped_in_at_once(root: Path) -> None:
    """However large it is, it is moved by its name: nothing is copied."""
    with replaced(root, root / "site") as new:
        for number in range(300):
            (new / f"{number}.html").write_text("x" * 1000, "utf-8")
        (new / "index.html").write_text("new", "utf-8")
        inode = new.stat().st_ino
    assert (root / "site").stat().st_ino == inode


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
    with pytest.raises(UnknownBuilderError, match="vælg mkdocs eller zensical"):
        builder_of({"BUILDER": "hugo"})


def test_what_is_made_of_a_site_knows_nothing_of_its_builder() -> None:
    names = re.compile("mkdocs|material|zensical|assets/(javascripts|stylesheets)", re.IGNORECASE)
    for file in (ROOT / "generator" / "site" / "publish").iterdir():
        if file.is_file():
            assert not names.search(file.read_text("utf-8")), file.name


def test_two_pages_of_one_address_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("old", "utf-8")
    pages = [Page("index.md", "new"), Page("sager/x.md", "1"), Page("sager/x.md", "2")]
    with pytest.raises(SameAddressError, match=r"to sider har adressen sager/x\.md"):
        write(pages, tmp_path)
    assert [(file.name, file.read_text("utf-8")) for file in tmp_path.iterdir()] == [
        ("index.md", "old")
    ]


def test_files_that_belong_together_are_all_as_before_where_one_cannot_be_written(
    tmp_path: Path,
) -> None:
    first, blocked = tmp_path / "first.txt", tmp_path / "no-folder"
    first.write_text("old", "utf-8")
    blocked.write_text("a file", "utf-8")
    with pytest.raises(OSError, match="no-folder"):
        replace_files({first: b"new", blocked / "second.txt": b"new"})
    assert first.read_text("utf-8") == "old"
    assert {path.name for path in tmp_path.iterdir()} == {"first.txt", "no-folder"}
    replace_files({first: b"new", tmp_path / "there" / "second.txt": b"new"})
    assert first.read_text("utf-8") == (tmp_path / "there" / "second.txt").read_text("utf-8")
