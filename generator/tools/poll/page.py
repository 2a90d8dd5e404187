"""The page that a poll among peers is held and counted on (16B)."""

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.parts import TAPPED
from generator.tools.poll.data import poll_data
from generator.tools.tool import Link, Tool
from generator.views.content import Content
from rules_src.model.situation import Situation
from rules_src.tables import poll

LINK = Link("Hold en rundspørge", "vaerktoejer/rundspoerge.md")


def link(_: Rulebook, situation: Situation) -> Link | None:
    return LINK if situation.rule.__name__ == poll.ENTRY else None


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    if poll.ENTRY not in book or poll.CHOICE not in book:
        return
    yield page_spec(
        "poll/page",
        LINK.page,
        LINK.label,
        "Vis hånden uden pausen, skriv svarene ned, og se de logiske alternativer.",
        laws=poll.LAWS,
        situation=book[poll.ENTRY].situation,
        data=inline_json(poll_data(book)),
        how=book[poll.CHOICE].facts[poll.ALTERNATIVE].weigh,
        sought=("rundspørge", "spørg andre spillere", "logiske alternativer", "tænkepause"),
        styles=("tools", "keypads", "poll"),
        scripts=("poll",),
    )


TOOL = Tool(
    specs,
    {"poll": (*TAPPED, "keypads/auction", "count", "state", "hand", "score", "form")},
    link,
)
