"""The scripts as they are published: without comments and blanks, and still what they were."""

import re
import subprocess
from pathlib import Path

from conftest import ROOT

STAYS = re.compile(r'/\*!.*?\*/|"https?://[^"\n]*"', re.DOTALL)
"""The licence of somebody else's code, and a string that holds what elsewhere begins a comment."""


def test_every_script_can_be_read(site: Path) -> None:
    for file in [site / "sw.js", *(site / "assets" / "js").glob("*.js")]:
        subprocess.run(["node", "--check", file], check=True)


def test_licences_and_slashes_in_strings_stay(site: Path) -> None:
    kept = []
    for source in (ROOT / "docs" / "assets" / "js").glob("*.js"):
        published = (site / "assets" / "js" / source.name).read_text("utf-8")
        found = STAYS.findall(source.read_text("utf-8"))
        assert [text for text in found if text not in published] == [], source.name
        kept += found
    assert sum("MIT License" in text for text in kept) >= 3
    assert '"http://www.w3.org/2000/svg"' in kept
