"""A ruling as a document: one sheet with table, facts, §§, scores and what an appeal needs."""

from collections.abc import Iterator

from generator.data.imprint import imprint_of
from generator.engine.rulebook import Rulebook
from generator.text.files import ROOT
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.tools.tool import REPLAYED, Tool
from generator.views.content import Content
from rules_src.bridge.seats import BOARDS, Vulnerability
from rules_src.contents import gloss
from rules_src.tables.document import APPEAL, DEPOSIT, EXAMPLE, PERIOD

ZONES = dict(zip(Vulnerability, ("none", "ns", "ew", "all"), strict=True))
"""As the score workbench's address has them."""


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    yield page_spec(
        "document/page",
        "vaerktoejer/kendelse.md",
        "Kendelsen som dokument",
        "En kendelse på ét ark: bord og spillere, fakta, §§, scorer og det, en appel skal have.",
        graph=inline_json(guide.beginnings(book)),
        data=inline_json(document_data(book)),
        sought=("udskriv kendelsen", "kendelse som dokument", "appelskema", "anke", "protest"),
        styles=("tools", "records"),
        scripts=("lean-qr", "document"),
    )


def document_data(book: Rulebook) -> dict[str, object]:
    """What a document says that no ruling says: the edition, and who may appeal until when."""
    imprint = imprint_of(ROOT, book)
    return {
        "edition": imprint.law,
        "day": imprint.day,
        "appeal": [(law, gloss(law)) for law in APPEAL],
        "period": PERIOD,
        "deposit": DEPOSIT,
        "zones": [ZONES[Vulnerability.of_board(board)] for board in range(1, BOARDS + 1)],
        "example": "/".join(EXAMPLE) if EXAMPLE[0] in book else "",
    }


TOOL = Tool(specs, {"document": (*REPLAYED, "document")})
