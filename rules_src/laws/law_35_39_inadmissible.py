"""Laws 35-39: inadmissible calls, which no opponent can make good by accepting them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.auction import is_closed
from rules_src.bridge.calls import PASS
from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.encounters import AUCTION
from rules_src.laws.common.found_late import Discovery, Found
from rules_src.laws.common.replacement import MustPass, Replacement
from rules_src.model import *

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fault(Answer):
    TOO_LATE = A("""
        det var efter den afsluttende pas
        = meldingen kom efter den afsluttende pas
        ~ bød/meldte/melding/dobl*/d efter tre/sidste/afsluttende pas; meldingerne forbi … d/bød;
          ^efter tredje/sidste/afsluttende/tre pas; ^tre pas … doblede/bød/d""")
    DOUBLE = A("""
        der var intet at doble eller redoble
        = der var intet at doble eller redoble
        ~ ^dobl*/d makker; ^dobl*/d egen/eget side/bud/melding; ^dobl*/d togange; intet d; redobl*
          ikke/uden d; redobl* … ikke/ingen d; ^d/redobl* … ikke/ingen/intet d*/bud*; ^redoblede
          ingen/ikke; ^kontrerede sin/makker*/egen; redoblede … ingen doblet/d; ^dobl* egen""")
    ABOVE_SEVEN = A("""
        det var et bud over syv
        = buddet var over syv
        ~ bød/meldte/sagde/lagde OVERSYV; ^højere end syv/7; over syv/7""")
    BARRED = A("""
        {offender} skulle passe, men afgav en ellers tilladt melding
        = {offender} skulle passe, men gjorde det ikke
        ~ skulle passe … bød/meldte/doblede; har/havde pasepligt … bød/meldte; pasepligt …
          bød/meldte/doblede; bød/meldte/doblede … pasepligt; bød/meldte/doblede pasepligt;
          ^tvunget/dømt til passe … bød/meldte/doblede; ^skulle tie … bød/meldte""")


class AfterDouble(Answer):
    NOT_YET = A("""
        nej
        = {lho} har ikke meldt efter den
        ~ INTETSIDEN; mtv ikke meldt""")
    LHO = A("""
        ja, men åbningsudspillet er ikke vendt
        ~ … mtv passede/meldte; ^mtv har meldt/passet; … mtv bød/kom""")
    LEAD_FACED = A("""
        ja, og åbningsudspillet er vendt
        ~ udspil* er/var/lå/ligger vendt/åbent/kommet; ^da udspil*; DERSPILLES""")


class Duty(Answer):
    ONCE = "kun i denne tur"
    REST = A("i resten af meldeforløbet", told="pligten gælder resten af meldeforløbet")


class LateCall(Answer):
    DEFENDER_ACTED = A("""
        en modspillers bud, dobling eller redobling
        = en modspiller bød, doblede eller redoblede for sent""")
    DECLARING_SIDE = A("""
        bud, dobling eller redobling fra {declarer} eller {dummy}, eller efter fire pas
        = {declarer} eller {dummy} bød, doblede eller redoblede for sent, eller det skete efter
          fire pas""")
    PASSED = A("kun pas", told="det, der kom for sent, var kun pas")


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
        "35",
        seen=fault_seen,
        overlaps=(
            Both(Fault.TOO_LATE, Fault.DOUBLE),
            Both(Fault.TOO_LATE, Fault.ABOVE_SEVEN),
        ),
    ).asks("""
        Hvorfor er meldingen utilladelig?
        + Kun modpartens bud kan dobles, og kun modpartens dobling kan redobles. Begge bortfalder,
          når der bydes lovligt over dem (§ 19C). En utilladelig
          dobling følger § 36, også fra en spiller, der skulle passe.""")


class InadmissibleDouble(Facts):
    after_double = Fact(
        AfterDouble,
        "36A",
        seen=after_double_seen,
        hidden=((AfterDouble.LHO, AfterDouble.LEAD_FACED),),
    ).asks("""
        Har {lho} meldt derefter?
        + Også pas er en melding.""")
    must_pass = MustPass.must_pass
    called_again = Replacement.called_again
    in_turn = Fact(YesNo, "36B4", "Var det {offender's} tur?", seen=in_turn_seen)
    comparable_to_double = Judgement(YesNo, "26A", by="comparable_call", away=True).asks("""
        Er den nye melding tilsvarende til det, doblingen skulle vise?
        - Spørg {offender}, hvad doblingen eller redoblingen skulle vise.
        - En dobling af {partner's} bud har sjældent en aftalt betydning. Så er ingen melding
          tilsvarende.
        - Troede {offender}, at en modstander havde meldt buddet? Så sammenlign med den
          dobling, {offender} troede at afgive.
        + {Partner} skal passe uanset svaret. Det afgør kun, om udspillet kan begrænses, og
          hvilke oplysninger {partner} må bruge.""")


class CallSince(Facts):
    """What three of these laws turn on: a call by left-hand opponent ends most of the matter."""

    lho_called = Fact(YesNo, "35", seen=lho_called_seen).asks("""
        Har {lho} meldt derefter?
        + Også pas er en melding.
        ja = {lho} har meldt derefter
        nej = {lho} har ikke meldt efter den utilladelige melding
        ja ~ … ^mtv doblede/passede/meldte/bød; ^mtv har meldt/passet/doblet
        nej ~ INTETSIDEN; mtv ikke meldt""")


class BarredCall(CallSince, Discovery):
    duty = Fact(
        Duty, "37A", assume=Duty.ONCE, stands={Effect(Lasting.PASSES_REST): Duty.REST}
    ).asks("""
        Hvor længe skulle {offender} passe?""")


class BidAboveSeven(CallSince, Discovery):
    """Nothing more is asked of it."""


class CallTooLate(CallSince, Discovery):
    played_instead = Fact(PlayedInstead, "39A", assume=PlayedInstead.NO).asks("""
        Er der spillet en kontrakt, som først blev budt efter den afsluttende pas?""")
    late_call = Fact(
        LateCall,
        "39B",
        seen=late_call_seen,
        sits={LateCall.DEFENDER_ACTED: DEFENDS, LateCall.DECLARING_SIDE: DECLARES},
        overlaps=(
            Both(
                LateCall.DEFENDER_ACTED,
                LateCall.DECLARING_SIDE,
                LateCall.PASSED,
                wording="først for sent",
            ),
        ),
    ).asks("""
        Hvilken melding kom først for sent, når pas ikke tæller med?""")


class Say(Steps):
    scored_without_the_double = Step("36C", keyed=Keyed.CORRECTED).says("""
        Kontrakten scores uden den utilladelige dobling eller redobling.
        = kontrakten scores uden den utilladelige melding""")
    double_and_later_cancelled = Step("36A", leaves=CANCELLED).says("""
        Jeg annullerer den utilladelige melding og alle senere.
        Meldeforløbet går tilbage til {due}.
        = meldingen og alle senere annulleres""")
    inadmissible_double_cancelled = Step("36B1", to="offender", leaves=CANCELLED).says("""
        Jeg annullerer din melding, og ingen kan acceptere den.""")
    legal_call_instead = Step("36B2", to="offender", settled_by=("comparable_to_double",)).says("""
        Afgiv en lovlig melding i stedet.""")
    auction_back_to_due = Step("36B4").says("""
        Meldeforløbet går tilbage til {due}.
        = turen tilbage""")
    any_call_in_own_turn = Step(
        "36B4", to="offender", when=When.OFFENDER_TURN, settled_by=("comparable_to_double",)
    ).says("""
        Du må afgive enhver lovlig melding i din tur.""")
    call_and_later_stand = Step("37A", ends=(Effect(Lasting.PASSES_ONCE),)).says("""
        {Offender's} melding gælder.
        Senere meldinger gælder også, hvis de selv er lovlige.
        Ellers dømmer jeg dem for sig.
        = meldingen gælder""")
    barred_call_cancelled = Step("37B1", to="offender", leaves=CANCELLED).says("""
        Jeg annullerer din melding.""")
    bid_above_seven_cancelled = Step("38B", leaves=CANCELLED).says("""
        Jeg annullerer buddet over syv og alle senere meldinger.""")
    pass_instead = Step("38C", "Pas i stedet.", to="offender")
    pass_in_turn = Step(
        "36B4", "Pas, når det bliver din tur.", to="offender", when=When.OFFENDER_TURN
    )
    late_calls_cancelled = Step("39A", leaves=CANCELLED).says("""
        Jeg annullerer alle meldinger efter den afsluttende pas.
        = sene meldinger annulleres""")
    contract_of_the_final_pass = Step("22A").says("""
        Kontrakten er den, de tre pas i træk afsluttede.
        Spil den færdig, og skriv den.
        = den afsluttede kontrakt gælder""")
    board_was_passed_out = Step("22B").says("""
        Spillet var udpasset, så det skrives som udpasset.
        = spillet er udpasset""")
    no_legal_play = Step("12A2", to=ME, keyed=Keyed.ADJUSTED).says("""
        Spillet kan ikke spilles rigtigt nu.
        Giv en justeret score.
        = justeret score""")
    cannot_be_played = (
        no_legal_play,
        NewIrregularity("12C1", "adjusted_score", offender="offender", knows="reason=no_play"),
    )
    both_pass = "{offender} passer i stedet; {partner} passer resten; én farve kan forbydes"
    both_pass_later = "turen tilbage; {offender} skal passe; {partner} passer resten"
    """The verdicts where who doubled had to pass already."""
    earlier_contract_counts = "sene meldinger annulleres; den afsluttede kontrakt gælder"
    """The verdict where a contract was played that was bid too late."""
    late_and_barred = "sene meldinger annulleres; {offending_side} må ikke bruge dem"
    """The verdict where late calls restrict no lead, but have shown something."""


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
        return Ruling(Say.scored_without_the_double)
    if facts.after_double is AfterDouble.LHO:
        return Ruling(
            Say.double_and_later_cancelled,
            rectification.Say.no_lead_restriction.under("36A"),
            *withdrawn_call.Say.several_cancelled,
            withdrawn_call.Say.used,
        )
    facts.tell(Say.inadmissible_double_cancelled)
    if facts.must_pass:  # then the only legal call is a pass, which is never like a double
        return double_of_barred_player(facts)
    if facts.in_turn:
        facts.tell(Say.legal_call_instead, ForcedPass("36B2", span=Span.REST))
    else:
        facts.tell(
            Say.auction_back_to_due, ForcedPass("36B4", span=Span.REST), Say.any_call_in_own_turn
        )
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(replacement.Say.rule_when_called)
    if facts.comparable_to_double:
        return withdrawn_call.Say.comparable_beside_pass
    return withdrawn_call.Say.withdrawn


def double_of_barred_player(facts: InadmissibleDouble) -> Ruling:
    """Who must pass, passes in place of it, and his partner is silenced all the same (36B, 37)."""
    if facts.in_turn:
        passes = (Say.pass_instead.under("36B2"), ForcedPass("36B2", span=Span.REST))
        return Ruling(*passes, *withdrawn_call.Say.withdrawn, verdict=Say.both_pass)
    return Ruling(
        Say.auction_back_to_due,
        ForcedPass("36B4", span=Span.REST),
        Say.pass_in_turn,
        *withdrawn_call.Say.withdrawn,
        verdict=Say.both_pass_later,
    )


def call_by_barred_player(facts: BarredCall) -> Ruling:
    """Called over, it stands; else it is a pass, and both of the side pass to the end (37)."""
    if not facts.lho_called:
        cancelled = Ruling(Say.barred_call_cancelled, Say.pass_instead.under("37B2"))
        return cancelled.then(
            ForcedPass("37B2", "offending_side", Span.REST), *withdrawn_call.Say.withdrawn
        )
    stands = Ruling(Say.call_and_later_stand, rectification.Say.no_lead_restriction.under("37A"))
    if facts.duty is Duty.REST and facts.found is Found.IN_TIME:
        return stands.then(ForcedPass("37A", "offender", Span.REST))
    return stands


def bid_above_seven(facts: BidAboveSeven) -> Ruling:
    """It is never played, whoever called over it; both of the side pass to the end (38)."""
    if not facts.lho_called:
        return silenced().then(*withdrawn_call.Say.withdrawn)
    if facts.found is not Found.IN_TIME:
        return Ruling(Say.bid_above_seven_cancelled, *Say.cannot_be_played)
    return silenced().then(
        rectification.Say.no_lead_restriction.under("38D"),
        *withdrawn_call.Say.several_cancelled,
        withdrawn_call.Say.used,
    )


def silenced() -> Ruling:
    """The bid becomes a pass, and neither of the side calls any more (38B, 38C)."""
    cancelled = Ruling(Say.bid_above_seven_cancelled, Say.pass_instead)
    return cancelled.then(ForcedPass("38C", "offending_side", Span.REST))


def call_after_final_pass(facts: CallTooLate) -> Ruling:
    """Only a defender's bid, double or redouble may restrict a lead, if not called over (39)."""
    if facts.played_instead is not PlayedInstead.NO:
        return wrong_contract(facts.played_instead)
    no_more = rectification.Say.no_rectification.under("39B")
    if facts.late_call is LateCall.PASSED:  # it has shown nothing
        return Ruling(Say.late_calls_cancelled, no_more)
    if facts.late_call is LateCall.DECLARING_SIDE or facts.lho_called:
        return Ruling(
            Say.late_calls_cancelled,
            no_more,
            *withdrawn_call.Say.several_cancelled,
            withdrawn_call.Say.used,
            verdict=Say.late_and_barred,
        )
    if facts.found is Found.AFTER:
        return Ruling(
            Say.late_calls_cancelled,
            *withdrawn_call.Say.told,
            withdrawn_call.Say.used,
            found_late.Say.score_if_damaged,
        )
    return Ruling(
        Say.late_calls_cancelled,
        *withdrawn_call.Say.told,
        withdrawn_call.Say.may_forbid.under("39C"),
        withdrawn_call.Say.used,
        withdrawn_call.Say.at_partners_lead,
    )


def wrong_contract(played: PlayedInstead) -> Ruling:
    """The calls never counted, so the contract is the one the three passes ended in (22A, 39A)."""
    match played:
        case PlayedInstead.OTHER_DECLARER:
            return Ruling(Say.late_calls_cancelled, *Say.cannot_be_played)
        case PlayedInstead.PASSED_OUT:
            return Ruling(
                Say.late_calls_cancelled,
                Say.board_was_passed_out,
                found_late.Say.score_if_damaged,
            )
        case _:
            return Ruling(
                Say.late_calls_cancelled,
                Say.contract_of_the_final_pass,
                found_late.Say.score_if_damaged,
                verdict=Say.earlier_contract_counts,
            )


def wrong_contract_is_no_result(facts: CallTooLate) -> Ruling:
    """Play in a contract that nobody had reached gives no result (12A2)."""
    ruling = call_after_final_pass(facts)
    if Say.contract_of_the_final_pass in ruling:
        return Ruling(Say.late_calls_cancelled, *Say.cannot_be_played)
    return ruling


SITUATION = Situation(
    inadmissible_call,
    slug="utilladelig-melding",
    title="Utilladelig melding",
    phase=Phase.AUCTION,
    intro="""
        En dobling uden noget at doble, en melding fra en spiller, der skal passe, et bud over
        syv og en melding efter den afsluttende pas er utilladelige.
        De fleste annulleres og koster den fejlende side tavshed i resten af meldeforløbet.
        Det betyder meget, om modstanderen til venstre nåede at melde.""",
    laws=("35", "36", "37", "38", "39"),
    who=Who("offender", "Hvem meldte noget, der ikke kan meldes?"),
    parts=(
        Part(
            inadmissible_double,
            "Utilladelig dobling eller redobling",
            known="meldingen var en dobling eller redobling",
        ),
        Part(
            call_by_barred_player,
            "Melding fra en spiller, der skal passe",
            known="{offender} meldte, selv om han skulle passe",
        ),
        Part(bid_above_seven, "Bud over syv", known="buddet var over syv"),
        Part(
            call_after_final_pass,
            "Melding efter den afsluttende pas",
            known="meldingen kom efter den afsluttende pas",
        ),
    ),
    confuse=("call_out_of_rotation", "insufficient_bid", "auction_gone_wrong"),
    phrases=Phrases(
        does="""
            doblede d redoblede bød meldte pasepligt dobler redobler dobled byder melder lagde
            skulle kontrerede meldt doblet redoblet budt passe"""
    ),
    doubts=(
        Doubt("36B3", rules=("inadmissible_double",)).says("""
            Loven siger ikke, hvad en dobling uden aftalt betydning sammenlignes med.
            Her er ingen melding tilsvarende, medmindre {offender} troede at doble et bud fra
            modparten."""),
        Doubt(
            "39A",
            rules=("call_after_final_pass",),
            readings=(
                OtherReading(
                    "intet, der er spillet i en forkert kontrakt, kan tælle",
                    "call_after_final_pass",
                    wrong_contract_is_no_result,
                ),
            ),
        ).says("""
            Loven siger ikke, hvad der sker, når der er spillet en kontrakt, som først blev
            budt efter den afsluttende pas.
            Her gælder den afsluttede kontrakt, og med en forkert spilfører gives en justeret
            score (§ 12A2)."""),
        Doubt(
            "36A", rules=("inadmissible_double", "bid_above_seven", "call_after_final_pass")
        ).says("""
            Paragraffen nævner ikke § 16C.
            Her gælder den for alle annullerede meldinger, undtagen en pas for meget, som intet
            viser."""),
    ),
    encounters=beside(
        AUCTION,
        Encounter(Lasting.PASSES_ONCE, How.READS, "36B2").says("""
            Skulle spilleren passe, erstattes en utilladelig dobling af pas.
            Alt andet følger § 37."""),
        Encounter(Lasting.PASSES_REST, How.READS, "37A").says("""
            Meldte næste spiller over, står meldingen, men pligten til at passe resten består."""),
    ),
)
