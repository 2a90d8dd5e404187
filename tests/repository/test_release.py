"""A release: CHANGELOG.md as it is read, what follows it, and the workflow at its tag."""

import subprocess
import tomllib
from datetime import date
from xml.etree import ElementTree

import pytest
import yaml
from conftest import ROOT
from copies import follows, ran

from generator.site.publish import ZIP
from generator.site.sections.about import ATOM, feed
from generator.text.changelog import CHANGELOG, ChangelogError, releases

NEWEST, *_ = releases(CHANGELOG.read_text("utf-8"))
JOBS = yaml.safe_load((ROOT / ".github" / "workflows" / "udgave.yml").read_text("utf-8"))["jobs"]


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


def test_the_settings_and_the_citation_name_the_newest_release() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == NEWEST.version
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == NEWEST.version
    assert citation["date-released"] == NEWEST.day
    assert " AND ".join(citation["license"]) == project["license"]


def step(job: str, tag: str) -> subprocess.CompletedProcess[str]:
    """The last step of a job at a tag; in place of the host's program one that says its words."""
    run = JOBS[job]["steps"][-1]["run"]
    script = f'gh() {{ printf "%s\\n" "$@"; }}\n{run}'
    return ran("bash", "-c", script, TAG=tag)


def test_a_tag_that_is_not_the_newest_release_is_refused() -> None:
    tags = (NEWEST.version, "2017.1.1", NEWEST.version[:-1], "")
    assert [step("newest", tag).returncode for tag in tags] == [0, 1, 1, 1]


def test_at_the_tag_lies_the_zip_with_what_is_new() -> None:
    told = step("zip", NEWEST.version).stdout
    assert f"\nsite/{ZIP}\n" in told
    assert told.count("\n## ") == told.count(f"\n## {NEWEST.version}\n") == 1
    assert all(f"\n- {line}\n" in told for line in (*NEWEST.clubs, *NEWEST.contributors))


def test_the_citation_follows_its_schema() -> None:
    follows("citation-file-format", ROOT / "CITATION.cff")


def test_the_feed_has_every_release_with_what_is_new_for_clubs() -> None:
    text = feed((NEWEST,), "https://bridgelovene.example/")
    tree = ElementTree.fromstring(text)
    (entry,) = tree.iter(f"{{{ATOM}}}entry")
    told = entry.findtext(f"{{{ATOM}}}content") or ""
    assert told.count("<li>") == len(NEWEST.clubs)
    (link,) = entry.iter(f"{{{ATOM}}}link")
    assert link.get("href") == f"https://bridgelovene.example/nyheder/#{NEWEST.anchor}"
