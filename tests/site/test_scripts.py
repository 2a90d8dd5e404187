"""The scripts as they are published: without comments and blanks, and still what they were."""

import json
import re
from pathlib import Path

import pytest
from conftest import ROOT
from copies import ran

STAYS = re.compile(r'/\*!.*?\*/|"https?://[^"\n]*"', re.DOTALL)
"""The licence of somebody else's code, and a string that holds what elsewhere begins a comment."""
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)
LIBRARIES = {
    "lean-qr": "index.js",
    "minisearch": "dist/umd/index.js",
    "pdf-lib": "",
    "ts-fsrs": "dist/index.umd.js",
}
"""Where each package has the file that we have; of pdf-lib there are only some of its parts."""
OWN = {
    "claim": ["krav"],
    "poll": ["rundspoerge"],
    "document": ["kendelse"],
    "keypads": ["kulorsvigt-stik", "meldeforloeb"],
    "lean-qr": ["kendelse"],
    "log": ["log"],
}
"""Pages by the script that is theirs."""


def test_every_script_can_be_read(site: Path) -> None:
    for file in [site / "sw.js", *(site / "assets" / "js").glob("*.js")]:
        assert ran("node", "--check", file).returncode == 0, file


def test_licences_and_slashes_in_strings_stay(site: Path) -> None:
    kept = []
    for source in (ROOT / "docs" / "assets" / "js").glob("*.js"):
        published = (site / "assets" / "js" / source.name).read_text("utf-8")
        found = STAYS.findall(source.read_text("utf-8"))
        assert [text for text in found if text not in published] == [], source.name
        kept += found
    assert sum("MIT License" in text for text in kept) >= 3
    assert '"http://www.w3.org/2000/svg"' in kept


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_library_is_the_pinned_one_unchanged_with_its_licence(library: str) -> None:
    folder = ROOT / "dev" / "js"
    version = json.loads((folder / "package.json").read_text("utf-8"))["devDependencies"][library]
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert lock[f"node_modules/{library}"]["version"] == version
    text = (ROOT / "docs" / "assets" / "js" / f"{library}.js").read_text("utf-8")
    assert re.match(rf"/\*! {library} {version}[:,]", text, re.IGNORECASE)
    (licence,) = (folder / "node_modules" / library).glob("LICENSE*")
    assert " ".join(licence.read_text("utf-8").split()) in " ".join(text.split())
    if file := LIBRARIES[library]:
        original = (folder / "node_modules" / library / file).read_text("utf-8")
        assert SOURCE_MAP.sub("", original).strip() in text


def test_a_script_of_one_tool_is_loaded_on_its_own_pages_and_our_frame_on_all(site: Path) -> None:
    pages = {page: page.read_text("utf-8") for page in sorted(site.rglob("*.html"))}
    assert len(pages) > 500
    for script, own in OWN.items():
        loads = [page.parent.name for page, text in pages.items() if f'/{script}.js">' in text]
        assert loads == own, script
    for page, text in pages.items():
        assert "assets/javascripts/" not in text, page
        assert "assets/js/frame.js" in text, page
