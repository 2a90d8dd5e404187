"""Law 54: an opening lead out of turn, in the order the director learns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.common.lead import (
    ChosenForBoth,
    EarlierCard,
    OpponentsWord,
    PartnersEarlierCard,
)
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class WhoseLead(Answer):
    PARTNERS = "{partner}"
    DEFENDERS = "en modspiller, for {offender} er på spilførers side"
    OWN = "{offender} selv"


class FacedLeads(Answer):
    WRONG = "kun {offender's}, eller {offender's} først"
    NONE = "ingen, de ligger med bagsiden op"
    RIGHT = "kun {partner's}"
    BOTH = "begge på samme tid, eller {partner's} først"
    DROPPED = "{offender} spillede ikke ud, men tabte et kort"


class SinceLead(Answer):
    NOTHING = "ingenting"
    DUMMY_SPREAD = "{dummy} har lagt kortene ned eller vist mindst ét"
    DECLARER_SPREAD = "{declarer} er begyndt at lægge kortene ned og har vist mindst ét"
    DECLARER_PLAYED = "{declarer} har lagt til fra hånden"


class PartnersLead(Answer):
    NONE = "nej"
    FACED = "ja, med billedsiden op"
    FACE_DOWN = "ja, med bagsiden op"


def whose_lead_seen(table: Table) -> Collection[WhoseLead] | None:
    """Who was to lead is seen from the contract."""
    seat = table.lead.seat if table.lead else table.offender
    if seat is None or table.contract is None:
        return None
    if seat is table.contract.leader:
        return {WhoseLead.OWN}
    if seat.side is table.contract.declarer.side:
        return {WhoseLead.DEFENDERS}
    return {WhoseLead.PARTNERS}


class OpeningLead(Facts):
    whose_lead = Fact(
        WhoseLead,
        "Hvem skulle have spillet ud?",
        "54",
        seen=whose_lead_seen,
        assume=WhoseLead.PARTNERS,
    )
    told_to_play = OpponentsWord.told_to_play
    misexplained = Fact(YesNo, "Var en melding forklaret forkert?", "47E2a")
    defender_spread = Fact(
        YesNo,
        "Har en modspiller lagt kortene ned som bord efter udspillet?",
        "50",
        assume=YesNo.NO,
    )
    faced_leads = Fact(FacedLeads, "Hvilke udspil er vendt?", "54")
    since_lead = Fact(
        SinceLead,
        "Hvad skete der, efter at kortet blev vendt?",
        "54",
        help="Spilfører er den, der først nævnte kontraktens farve eller ut, også når bordet troede"
        " noget andet. Ét kort er nok, hvis {declarer} kunne have set det. Kort vist under"
        " meldeforløbet eller blot tabt af {declarer} tæller ikke. Det er ikke et"
        " krav, hvis {declarer} lægger kortene ned her (§\u00a048B1). Har både {declarer} og"
        " {dummy} vist kort, tæller den første.",
    )
    fault_named = Fact(YesNo, "Var fejlen nævnt, før {dummy} viste kort?", "9B2", assume=YesNo.NO)
    all_mistaken = Fact(
        YesNo,
        "Tog alle fejl, så {dummy} allerede spiller kontrakten?",
        "54A",
        assume=YesNo.NO,
    )
    partners_lead = Fact(
        PartnersLead,
        "Har {partner} også spillet ud?",
        "54",
        help="Er {partner's} kort også vendt, spilles det i tur eller bliver strafkort.",
        assume=PartnersLead.NONE,
    )
    taken_back = Fact(YesNo, "Har {offender} selv taget sit kort op igen?", "9B2", assume=YesNo.NO)


class LeadChoice(Answer):
    BECOME_DUMMY = "accepterer og bliver blind, så {dummy} spiller kontrakten"
    DECLARE = "accepterer og spiller selv kontrakten"
    REQUIRE = "afviser, og {partner} skal spille farven ud"
    FORBID = "afviser, og {partner} må ikke spille farven ud"
    LEAVE = "afviser og lader kortet ligge som stort strafkort"


class LeadChosen(Facts):
    earlier_card = EarlierCard.earlier_card
    partner_has_card = PartnersEarlierCard.partner_has_card
    partners_lead = OpeningLead.partners_lead
    lead_choice = Option(
        LeadChoice,
        "Hvad vælger {declarer}?",
        "54",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}. Et forbud efter §\u00a026B kommer oveni.",
    )


class ChoiceBesideCard(Answer):
    BECOME_DUMMY = "accepterer og bliver blind, så {dummy} spiller kontrakten"
    DECLARE = "accepterer og spiller selv kontrakten"
    REFUSE = "afviser, og kortet bliver stort strafkort"


class LeadChosenBesideCard(Facts):
    earlier_card = LeadChosen.earlier_card
    partner_has_card = LeadChosen.partner_has_card
    partners_lead = OpeningLead.partners_lead
    choice_beside_card = Option(
        ChoiceBesideCard,
        "Accepterer {declarer} udspillet?",
        "54",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}. Krav og forbud efter en afvisning"
        " vælges bagefter.",
    )


class BothCards(Facts):
    options_for_both = ChosenForBoth.options_for_both


class TableCard(Facts):
    table_card_revokes = Fact(YesNo, "Svigtede bordet kulør?", "54B2", assume=YesNo.NO)


OVERLAPS = (
    *(
        Overlap(OpeningLead.since_lead, (SinceLead.DUMMY_SPREAD, shown), "tæller den første")
        for shown in (SinceLead.DECLARER_SPREAD, SinceLead.DECLARER_PLAYED)
    ),
)
