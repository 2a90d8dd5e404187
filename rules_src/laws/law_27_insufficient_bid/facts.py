"""Law 27: an insufficient bid and what replaced it, and what a table shows of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS, Bid, Call
from rules_src.laws.common.acceptance import accepted_seen
from rules_src.laws.common.found_late import Discovery
from rules_src.laws.common.replacement import Replacement
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.overlaps import Hidden, Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Happened(Answer):
    NOTHING = "ingen har meldt efter buddet"
    LHO = "{lho} har meldt, også pas"
    REPLACED = "{offender} har selv rettet buddet"


class NewCall(Answer):
    BID = "et tilstrækkeligt bud"
    PASS = "pas"
    DOUBLE = "dobling eller redobling"
    INSUFFICIENT = "igen et utilstrækkeligt bud"
    NOT_YET = "intet endnu"


def happened_seen(table: Table) -> Collection[Happened] | None:
    """A withdrawn bid was not called over; who saw it first is not seen."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False:
        return None
    if not irregularity.withdrawn:
        return {Happened.NOTHING, Happened.LHO, Happened.REPLACED}
    return {Happened.NOTHING, Happened.REPLACED}


def out_of_turn_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False:
        return None
    return {YesNo.YES if irregularity.out_of_turn else YesNo.NO}


def substitutes(table: Table) -> list[Call]:
    """What was tried in place of an insufficient bid in turn; the last of it stood."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False or table.line is None:
        return []
    tried = [bracket.calls[0] for bracket in table.line.withdrawn_at(len(irregularity.before))]
    if irregularity.out_of_turn or irregularity.made not in tried or not irregularity.legal:
        return []
    later = tried[tried.index(irregularity.made) + 1 :]
    return [made.call for made in (*later, irregularity.legal[0])]


def new_call_seen(table: Table) -> Collection[NewCall] | None:
    irregularity, calls = table.irregularity, substitutes(table)
    if irregularity is None or not calls:
        return None
    if calls[0] is PASS:
        return {NewCall.PASS}
    if not isinstance(calls[0], Bid):
        return {NewCall.DOUBLE}
    bids = [call for _, call in irregularity.before if isinstance(call, Bid)]
    return {NewCall.INSUFFICIENT if calls[0] <= bids[-1] else NewCall.BID}


def second_bid_seen(table: Table) -> Collection[YesNo] | None:
    """A second insufficient bid was accepted if nothing replaced it."""
    if new_call_seen(table) != {NewCall.INSUFFICIENT}:
        return None
    return {YesNo.YES if len(substitutes(table)) == 1 else YesNo.NO}


class InsufficientBid(Discovery):
    slip = Fact(
        YesNo,
        "Siger {offender}, at det var et fejlgreb?",
        "25A1",
        help="Et fejlgreb må rettes, til {partner} har meldt, også når {lho} har (§\u00a025A6).",
        assume=YesNo.NO,
    )
    out_of_turn = Fact(
        YesNo,
        "Var buddet også uden for tur?",
        "27A2",
        seen=out_of_turn_seen,
        assume=YesNo.NO,
    )
    happened = Fact(
        Happened,
        "Hvad er der sket efter buddet?",
        "27A1",
        seen=happened_seen,
        help="Har {lho} meldt, og har {offender} rettet buddet, tæller det, der skete først.",
    )
    partner_called = Fact(
        YesNo,
        "Har {partner} meldt, før {lho} meldte eller valgte?",
        "28B",
        assume=YesNo.NO,
    )
    corrected_after = Fact(
        YesNo,
        "Har {offender} rettet buddet, efter at {lho} meldte?",
        "27C",
        help="Har {lho} meldt, er buddet accepteret og kan ikke rettes.",
        assume=YesNo.NO,
    )
    corrected_over = Fact(
        YesNo,
        "Har {lho} meldt, også pas, over den nye melding?",
        "27C",
        help="Så har {lho} ladet rettelsen gælde.",
        assume=YesNo.NO,
    )
    accepted = Option(
        YesNo,
        "Accepterer {lho} det utilstrækkelige bud?",
        "27A1",
        chooses="lho",
        seen=accepted_seen,
        help="{Lho} accepterer ved at melde, også pas. {Lho} vælger alene og skal kende"
        " følgerne. Accepteres buddet ikke, skal {partner} passe i resten af"
        " meldeforløbet, medmindre {offender} melder noget tilsvarende eller det"
        " laveste tilstrækkelige bud, der viser samme benævnelse. {Lho} må spørge"
        " {partner}, hvad de mulige nye meldinger betyder (§\u00a020F1), men får ikke"
        " at vide, hvad {offender} mente. Har {rho} sagt noget om valget, må {lho} ikke bruge det"
        " (§\u00a016B1(a)).",
    )


class Substitution(Replacement):
    new_call = Option(
        NewCall,
        "Hvad melder {offender} i stedet?",
        "27B",
        chooses="offender",
        seen=new_call_seen,
        help="Har {offender} allerede rettet buddet, så svar, hvad det blev rettet til"
        " (§\u00a027C), og ikke »intet endnu«. Har {partner} alertet, forklaret eller vist sin"
        " mening, må {offender} ikke vælge ud fra det (§\u00a016B1(a)).",
    )
    same_denomination = Judgement(
        YesNo,
        "Er det nye bud det laveste tilstrækkelige, der viser samme benævnelse eller benævnelser?",
        "27B1a",
        away=True,
        weigh=(
            "Hvad fortalte det utilstrækkelige bud om hver farve og om ut? I WBF’s"
            " kommentar viser et bud en farve, når det oplyser om længde, kontrol eller"
            " kortfarve i den.",
            "Fortæller det nye bud om den samme slags i de samme farver? Kunstige bud"
            " tæller med som naturlige.",
            "Kunne et lavere tilstrækkeligt bud have vist det samme? Så er svaret nej, men"
            " det nye bud kan stadig være en tilsvarende melding.",
        ),
        help="Se på, hvad de to bud viser, ikke på, hvad de hedder. Styrken er uden betydning her.",
    )
    partner_bid = Fact(
        YesNo,
        "Har {partner} meldt andet end pas, før du kom?",
        "27B2",
        assume=YesNo.NO,
        help="Det kan ske, når {offender} selv har rettet buddet, og bordet er gået videre.",
    )
    second_bid_accepted = Option(
        YesNo,
        "Accepterer {lho} det nye utilstrækkelige bud?",
        "27B4",
        chooses="lho",
        seen=second_bid_seen,
        help="{Lho} accepterer ved at melde, også pas.",
    )


class ReplacedAgain(Facts):
    called_again = Replacement.called_again
    final_comparable = Judgement(
        YesNo,
        "Er den endelige melding tilsvarende til begge de annullerede?",
        "26A",
        away=True,
        weigh=(
            "Hold den endelige melding op mod hver af de to efter §\u00a023A.",
            "{Partner} skal passe uanset svaret. Det afgør kun, om udspillet kan"
            " begrænses, og hvilke oplysninger {partner} må bruge.",
        ),
    )


OVERLAPS = (
    Overlap(
        InsufficientBid.happened, (Happened.LHO, Happened.REPLACED), "tæller det, der skete først"
    ),
)
HIDDEN = (
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.LHO)),
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.REPLACED)),
)
