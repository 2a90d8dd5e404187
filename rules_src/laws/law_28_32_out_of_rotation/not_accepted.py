"""Laws 30-32: what follows a call out of rotation that was not accepted."""

from __future__ import annotations

from rules_src.laws.common import rectification, replacement, withdrawn_call
from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.laws.law_28_32_out_of_rotation.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import ForcedPass, NewIrregularity


def call_not_accepted(facts: law.NotAccepted) -> Ruling:
    """At partner's turn, or left-hand opponent's, all turns on the new call (30B, 31B, 32B)."""
    section = Say.sections.get(facts.call, Say.of_a_bid)
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        if facts.call is not law.Call.PASS and facts.no_turn_came:
            facts.explain(rectification.Say.partner_free.under(section.partner_free))
            return NO_TURN_CAME
        free = (
            rectification.Say.partner_free.under(section.partner_free),
            Say.offender_free.under(section.offender_free),
        )
        return Ruling(
            *free,
            withdrawn_call.Say.unauthorised,
            replacement.Say.rule_when_called,
            verdict=Say.turn_goes_back,
        )
    facts.explain(
        rectification.Say.partner_free.under(section.partner_free), withdrawn_call.Say.unauthorised
    )
    facts.explain(Say.offender_free.under(section.offender_free))
    return new_call(facts, section.comparable, section.other)


NO_TURN_CAME = Ruling(
    withdrawn_call.Say.unauthorised,
    Say.withdrawn_call_never_replaced,
    withdrawn_call.Say.may_forbid,
    withdrawn_call.Say.used,
    withdrawn_call.Say.foreseen,
    withdrawn_call.Say.at_partners_lead,
)
"""Partner's pass ended the auction, so the withdrawn call was never replaced (26B)."""


def call_at_rhos_turn(facts: law.NotAccepted) -> Ruling:
    """A pass is passed again; any other call is repeated if right-hand opponent passes.

    Laws 23C and 26A do not name 30A, so the cancelled pass stays unauthorised (16C2).
    """
    if facts.call is law.Call.PASS:
        return Ruling(
            ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
            Say.no_rectification,
            Say.still_unauthorised,
            withdrawn_call.Say.used,
            withdrawn_call.Say.foreseen,
        )
    section = "32A" if facts.call is law.Call.DOUBLE else "31A"
    if facts.rho_did is law.RhoDid.NOT_YET:
        return Ruling(
            Say.rho_calls_first.under(section),
            Say.offender_free.under(section + "2"),
            verdict=Say.rho_to_call,
        )
    facts.explain(Say.rho_calls_first.under(section))
    if facts.rho_did is law.RhoDid.PASSED:
        return repeated(facts, section + "1")
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(
            Say.offender_free.under(section + "2"),
            replacement.Say.rule_when_called,
            verdict=Say.offender_to_call,
        )
    facts.explain(Say.offender_free.under(section + "2"))
    return new_call(facts, section + "2a", section + "2b")


def repeated(facts: law.NotAccepted, section: str) -> Ruling:
    """The repeated call is free if it is legal; an insufficient bid is now one in turn (27A2)."""
    repeat = Say.repeat_call.under(section)
    if facts.call is law.Call.BID and not facts.sufficient:
        again = NewIrregularity("27A2", "insufficient_bid", when=When.OFFENDER_TURN)
        return Ruling(repeat, again, verdict=Say.repeats_too_low)
    return Ruling(repeat, Say.no_rectification.under(section), Say.repeated_authorised)


def new_call(facts: law.NotAccepted, comparable: str, other: str) -> Ruling:
    """A comparable call costs nothing; after any other partner must pass once."""
    if facts.comparable:
        free = Say.no_rectification.under(comparable)
        had_turn = () if facts.turn is law.Turn.RHO else (withdrawn_call.Say.used,)
        return Ruling(free, Say.authorised, withdrawn_call.Say.assisted, *had_turn)
    return Ruling(
        Say.still_unauthorised,
        ForcedPass(other, when=When.PARTNER_TURN),
        withdrawn_call.Say.may_forbid,
        withdrawn_call.Say.used,
        withdrawn_call.Say.foreseen,
        withdrawn_call.Say.at_partners_lead,
    )
