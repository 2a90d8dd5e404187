"""The search of the site, asked in node: the scripts of the pages, without a page."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from copies import ROOT

from generator.site.scripts import SCRIPTS, source

PARTS = SCRIPTS["search"][:-1]
"""All but the dialog, which needs a page."""
LIBRARY = ROOT / "docs" / "assets" / "js" / "minisearch.js"
READ = """require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [code, given] = JSON.parse(line);
  console.log(JSON.stringify(eval(code)(given)));
});"""


class ScriptsInNode:
    """Parts of the search's script, read once by a process that answers until it is closed."""

    def __init__(self, parts: Iterable[str], known: str, folder: Path) -> None:
        scripts = [source("search", part).read_text("utf-8") for part in parts]
        file = folder / "search.js"  # longer than a command may be
        file.write_text("\n".join([*scripts, known, READ]), "utf-8")
        pipe = subprocess.PIPE
        self._node = subprocess.Popen(["node", str(file)], stdin=pipe, stdout=pipe, text=True)

    def answer(self, code: str, given: object) -> Any:
        """Call the function `code` with `given`; what is known and the scripts are there to use."""
        print(json.dumps([code, given]), file=self._node.stdin, flush=True)
        assert self._node.stdout
        line = self._node.stdout.readline()
        assert line, "node has stopped: its error is in the captured output"
        return json.loads(line)

    def close(self) -> None:
        """End the process; it must have written nothing more."""
        assert not self._node.communicate()[0]
        assert self._node.returncode == 0


class SearchInNode(ScriptsInNode):
    """All of them with an index."""

    def __init__(self, index: str, folder: Path) -> None:
        library = f'const MiniSearch = require("{LIBRARY}");'
        place = "globalThis.location = { hash: '' };"
        known = f"{place}\n{library}\n{index}\nconst index = globalThis.searchIndex;"
        super().__init__(PARTS, known, folder)
