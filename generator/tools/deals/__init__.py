"""Boards of a file (PBN or LIN): read where it is opened, and handed to the other tools."""

from collections.abc import Iterator

from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import TAPPED, Link, Tool
from generator.views.content import Content
from rules_src.bridge.seats import BOARDS, Seat, Vulnerability

LINK = Link("Hent kort fra en fil", "vaerktoejer/fordelinger.md")


def specs(_: Content) -> Iterator[PageSpec]:
    yield page_spec(
        "deals/page",
        LINK.page,
        LINK.label,
        "Åbn klubbens PBN- eller LIN-fil, og brug et spil i et værktøj.",
        data=inline_json({"boards": [_board(n) for n in range(1, BOARDS + 1)]}),
        sought=("pbn", "lin", "fordelinger", "kort fra en fil", "kortfil", "spilfil"),
        styles=("tools", "keypads", "claim", "deals"),
        scripts=("deals",),
    )


def _board(number: int) -> tuple[int, str]:
    """Who deals it, as the scripts number seats, and who is in the zone."""
    dealer = [*Seat].index(Seat.dealer_of(number))
    return dealer, Vulnerability.of_board(number).value


TOOL = Tool(
    specs,
    {
        "deals": (
            *(*TAPPED, "keypads/auction", "claim/position", "claim/cards"),
            *("tricks", "read", "pbn", "lin", "hand", "form"),
        )
    },
)
