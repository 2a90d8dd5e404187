"""Law 26: lead restrictions after a call was withdrawn."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.law_23_comparable_call import Replacement
from rules_src.laws.law_52_59_not_followed import ANY_LEGAL_CARD
from rules_src.laws.rectification import NO_LEAD_RESTRICTION
from rules_src.laws.withdrawn_call import MAY_FORBID
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct, LeadRestriction, May, Suits

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Fate(Answer):
    REPLACED = "den blev trukket tilbage eller annulleret, og en anden melding kom i stedet"
    LOWEST = "et utilstrækkeligt bud blev rettet til det laveste med samme benævnelse"
    PASSED_AGAIN = "en pas i {rho's} tur, som {offender} måtte gentage"
    REPEATED = "en anden melding i {rho's} tur, som {offender} gentog, da {rho} passede"
    ACCEPTED = "modparten accepterede den eller meldte over den"
    LAPSED = "{other_side} meldte i sin egen tur, så den faldt bort"
    SLIP = "det var et fejlgreb, der blev rettet"
    TOO_LATE = "en modspiller bød, doblede eller redoblede efter den afsluttende pas"


class CallWithdrawn(Replacement):
    fate = Fact(
        Fate,
        "Hvad skete der med {offender's} melding?",
        "26",
        help="Begrænsningen kan følge af §§\u00a025B, 27B2–4, 30B1(b)(ii), 31, 32, 36B, 37B, 38D og"
        " 39C. Er der i stedet vist et kort, fx ved et udspil uden for tur, gælder reglerne om"
        " strafkort.",
    )


class LeadTurn(Answer):
    FIRST = "ja, for første gang i dette spil"
    STILL = "ja, og han har beholdt udspillet, siden {declarer} forbød ham en farve"
    AGAIN = "ja, men han har også haft udspillet tidligere"
    OFFENDER = "nej, det skal {offender}"


class Choice(Answer):
    FORBID = "han forbyder {unshown}"
    DECLINE = "han forbyder ingenting"


def defending_seen(table: Table) -> Collection[YesNo] | None:
    if table.offender is None or table.declarer is None:
        return None
    return {YesNo.NO if table.declarer.side is table.offender.side else YesNo.YES}


class PartnerToLead(Facts):
    defending = Fact(YesNo, "Er {offending_side} kommet i modspil?", "26B", seen=defending_seen)
    lead_turn = Fact(LeadTurn, "Er det {partner}, der skal spille ud?", "26B")
    choice = Option(
        Choice,
        "Hvad vælger {declarer}?",
        "26B",
        chooses="declarer",
        help="Kun én farve, og kun en, {offender} ikke har vist i det lovlige meldeforløb; hvad den"
        " tilbagetagne melding viste, er uden betydning. Har {offender} vist alle fire farver, er"
        " der intet at forbyde. En farve kan aldrig kræves.",
    )
    only_that_suit = Fact(
        YesNo,
        "Har {partner} kun den forbudte farve tilbage?",
        "59",
        help="Spiller han den ellers ud, har han svigtet kulør (§\u00a061A); bliv derfor ved"
        " bordet, så længe forbuddet gælder.",
    )


FORBIDDEN = LeadRestriction("26B", May.FORBID, Suits.NAMED, chosen=True)
ENDS = Instruct(
    "26B",
    "ends_with_the_lead",
    "Får {partner} udspillet igen senere, er han fri.",
)
RIGHT_GONE = Instruct(
    "26B",
    "right_gone",
    "{Partner} spiller frit ud, og {declarer} kan ikke forbyde noget senere.",
)
NOT_YET = Instruct(
    "26B",
    "offender_leads_freely",
    "{Offender} spiller frit ud; {declarer's} ret venter, til {partner} skal spille ud første"
    " gang.",
)

UNRESTRICTED_BY = {
    Fate.LOWEST: "27B1a",
    Fate.REPEATED: "31A1",
    Fate.ACCEPTED: "29A",
    Fate.LAPSED: "28B",
    Fate.SLIP: "25A1",
}
"""What ends the matter without Law 26: also 32A1; 27A1, 36A, 37A, 38D and 39B."""


def lead_restrictions(facts: CallWithdrawn) -> Ruling:
    """A withdrawn call not replaced by a comparable one may cost a lead restriction (26A, 26B)."""
    if facts.fate is Fate.PASSED_AGAIN:
        return Ruling(NO_LEAD_RESTRICTION.under("30A", authority=Authority.COMMENTARY))
    if facts.fate in UNRESTRICTED_BY:
        return Ruling(NO_LEAD_RESTRICTION.under(UNRESTRICTED_BY[facts.fate]))
    if facts.fate is Fate.REPLACED and facts.comparable:
        return Ruling(NO_LEAD_RESTRICTION)
    return Ruling(MAY_FORBID, HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD))


def partner_to_lead(facts: PartnerToLead) -> Ruling:
    """Declarer may forbid offender's partner one unshown suit at his first turn to lead (26B)."""
    if not facts.defending:
        return Ruling(NO_LEAD_RESTRICTION.under("26B"))
    if facts.lead_turn is LeadTurn.OFFENDER:
        return Ruling(NOT_YET)
    if facts.lead_turn is LeadTurn.AGAIN:
        return Ruling(RIGHT_GONE)
    if facts.lead_turn is LeadTurn.FIRST and facts.choice is Choice.DECLINE:
        return Ruling(RIGHT_GONE)
    if facts.only_that_suit:
        return Ruling(FORBIDDEN, ANY_LEGAL_CARD, ENDS)
    return Ruling(FORBIDDEN, ENDS)


SITUATION = Situation(
    rule=lead_restrictions,
    slug="udspilsbegraensninger",
    title="Udspilsbegrænsninger efter en tilbagetaget melding",
    phase=Phase.PLAY,
    happened="En melding blev trukket tilbage, og den fejlende side er kommet i modspil",
    intro=(
        "Har den fejlende ikke erstattet sin melding med en tilsvarende, og kommer hans side i"
        " modspil, kan spilfører forbyde den anden modspiller én farve, første gang han skal"
        " spille ud. En farve kan aldrig kræves. Reglerne om strafkort er helt andre."
    ),
    laws=("26",),
    parts=(Part(partner_to_lead, "Ved udspillet"),),
    confuse=("penalty_card",),
    search=(
        "udspilsbegrænsning",
        "forbyde en farve",
        "kræve en farve",
        "udspil efter melding uden for tur",
        "lead restriction",
    ),
)
