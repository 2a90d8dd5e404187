"""The poll among peers (16B): the hand is shown, the answers are counted."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.text.danish import sentence
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import TAPPED, Link, Tool
from generator.views.addresses import situation_page
from generator.views.content import Content
from rules_src.contents import gloss
from rules_src.model.roles import ROLES, SEATED, spoken
from rules_src.model.situation import Situation
from rules_src.tables import poll

Data = dict[str, Any]


def poll_data(book: Rulebook) -> Data:
    """The measure; what the director is asked of each action; and what the rule makes of it."""
    facts, situation = book[poll.CHOICE].facts, book[poll.ENTRY].situation
    page = situation_page(situation).removesuffix(".md")
    return {
        "measure": {
            "law": poll.LAW,
            "about": gloss(poll.LAW),
            "chosen": poll.CHOSEN,
        },
        "own": poll.OWN_MEASURE,
        "suggests": {"law": facts[poll.SUGGESTED].law, "weigh": facts[poll.SUGGESTED].weigh},
        "page": page,
        "rule": poll.ENTRY,
        "title": situation.title,
        # how far the player whose hand it is sits from the one whose seat the guide asks for
        "turns": SEATED[situation.who.role]["recipient"] if situation.who else 0,
        "choices": {
            f"{suggested}/{alternative}": _choice(book, suggested, alternative)
            for suggested, alternative in product(("yes", "no"), repeat=2)
        },
    }


def _choice(book: Rulebook, suggested: str, alternative: str) -> Data:
    """What the rule says of a choice, and what the guide is told of it."""
    entry = book[poll.ENTRY]
    keys = {**poll.BEFORE, poll.SUGGESTED: suggested, poll.ALTERNATIVE: alternative}
    conversation = entry.follow(entry.answers(keys))
    if conversation.question:
        said = [f"{name}={key}" for name, key in keys.items()]
        law, says = book[poll.CHOICE].facts[poll.SUGGESTED].law, poll.FORBIDDEN
        return {"allowed": False, "law": law, "about": gloss(law), "says": says, "say": said}
    said = [f"{name}={key}" for name, key in keys.items() if name in conversation.answers]
    step = conversation.ruling[-1]
    ruled = sentence(spoken(verdict(conversation), ROLES))
    return {"allowed": True, "law": step.law, "about": gloss(step.law), "says": ruled, "say": said}


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
        asked=[book[poll.ENTRY]],
        data=inline_json(poll_data(book)),
        how=book[poll.CHOICE].facts[poll.ALTERNATIVE].weigh,
        sought=("rundspørge", "spørg andre spillere", "logiske alternativer", "tænkepause"),
        styles=("tools", "keypads", "poll"),
        scripts=("poll",),
    )


TOOL = Tool(
    specs,
    {"poll": (*TAPPED, "keypads/auction", "count", "state", "hand", "form")},
    link,
)
