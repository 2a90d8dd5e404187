"""Laws 35-39: inadmissible calls, which no opponent can make good by accepting them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS
from rules_src.bridge.legality import is_closed
from rules_src.facts import Answer, Fact, Facts, YesNo
from rules_src.laws.law_23_comparable_call import Replacement
from rules_src.ruling import Ruling, When
from rules_src.situation import Phase, Situation
from rules_src.steps import (
    AdjustedScore,
    ForcedPass,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    May,
    Span,
    Status,
    Suits,
    Test,
)

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fault(Answer):
    DOUBLE = "der var ikke noget at doble eller redoble"
    BARRED = "{offender} havde pligt til at passe, men gjorde det ikke"
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
    DEFENDER_PASSED = "en modspillers pas"
    DECLARING_SIDE = "en melding fra {declarer} eller {dummy}"


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
    if table.irregularity.offender.side is table.declarer.side:
        return {LateCall.DECLARING_SIDE}
    passed = table.irregular is PASS
    return {LateCall.DEFENDER_PASSED if passed else LateCall.DEFENDER_ACTED}


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
        help="Kun modpartens bud kan dobles, og kun modpartens dobling kan redobles (§\u00a019)."
        " En utilladelig dobling følger §\u00a036, også fra en spiller, der skulle passe.",
        seen=fault_seen,
    )


class InadmissibleDouble(Replacement):
    after_double = Fact(AfterDouble, "Har {lho} meldt siden?", "36A", seen=after_double_seen)
    in_turn = Fact(YesNo, "Var det {offender's} tur?", "36B4", seen=in_turn_seen)


class CallSince(Facts):
    """What three of these laws turn on: a call by left-hand opponent ends most of the matter."""

    lho_called = Fact(YesNo, "Har {lho} meldt siden?", "37A", seen=lho_called_seen)


class BarredCall(CallSince):
    duty = Fact(Duty, "Hvor længe skulle {offender} passe?", "37A")


class CallTooLate(CallSince):
    late_call = Fact(LateCall, "Hvad var det for en melding?", "39B", seen=late_call_seen)


SCORED_WITHOUT = Instruct(
    "36C",
    "scored_without_the_double",
    "Spillet går videre. Kontrakten scores, som om den utilladelige dobling eller redobling ikke"
    " var afgivet.",
)
ALL_CANCELLED = Instruct(
    "36A",
    "double_and_later_cancelled",
    "Doblingen eller redoblingen og alle senere meldinger annulleres. Meldeforløbet fortsætter"
    " fra {due}, som om intet var sket.",
)
DOUBLE_CANCELLED = Instruct(
    "36B1",
    "inadmissible_double_cancelled",
    "Doblingen eller redoblingen annulleres; ingen kan acceptere den.",
)
LEGAL_CALL = Instruct(
    "36B2", "legal_call_instead", "{Offender} skal afgive en lovlig melding i stedet."
)
BACK_TO_DUE = Instruct("36B4", "auction_back_to_due", "Meldeforløbet går tilbage til {due}.")
OFFENDER_FREE = Instruct(
    "36B4",
    "any_call_in_own_turn",
    "{Offender} må i sin egen tur afgive enhver lovlig melding.",
    when=When.OFFENDER_TURN,
)
CALLS_STAND = Instruct("37A", "call_and_later_stand", "Meldingen og alle meldinger efter den står.")
CALL_CANCELLED = Instruct("37B1", "barred_call_cancelled", "Meldingen annulleres.")
NEVER_PLAYED = Instruct(
    "38B",
    "bid_above_seven_cancelled",
    "Buddet og alle senere meldinger annulleres; en kontrakt over syv spilles aldrig.",
)
PASS_INSTEAD = (
    "pass_instead",
    "Der passes i stedet, og meldeforløbet går videre, hvis det ikke er slut.",
)
LATE_CANCELLED = Instruct(
    "39A", "late_calls_cancelled", "Alle meldinger efter den afsluttende pas annulleres."
)
NO_MORE = Instruct("39B", "no_rectification", "Der er ingen yderligere berigtigelse.")
FREE = "no_lead_restriction", "Der er ingen udspilsbegrænsning."
UNAUTHORISED = Information("16C2", Status.UNAUTHORISED)
AUTHORISED = Information("26A", Status.AUTHORISED)
ASSISTED = AdjustedScore("23C", Test.ASSISTANCE, when=When.AFTER_PLAY)
USED = AdjustedScore("16C3", Test.USED, when=When.AFTER_PLAY)
FORESEEN = AdjustedScore("72C", Test.FORESEEN, when=When.AFTER_PLAY)
MAY_FORBID = LeadRestriction("26B", May.FORBID, Suits.UNSHOWN, when=When.IF_DEFENDING)
AT_PARTNERS_LEAD = HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD)
WITHDRAWN = Ruling(UNAUTHORISED, MAY_FORBID, USED, FORESEEN, AT_PARTNERS_LEAD)
"""A call was withdrawn and not replaced by a comparable one."""


def inadmissible_call(facts: InadmissibleCall) -> Ruling:
    """Four kinds of call are inadmissible, each with a law of its own (35)."""
    match facts.fault:
        case Fault.DOUBLE:
            return Ruling(HandOver("35A", "inadmissible_double"))
        case Fault.BARRED:
            return Ruling(HandOver("35B", "call_by_barred_player"))
        case Fault.ABOVE_SEVEN:
            return Ruling(HandOver("35C", "bid_above_seven"))
        case Fault.TOO_LATE:
            return Ruling(HandOver("35D", "call_after_final_pass"))


def inadmissible_double(facts: InadmissibleDouble) -> Ruling:
    """A double or redouble against Law 19 never counts; partner is silenced for it (36)."""
    if facts.after_double is AfterDouble.LEAD_FACED:
        return Ruling(SCORED_WITHOUT)
    if facts.after_double is AfterDouble.LHO:
        # review: 36A is silent on Law 16C, which speaks of every withdrawn call
        return Ruling(ALL_CANCELLED, Instruct("36A", *FREE), UNAUTHORISED, USED)
    facts.tell(DOUBLE_CANCELLED)
    if facts.in_turn:
        facts.tell(LEGAL_CALL, ForcedPass("36B2", span=Span.REST))
    else:
        facts.tell(BACK_TO_DUE, ForcedPass("36B4", span=Span.REST), OFFENDER_FREE)
    if facts.comparable:  # 36B only says that Law 26B may apply; 26A then says that it does not
        return Ruling(Instruct("26A", *FREE), AUTHORISED, ASSISTED, FORESEEN)
    return WITHDRAWN


def call_by_barred_player(facts: BarredCall) -> Ruling:
    """Called over, it stands; else it is a pass, and both of the side pass to the end (37)."""
    if not facts.lho_called:
        cancelled = Ruling(CALL_CANCELLED, Instruct("37B2", *PASS_INSTEAD))
        return cancelled.then(ForcedPass("37B2", "offending_side", Span.REST), *WITHDRAWN)
    stands = Ruling(CALLS_STAND, Instruct("37A", *FREE))
    if facts.duty is Duty.REST:
        return stands.then(ForcedPass("37A", "offender", Span.REST))
    return stands


def bid_above_seven(facts: CallSince) -> Ruling:
    """It is never played, whoever called over it; both of the side pass to the end (38)."""
    cancelled = Ruling(NEVER_PLAYED, Instruct("38C", *PASS_INSTEAD))
    silenced = cancelled.then(ForcedPass("38C", "offending_side", Span.REST))
    if facts.lho_called:
        return silenced.then(Instruct("38D", *FREE), UNAUTHORISED, USED)
    return silenced.then(*WITHDRAWN)


def call_after_final_pass(facts: CallTooLate) -> Ruling:
    """Only a defender's bid, double or redouble may restrict a lead, if not called over (39)."""
    if facts.late_call is not LateCall.DEFENDER_ACTED:
        return Ruling(LATE_CANCELLED, NO_MORE)
    if facts.lho_called:
        return Ruling(LATE_CANCELLED, NO_MORE, UNAUTHORISED, USED)
    return Ruling(LATE_CANCELLED, UNAUTHORISED, MAY_FORBID, USED, AT_PARTNERS_LEAD)


SITUATION = Situation(
    rule=inadmissible_call,
    slug="utilladelig-melding",
    title="Utilladelig melding",
    phase=Phase.AUCTION,
    happened="En spiller har meldt noget, der slet ikke kan meldes",
    intro=(
        "En dobling uden noget at doble, en melding fra en spiller, der skal passe, et bud over"
        " syv og en melding efter den afsluttende pas er utilladelige. De fleste annulleres og"
        " koster den fejlende side tavshed i resten af meldeforløbet. Det betyder meget, om"
        " modstanderen til venstre nåede at melde."
    ),
    laws=("35", "36", "37", "38", "39"),
    parts=(inadmissible_double, call_by_barred_player, bid_above_seven, call_after_final_pass),
    part_titles=(
        "Utilladelig dobling eller redobling",
        "Melding fra en spiller, der skal passe",
        "Bud over syv",
        "Melding efter den afsluttende pas",
    ),
    confuse=("call_out_of_rotation", "insufficient_bid"),
    search=(
        "ulovlig dobling",
        "doblede sin egen side",
        "redobling uden dobling",
        "meldte selv om han skulle passe",
        "tvungen pas overtrådt",
        "bud på ottetrinnet",
        "melding efter tre pas",
        "inadmissible",
    ),
)
