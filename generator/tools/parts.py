"""Runs of script parts that several tools begin with, in the order they need each other."""

ELEMENTS = ("shared/page", "shared/elements", "shared/suits")
"""Making elements."""
ENTERED = (*ELEMENTS, "shared/entered", "shared/state")
"""What somebody enters, and its address."""
TAPPED = (
    *ENTERED,
    *("shared/names", "shared/links", "keypads/seats", "keypads/game", "keypads/elements"),
)
"""Tapping seats, calls and cards."""
REPLAYED = (
    *ELEMENTS,
    *("shared/state", "shared/names", "shared/links", "shared/dated"),
    *("shared/kept", "shared/boards"),
    *("guide/held", "guide/walk", "guide/ruling", "guide/roles", "guide/words"),
    *("guide/address", "guide/fetched"),
    "shared/replay",
)
"""What a ruling that somebody has reached is told with again."""
