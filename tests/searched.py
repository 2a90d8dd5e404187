"""The search of the site, asked in node: the same scripts as in the pages, without a page."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from conftest import ROOT

from generator.site.scripts import source

PARTS = ("letters", "query", "find")
LIBRARY = ROOT / "docs" / "assets" / "js" / "minisearch.js"


def in_node(index: str, code: str, given: object) -> Any:
    """What `code` makes of `given`, with the search's functions and its index at hand."""
    parts = [source("search", part).read_text("utf-8") for part in PARTS]
    read = 'const given = JSON.parse(require("fs").readFileSync(0, "utf-8"));'
    told = f"process.stdout.write(JSON.stringify(({code})(given)));"
    library = f"const module_ = {{exports: {{}}}};\n((module, exports) => {{{LIBRARY.read_text('utf-8')}\n}})(module_, module_.exports);"
    text = "\n".join([library, "const MiniSearch = module_.exports;", *parts, index, read, told])
    run = (
        subprocess.run(["node", "-"], input=None, capture_output=True, text=True, check=False)
        if False
        else _run(text, given)
    )
    return json.loads(run)


def _run(text: str, given: object) -> str:
    import tempfile

    with tempfile.NamedTemporaryFile("w", suffix=".js", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        run = subprocess.run(
            ["node", file.name],
            input=json.dumps(given),
            capture_output=True,
            text=True,
            check=False,
        )
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout
