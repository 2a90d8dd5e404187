"""Laws 28-32: a call out of rotation, and what a table shows of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS, Bid
from rules_src.laws.common.acceptance import accepted_seen
from rules_src.laws.common.found_late import Discovery
from rules_src.laws.common.replacement import Replacement
from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Hidden, Overlap
from rules_src.model.ruling import When

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Turn(Answer):
    RHO = "{rho}"
    PARTNER = "{partner}"
    LHO_FIRST = "{lho}, og {offender} havde ikke meldt før"
    LHO_AGAIN = "{lho}, og {offender} havde meldt før"


class Call(Answer):
    BID = "et bud"
    PASS = "pas"
    DOUBLE = "dobling eller redobling"
    ARTIFICIAL_PASS = "kunstig pas, eller pas til {partner's} kunstige melding"
    INADMISSIBLE = "utilladelig dobling eller redobling, eller et bud over syv"


class Since(Answer):
    NOTHING = "nej"
    LHO = "ja, {lho}"
    RHO = "ja, {rho}"
    PARTNER = "ja, {partner}"
    OFFENDER = "{offender} har selv taget meldingen tilbage eller ændret den"


def turn_seen(table: Table) -> Collection[Turn] | None:
    """A table does not show a duty to pass (Law 28A); a case about one leaves its auction out."""
    irregularity = table.irregularity
    if irregularity is None or not irregularity.out_of_turn:
        return None
    offender, due = irregularity.offender, irregularity.due
    if due is offender.rho:
        return {Turn.RHO}
    if due is offender.partner:
        return {Turn.PARTNER}
    before = irregularity.offender_had_called_before
    return {Turn.LHO_AGAIN if before else Turn.LHO_FIRST}


def call_seen(table: Table) -> Collection[Call] | None:
    """A pass may be artificial as soon as partner has bid or doubled; the case then says."""
    irregularity = table.irregularity
    if irregularity is None:
        return None
    if irregularity.missed_turn:
        return {Call.PASS}
    if isinstance(irregularity.call, Bid):
        return {Call.BID}
    if irregularity.call is not PASS:
        return {Call.INADMISSIBLE if irregularity.inadmissible else Call.DOUBLE}
    partner = irregularity.offender.partner
    acted = any(seat is partner and call is not PASS for seat, call in irregularity.before)
    return {Call.PASS, Call.ARTIFICIAL_PASS} if acted else {Call.PASS}


def closing_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None:
        return None
    return {YesNo.YES if table.irregularity.missed_turn else YesNo.NO}


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
        seen=turn_seen,
        by_seat={
            "rho": (Turn.RHO,),
            "partner": (Turn.PARTNER,),
            "lho": (Turn.LHO_FIRST, Turn.LHO_AGAIN),
        },
        help="Meldte {offender} igen, før {lho} havde meldt, er det en ændring af melding"
        " (§\u00a025), også når den nye melding er pas eller dobling.",
    )
    rho_must_pass = Fact(
        YesNo,
        "Havde {rho} pligt til at passe?",
        "28A",
        assume=YesNo.NO,
        stands={
            Effect(Lasting.PASSES_ONCE, "rho"): YesNo.YES,
            Effect(Lasting.PASSES_REST, "rho"): YesNo.YES,
        },
    )
    call = Fact(
        Call,
        "Hvad meldte {offender}?",
        "29B",
        seen=call_seen,
        help="Kun modpartens bud kan dobles, og kun modpartens dobling kan redobles. En"
        " kunstig pas behandles som et bud (§\u00a030C).",
    )
    closing = Fact(
        YesNo,
        "Er der nu tre pas i træk efter en anden melding?",
        "17D3",
        seen=closing_seen,
        assume=YesNo.NO,
    )
    must_pass = Fact(
        YesNo,
        "Havde {offender} pligt til at passe?",
        "37",
        assume=YesNo.NO,
        stands={
            Effect(Lasting.PASSES_ONCE): YesNo.YES,
            Effect(Lasting.PASSES_REST): YesNo.YES,
        },
    )


class Meant(Answer):
    OVER = "som en melding efter {offender's}"
    FIRST = "som sin egen melding i egen tur"


class Acceptance(OutOfRotation, Discovery):
    since = Fact(
        Since,
        "Har nogen meldt efter den melding?",
        "29A",
        seen=since_seen,
        help="Har flere meldt, tæller den første af dem.",
    )
    meant = Fact(
        Meant,
        "Hvordan mente {lho} sin melding?",
        "28B",
        help="Spørg {lho}, som måske ikke havde set {offender's} melding.",
    )
    accepted = Option(
        YesNo,
        "Accepterer {lho} meldingen uden for tur?",
        "29A",
        chooses="lho",
        seen=accepted_seen,
        help="{Lho} accepterer ved at melde, også pas. {Lho} vælger alene og skal kende"
        " følgerne. Accepteres meldingen ikke, annulleres den. Var det {rho's} tur,"
        " skal den gentages, hvis den er en naturlig pas, eller hvis {rho} passer."
        " Ellers skal {partner} passe én gang, medmindre den nye melding er"
        " tilsvarende. {Lho} må spørge {partner}, hvad de mulige nye meldinger betyder"
        " (§\u00a020F1), men får ikke at vide, hvad {offender} mente. Har {rho} sagt noget om"
        " valget, må {lho} ikke bruge det (§\u00a016B1(a)). Har {offender}"
        " ændret meldingen, kan {lho} også acceptere den nye (§\u00a025B1).",
    )


class RhoDid(Answer):
    PASSED = "pas"
    ACTED = "bud, dobling eller redobling"
    NOT_YET = "intet endnu"


def rho_did_seen(table: Table) -> Collection[RhoDid] | None:
    call = table.irregularity.rho_call if table.irregularity else None
    if call is None:
        return None
    return {RhoDid.PASSED if call is PASS else RhoDid.ACTED}


def sufficient_seen(table: Table) -> Collection[YesNo] | None:
    sufficient = table.irregularity.sufficient if table.irregularity else None
    if sufficient is None:
        return None
    return {YesNo.YES if sufficient else YesNo.NO}


class NotAccepted(OutOfRotation, Replacement):
    rho_did = Fact(
        RhoDid,
        "Hvad meldte {rho} i sin tur?",
        "31A",
        seen=rho_did_seen,
        reached={RhoDid.PASSED: When.OFFENDER_TURN, RhoDid.ACTED: When.OFFENDER_TURN},
        help="Er {rho's} melding ulovlig, rettes den først efter sin egen paragraf.",
    )
    sufficient = Fact(
        YesNo, "Er det gentagne bud tilstrækkeligt?", "31A1", seen=sufficient_seen, assume=YesNo.YES
    )
    no_turn_came = Fact(
        YesNo,
        "Sluttede meldingerne, før {offender} fik sin tur igen?",
        "26B",
        assume=YesNo.NO,
        help="Det sker, når {partner} passer, og det er den tredje pas i træk.",
    )


OVERLAPS = (
    Overlap(
        Acceptance.since, (Since.LHO, Since.RHO, Since.PARTNER, Since.OFFENDER), "tæller den første"
    ),
)
HIDDEN = (
    Hidden(OutOfRotation.call, (Call.PASS, Call.ARTIFICIAL_PASS)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.LHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.RHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.OFFENDER)),
)
