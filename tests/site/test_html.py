"""Every page of the built site is valid HTML, by html-validate.

Its rule `valid-autocomplete` is off in tools/js/.htmlvalidate.json: Material's two hidden switches
break it, and nothing here writes that attribute.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from conftest import ROOT

TOOLS = ROOT / "tools" / "js"


def findings(folder: Path) -> list[str]:
    """What is wrong, each with its place."""
    program, config = TOOLS / "node_modules/.bin/html-validate", TOOLS / ".htmlvalidate.json"
    options = ["--config", str(config), "--formatter", "json"]
    asked = [str(program), *options, f"{folder}/**/*.html"]
    ran = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert ran.returncode in (0, 1), ran.stderr
    return [
        f"{Path(file['filePath']).relative_to(folder)}:{one['line']}: {one['message']}"
        for file in json.loads(ran.stdout)
        for one in file["messages"]
    ]


def test_every_page_is_valid(site: Path) -> None:
    assert findings(site) == []


def test_an_invalid_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<table><tr><p>nej</p></tr></table>\n", encoding="utf-8")
    assert any("<p> element is not permitted" in found for found in findings(tmp_path))
