"""Law 57 of 2007: declarer had three choices, and no law of a card held ready at another's turn.

Read whole in the Norwegian federation's translation (lovboka.org/57).
"""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common.lead import EXPLAIN_ALL
from rules_src.laws.common.penalty_card import IF_CARD_LIES
from rules_src.laws.law_57_premature_play import SITUATION as NOW
from rules_src.laws.law_57_premature_play import facts as now
from rules_src.laws.law_57_premature_play import rule as rules_now
from rules_src.laws.law_57_premature_play.facts import PlayChoice, TooSoon
from rules_src.laws.law_57_premature_play.words import OBEYS, UNABLE
from rules_src.laws_2007.common import HELPED, NO_RULE, SEEN_ON_TABLE, in_2007
from rules_src.model.facts import Answer, Facts, Option
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import PenaltyCard, Size


class ThreeChoices(Answer):
    HIGHEST = "kræver {partner's} højeste kort i farven"
    LOWEST = "kræver {partner's} laveste kort i farven"
    FORBID = "forbyder en anden, nævnt farve"


class PrematurePlay(Facts):
    too_soon = now.PrematurePlay.too_soon
    declaring_side_played = now.PrematurePlay.declaring_side_played


class PlayChosen(Facts):
    play_choice = Option(ThreeChoices, "Hvad vælger {declarer}?", "57A", chooses="declarer")


OBEYS_2007 = {
    ThreeChoices.HIGHEST: OBEYS[PlayChoice.HIGHEST],
    ThreeChoices.LOWEST: OBEYS[PlayChoice.LOWEST],
    ThreeChoices.FORBID: OBEYS[PlayChoice.FORBID].under("57A3"),
}
_otherwise = in_2007(rules_now.premature_play, PrematurePlay)
premature_play_freed = in_2007(rules_now.premature_play_freed)


def premature_play(facts: PrematurePlay) -> Ruling:
    """Only a card played before partner's has a law here (57)."""
    if facts.too_soon is TooSoon.RHO_TURN:
        return Ruling(NO_RULE.under("57"))
    return _otherwise(facts)


def premature_play_choice(facts: PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer has three choices (57A)."""
    facts.explain(EXPLAIN_ALL)
    facts.tell(PenaltyCard("57A", Size.MAJOR))
    return Ruling(OBEYS_2007[facts.play_choice], UNABLE, *SEEN_ON_TABLE, HELPED, IF_CARD_LIES)


SITUATION = replace(
    NOW,
    rule=premature_play,
    parts=(
        Part(premature_play_freed, "Fri for berigtigelse efter §\u00a057C"),
        Part(premature_play_choice, "Spilførers tre valg"),
    ),
)
