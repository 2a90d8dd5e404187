"""What the poll looks up: which choices the rule lets stand, and where the guide goes on."""

from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.text.danish import sentence
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.model.roles import ROLES, SEATED, spoken
from rules_src.tables import poll

Data = dict[str, Any]


def poll_data(book: Rulebook) -> Data:
    """The measure; what the director is asked of each action; and what the rule makes of it."""
    facts = book[poll.CHOICE].facts
    page = situation_page(book[poll.ENTRY].situation).removesuffix(".md")
    return {
        "measure": {
            "law": poll.LAW,
            "about": gloss(poll.LAW),
            "percent": poll.PERCENT,
            "chosen": poll.CHOSEN,
        },
        "own": poll.OWN_MEASURE,
        "suggests": {"law": facts[poll.SUGGESTED].law, "weigh": facts[poll.SUGGESTED].weigh},
        "page": page,
        "rule": poll.ENTRY,
        "weights": facts[poll.SUGGESTED].law,
        "title": book[poll.ENTRY].situation.called,
        "turns": _turns_to_partner(book),
        "choices": {
            f"{suggested}/{alternative}": _choice(book, suggested, alternative)
            for suggested, alternative in product(("yes", "no"), repeat=2)
        },
    }


def _turns_to_partner(book: Rulebook) -> int:
    """How far the player whose hand it is sits from the one whose seat the guide asks for."""
    who = book[poll.ENTRY].situation.who
    return SEATED[who.role]["recipient"] if who else 0


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
