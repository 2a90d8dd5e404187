"""`make release` in a repository of its own: what it refuses, what it packs and what it tags."""

import hashlib
import shutil
import subprocess
import sys
import zipfile
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import copies
import pytest
from conftest import ROOT

from generator.site.sections.news import ATOM, feed
from generator.text.changelog import CHANGELOG, ChangelogError, releases
from tools.passport import passports
from tools.release import main

NEWEST, *_ = releases(CHANGELOG.read_text("utf-8"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What a release reads, in one commit, with a site that is built."""
    for name in ("pyproject.toml", "CHANGELOG.md", "CITATION.cff", "publiccode.yml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "requirements.txt").write_text("# none\n", "utf-8")
    (tmp_path / ".gitignore").write_text("/site/\n/release/\n/.cache/\n", "utf-8")
    for path in ("index.html", "data/v1/rules.json", "download/haandbog.pdf", "download/a.zip"):
        (tmp_path / "site" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / path).write_text(path, "utf-8")
    copies.git(tmp_path, "init", "-q", "-b", "main")
    copies.git(tmp_path, "config", "user.name", "x")
    copies.git(tmp_path, "config", "user.email", "x@example.invalid")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    copies.git(folder, "add", ".")
    copies.git(folder, "commit", "-q", "-m", "x")


def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as packed:
        return packed.namelist()


def test_a_release_is_checked_packed_and_tagged_with_its_news(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setenv("SITE_URL", "https://bridge.example/lov/")
    assert main(["test -f CHANGELOG.md"], project) == 0
    kind = copies.git(project, "cat-file", "-t", NEWEST.version).strip()
    assert kind == "tag"
    told = copies.git(project, "tag", "-l", "--format=%(contents)", NEWEST.version)
    assert all(line in told for line in NEWEST.clubs)
    folder = project / "release" / NEWEST.version
    start = f"bridgelovene-{NEWEST.version}"
    assert names(folder / f"{start}-data.zip") == ["v1/rules.json"]
    assert names(folder / f"{start}-dokumenter.zip") == ["haandbog.pdf"]
    assert "index.html" in names(folder / f"{start}-site.zip")
    sources = folder / f"{start}-kilder.zip"
    assert {"CHANGELOG.md", "byg-uden-net.sh"} <= {*names(sources)}
    with zipfile.ZipFile(sources) as packed:
        settings = packed.read("udgave.env").decode().splitlines()
    assert settings == ["SOURCE_DATE_EPOCH=1700000000", "SITE_URL=https://bridge.example/lov"]
    sums = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    assert len(sums) == 4
    for line in sums:
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
        assert name in (folder / "INDHOLD.txt").read_text("utf-8")


def refused(project: Path, capsys: pytest.CaptureFixture[str], *checks: str) -> str:
    before = copies.git(project, "tag", "--list")
    assert main(checks, project) == 1
    assert copies.git(project, "tag", "--list") == before
    return capsys.readouterr().err


def test_a_changed_tree_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "ny.txt").write_text("x", "utf-8")
    assert "ikke er lagt ind: ny.txt" in refused(project, capsys)


def test_a_check_that_fails_or_changes_the_tree_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "»false« fandt fejl" in refused(project, capsys, "true", "false")
    assert "ikke er lagt ind: ny.txt" in refused(project, capsys, "touch ny.txt")


def test_a_version_is_tagged_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], project) == 0
    assert "er mærket før" in refused(project, capsys)


def test_files_that_name_another_version_are_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (project / "CHANGELOG.md").read_text("utf-8")
    (project / "CHANGELOG.md").write_text(text.replace("## 2", "## 2099.1.1\n## 2", 1), "utf-8")
    commit(project)
    assert "2099.1.1: skriv »### For klubber«" in refused(project, capsys)
    newer = text.replace(f"## {NEWEST.version}", "## 2099.1.1", 1)
    (project / "CHANGELOG.md").write_text(newer, "utf-8")
    commit(project)
    assert "har 2099.1.1 øverst" in refused(project, capsys)
    settings = (project / "pyproject.toml").read_text("utf-8")
    settings = settings.replace(f'"{NEWEST.version}"', '"2099.1.1"')
    (project / "pyproject.toml").write_text(settings, "utf-8")
    commit(project)
    assert "CITATION.cff er gammel" in refused(project, capsys)


def test_a_site_that_is_not_built_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(project / "site")
    assert "sitet er ikke bygget" in refused(project, capsys)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Nyt\n", "ingen udgave"),
        ("## v1\n", "»v1« er ingen udgave"),
        ("## 2026.1.2\n\n### For klubber\n\n- Nyt.\n", "skriv »### For klubber«"),
        ("## 2026.1.2\n### For klubber\nNyt.\n### For bidragydere\n- X\n", "begynder med"),
        ("".join(f"## {d}\n### For klubber\n- A\n### For bidragydere\n- B\n"
                 for d in ("2026.1.2", "2026.1.3")), "nyeste"),
    ],
)  # fmt: skip
def test_a_changelog_that_cannot_be_read_says_what_to_write(text: str, expected: str) -> None:
    with pytest.raises(ChangelogError, match=expected):
        releases(text)


def test_a_second_release_on_a_day_comes_after_the_first() -> None:
    parts = "\n### For klubber\n- A\n### For bidragydere\n- B\n"
    second, first = releases(f"## 2026.1.2.2{parts}## 2026.1.2{parts}")
    assert (second.version, second.day) == ("2026.1.2.2", date(2026, 1, 2))
    assert first.clubs == ("A",)


def test_what_the_project_says_of_itself_is_written_from_its_settings() -> None:
    for path, text in passports(ROOT, {}).items():
        assert path.read_text("utf-8") == text


def test_the_citation_follows_its_schema() -> None:
    schema = ["--builtin-schema", "vendor.citation-file-format", str(ROOT / "CITATION.cff")]
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--default-filetype", "yaml", *schema],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_feed_has_every_release_with_what_is_new_for_clubs() -> None:
    text = feed((NEWEST,), "https://bridgelovene.example/")
    tree = ElementTree.fromstring(text)
    (entry,) = tree.iter(f"{{{ATOM}}}entry")
    told = entry.findtext(f"{{{ATOM}}}content") or ""
    assert told.count("<li>") == len(NEWEST.clubs)
    (link,) = entry.iter(f"{{{ATOM}}}link")
    assert link.get("href") == f"https://bridgelovene.example/nyheder/#{NEWEST.anchor}"
