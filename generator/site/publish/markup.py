"""Pages and scripts without blanks."""

import re
from pathlib import Path

from rjsmin import jsmin  # type: ignore[import-untyped]

UNREAD = re.compile(r'<link rel="(?:prev|next)"[^>]*>\s*|<meta name="generator"[^>]*>\s*')
"""Tags that the builder puts in the head of a page, and no browser uses."""
SCRIPTS = "assets/js"
BLANK = re.compile(r"\n(?=</?(?:meta|link|title|style)\b)")
"""A line end that no browser shows: in the head of a page."""


def slim(text: str) -> str:
    """A page without the blanks and tags that change nothing."""
    text = UNREAD.sub("", text)
    if "<pre" in text:
        return text
    return BLANK.sub("", "\n".join(filter(None, map(str.strip, text.split("\n")))))


def slim_scripts(site: Path) -> None:
    """Strip each script of its comments, but for the licences (`/*!`), and of its blanks."""
    for file in sorted((site / SCRIPTS).glob("*.js")):
        file.write_text(str(jsmin(file.read_text("utf-8"), keep_bang_comments=True)), "utf-8")
