"""Where a call or a card is undone, what others did after it is asked, excluded or ruled."""

import re
from collections.abc import Iterator

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps, ruled
from rules_src.laws import SITUATIONS
from rules_src.model import Keyed, Lasting, Phase, Situation
from rules_src.model.on_board import AFTER_PLAY

RULED = re.compile(
    r"\b(?:alle senere|[Ss]enere meldinger|meldinge(?:n|rne)? efter|meldt efter|alle pas derefter"
    r"|spillet bagefter|efter udspillet|kort til næste stik|efter et kort"
    r"|forkert spillede kort|meldinger efter)"
)
"""What a sentence of the same ruling says of later acts."""
ASKED = {
    "barred_call_cancelled": {"lho_called"},
    "bid_above_seven_cancelled": {"lho_called"},
    "call_cancelled": {"since"},
    "call_lapses": {"since"},
    "card_back": {"cards_since"},
    "correction_cancelled": {"corrected_after"},
    "first_call_stands": {"lho_called"},
    "inadmissible_double_cancelled": {"lho_called"},
    "lhos_first_call_withdrawn": {"lho_called"},
    "replace_the_bid": {"partner_called", "corrected_over"},
    "second_call_stands": {"lho_called", "corrected_over"},
}
"""Of an undone act, the questions on what came after it; of any other, a sentence must say it."""
OPEN = {"attempt_cancelled", "partners_call_cancelled", "partners_call_lapsed"}
"""Found here and not ruled yet: a call after a double that may not replace, or after partner's."""


def silent(conversation: Conversation) -> Iterator[str]:
    steps = finished_steps(conversation)
    told = any(RULED.search(each.says) for each in steps if each.addressed)
    for step in steps:
        asked = {"after_double", *ASKED.get(step.word, ())} & conversation.answers.keys()
        # a call is cancelled, or a lead of the declaring side goes back
        undone = any(effect.kind is Lasting.WITHDRAWN for effect in step.leaves)
        undone = undone or step.word == "card_back"
        if undone and not told and not asked and step.word not in OPEN:
            yield step.word


CALLS = [
    each
    for each in SITUATIONS
    if each.phase is Phase.AUCTION and each.slug != "vist-kort-under-meldingerne"
]
"""A card that is shown is not undone."""


@pytest.mark.parametrize("situation", CALLS, ids=lambda s: s.slug)
def test_no_ruling_is_silent_on_what_came_after_a_cancelled_call(situation: Situation) -> None:
    rule = BOOK[situation.rule.__name__]
    assert not {word for each in rule.conversations for word in silent(each)}


@pytest.mark.parametrize(("fact", "key"), [("whose_lead", "defenders"), ("told_to_play", "yes")])
def test_no_ruling_is_silent_on_what_came_after_a_card_that_goes_back(fact: str, key: str) -> None:
    """A lead by the declaring side, and whatever was played at an opponent's word (47E1)."""
    every = [each for rule in BOOK.entered for each in rule.conversations]
    back = [each for each in every if fact in each.answers and each.answers[fact].key == key]
    assert len(back) > 1
    assert not {word for each in back for word in silent(each)}


def test_a_score_is_adjusted_for_certain_only_where_play_is_known_to_be_over() -> None:
    """Nobody sees what an agreement or a right cost while the cards are still being played."""
    early = {
        step.word
        for rule in BOOK.entered
        for found in rule.conversations
        if not ruled(found, {}, {}).play_over
        for step in finished_steps(found)
        if getattr(step, "keyed", None) is Keyed.ADJUSTED
        if step.when in AFTER_PLAY and " hvis " not in step.says
    }
    assert early == {"adjust_who_gained_if_too_late"}, "says itself: »Er det for sent …«"
