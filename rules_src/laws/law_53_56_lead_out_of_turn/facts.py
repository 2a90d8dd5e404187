"""Laws 53-56: a lead out of turn after the first trick, in the order it is learnt."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class LedBy(Answer):
    TOLD = "{offender}, fordi en modstander sagde, at det var {offender's} tur"
    LAST_TRICK = "den forkerte, men til 13. stik"
    PARTNERS_TURN = "en modspiller i {partner's} tur"
    DECLARERS_TURN = "en modspiller i {declarer's} eller bordets tur"
    WRONG_HAND = "{declarer} fra den forkerte af sine to hænder"
    DEFENDERS_TURN = "{declarer} i en modspillers tur"


class SinceDefendersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "den næste hånd har lagt til"
    RIGHTFUL_LED = "den hånd, der havde tur, har spillet ud"


class SinceDeclarersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "den næste modspiller har lagt til"
    OTHER_PLAYED = "den anden modspiller har lagt til"
    RIGHTFUL_LED = "der er også spillet ud fra den rigtige hånd"


class LeadAnswer(Answer):
    ACCEPT = "accepterer udspillet"
    REQUIRE = "afviser, og {partner} skal spille farven ud"
    FORBID = "afviser, og {partner} må ikke spille farven ud"
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
        seen=led_by_seen,
        help="Spørg først, om en modstander havde sagt, at det var {offender's} tur. I"
        " første stik gælder §\u00a054.",
    )
    since_defenders_lead = Fact(
        SinceDefendersLead,
        "Hvad er der sket efter udspillet?",
        "53A",
        help="Spørg {declarer}, om kortet var tilspil eller eget udspil. Et kort fra"
        " {partner} ændrer ikke {declarer's} ret (§\u00a060C).",
    )
    since_declarers_lead = Fact(
        SinceDeclarersLead,
        "Hvad er der sket efter udspillet?",
        "53A",
        help="Spørg en modspiller, som havde tur, om kortet var tilspil eller eget udspil.",
    )


class LeadTowardsPartner(Facts):
    later_lead_choice = Option(
        LeadAnswer,
        "Hvad vælger {declarer}?",
        "56",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}. Har {offender} allerede et"
        " strafkort, gælder §\u00a051.",
    )


class LeadForDeclarer(Facts):
    later_lead_accepted = Option(
        YesNo,
        "Accepterer {declarer} udspillet?",
        "56",
        chooses="declarer",
        help="{Declarer} må også blot spille sit eget udspil (§\u00a053B).",
    )


class DeclarersLead(Facts):
    declarers_lead_accepted = Option(
        YesNo, "Accepterer modspillerne udspillet?", "55A", chooses="other_side"
    )
    led_by = LaterLead.led_by
