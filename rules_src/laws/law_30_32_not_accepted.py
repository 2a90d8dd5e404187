"""Laws 30-32: what follows a call out of rotation that was not accepted."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from rules_src.bridge.calls import PASS
from rules_src.laws.law_23_comparable_call import Replacement
from rules_src.laws.out_of_rotation_facts import Call, OutOfRotation, Turn
from rules_src.laws.rectification import NO_RECTIFICATION, PARTNER_FREE
from rules_src.laws.withdrawn_call import (
    ASSISTED,
    AT_PARTNERS_LEAD,
    FORESEEN,
    MAY_FORBID,
    UNAUTHORISED,
    USED,
)
from rules_src.model.facts import Answer, Fact, YesNo
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.steps import ForcedPass, Information, Instruct, NewIrregularity, Status

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class RhoDid(Answer):
    PASSED = "passede"
    ACTED = "bød, doblede eller redoblede"


def rho_did_seen(table: Table) -> Collection[RhoDid] | None:
    if table.rho_call is None:
        return None
    return {RhoDid.PASSED if table.rho_call is PASS else RhoDid.ACTED}


def sufficient_seen(table: Table) -> Collection[YesNo] | None:
    if table.sufficient is None:
        return None
    return {YesNo.YES if table.sufficient else YesNo.NO}


class NotAccepted(OutOfRotation, Replacement):
    rho_did = Fact(
        RhoDid,
        "Hvad gjorde {rho} i sin tur?",
        "31A",
        help="Er {rho's} melding ulovlig, rettes den først efter sin egen paragraf.",
        seen=rho_did_seen,
    )
    sufficient = Fact(
        YesNo,
        "Er buddet tilstrækkeligt, når det gentages?",
        "31A1",
        seen=sufficient_seen,
    )


class Sections(NamedTuple):
    """Where each law says the same of a call at partner's or left-hand opponent's turn."""

    partner_free: str
    offender_free: str
    comparable: str
    other: str


OF_A_BID = Sections("31B1", "31B2", "31B2", "31B2")
"""An artificial pass, or a pass of partner's artificial call, is treated as a bid (30C)."""

SECTIONS = {
    Call.PASS: Sections("30B1a", "30B1b", "30B1bi", "30B1bii"),
    Call.DOUBLE: Sections("32B1", "32B2", "32B2", "32B2"),
}

RHO_FIRST = Instruct(
    "31A",
    "rho_calls_first",
    "{Rho} melder først. Passer han, skal {offender} gentage sin melding; ellers må {offender}"
    " melde, hvad han vil.",
)
OFFENDER_FREE = Instruct(
    "30B1b",
    "offender_free",
    "{Offender} må afgive enhver lovlig melding i sin tur, men er den ikke tilsvarende, skal"
    " {partner} passe én gang, og {partner's} udspil kan blive begrænset.",
    when=When.OFFENDER_TURN,
)
REPEAT = Instruct(
    "31A1", "repeat_call", "{Offender} skal gentage meldingen i sin tur.", when=When.OFFENDER_TURN
)

NO_MORE = NO_RECTIFICATION.under("30A", when=When.OFFENDER_TURN)
STILL_UNAUTHORISED = Information("16C2", Status.UNAUTHORISED, when=When.OFFENDER_TURN)
AUTHORISED = Information("23B", Status.AUTHORISED, when=When.OFFENDER_TURN)

# 23C and 26A do not name 30A, so in the law's words the pass stays unauthorised and gain is
# met by 72C; the articles apply the principle of 23B to the repeated pass as well.
AS_IF_COMPARABLE = Instruct(
    "23B",
    "treat_as_comparable",
    "Den gentagne pas kan behandles som en tilsvarende melding: Oplysningen er da beføjet for"
    " {partner}, og scoren justeres efter §\u00a023C, hvis den hjalp.",
    private=True,
    when=When.OFFENDER_TURN,
    authority=Authority.ADVICE,
)


def call_not_accepted(facts: NotAccepted) -> Ruling:
    """At right-hand opponent's turn it may have to be repeated; else all turns on the new call."""
    if facts.turn is Turn.RHO:
        return at_rhos_turn(facts)
    law = SECTIONS.get(facts.call, OF_A_BID)
    facts.tell(PARTNER_FREE.under(law.partner_free), UNAUTHORISED)
    facts.tell(OFFENDER_FREE.under(law.offender_free))
    return new_call(facts, law.comparable, law.other)


def at_rhos_turn(facts: NotAccepted) -> Ruling:
    """A pass is passed again; any other call is repeated if right-hand opponent passes."""
    if facts.call is Call.PASS:
        return Ruling(
            ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
            NO_MORE,
            STILL_UNAUTHORISED,
            AS_IF_COMPARABLE,
            USED,
            FORESEEN,
        )
    law = "32A" if facts.call is Call.DOUBLE else "31A"
    facts.tell(RHO_FIRST.under(law))
    if facts.rho_did is RhoDid.PASSED:
        return repeated(facts, law + "1")
    facts.tell(OFFENDER_FREE.under(law + "2"))
    return new_call(facts, law + "2a", law + "2b")


def repeated(facts: NotAccepted, law: str) -> Ruling:
    """The repeated call is free if it is legal; an insufficient bid is now one in turn (27A2)."""
    repeat = REPEAT.under(law)
    if facts.call is Call.BID and not facts.sufficient:
        again = NewIrregularity("27A2", "insufficient_bid", when=When.OFFENDER_TURN)
        return Ruling(repeat, again)
    return Ruling(repeat, NO_MORE.under(law))


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
