"""CHANGELOG.md as it is read: each release with what is new for clubs and for contributors."""

import re
from datetime import date
from typing import NamedTuple

from generator.text.files import ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
VERSION = re.compile(r"(20\d\d)\.(\d\d?)\.(\d\d?)(?:\.[2-9])?")
"""The day of a release; a second one on a day ends in `.2`."""
CLUBS, CONTRIBUTORS = "For klubber", "For bidragydere"


class ChangelogError(ValueError):
    """A part that is missing or misplaced; the message is Danish."""


class Release(NamedTuple):
    version: str
    day: date
    clubs: tuple[str, ...]
    """What matters at the table, a line of Markdown each."""
    contributors: tuple[str, ...]

    @property
    def anchor(self) -> str:
        return f"v{self.version.replace('.', '-')}"


def releases(text: str) -> tuple[Release, ...]:
    """Every release, the newest first."""
    _, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    found = tuple(_release(part) for part in parts)
    if not found:
        raise ChangelogError("CHANGELOG.md har ingen udgave; skriv fx ## 2026.11.24")
    if [*found] != sorted(found, key=lambda release: (release.day, release.version), reverse=True):
        raise ChangelogError("CHANGELOG.md: den nyeste udgave skal stå øverst")
    return found


def _release(part: str) -> Release:
    version, _, text = part.partition("\n")
    dated = VERSION.fullmatch(version.strip())
    if not dated:
        raise ChangelogError(f"»{version}« er ingen udgave; skriv dens dag, fx ## 2026.11.24")
    told = dict(re.findall(r"^### (.+)\n((?:(?!### ).*\n?)*)", text, re.MULTILINE))
    if [*told] != [CLUBS, CONTRIBUTORS]:
        raise ChangelogError(f"{version}: skriv »### {CLUBS}« og så »### {CONTRIBUTORS}«")
    clubs, contributors = (_lines(version, told[name]) for name in (CLUBS, CONTRIBUTORS))
    return Release(dated[0], date(*map(int, dated.groups())), clubs, contributors)


def _lines(version: str, text: str) -> tuple[str, ...]:
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or not all(line.startswith("- ") for line in lines):
        raise ChangelogError(f"{version}: hver nyhed er én linje, der begynder med »- «")
    return tuple(line.removeprefix("- ") for line in lines)
