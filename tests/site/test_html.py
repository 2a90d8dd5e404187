"""Every page of the built site is valid HTML, by html-validate.

Its rule `valid-autocomplete` is off in dev/js/.htmlvalidate.json: Material's two hidden switches
break it, and nothing here writes that attribute.
"""

import json
import re
from pathlib import Path

from conftest import ROOT
from copies import ran

TOOLS = ROOT / "dev" / "js"
PROGRAM = TOOLS / "validate.mjs"
UNSEEN = re.compile(r"<(script|style|title|option|textarea|pre|svg)\b.*?</\1>|<[^>]*>", re.DOTALL)
LOOSE, GROWN = re.compile("[NØ]-[SV]"), re.compile(r"\w[NØ]-[SV]|[NØ]-[SV]\w")
PAIR = re.compile(r'<span class="?pair"?>[NØ]-[SV]</span>')


def findings(folder: Path) -> list[str]:
    """What is wrong on the pages of a folder, each with its place."""
    pages = "\n".join(map(str, sorted(folder.rglob("*.html"))))
    done = ran("node", "--max-semi-space-size=64", PROGRAM, given=pages)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    return [f"{Path(file).relative_to(folder)}:{one}" for file in found for one in found[file]]


def test_every_page_is_valid(site: Path) -> None:
    assert findings(site) == []


def test_an_invalid_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text("<p>ja</p>\n", "utf-8")
    assert findings(tmp_path) == []
    (tmp_path / "bad.html").write_text("<table><tr><p>nej</p></tr></table>\n", "utf-8")
    assert any("<p> element is not permitted" in found for found in findings(tmp_path))


def broken(page: str) -> list[str]:
    """Pairs, `N-S`, that a line may end in or that are grown together with a word."""
    loose = LOOSE.finditer(UNSEEN.sub("", PAIR.sub("", page)))
    grown = GROWN.finditer(UNSEEN.sub("", page))
    return [found.string[found.start() - 20 : found.end() + 20] for found in (*loose, *grown)]


def test_a_pair_stays_on_one_line_with_its_blanks(site: Path) -> None:
    assert broken('<p>Hvis<span class="pair">N-S</span> kommer</p>')
    assert broken("<p>Hvis N-S kommer</p>")
    pages = {page: broken(page.read_text("utf-8")) for page in site.rglob("*.html")}
    assert {page: found for page, found in pages.items() if found} == {}
