"""What the claim board looks up: the kinds of play, its questions, and where the guide goes on."""

from __future__ import annotations

from functools import cache
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.views.addresses import situation_page
from rules_src.contents import gloss
from rules_src.tools.claim import (
    CONCEDED,
    DOUBT,
    DOUBT_LAW,
    KINDS,
    MORE,
    MORE_LAW,
    POINTS,
    SHOWN_OUT,
    TRUMP,
    UPHELD,
    UPHELD_LAW,
)

Data = dict[str, Any]
RULE = "claim"


@cache
def claim_data(book: Rulebook) -> Data:
    notes = {"doubt": (DOUBT, DOUBT_LAW), "upheld": (UPHELD, UPHELD_LAW), "more": (MORE, MORE_LAW)}
    laws = {
        *(kind.law for kind in KINDS.values()),
        *(law for _, law in notes.values()),
        *(TRUMP.law, SHOWN_OUT.law),
    }
    return {
        "page": situation_page(book[RULE].situation).removesuffix(".md"),
        "kinds": {key: kind._asdict() for key, kind in KINDS.items()},
        "trump": TRUMP._asdict(),
        "shown": SHOWN_OUT._asdict(),
        "notes": {name: {"says": says, "law": law} for name, (says, law) in notes.items()},
        "points": {
            point: {ends: _said(book, point, answer) for ends, answer in ways.items()}
            for point, ways in POINTS.items()
        },
        "conceded": [f"{name}={key}" for name, key in CONCEDED.items()],
        "laws": {law: gloss(law) for law in sorted(laws)},
    }


def _said(book: Rulebook, point: str, answer: str) -> list[str]:
    """The answers as an address has them, when the rule has heard them to the end."""
    fact, key = answer.split("=")
    rule = book[RULE]
    stated = {"claim_kind": "claim", "reply": "disputed", "point": point, fact: key}
    conversation = rule.follow(rule.answers(stated))
    assert not conversation.question, "a point that is answered is decided"
    return [f"{name}={a.key}" for name, a in conversation.answers.items()]
