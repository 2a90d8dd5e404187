"""The pages without what only the search index needed, and without the templates' blank lines."""

from __future__ import annotations

import re
from pathlib import Path

SEARCH_WORDS = re.compile(r'<div class="search-words" hidden>[^<]*</div>\s*')
"""The index has them once it is built."""
INDENTED = re.compile(r"\s*\n\s*")


def slim(site: Path) -> None:
    """Make every page as short as it can be and look the same."""
    for file in sorted(site.rglob("*.html")):
        text = SEARCH_WORDS.sub("", file.read_text("utf-8"))
        if "<pre" not in text:
            text = INDENTED.sub("\n", text)
        file.write_text(text, "utf-8")
