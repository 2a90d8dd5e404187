"""Boards of a file (PBN or LIN): read where it is opened, and handed to the other tools."""

from collections.abc import Iterator

from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import TAPPED, Link, Tool
from generator.views.content import Content
from rules_src.bridge.seats import BOARDS, Seat, Vulnerability

LINK = Link("Hent kort fra en fil", "vaerktoejer/fordelinger.md")


def specs(_: Content) -> Iterator[PageSpec]:
    # who deals each, as the scripts number seats, and who is in the zone
    boards = [
        ([*Seat].index(Seat.dealer_of(number)), Vulnerability.of_board(number).value)
        for number in range(1, BOARDS + 1)
    ]
    yield page_spec(
        "deals/page",
        LINK.page,
        LINK.label,
        "Åbn klubbens PBN- eller LIN-fil, og brug et spil i et værktøj.",
        data=inline_json({"boards": boards}),
        sought=("pbn", "lin", "fordelinger", "kort fra en fil", "kortfil", "spilfil"),
        styles=("tools", "keypads", "claim", "deals"),
        scripts=("deals",),
    )


TOOL = Tool(
    specs,
    {
        "deals": (
            *(*TAPPED, "keypads/auction", "claim/cards"),
            *("read", "pbn", "lin", "hand", "form"),
        )
    },
)
