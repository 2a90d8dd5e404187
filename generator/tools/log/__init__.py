"""The director's log: the rulings of this device, and what is to be looked at again."""

from collections.abc import Iterator

from markupsafe import Markup

from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.tools.tool import ELEMENTS, REPLAYED, Tool
from generator.views.content import Content
from generator.views.ruling import ORDER
from rules_src.model.ruling import When


def specs(content: Content) -> Iterator[PageSpec]:
    yield page_spec(
        "log/page",
        "vaerktoejer/log.md",
        "Turneringslederens log",
        "Dine kendelser med bord og spil, og det, du skal kigge på igen efter spillet.",
        graph=inline_json(guide.beginnings(content.book)),
        after=ORDER.index(When.AFTER_PLAY),
        form=Markup(content.host.form("ny-sag")) if content.host else "",
        sought=("log", "mine kendelser", "kig igen efter spillet", "eksport"),
        styles=("tools", "records"),
        scripts=("log",),
    )


TOOL = Tool(
    specs,
    {
        "log": (*REPLAYED, "shared/handed", "log"),
        "recent": (
            *(*ELEMENTS, "shared/entered", "shared/links", "shared/kept", "shared/boards"),
            "log/recent",
        ),
    },
)
