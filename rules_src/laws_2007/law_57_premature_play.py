"""Law 57 of 2007: declarer had three choices, and no law of a card held ready at another's turn.

Read whole in the Norwegian federation's translation (lovboka.org/57).
"""

from dataclasses import replace

from rules_src.laws.common import lead, penalty_card
from rules_src.laws.law_57_premature_play import SITUATION as NOW
from rules_src.laws.law_57_premature_play import facts as now
from rules_src.laws.law_57_premature_play import rule as rules_now
from rules_src.laws.law_57_premature_play.facts import PlayChoice, TooSoon
from rules_src.laws.law_57_premature_play.words import Say
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007
from rules_src.model.facts import Answer, Facts, Option
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import PenaltyCard, Size


class ThreeChoices(Answer):
    HIGHEST = "kræver {partner's} højeste kort i farven"
    LOWEST = "kræver {partner's} laveste kort i farven"
    FORBID = "forbyder en anden, nævnt farve"


class PrematurePlay(Facts):
    told_to_play = now.PrematurePlay.told_to_play
    too_soon = now.PrematurePlay.too_soon
    declaring_side_played = now.PrematurePlay.declaring_side_played
    dummy_forward = now.PrematurePlay.dummy_forward
    next_has_played = now.PrematurePlay.next_has_played


class PlayChosen(Facts):
    play_choice = Option(ThreeChoices, "Hvad vælger {declarer}?", "57A", chooses="declarer")


OBEYS_2007 = {
    ThreeChoices.HIGHEST: Say.obeys[PlayChoice.HIGHEST],
    ThreeChoices.LOWEST: Say.obeys[PlayChoice.LOWEST],
    ThreeChoices.FORBID: Say.obeys[PlayChoice.FORBID].under("57A3"),
}
_otherwise = in_2007(rules_now.premature_play, PrematurePlay)
premature_play_freed = in_2007(rules_now.premature_play_freed)


def premature_play(facts: PrematurePlay) -> Ruling:
    """Only a card played before partner's has a law here (57)."""
    if not facts.told_to_play and facts.too_soon is TooSoon.RHO_TURN:
        return Ruling(common.Say.law_has_no_such_rule.under("57"))
    return _otherwise(facts)


def premature_play_choice(facts: PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer has three choices (57A)."""
    facts.explain(lead.Say.explain_all_choices)
    facts.tell(PenaltyCard("57A", Size.MAJOR))
    return Ruling(
        OBEYS_2007[facts.play_choice],
        Say.any_card_if_unable,
        *common.Say.seen_on_table,
        common.Say.helped,
        penalty_card.Say.if_card_lies,
    )


SITUATION = replace(
    NOW,
    rule=premature_play,
    parts=(
        Part(premature_play_freed, "Fri for berigtigelse efter §\u00a057C"),
        Part(premature_play_choice, "Spilførers tre valg"),
    ),
)
