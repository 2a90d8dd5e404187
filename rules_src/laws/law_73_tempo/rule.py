"""Laws 73D and 73E: an opponent, not partner, went wrong on what a player did.

The offender is the player whose tempo or manner it was.
"""

from __future__ import annotations

from rules_src.laws.law_73_tempo import facts as law
from rules_src.laws.law_73_tempo.words import Say
from rules_src.model.ruling import Ruling


def misleading_tempo(facts: law.Deception) -> Ruling:
    """Inferences from an opponent's manner are at one's own risk (73D1), but see 73D2 and 73E2."""
    if facts.deceived_by is law.Deceiver.CALL_OR_CARD:
        return Ruling(Say.deception_by_call_or_card_stands)
    if facts.reason is law.Reason.BRIDGE:
        return Ruling(Say.own_risk, Say.bridge_reason_shown)
    if facts.reason is law.Reason.PURPOSE:
        score = Say.score_without_false_inference if facts.misled else Say.no_costly_false_inference
        return Ruling(Say.may_not_mislead_by_manner, score, Say.penalty_for_deception)
    if not facts.could_know:
        return Ruling(Say.own_risk, Say.could_not_know_it_would_gain)
    return (
        Ruling(Say.score_without_false_inference)
        if facts.misled
        else Ruling(Say.own_risk, Say.no_costly_false_inference)
    )
