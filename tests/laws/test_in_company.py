"""What a ruling says to all, and another line of it or what stands on the board denies.

A sentence or a verdict that speaks of every card, every call or a player's whole freedom is true
of its own incident alone, and false where something else on the board says otherwise.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from own_book import BOOK

from generator.engine.explore import Answers
from generator.engine.rulebook import Conversation, Leg, RuleEntry
from generator.engine.verdicts import finished_steps, verdict
from rules_src.laws import SITUATIONS
from rules_src.model import EVERYONE, How, Lasting, Situation
from rules_src.model.ruling import Step

CARDS = (Lasting.MAJOR_CARD, Lasting.MINOR_CARD)
LEADS = (Lasting.LEAD_RIGHT, Lasting.BOUND_LEAD)
PICKED_UP = ("penalty_card_back", "penalty_cards_in_suit_back", "penalty_cards_chosen_back")


@dataclass(frozen=True)
class Claim:
    """What a text says, and what makes it false."""

    says: re.Pattern[str]
    left: tuple[Lasting, ...] = ()
    """What another step leaves, or what stood before and goes on standing."""
    by: tuple[str, ...] = ()
    """Other steps, to the same player."""
    unasked: bool = False
    """It speaks of later acts that no question has been about."""


CLAIMS = (
    Claim(
        re.compile(
            r"(?<!bordets )(?<!alle )\bkort(?:et)? bliver liggende|er (?:nu|stadig) strafkort"
            r"|\b(?:ligge|tilbage) som strafkort"
        ),
        by=PICKED_UP,
    ),
    Claim(
        re.compile(
            r"(?:^|\. )(?:De v|V)iste kort er ikke strafkort|(?<!hvis )\b[Ii]ntet strafkort\b"
        ),
        left=CARDS,
    ),
    Claim(re.compile(r"\b[Ii]ngen udspilsbegrænsning"), left=LEADS),
    Claim(re.compile(r"\bspiller? frit ud\b(?!,? (?:hvis|når|fordi))"), left=LEADS),
    Claim(
        re.compile(
            r"gælder, og det gør (?:alle )?meldinger|alle senere meldinger gælder"
            r"|[Mm]elding(?:en|erne) efter den gælder(?! også, hvis)"
        ),
        unasked=True,
    ),
)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.slug)
def test_no_line_of_a_ruling_is_denied_by_another_or_by_what_stands(situation: Situation) -> None:
    rule = BOOK[situation.rule.__name__]
    found = dict.fromkeys(why for each in whole(rule) for why in denied(situation, each))
    assert not found


def whole(rule: RuleEntry) -> Iterator[Conversation]:
    """Conversations of different rows, and each way they go on in which a claim can be denied."""
    for begun in {tuple(row.id for row in e.rows): e for e in rule.conversations}.values():
        yield begun
        if any(claim.says.search(text) for text, _ in texts(begun) for claim in CLAIMS):
            for later in begun.pending:
                yield from onward(later, begun.answers, begun.legs)


def onward(rule: RuleEntry, known: Answers, before: tuple[Leg, ...]) -> Iterator[Conversation]:
    found = rule.follow(known, before=before)
    if found.question:
        fact = found.question.fact
        for answer in fact.answers.values():
            yield from onward(rule, {**known, fact.name: answer}, before)
        return
    yield found
    for later in found.pending:
        yield from onward(later, {**known, **found.answers}, found.legs)


def denied(situation: Situation, conversation: Conversation) -> Iterator[str]:
    """What it says, and what denies it."""
    steps = finished_steps(conversation)
    for text, own in texts(conversation):
        for claim in CLAIMS:
            if claim.says.search(text):
                yield from (f"{text!r}: {why}" for why in against(claim, own, steps, situation))


def texts(conversation: Conversation) -> Iterator[tuple[str, Step | None]]:
    """The verdict, and the words of every step that is read out."""
    yield verdict(conversation), None
    yield from ((step.says, step) for step in finished_steps(conversation) if step.aloud)


def against(
    claim: Claim, own: Step | None, steps: tuple[Step, ...], situation: Situation
) -> Iterator[str]:
    if claim.unasked:
        yield "nobody asked"
    for step in steps:
        to_the_same = own is None or own.to in (step.to, EVERYONE)
        left = any(effect.kind in claim.left for effect in step.leaves)
        if step is not own and (left or (step.word in claim.by and to_the_same)):
            yield step.word
    over = {effect.kind for step in steps for effect in step.ends if effect.whose == EVERYONE}
    for met in situation.encounters:
        if met.kind in claim.left and met.kind not in over and met.how is not How.ENDS:
            yield f"{met.kind.key} stands"
