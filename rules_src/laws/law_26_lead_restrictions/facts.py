"""Law 26: what became of the call, and whose turn it is to lead."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.common.replacement import Replacement
from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.overlaps import Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fate(Answer):
    REPLACED = "den blev trukket tilbage eller annulleret, og en anden kom i stedet"
    ACCEPTED = "modparten accepterede den eller meldte videre, også pas"
    LAPSED = "{other_side} meldte i egen tur, så den bortfaldt"
    NEVER_REPLACED = "den blev annulleret, og {offender} fik ikke sin tur igen"
    SLIP = "den var et fejlgreb, som blev rettet"
    TOO_LATE = "en modspiller bød, doblede eller redoblede efter den afsluttende pas"


class ReplacedBy(Answer):
    OTHERWISE = "nej"
    LOWEST = "ja, et utilstrækkeligt bud blev til det laveste, der viser samme benævnelse"
    REPEATED = "ja, et bud eller en dobling i {rho's} tur blev gentaget, da {rho} passede"
    PASSED_AGAIN = "ja, en pas i {rho's} tur skulle gentages"


class CallWithdrawn(Replacement):
    fate = Fact(
        Fate,
        "Hvad skete der med {offender's} melding?",
        "26",
        help="Blev et fejlgreb rettet, eller bortfaldt meldingen, så svar det."
        " Er en tilsigtet melding lavet om (§\u00a025B), er den ene af de to annulleret,"
        " også når modparten accepterede den nye. Se også §§\u00a027B2–4, 30B1(b)(ii), 31, 32,"
        " 36B, 37B, 38D og 39C. Er der i stedet vist et kort, fx ved et udspil uden for tur,"
        " gælder reglerne om strafkort.",
    )
    replaced_by = Fact(
        ReplacedBy,
        "Er den erstattet på en måde, der aldrig begrænser udspillet?",
        "26",
        assume=ReplacedBy.OTHERWISE,
    )


class LeadTurn(Answer):
    FIRST = "ja, for første gang i spillet"
    STILL = "ja, og har bevaret udspillet, efter at {declarer} forbød en farve"
    AGAIN = "ja, men har også haft udspillet tidligere"
    OFFENDER = "nej, det skal {offender}"


class Choice(Answer):
    FORBID = "ja: {unshown}"
    DECLINE = "nej, ingen farve"


def defending_seen(table: Table) -> Collection[YesNo] | None:
    if table.offender is None or table.declarer is None:
        return None
    return {YesNo.NO if table.declarer.side is table.offender.side else YesNo.YES}


class PartnerToLead(Facts):
    defending = Fact(
        YesNo, "Er {offending_side} i modspil?", "26B", seen=defending_seen, assume=YesNo.YES
    )
    lead_turn = Fact(LeadTurn, "Skal {partner} spille ud?", "26B")
    unshown_suit = Judgement(
        YesNo,
        "Er der en farve, som {offender} ikke har vist i det lovlige meldeforløb?",
        "26B",
        weigh=(
            "En melding viser en farve, når den efter aftalen fortæller om længde, kontrol eller"
            " kortfarve i den. Sådan læser WBF’s kommentar samme ord i §\u00a027.",
            "En naturlig melding viser sin farve. En overførsel viser den farve, den lover, og"
            " ikke den, den hedder.",
            "En oplysningsdobling viser kun de farver, som aftalen lover længde i.",
            "Multi 2♦ viser hverken ♥ eller ♠, før {offender} har fortalt hvilken. Den viser"
            " heller ikke ♦.",
            "En splinter viser kortfarven og trumffarven.",
            "Et relæ, en spørgemelding og ut viser ingen farve, medmindre aftalen siger andet.",
        ),
        help="Kun det, der gælder, tæller. Hvad den tilbagetagne melding viste, er uden betydning.",
    )
    choice = Option(
        Choice,
        "Vil {declarer} forbyde en farve?",
        "26B",
        chooses="declarer",
        help="Kun en farve, {offender} ikke har vist i det lovlige meldeforløb. En farve kan"
        " aldrig kræves efter §\u00a026.",
    )
    offenders_card = Fact(
        YesNo,
        "Har {offender} et stort strafkort på bordet?",
        "50D2",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD): YesNo.YES},
    )
    leaders_card = Fact(
        YesNo,
        "Har {partner} selv et stort strafkort på bordet?",
        "50D1a",
        assume=YesNo.NO,
        stands={Effect(Lasting.MAJOR_CARD, "partner"): YesNo.YES},
    )
    only_that_suit = Fact(
        YesNo,
        "Har {partner} kun den forbudte farve tilbage?",
        "59",
        help="Bliv ved bordet, så længe forbuddet gælder. Spilles farven ud uden"
        " nødvendighed, er det en kulørsvigt (§\u00a061A).",
        assume=YesNo.NO,
    )


SAID = "så svar det"
OVERLAPS = (
    Overlap(CallWithdrawn.fate, (Fate.SLIP, Fate.REPLACED), SAID),
    Overlap(CallWithdrawn.fate, (Fate.LAPSED, Fate.REPLACED), SAID),
    Overlap(CallWithdrawn.fate, (Fate.ACCEPTED, Fate.TOO_LATE)),
    Overlap(
        CallWithdrawn.fate,
        (Fate.ACCEPTED, Fate.REPLACED),
        "er den ene af de to annulleret, også når modparten accepterede den nye",
    ),
    Overlap(PartnerToLead.lead_turn, (LeadTurn.STILL, LeadTurn.AGAIN)),
)
