"""Every page of the built site is valid HTML, by html-validate.

Its rule `valid-autocomplete` is off in tools/js/.htmlvalidate.json: Material's two hidden switches
break it, and nothing here writes that attribute. A page that was valid is not read again while it,
the program and its settings are the same to the last byte.
"""

from __future__ import annotations

import json
import subprocess
from hashlib import sha256
from pathlib import Path

from conftest import ROOT

TOOLS = ROOT / "tools" / "js"
PROGRAM, SETTINGS = TOOLS / "validate.mjs", TOOLS / ".htmlvalidate.json"
VALID = ROOT / ".cache" / "valid-html.txt"
"""Marks of the pages that were valid when they were last read."""


def marks(folder: Path) -> dict[Path, str]:
    """Of each page, what its verdict depends on."""
    depends = (PROGRAM, SETTINGS, TOOLS / "package-lock.json")
    by = b"".join(file.read_bytes() for file in depends)
    return {file: sha256(by + file.read_bytes()).hexdigest() for file in folder.rglob("*.html")}


def read(files: list[Path]) -> dict[Path, list[str]]:
    """What is wrong on each of these pages, with its line."""
    ran = subprocess.run(
        ["node", "--max-semi-space-size=64", str(PROGRAM)],
        input="\n".join(map(str, files)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return {Path(file): messages for file, messages in json.loads(ran.stdout).items()}


def findings(folder: Path, valid: Path) -> list[str]:
    """What is wrong, each with its place; the marks of what is right are kept in a file."""
    marked = marks(folder)
    before = {*valid.read_text("utf-8").split()} if valid.is_file() else set()
    found = read(unread) if (unread := [f for f in marked if marked[f] not in before]) else {}
    right = sorted(mark for file, mark in marked.items() if not found.get(file))
    valid.parent.mkdir(exist_ok=True)
    valid.write_text("\n".join(right), "utf-8")
    return [f"{file.relative_to(folder)}:{one}" for file in sorted(found) for one in found[file]]


def test_every_page_is_valid(site: Path) -> None:
    assert findings(site, VALID) == []
    assert len(VALID.read_text("utf-8").split()) > 500


def test_an_invalid_page_is_found_each_time_and_a_valid_one_read_once(tmp_path: Path) -> None:
    valid, folder = tmp_path / "valid.txt", tmp_path / "pages"
    folder.mkdir()
    page = folder / "page.html"
    page.write_text("<p>ja</p>\n", "utf-8")
    good = "\n".join(marks(folder).values())
    assert findings(folder, valid) == []
    assert valid.read_text("utf-8") == good
    page.write_text("<table><tr><p>nej</p></tr></table>\n", encoding="utf-8")
    for _ in range(2):
        assert any("<p> element is not permitted" in found for found in findings(folder, valid))
        assert valid.read_text("utf-8") == ""
