"""Law 73A2 and DBf's 122B: the stop card and the pause after a jump.

The offender is the player who made the slip: who jumped, or who should have waited.
"""

from __future__ import annotations

from rules_src.laws.law_73_stop import facts as law
from rules_src.laws.law_73_stop.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import NewIrregularity

USED_AFTERWARDS = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)


def stop_procedure(facts: law.StopProcedure) -> Ruling:
    """The authority may order a pause (73A2); what a slip tells partner is unauthorised (16B1a)."""
    if facts.stop is law.Stop.NO_CARD:
        if facts.pause_kept is law.Pause.NOT_YET:
            return Ruling(Say.pause_is_due_without_the_card, Say.show_stop_card_next_time)
        if facts.pause_kept is law.Pause.KEPT:
            return Ruling(Say.due_pause_tells_nothing, Say.show_stop_card_next_time)
        return Ruling(
            Say.pause_was_due_without_the_card,
            Say.show_stop_card_next_time,
            Say.lho_tempo_told,
            USED_AFTERWARDS,
        )
    if facts.stop is law.Stop.BAD_PAUSE:
        return Ruling(Say.keep_the_pause, Say.tempo_told, USED_AFTERWARDS)
    if facts.stop is law.Stop.TOO_SOON:
        return Ruling(Say.stop_card_is_no_call, Say.card_told, USED_AFTERWARDS)
    if not facts.intended:
        return Ruling(NewIrregularity("25A1", "change_of_call"))
    return Ruling(Say.meant_call_stands, Say.card_told, USED_AFTERWARDS)
