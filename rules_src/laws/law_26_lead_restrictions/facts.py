"""Law 26: what became of the call, and whose turn it is to lead."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.common.replacement import Replacement
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo

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
