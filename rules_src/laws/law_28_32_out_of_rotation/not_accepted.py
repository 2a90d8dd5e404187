"""Laws 30-32: what follows a call out of rotation that was not accepted."""

from __future__ import annotations

from rules_src.laws.common.rectification import PARTNER_FREE
from rules_src.laws.common.replacement import RULE_WHEN_CALLED, CalledAgain
from rules_src.laws.common.withdrawn_call import (
    ASSISTED,
    AT_PARTNERS_LEAD,
    FORESEEN,
    MAY_FORBID,
    UNAUTHORISED,
    USED,
)
from rules_src.laws.law_28_32_out_of_rotation.facts import Call, NotAccepted, RhoDid, Turn
from rules_src.laws.law_28_32_out_of_rotation.words import (
    AUTHORISED,
    NEVER_REPLACED,
    NO_MORE,
    OF_A_BID,
    OFFENDER_FREE,
    OFFENDER_TO_CALL,
    REPEAT,
    REPEATED_AUTHORISED,
    REPEATS_TOO_LOW,
    RHO_FIRST,
    RHO_TO_CALL,
    SECTIONS,
    STILL_UNAUTHORISED,
    TURN_GOES_BACK,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import ForcedPass, NewIrregularity


def call_not_accepted(facts: NotAccepted) -> Ruling:
    """At partner's turn, or left-hand opponent's, all turns on the new call (30B, 31B, 32B)."""
    law = SECTIONS.get(facts.call, OF_A_BID)
    if facts.called_again is CalledAgain.NOT_YET:
        if facts.call is not Call.PASS and facts.no_turn_came:
            facts.explain(PARTNER_FREE.under(law.partner_free))
            return NO_TURN_CAME
        free = (PARTNER_FREE.under(law.partner_free), OFFENDER_FREE.under(law.offender_free))
        return Ruling(*free, UNAUTHORISED, RULE_WHEN_CALLED, verdict=TURN_GOES_BACK)
    facts.explain(PARTNER_FREE.under(law.partner_free), UNAUTHORISED)
    facts.explain(OFFENDER_FREE.under(law.offender_free))
    return new_call(facts, law.comparable, law.other)


NO_TURN_CAME = Ruling(UNAUTHORISED, NEVER_REPLACED, MAY_FORBID, USED, FORESEEN, AT_PARTNERS_LEAD)
"""Partner's pass ended the auction, so the withdrawn call was never replaced (26B)."""


def call_at_rhos_turn(facts: NotAccepted) -> Ruling:
    """A pass is passed again; any other call is repeated if right-hand opponent passes.

    Laws 23C and 26A do not name 30A, so the cancelled pass stays unauthorised (16C2).
    """
    if facts.call is Call.PASS:
        return Ruling(
            ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
            NO_MORE,
            STILL_UNAUTHORISED,
            USED,
            FORESEEN,
        )
    law = "32A" if facts.call is Call.DOUBLE else "31A"
    if facts.rho_did is RhoDid.NOT_YET:
        return Ruling(RHO_FIRST.under(law), OFFENDER_FREE.under(law + "2"), verdict=RHO_TO_CALL)
    facts.explain(RHO_FIRST.under(law))
    if facts.rho_did is RhoDid.PASSED:
        return repeated(facts, law + "1")
    if facts.called_again is CalledAgain.NOT_YET:
        return Ruling(OFFENDER_FREE.under(law + "2"), RULE_WHEN_CALLED, verdict=OFFENDER_TO_CALL)
    facts.explain(OFFENDER_FREE.under(law + "2"))
    return new_call(facts, law + "2a", law + "2b")


def repeated(facts: NotAccepted, law: str) -> Ruling:
    """The repeated call is free if it is legal; an insufficient bid is now one in turn (27A2)."""
    repeat = REPEAT.under(law)
    if facts.call is Call.BID and not facts.sufficient:
        again = NewIrregularity("27A2", "insufficient_bid", when=When.OFFENDER_TURN)
        return Ruling(repeat, again, verdict=REPEATS_TOO_LOW)
    return Ruling(repeat, NO_MORE.under(law), REPEATED_AUTHORISED)


def new_call(facts: NotAccepted, comparable: str, other: str) -> Ruling:
    """A comparable call costs nothing; after any other partner must pass once."""
    if facts.comparable:
        free = NO_MORE.under(comparable)
        had_turn = () if facts.turn is Turn.RHO else (USED,)
        return Ruling(free, AUTHORISED, ASSISTED, *had_turn)
    return Ruling(
        STILL_UNAUTHORISED,
        ForcedPass(other, when=When.PARTNER_TURN),
        MAY_FORBID,
        USED,
        FORESEEN,
        AT_PARTNERS_LEAD,
    )
