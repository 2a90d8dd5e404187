"""What the poll looks up: which choices the rule lets stand, and where the guide goes on."""

from __future__ import annotations

from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.text.danish import sentence
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.model.roles import ROLES, SEATED, spoken
from rules_src.tools.poll import CHOSEN, FORBIDDEN, LAW, OWN_MEASURE, PERCENT

Data = dict[str, Any]

ENTRY = "unauthorised_information"
CHOICE = "choice_after_information"
BEFORE = {"origin": "partner", "told_more": "yes", "play_over": "yes"}
"""What is known of the incident when a poll has been held."""


def poll_data(book: Rulebook) -> Data:
    """The measure; what the director is asked of each action; and what the rule makes of it."""
    facts = book[CHOICE].facts
    page = situation_page(book[ENTRY].situation).removesuffix(".md")
    return {
        "measure": {"law": LAW, "about": gloss(LAW), "percent": PERCENT, "chosen": CHOSEN},
        "own": OWN_MEASURE,
        "suggests": {"law": facts["suggested"].law, "weigh": facts["suggested"].weigh},
        "page": page,
        "rule": ENTRY,
        "weights": facts["suggested"].law,
        "title": book[ENTRY].situation.called,
        "turns": _turns_to_partner(book),
        "choices": {
            f"{suggested}/{alternative}": _choice(book, suggested, alternative)
            for suggested, alternative in product(("yes", "no"), repeat=2)
        },
    }


def _turns_to_partner(book: Rulebook) -> int:
    """How far the player whose hand it is sits from the one whose seat the guide asks for."""
    who = book[ENTRY].situation.who
    return SEATED[who.role]["recipient"] if who else 0


def _choice(book: Rulebook, suggested: str, alternative: str) -> Data:
    """What the rule says of a choice, and what the guide is told of it."""
    entry = book[ENTRY]
    keys = {**BEFORE, "suggested": suggested, "alternative": alternative}
    conversation = entry.follow(entry.answers(keys))
    if conversation.question:
        said = [f"{name}={key}" for name, key in keys.items()]
        law = book[CHOICE].facts["suggested"].law
        return {"allowed": False, "law": law, "about": gloss(law), "says": FORBIDDEN, "say": said}
    said = [f"{name}={key}" for name, key in keys.items() if name in conversation.answers]
    step = conversation.ruling[-1]
    ruled = sentence(spoken(verdict(conversation), ROLES))
    return {"allowed": True, "law": step.law, "about": gloss(step.law), "says": ruled, "say": said}
