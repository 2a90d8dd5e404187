"""What is known of a call out of rotation, and what a table shows of it; for Laws 28-32."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS, Bid
from rules_src.model.facts import Answer, Fact, Facts

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Turn(Answer):
    RHO = "{rho}"
    RHO_BARRED = "{rho}, som havde pligt til at passe"
    PARTNER = "{partner}"
    LHO_FIRST = "{lho}, og {offender} havde ikke meldt før"
    LHO_AGAIN = "{lho}, og {offender} havde meldt før"


class Call(Answer):
    PASS = "pas"
    ARTIFICIAL_PASS = "kunstig pas, eller pas til {partner's} kunstige melding"
    BID = "et bud"
    DOUBLE = "dobling eller redobling"
    INADMISSIBLE = "utilladelig dobling eller redobling"
    CLOSING_PASS = "pas, og efter tre pas i træk har en spiller mistet sin tur"


class Since(Answer):
    NOTHING = "ingen har meldt siden"
    LHO = "{lho} har meldt"
    RHO = "{rho} har meldt"
    PARTNER = "{partner} har meldt"
    OFFENDER = "{offender} har selv taget meldingen tilbage eller lavet den om"


def turn_seen(table: Table) -> Collection[Turn] | None:
    """A table does not show a duty to pass (Law 28A); a case about one leaves its auction out."""
    if table.irregularity is None or not table.out_of_turn:
        return None
    offender, due = table.irregularity.offender, table.due
    if due is offender.rho:
        return {Turn.RHO}
    if due is offender.partner:
        return {Turn.PARTNER}
    return {Turn.LHO_AGAIN if table.offender_had_called_before else Turn.LHO_FIRST}


def call_seen(table: Table) -> Collection[Call] | None:
    """A pass may be artificial as soon as partner has bid or doubled; the case then says."""
    if table.irregularity is None:
        return None
    if table.missed_turn:
        return {Call.CLOSING_PASS}
    if isinstance(table.irregular, Bid):
        return {Call.BID}
    if table.irregular is not PASS:
        return {Call.INADMISSIBLE if table.inadmissible else Call.DOUBLE}
    partner = table.irregularity.offender.partner
    acted = any(seat is partner and call is not PASS for seat, call in table.before)
    return {Call.PASS, Call.ARTIFICIAL_PASS} if acted else {Call.PASS}


def since_seen(table: Table) -> Collection[Since] | None:
    """Whether the player whose turn it was called before the director came cannot be seen."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.accepted_at_table:
        return None
    role = {
        irregularity.offender: Since.OFFENDER,
        irregularity.offender.lho: Since.LHO,
        irregularity.offender.partner: Since.PARTNER,
        irregularity.offender.rho: Since.RHO,
    }
    if irregularity.over:
        return {role[irregularity.over[0].seat]}
    if irregularity.due is irregularity.offender.partner or not irregularity.legal:
        return {Since.NOTHING}
    return {Since.NOTHING, role[irregularity.due]}


class OutOfRotation(Facts):
    turn = Fact(
        Turn,
        "Hvis tur var det?",
        "29A",
        help="Meldte {offender} igen, før {lho} havde meldt, er det en ændring af melding"
        " (§\u00a025), også når den nye melding er pas eller dobling.",
        seen=turn_seen,
    )
    call = Fact(
        Call,
        "Hvad meldte {offender}?",
        "29B",
        help="En kunstig pas behandles som et bud (§\u00a030C). En dobling er utilladelig, når der"
        " ikke er et bud fra modparten at doble, og en redobling uden en dobling fra modparten.",
        seen=call_seen,
    )
