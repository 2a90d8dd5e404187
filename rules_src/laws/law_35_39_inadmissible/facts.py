"""Laws 35-39: an inadmissible call, and what a table shows of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS
from rules_src.bridge.legality import is_closed
from rules_src.laws.common.replacement import Replacement
from rules_src.model.facts import Answer, Fact, Facts, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fault(Answer):
    DOUBLE = "der var intet at doble eller redoble"
    BARRED = "{offender} skulle passe, men gjorde det ikke"
    ABOVE_SEVEN = "det var et bud over syv"
    TOO_LATE = "det var efter den afsluttende pas"


class AfterDouble(Answer):
    NOT_YET = "nej"
    LHO = "ja, men åbningsudspillet er ikke vendt"
    LEAD_FACED = "ja, og åbningsudspillet er vendt"


class Duty(Answer):
    ONCE = "kun i denne tur"
    REST = "i resten af meldeforløbet"


class LateCall(Answer):
    DEFENDER_ACTED = "en modspillers bud, dobling eller redobling"
    DECLARING_SIDE = "et bud, en dobling eller redobling fra {declarer} eller {dummy}"
    PASSED = "kun pas"


def fault_seen(table: Table) -> Collection[Fault] | None:
    if table.irregularity is None:
        return None
    if is_closed(table.before):
        return {Fault.TOO_LATE}
    return {Fault.DOUBLE} if table.inadmissible else None


def after_double_seen(table: Table) -> Collection[AfterDouble] | None:
    if table.irregularity is None or not table.inadmissible:
        return None
    called = any(seat is table.irregularity.offender.lho for seat, _ in table.over)
    return {AfterDouble.LHO, AfterDouble.LEAD_FACED} if called else {AfterDouble.NOT_YET}


def in_turn_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None or not table.inadmissible:
        return None
    return {YesNo.NO if table.out_of_turn else YesNo.YES}


def late_call_seen(table: Table) -> Collection[LateCall] | None:
    if table.irregularity is None or table.declarer is None or not is_closed(table.before):
        return None
    if table.irregular is PASS:
        return {LateCall.PASSED}
    declaring = table.irregularity.offender.side is table.declarer.side
    return {LateCall.DECLARING_SIDE if declaring else LateCall.DEFENDER_ACTED}


def lho_called_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None or not is_closed(table.before):
        return None
    called = any(seat is table.irregularity.offender.lho for seat, _ in table.over)
    return {YesNo.YES if called else YesNo.NO}


class InadmissibleCall(Facts):
    fault = Fact(
        Fault,
        "Hvorfor er meldingen utilladelig?",
        "35",
        seen=fault_seen,
        help="Kun modpartens bud kan dobles, og kun modpartens dobling kan redobles. En"
        " utilladelig dobling følger §\u00a036, også fra en spiller, der skulle passe.",
    )


class InadmissibleDouble(Replacement):
    after_double = Fact(
        AfterDouble,
        "Har {lho} meldt derefter?",
        "36A",
        seen=after_double_seen,
        help="Også pas er en melding.",
    )
    in_turn = Fact(YesNo, "Var det {offender's} tur?", "36B4", seen=in_turn_seen)


class CallSince(Facts):
    """What three of these laws turn on: a call by left-hand opponent ends most of the matter."""

    lho_called = Fact(
        YesNo,
        "Har {lho} meldt derefter?",
        "37A",
        seen=lho_called_seen,
        help="Også pas er en melding.",
    )


class BarredCall(CallSince):
    duty = Fact(Duty, "Hvor længe skulle {offender} passe?", "37A")


class CallTooLate(CallSince):
    late_call = Fact(
        LateCall,
        "Hvilken melding kom for sent?",
        "39B",
        seen=late_call_seen,
        help="Har flere meldt for sent, tæller den første, som ikke er pas.",
    )
