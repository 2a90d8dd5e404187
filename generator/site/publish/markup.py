"""Pages and scripts without blanks."""

from __future__ import annotations

import re
from pathlib import Path

from generator.site.scripts import stripped

UNREAD = re.compile(r'<link rel="(?:prev|next)"[^>]*>\s*|<meta name="generator"[^>]*>\s*')
"""What the builder puts in the head of a page and nobody reads."""
SCRIPTS = "assets/js"
BLANK = re.compile(r"\n(?=</?(?:meta|link|title|style)\b)")
"""A line end that no browser shows: in the head of a page."""
INDENTED = re.compile(r"\s*\n\s*")


def slim(site: Path) -> None:
    """Make every page and each of our scripts as short as it can be and do the same."""
    for file in sorted(site.rglob("*.html")):
        text = UNREAD.sub("", file.read_text("utf-8"))
        if "<pre" not in text:
            text = BLANK.sub("", INDENTED.sub("\n", text))
        file.write_text(text, "utf-8")
    for file in sorted((site / SCRIPTS).glob("*.js")):
        file.write_text(stripped(file.read_text("utf-8")) + "\n", "utf-8")
