"""Law 76: what somebody outside the table said or did, and what it comes to at the table."""

from __future__ import annotations

from rules_src.laws.law_76_spectators import facts as law
from rules_src.laws.law_76_spectators.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def spectator(facts: law.Outside) -> Ruling:
    """A spectator says nothing of the play (76B); what he discloses is still known (81C3)."""
    match facts.did:
        case law.Did.SHOWED_MISTAKE:
            return Ruling(
                Say.mistake_ruled_anyway,
                Say.spectator_shows_no_mistake,
                NewIrregularity("16D", "extraneous_information"),
            )
        case law.Did.TOLD:
            heard = HandOver("16D", "extraneous_information")
            if facts.outsider is law.Outsider.PLAYER:
                return Ruling(Say.penalty_for_loud_talk, heard)
            return Ruling(Say.spectator_keeps_quiet, Say.may_send_spectator_away, heard)
        case law.Did.CAUSED:
            return Ruling(Say.caused_mistake_by_own_rule, Say.may_send_spectator_away)
        case law.Did.DISTURBED:
            return Ruling(
                Say.spectator_sees_one_hand,
                Say.spectator_shows_nothing,
                Say.may_send_spectator_away,
            )
        case law.Did.ANSWERED:
            return Ruling(Say.spectator_may_answer, Say.weigh_spectators_answer)
