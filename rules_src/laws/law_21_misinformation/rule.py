"""Laws 21, 40B3, 47E2 and 75: what misinformation lets a side take back, and what it costs.

The offender is the player who explained, or who should have alerted; `partner` made the call.
When the explanation is put right, and by whom, is in Laws 20F and 75B.
"""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common import explanation, self_inflicted, taken_back
from rules_src.laws.law_21_misinformation import facts as law
from rules_src.laws.law_21_misinformation.words import Say
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.steps import HandOver


def misinformation(facts: law.Misinformation) -> Ruling:
    """A side is told of agreements, not of cards; wrongly told, it may change or is redressed."""
    if facts.misled_by in Say.not_misled:
        return nobody_was_misled(facts)
    if (
        facts.misled_by is law.Misled.EXPLANATION
        and facts.agreement is explanation.Agreement.CALL_WRONG
    ):
        return only_the_call_was_wrong(facts)
    if facts.reached is law.Reached.BEFORE_LEAD:
        return Ruling(HandOver("21B1a", "misinformed_call"))
    if facts.reached is law.Reached.PLAY:
        return Ruling(HandOver("47E2a", "misinformed_card"))
    return Ruling(HandOver("21B3", "misinformation_damage"))


def nobody_was_misled(facts: law.Misinformation) -> Ruling:
    """Nothing is changed; partner may not learn during the board what a player thought (16B1)."""
    told = Say.not_misled[facts.misled_by]
    if facts.reached is law.Reached.AFTER:
        return Ruling(told)
    later = replace(told, when=When.AFTER_PLAY)
    return Ruling(
        Say.keep_quiet_who_misunderstood,
        Say.go_on_and_explanation_waits,
        later,
        verdict=Say.quietly[facts.misled_by],
    )


def only_the_call_was_wrong(facts: law.Misinformation) -> Ruling:
    """No infraction, and nobody may learn at the table that a call was wrong (20F5a, 75B3, 75C)."""
    if facts.reached is law.Reached.AFTER:
        return Ruling(explanation.Say.no_infraction, Say.agreement_is_enough, *Say.always_check)
    later = Say.agreement_is_enough.under("75C", when=When.AFTER_PLAY)
    return Ruling(
        explanation.Say.no_infraction_and_nothing_aloud,
        Say.go_on_and_explanation_waits,
        later,
        *Say.always_check,
        verdict=Say.nothing_aloud,
    )


def misinformed_call(facts: law.MisinformedCall) -> Ruling:
    """The last call may be changed until partner calls or the opening lead is faced (21B1a)."""
    if facts.call_at_stake is law.CallAtStake.EARLIER:
        return Ruling(
            Say.partner_has_called_since,
            Say.keep_earlier_calls_quiet,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    if facts.call_at_stake is law.CallAtStake.NONE:
        return Ruling(
            Say.no_call_changes,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    facts.explain(explanation.Say.may_change)
    if not facts.changes_call:
        return Ruling(
            Say.call_left_unchanged,
            Say.keep_earlier_calls_quiet,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    answer = (Say.call_after_it_may_change,) if facts.called_since else ()
    return Ruling(
        Say.changed_call_stands,
        *answer,
        *Say.withdrawn_call,
        Say.keep_earlier_calls_quiet,
        explanation.Say.heard,
        Say.afterwards,
    )


def face_down_lead(facts: law.MisinformedCall) -> Step:
    """A face-down lead goes back to the wrong player; the right one may change his (41A, 47E2a)."""
    return Say.wrong_lead_goes_back if facts.wrong_lead else Say.face_down_lead_may_change


def misinformed_card(facts: law.MisinformedCard) -> Ruling:
    """A card may be taken back until any card is played, to that trick or the next (47E2a)."""
    if facts.card_at_stake is law.CardAtStake.NONE:
        return Ruling(
            explanation.Say.calls_stand_when_lead_faced, explanation.Say.heard, Say.afterwards
        )
    if facts.card_at_stake is law.CardAtStake.TOO_LATE:
        return Ruling(Say.card_may_not_come_back, explanation.Say.heard, Say.afterwards)
    if not facts.retracts:
        return Ruling(Say.card_left_played, explanation.Say.heard, Say.afterwards)
    return Ruling(
        Say.card_back, *taken_back.Say.cards_taken_back, explanation.Say.heard, Say.afterwards
    )


def misinformation_damage(facts: law.Damage) -> Ruling:
    """Damage is measured against the correct explanation, given instead of the mistaken one."""
    if facts.misled_by in Say.not_misled:
        return Ruling(Say.not_misled[facts.misled_by])
    if facts.harm is law.Harm.NONE:
        return Ruling(Say.not_damaged, *Say.always_check)
    if facts.own_part is law.OwnPart.DECLINED_DIRECTOR:
        return Ruling(*Say.always_check, HandOver("11A", "right_forfeited"))
    if facts.own_part is law.OwnPart.OWN_FAULT:
        return Ruling(
            *self_inflicted.Say.own_fault,
            Say.weigh_likely_results,
            *Say.always_check,
            self_inflicted.Say.each_side,
        )
    score = Say.score_with_correct_explanation.under(redressed_by(facts))
    return Ruling(score, Say.weigh_likely_results, *Say.always_check)


def redressed_by(facts: law.Damage) -> str:
    if facts.misled_by is law.Misled.MISSING_ALERT:
        return "40B3a"
    return "47E2b" if facts.harm is law.Harm.PLAYS else "21B3"
