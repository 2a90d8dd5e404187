"""Laws 53-56: a lead out of turn after the first trick, in the order it is learnt."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class LedBy(Answer):
    PARTNERS_TURN = "en modspiller, men det var {partner's} tur"
    DECLARERS_TURN = "en modspiller, men det var {declarer's} eller bordets tur"
    WRONG_HAND = "{declarer} fra den forkerte af sine to hænder"
    DEFENDERS_TURN = "{declarer} fra hånden eller bordet, men det var en modspillers tur"
    TOLD = "en spiller, der af en modstander fik at vide, at det var hans tur"
    LAST_TRICK = "den forkerte, men det var til 13. stik"


class SinceDefendersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "der er lagt til fra den næste hånd"
    RIGHTFUL_LED = "den, der havde tur, har spillet sit eget udspil"


class SinceDeclarersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "modspilleren lige efter den hånd har lagt til"
    OTHER_PLAYED = "den anden modspiller har lagt til"
    RIGHTFUL_LED = "der er også spillet ud fra den hånd, der havde tur"


class LeadAnswer(Answer):
    ACCEPT = "accepterer udspillet"
    REQUIRE = "afviser og kræver farven i udspil fra {partner}"
    FORBID = "afviser og forbyder {partner} at spille farven ud"
    LEAVE = "afviser og lader kortet ligge som stort strafkort"


def led_by_seen(table: Table) -> Collection[LedBy] | None:
    """From which side the card came is seen; whose turn it was is not."""
    if table.offender is None or table.declarer is None:
        return None
    if table.offender.side is table.declarer.side:
        return {LedBy.WRONG_HAND, LedBy.DEFENDERS_TURN, LedBy.TOLD, LedBy.LAST_TRICK}
    return {LedBy.PARTNERS_TURN, LedBy.DECLARERS_TURN, LedBy.TOLD, LedBy.LAST_TRICK}


class LaterLead(Facts):
    led_by = Fact(
        LedBy,
        "Hvem spillede ud, og hvem havde tur?",
        "53A",
        help="Spørg altid først, om en modstander havde sagt, at det var hans tur; {offender} er"
        " også da den, der spillede ud. Var det i første stik, gælder §\u00a054.",
        seen=led_by_seen,
    )
    since_defenders_lead = Fact(
        SinceDefendersLead,
        "Hvad er der sket siden?",
        "53A",
        help="Har {declarer} spillet et kort, da det var hans egen tur, så spørg, om han lagde til"
        " eller spillede ud. Har {partner} lagt til, ændrer det ikke spilførers ret (§\u00a060C).",
    )
    since_declarers_lead = Fact(
        SinceDeclarersLead,
        "Hvad er der sket siden?",
        "53A",
        help="Har en modspiller spillet et kort, da det var hans egen tur, så spørg, om han lagde"
        " til eller spillede ud.",
    )


class LeadTowardsPartner(Facts):
    later_lead_choice = Option(
        LeadAnswer,
        "Hvad vælger {declarer}?",
        "56",
        chooses="declarer",
        help="{Declarer} vælger alene (§\u00a010C2). Ligger der i forvejen et strafkort foran"
        " {offender}, bliver alle store, og §\u00a051 gælder.",
    )


class LeadForDeclarer(Facts):
    later_lead_accepted = Option(
        YesNo,
        "Accepterer {declarer} udspillet?",
        "56",
        chooses="declarer",
        help="Han må også blot spille sit eget udspil (§\u00a053B).",
    )


class DeclarersLead(Facts):
    declarers_lead_accepted = Option(
        YesNo, "Accepterer modspillerne udspillet?", "55A", chooses="other_side"
    )
    led_by = LaterLead.led_by
