"""The pages of what has been ruled: one ruling as a document, and the log of this device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from markupsafe import Markup

from generator.editions.imprint import imprint_of
from generator.engine.rulebook import Rulebook
from generator.site import guide_graph
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.text.inline_json import inline_json
from generator.views.ruling import ORDER
from rules_src.bridge.seats import BOARDS, Vulnerability
from rules_src.contents import gloss
from rules_src.contents.regulations import APPEAL_DEPOSIT, APPEAL_MINUTES, APPEAL_PERIOD
from rules_src.model.ruling import When

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = "vaerktoejer/kendelse.md"
LOG = "vaerktoejer/log.md"
EXAMPLE = (
    "call_out_of_rotation",
    "plads=S/turn=partner/call=bid/since=nothing/accepted=no/comparable=no/.b=5/.s=12",
)
"""The rule and the answers of an incident that can be loaded, and the table and the board."""

ZONES = dict(zip(Vulnerability, ("none", "ns", "ew", "all"), strict=True))
"""As the score workbench's address has them."""

APPEAL = ("92A", "92C", "92D1", "92D2")
"""Who may appeal a ruling, and through whom."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    book = site.content.book
    graph = inline_json(guide_graph.beginnings(book))
    yield page_spec(
        "ruling_document",
        DOCUMENT,
        "Kendelsen som dokument",
        "En kendelse på ét ark: bord og spillere, fakta, §§, scorer og det, en appel skal have.",
        graph=graph,
        data=inline_json(document_data(book)),
        sought=("udskriv kendelsen", "kendelse som dokument", "appelskema", "anke", "protest"),
        styles=("tools", "records"),
        scripts=("lean-qr", "document"),
    )
    yield page_spec(
        "log",
        LOG,
        "Turneringslederens log",
        "Dine kendelser med bord og spil, og det, du skal kigge på igen efter spillet.",
        graph=graph,
        after=ORDER.index(When.AFTER_PLAY),
        form=Markup(site.host.form("ny-sag")) if site.host else "",
        sought=("log", "mine kendelser", "kig igen efter spillet", "eksport"),
        styles=("tools", "records"),
        scripts=("log",),
    )


def document_data(book: Rulebook) -> dict[str, object]:
    """What a document says that no ruling says: the edition, and who may appeal until when."""
    imprint = imprint_of(ROOT, book)
    return {
        "edition": imprint.law,
        "day": imprint.day,
        "appeal": [(law, gloss(law)) for law in APPEAL],
        "period": {
            "law": "92B",
            "minutes": APPEAL_MINUTES,
            "own": f"Lovens egen frist er {APPEAL_MINUTES} minutter.",
            "other": _known_period(),
        },
        "deposit": f"{APPEAL_DEPOSIT.text} Sådan siger {APPEAL_DEPOSIT.cited}.",
        "zones": [ZONES[Vulnerability.of_board(board)] for board in range(1, BOARDS + 1)],
        "example": "/".join(EXAMPLE) if EXAMPLE[0] in book else "",
    }


def _known_period() -> str:
    """The federation's own time limit, or that nobody has seen it."""
    if APPEAL_PERIOD.verified:
        return f"{APPEAL_PERIOD.text} ({APPEAL_PERIOD.cited})"
    return "Arrangøren kan have sat en anden. DBf’s frist er ikke set, så slå den op."
