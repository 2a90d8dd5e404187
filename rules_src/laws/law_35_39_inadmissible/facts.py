"""Laws 35-39: an inadmissible call, and what a table shows of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS
from rules_src.bridge.legality import is_closed
from rules_src.laws.common.found_late import Discovery
from rules_src.laws.common.replacement import Replacement
from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Hidden, Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fault(Answer):
    TOO_LATE = "det var efter den afsluttende pas"
    DOUBLE = "der var intet at doble eller redoble"
    ABOVE_SEVEN = "det var et bud over syv"
    BARRED = "{offender} skulle passe, men gjorde det ikke"


class AfterDouble(Answer):
    NOT_YET = "nej"
    LHO = "ja, men åbningsudspillet er ikke vendt"
    LEAD_FACED = "ja, og åbningsudspillet er vendt"


class Duty(Answer):
    ONCE = "kun i denne tur"
    REST = "i resten af meldeforløbet"


class LateCall(Answer):
    DEFENDER_ACTED = "en modspillers bud, dobling eller redobling"
    DECLARING_SIDE = (
        "bud, dobling eller redobling fra {declarer} eller {dummy}, eller efter fire pas"
    )
    PASSED = "kun pas"


class PlayedInstead(Answer):
    NO = "nej"
    SAME_DECLARER = "ja, og spilføreren var den samme"
    OTHER_DECLARER = "ja, og spilføreren var en anden"
    PASSED_OUT = "ja, men alle fire havde passet"


def fault_seen(table: Table) -> Collection[Fault] | None:
    irregularity = table.irregularity
    if irregularity is None:
        return None
    if is_closed(irregularity.before):
        return {Fault.TOO_LATE}
    return {Fault.DOUBLE} if irregularity.inadmissible else None


def after_double_seen(table: Table) -> Collection[AfterDouble] | None:
    irregularity = table.irregularity
    if irregularity is None or not irregularity.inadmissible:
        return None
    called = any(seat is irregularity.offender.lho for seat, _ in irregularity.over)
    return {AfterDouble.LHO, AfterDouble.LEAD_FACED} if called else {AfterDouble.NOT_YET}


def in_turn_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or not irregularity.inadmissible:
        return None
    return {YesNo.NO if irregularity.out_of_turn else YesNo.YES}


def late_call_seen(table: Table) -> Collection[LateCall] | None:
    irregularity = table.irregularity
    if irregularity is None or not is_closed(irregularity.before):
        return None
    if irregularity.call is PASS:
        return {LateCall.PASSED} if all(call is PASS for _, call in irregularity.over) else None
    passed_out = all(call is PASS for _, call in irregularity.before)
    if table.declarer is None and not passed_out:
        return None
    side = irregularity.offender.side
    declaring = table.declarer is None or side is table.declarer.side
    return {LateCall.DECLARING_SIDE if declaring else LateCall.DEFENDER_ACTED}


def lho_called_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or not is_closed(irregularity.before):
        return None
    called = any(seat is irregularity.offender.lho for seat, _ in irregularity.over)
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


class InadmissibleDouble(Facts):
    after_double = Fact(
        AfterDouble,
        "Har {lho} meldt derefter?",
        "36A",
        seen=after_double_seen,
        help="Også pas er en melding.",
    )
    called_again = Replacement.called_again
    in_turn = Fact(YesNo, "Var det {offender's} tur?", "36B4", seen=in_turn_seen)
    comparable_to_double = Judgement(
        YesNo,
        "Er den nye melding tilsvarende til det, doblingen skulle vise?",
        "26A",
        by="comparable_call",
        away=True,
        weigh=(
            "Spørg {offender} væk fra bordet, hvad doblingen eller redoblingen skulle vise.",
            "En dobling af {partner's} bud har sjældent en aftalt betydning. Så er ingen"
            " melding tilsvarende.",
            "Troede {offender}, at en modstander havde meldt buddet? Så sammenlign med den"
            " dobling, {offender} troede at afgive.",
        ),
        help="{Partner} skal passe uanset svaret. Det afgør kun, om udspillet kan begrænses, og"
        " hvilke oplysninger {partner} må bruge.",
    )


class CallSince(Facts):
    """What three of these laws turn on: a call by left-hand opponent ends most of the matter."""

    lho_called = Fact(
        YesNo,
        "Har {lho} meldt derefter?",
        "37A",
        seen=lho_called_seen,
        help="Også pas er en melding.",
    )


class BarredCall(CallSince, Discovery):
    duty = Fact(
        Duty,
        "Hvor længe skulle {offender} passe?",
        "37A",
        assume=Duty.ONCE,
        stands={Effect(Lasting.PASSES_REST): Duty.REST},
    )


class BidAboveSeven(CallSince, Discovery):
    """Nothing more is asked of it."""


class CallTooLate(CallSince, Discovery):
    played_instead = Fact(
        PlayedInstead,
        "Er der spillet en kontrakt, som først blev budt efter den afsluttende pas?",
        "39A",
        assume=PlayedInstead.NO,
    )
    late_call = Fact(
        LateCall,
        "Hvilken melding kom for sent?",
        "39B",
        seen=late_call_seen,
        help="Har flere meldt for sent, tæller den første, som ikke er pas.",
    )


OVERLAPS = (
    Overlap(InadmissibleCall.fault, (Fault.TOO_LATE, Fault.DOUBLE, Fault.BARRED)),
    Overlap(InadmissibleCall.fault, (Fault.TOO_LATE, Fault.ABOVE_SEVEN, Fault.BARRED)),
    Overlap(
        CallTooLate.late_call,
        (LateCall.DEFENDER_ACTED, LateCall.DECLARING_SIDE, LateCall.PASSED),
        "tæller den første",
    ),
)
HIDDEN = (Hidden(InadmissibleDouble.after_double, (AfterDouble.LHO, AfterDouble.LEAD_FACED)),)
