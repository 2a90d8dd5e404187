"""The search of the site, asked in node: the scripts of the pages, without a page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from conftest import ROOT

from generator.site.scripts import source

PARTS = ("letters", "query", "find")
LIBRARY = ROOT / "docs" / "assets" / "js" / "minisearch.js"
READ = 'const given = JSON.parse(require("fs").readFileSync(0, "utf-8"));'


class Searched:
    """The scripts with an index; a file is written, since it is longer than a command may be."""

    def __init__(self, index: str, folder: Path) -> None:
        self._file = folder / "search.js"
        self._index = index

    def told(self, code: str, given: object) -> Any:
        """What the function `code` makes of `given`, `index` and what the scripts offer."""
        parts = [source("search", part).read_text("utf-8") for part in PARTS]
        told = f"process.stdout.write(JSON.stringify(({code})(given)));"
        library = f'const MiniSearch = require("{LIBRARY}");'
        index = f"{self._index}\nconst index = globalThis.searchIndex;"
        self._file.write_text("\n".join([library, *parts, index, READ, told]), "utf-8")
        run = subprocess.run(
            ["node", str(self._file)],
            input=json.dumps(given),
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr[-2000:]
        return json.loads(run.stdout)
