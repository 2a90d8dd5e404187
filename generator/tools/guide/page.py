"""The scripts of the guide, which stands on many pages."""

from __future__ import annotations

from generator.tools.parts import ELEMENTS
from generator.tools.tool import Tool

TOOL = Tool(
    scripts={
        "guide": (
            *(
                *ELEMENTS,
                "shared/entered",
                "shared/names",
                "shared/links",
                "shared/kept",
                "shared/rest",
            ),
            *("held", "walk", "ruling", "roles", "words"),
            *("elements", "leads", "standing", "board", "table", "address", "fetched", "feedback"),
            "guide",
        )
    }
)
