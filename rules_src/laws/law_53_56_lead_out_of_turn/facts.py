"""Laws 53-56: a lead out of turn after the first trick, in the order it is learnt."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.common.lead import (
    EarlierCard,
    OpponentsWord,
    PartnersEarlierCard,
)
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Hidden, Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class LedBy(Answer):
    WRONG_HAND = "{declarer} fra den forkerte af sine to hænder"
    PARTNERS_TURN = "en modspiller i {partner's} tur"
    DECLARERS_TURN = "en modspiller i {declarer's} eller bordets tur"
    DEFENDERS_TURN = "{declarer} i en modspillers tur"


class SinceDefendersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "{declarer} har lagt til fra den næste hånd"
    RIGHTFUL_LED = "den hånd, der havde tur, har spillet ud"
    PARTNER_FOLLOWED = "kun {partner} har lagt til"


class SinceDeclarersLead(Answer):
    NOTHING = "ingenting"
    NEXT_PLAYED = "den næste modspiller har lagt til"
    OTHER_PLAYED = "den anden modspiller har lagt til"
    RIGHTFUL_LED = "der er også spillet ud fra den rigtige hånd"


class DefendersAnswer(Answer):
    YES = "ja"
    NO = "nej"
    DIFFER = "de er uenige"


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
        return {LedBy.WRONG_HAND, LedBy.DEFENDERS_TURN}
    return {LedBy.PARTNERS_TURN, LedBy.DECLARERS_TURN}


class LaterLead(Facts):
    told_to_play = OpponentsWord.told_to_play
    last_trick = Fact(YesNo, "Var det udspillet til 13. stik?", "53A", assume=YesNo.NO)
    led_by = Fact(
        LedBy,
        "Hvem spillede ud, og hvem havde tur?",
        "53A",
        seen=led_by_seen,
        help="I første stik gælder §\u00a054.",
    )
    same_time = Fact(YesNo, "Spillede den, der havde tur, ud på samme tid?", "58A", assume=YesNo.NO)
    since_defenders_lead = Fact(
        SinceDefendersLead,
        "Hvad er der sket efter udspillet?",
        "53A",
        help="Spørg {declarer}, om kortet var tilspil eller eget udspil. Lagde {dummy} selv et kort"
        " på, har {declarer} ikke lagt til (§\u00a045B). Et kort fra {partner} ændrer ikke"
        " {declarer's} ret (§\u00a060C).",
    )
    since_declarers_lead = Fact(
        SinceDeclarersLead,
        "Hvad er der sket efter udspillet?",
        "53A",
        help="Spørg en modspiller, som havde tur, om kortet var tilspil eller eget udspil.",
    )
    earlier_card = EarlierCard.earlier_card
    partner_has_card = PartnersEarlierCard.partner_has_card


class LeadTowardsPartner(Facts):
    since_defenders_lead = LaterLead.since_defenders_lead
    later_lead_choice = Option(
        LeadAnswer,
        "Hvad vælger {declarer}?",
        "56",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}.",
    )


class LeadForDeclarer(Facts):
    since_defenders_lead = LaterLead.since_defenders_lead
    later_lead_accepted = Option(
        YesNo,
        "Accepterer {declarer} udspillet?",
        "56",
        chooses="declarer",
        help="{Declarer} må også blot spille sit eget udspil (§\u00a053B).",
    )


class LeadBesideCard(LeadForDeclarer):
    led_by = LaterLead.led_by
    earlier_card = LaterLead.earlier_card
    partner_has_card = LaterLead.partner_has_card
    accepted_beside_card = Option(
        YesNo,
        "Accepterer {declarer} udspillet?",
        "56",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}.",
    )


class DeclarersLead(Facts):
    declarers_lead_accepted = Option(
        DefendersAnswer, "Accepterer modspillerne udspillet?", "55A", chooses="other_side"
    )
    next_accepts = Option(
        YesNo,
        "Accepterer den modspiller, der er næste efter udspillet?",
        "55A",
        chooses="other_side",
    )
    led_by = LaterLead.led_by


OVERLAPS = (
    Overlap(
        LaterLead.since_defenders_lead,
        (SinceDefendersLead.NEXT_PLAYED, SinceDefendersLead.RIGHTFUL_LED),
    ),
    Overlap(
        LaterLead.since_declarers_lead,
        (
            SinceDeclarersLead.NEXT_PLAYED,
            SinceDeclarersLead.OTHER_PLAYED,
            SinceDeclarersLead.RIGHTFUL_LED,
        ),
    ),
)
HIDDEN = (
    Hidden(LaterLead.led_by, (LedBy.WRONG_HAND, LedBy.DEFENDERS_TURN)),
    Hidden(LaterLead.led_by, (LedBy.PARTNERS_TURN, LedBy.DECLARERS_TURN)),
)
