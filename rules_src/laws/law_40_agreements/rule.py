"""Law 40: a call that does not fit what the opponents were told.

The offender is the player who called; `partner` may have known more than the opponents.
"""

from __future__ import annotations

from rules_src.laws.law_40_agreements import facts as law
from rules_src.laws.law_40_agreements.words import Say
from rules_src.model.ruling import Ruling, When


def psychic_call(facts: law.PsychicCall) -> Ruling:
    """Any call may be made if no concealed or forbidden agreement is behind it (40A3, 40C1)."""
    if facts.departure is law.Departure.HIDDEN:
        score = (
            Say.score_without_the_agreement.under("40B3a")
            if facts.damaged
            else Say.agreement_did_no_damage.under("40B3a")
        )
        return Ruling(
            Say.agreement_was_not_told,
            Say.disclose_agreements,
            Say.see_first_what_may_change,
            score,
            Say.penalty_for_hidden_agreement,
        )
    if facts.departure is law.Departure.FORBIDDEN:
        score = (
            Say.score_without_the_agreement.under("40B4")
            if facts.damaged
            else Say.agreement_did_no_damage.under("40B4")
        )
        return Ruling(Say.agreement_is_forbidden, score, Say.penalty_for_forbidden_agreement)
    if facts.departure is law.Departure.PSYCHE and facts.barred:
        return Ruling(
            Say.no_word_of_departure_before_play_is_over,
            Say.psyching_it_is_barred,
            Say.score_if_barred_call_damaged,
            Say.penalty_for_barred_psyche,
        )
    if facts.expected:
        score = Say.score_without_the_agreement if facts.damaged else Say.agreement_did_no_damage
        return Ruling(
            Say.wait_until_the_hand_is_known,
            Say.is_implicit_agreement,
            Say.disclose_agreements.under("40A1b", when=When.AFTER_PLAY),  # it tells of the hand
            score,
            Say.penalty_for_hidden_agreement,
        )
    if facts.departure is law.Departure.MISTAKE:
        quiet = Say.no_word_of_departure_before_play_is_over.under("75C")
        return Ruling(
            quiet,
            Say.mistaken_call_stands,
            Say.see_whether_alert_or_explanation_was_used,
            Say.check_use,
        )
    return Ruling(
        Say.no_word_of_departure_before_play_is_over,
        Say.psychic_call_stands,
        Say.need_not_tell_of_departure,
    )
