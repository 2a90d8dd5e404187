"""What the claim board looks up: the kinds of play, its questions, and where the guide goes on."""

from functools import cache
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.tables import claim

Data = dict[str, Any]


@cache
def claim_data(book: Rulebook) -> Data:
    laws = {
        *(kind.law for kind in claim.KINDS.values()),
        *(law for _, law in claim.NOTES.values()),
        *(claim.TRUMP.law, claim.SHOWN_OUT.law),
    }
    return {
        "page": situation_page(book[claim.RULE].situation).removesuffix(".md"),
        "kinds": {key: kind._asdict() for key, kind in claim.KINDS.items()},
        "trump": claim.TRUMP._asdict(),
        "shown": claim.SHOWN_OUT._asdict(),
        "notes": {name: {"says": says, "law": law} for name, (says, law) in claim.NOTES.items()},
        "points": {
            point: {ends: _address(book, point, answer) for ends, answer in ways.items()}
            for point, ways in claim.POINTS.items()
        },
        "conceded": [f"{name}={key}" for name, key in claim.CONCEDED.items()],
        "laws": {law: gloss(law) for law in sorted(laws)},
    }


def _address(book: Rulebook, point: str, answer: str) -> list[str]:
    """The answers as an address has them, when the rule has heard them to the end."""
    rule = book[claim.RULE]
    conversation = rule.follow(rule.answers(claim.answers(point, answer)))
    assert not conversation.question, "a point that is answered is decided"
    return [f"{name}={a.key}" for name, a in conversation.answers.items()]
