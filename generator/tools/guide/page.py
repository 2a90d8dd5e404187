"""The scripts of the guide, which stands on many pages, and those that replay a ruling."""

from __future__ import annotations

from generator.tools.tool import Tool

REPLAYED = (
    *("shared/page", "shared/elements", "shared/suits", "shared/links", "shared/dated"),
    *("shared/kept", "guide/walk", "guide/ruling", "guide/words", "guide/address"),
    *("guide/fetched", "shared/replay"),
)
"""The parts that show again a ruling that somebody has reached."""

TOOL = Tool(
    scripts={
        "guide": (
            *("shared/page", "shared/entered", "shared/elements", "shared/suits", "shared/links"),
            *("shared/kept", "walk", "ruling", "words", "elements", "leads", "table", "address"),
            *("fetched", "guide"),
        )
    }
)
