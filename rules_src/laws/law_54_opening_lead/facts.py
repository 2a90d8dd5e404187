"""Law 54: an opening lead out of turn, in the order the director learns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Told(Answer):
    NOBODY = "nej, ingen havde sagt det"
    OPPONENT = "ja, en modstander havde sagt det"
    DECLARING_SIDE = "{offender} sidder selv på spilførers side"
    IN_TURN = "det var {offender's} tur, men en melding var forklaret forkert"


class FacedLeads(Answer):
    NONE = "ingen; {offender's} kort er ikke vendt"
    WRONG = "kun {offender's}, eller {offender's} først"
    RIGHT = "kun {partner's}; {offender's} er ikke vendt"
    BOTH = "begge modspilleres, på samme tid eller {partner's} først"
    DROPPED = "{offender} spillede ikke ud, men tabte et kort"


class SinceLead(Answer):
    NOTHING = "ingenting"
    PARTNER_FACE_DOWN = "{partner} har også spillet ud, men ikke vendt kortet"
    PARTNER_FACED = "{partner} har også spillet ud, og kortet er vendt"
    TAKEN_BACK = "{offender} har taget sit kort op igen"
    DUMMY_SPREAD = "{dummy} har lagt op eller vist mindst ét kort"
    DUMMY_INTERVENED = "{dummy} har lagt op, selv om fejlen var nævnt"
    DECLARER_SPREAD = "{declarer} er begyndt at lægge op og har vist mindst ét kort"
    DECLARER_PLAYED = "{declarer} har lagt et kort til fra hånden"


def told_seen(table: Table) -> Collection[Told] | None:
    """Who led is seen from the contract; whether he was told is not."""
    seat = table.lead.seat if table.lead else table.offender
    if seat is None or table.contract is None:
        return None
    if seat is table.contract.leader:
        return {Told.IN_TURN}
    if seat.side is table.contract.declarer.side:
        return {Told.DECLARING_SIDE}
    return {Told.NOBODY, Told.OPPONENT}


class OpeningLead(Facts):
    told_to_lead = Fact(
        Told,
        "Havde en modstander sagt til {offender}, at han skulle spille ud?",
        "47E1",
        help="Spørg altid om det først. At ingen protesterede, er ikke det samme som at sige det.",
        seen=told_seen,
    )
    faced_leads = Fact(
        FacedLeads,
        "Hvilke udspil er vendt?",
        "54",
        help="Før kortet vendes, må {partner} spørge til meldingerne, og enhver må standse"
        " udspillet; spilførers side behøver ikke at gøre det.",
    )
    since_lead = Fact(
        SinceLead,
        "Hvad er der sket, siden kortet blev vendt?",
        "54",
        help="Ét kort er nok, hvis {declarer} kunne have set det; kort vist under meldeforløbet"
        " tæller ikke (§\u00a054C). Lægger {declarer} op her, er det ikke et krav (§\u00a048B1);"
        " taber han blot et kort, tages det op (§\u00a048A).",
    )


class LeadChoice(Answer):
    BECOME_DUMMY = "accepterer og lægger selv op, så {dummy} spiller kontrakten"
    DECLARE = "accepterer og spiller selv kontrakten"
    REQUIRE = "afviser og kræver farven i udspil fra {partner}"
    FORBID = "afviser og forbyder {partner} at spille farven ud"
    LEAVE = "afviser og lader kortet ligge som stort strafkort"


class LeadChosen(Facts):
    lead_choice = Option(
        LeadChoice,
        "Hvad vælger {declarer}?",
        "54",
        chooses="declarer",
        help="{Declarer} vælger alene og må ikke rådføre sig med {dummy} (§\u00a010C2).",
    )


class TableCard(Facts):
    table_card_revokes = Fact(
        YesNo,
        "Kunne bordet bekende, men gjorde det ikke?",
        "54B2",
    )
