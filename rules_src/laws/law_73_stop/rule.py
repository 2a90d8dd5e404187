"""Law 73A2 and DBf's 122B: the stop card and the pause after a jump.

The offender is the player who made the slip: who jumped, or who should have waited.
"""

from __future__ import annotations

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.laws.law_73_stop.words import (
    CALL_STANDS,
    CARD_TOLD,
    KEEP_THE_PAUSE,
    LHO_TEMPO_TOLD,
    PAUSE_DUE,
    PAUSE_TELLS_NOTHING,
    PAUSE_WAS_DUE,
    TEMPO_TOLD,
    USE_NO_CARD,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import NewIrregularity

USED_AFTERWARDS = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)


def stop_procedure(facts: StopProcedure) -> Ruling:
    """The authority may order a pause (73A2); what a slip tells partner is unauthorised (16B1a)."""
    if facts.stop is Stop.NO_CARD:
        if facts.pause_kept is Pause.NOT_YET:
            return Ruling(PAUSE_DUE, USE_NO_CARD)
        if facts.pause_kept is Pause.KEPT:
            return Ruling(PAUSE_TELLS_NOTHING, USE_NO_CARD)
        return Ruling(PAUSE_WAS_DUE, USE_NO_CARD, LHO_TEMPO_TOLD, USED_AFTERWARDS)
    if facts.stop is Stop.BAD_PAUSE:
        return Ruling(KEEP_THE_PAUSE, TEMPO_TOLD, USED_AFTERWARDS)
    if not facts.intended:
        return Ruling(NewIrregularity("25A1", "change_of_call"))
    return Ruling(CALL_STANDS, CARD_TOLD, USED_AFTERWARDS)
