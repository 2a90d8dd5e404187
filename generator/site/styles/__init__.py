"""The style sheet of every page, put together of its parts."""

from pathlib import Path

FOLDER = Path(__file__).parent

PARTS = (
    *("type", "components", "frame", "home", "rulings", "tables", "cases", "filter", "print"),
    "pictures",
)
"""In order: what stands later has the last word."""


def sheet() -> str:
    """The parts in one, as a page asks for it."""
    return "\n".join((FOLDER / f"{part}.css").read_text("utf-8") for part in PARTS)
