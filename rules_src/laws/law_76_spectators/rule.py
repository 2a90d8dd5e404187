"""Law 76: what somebody outside the table said or did, and what it comes to at the table."""

from __future__ import annotations

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.laws.law_76_spectators.words import (
    CAUSED,
    KEEP_QUIET,
    LOUD_TALK,
    MAY_ANSWER,
    ONE_HAND,
    RULED_ANYWAY,
    SEND_AWAY,
    SHOW_NOTHING,
    SILENCE,
    WEIGH_ANSWER,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def spectator(facts: Outside) -> Ruling:
    """A spectator says nothing of the play (76B); what he discloses is still known (81C3)."""
    match facts.did:
        case Did.SHOWED_MISTAKE:
            return Ruling(RULED_ANYWAY, SILENCE, NewIrregularity("16D", "extraneous_information"))
        case Did.TOLD:
            heard = HandOver("16D", "extraneous_information")
            if facts.outsider is Outsider.PLAYER:
                return Ruling(LOUD_TALK, heard)
            return Ruling(KEEP_QUIET, SEND_AWAY, heard)
        case Did.CAUSED:
            return Ruling(CAUSED, SEND_AWAY)
        case Did.DISTURBED:
            return Ruling(ONE_HAND, SHOW_NOTHING, SEND_AWAY)
        case Did.ANSWERED:
            return Ruling(MAY_ANSWER, WEIGH_ANSWER)
