"""Law 54: an opening lead out of turn, in the order the director learns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.overlaps import Hidden, Overlap

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Told(Answer):
    NOBODY = "{partner}, og ingen modstander havde sagt andet"
    OPPONENT = "{partner}, men en modstander sagde, at det var {offender}"
    DECLARING_SIDE = "en modspiller, for {offender} er på spilførers side"
    IN_TURN = "{offender}, men en melding var forklaret forkert"


class FacedLeads(Answer):
    DROPPED = "{offender} spillede ikke ud, men tabte et kort"
    NONE = "ingen"
    WRONG = "kun {offender's}, eller {offender's} først"
    RIGHT = "kun {partner's}"
    BOTH = "begge på samme tid, eller {partner's} først"


class SinceLead(Answer):
    NOTHING = "ingenting"
    SWAPPED = "alle tog fejl: {declarer's} kort ligger som bord, og {dummy} spiller kontrakten"
    DUMMY_INTERVENED = "{dummy} har lagt kortene ned, selv om fejlen var nævnt"
    DUMMY_SPREAD = "{dummy} har lagt kortene ned eller vist mindst ét"
    DECLARER_SPREAD = "{declarer} er begyndt at lægge kortene ned og har vist mindst ét"
    DECLARER_PLAYED = "{declarer} har lagt til fra hånden"
    PARTNER_FACED = "{partner} har også spillet ud og vendt kortet"
    PARTNER_FACE_DOWN = "{partner} har også spillet ud, men ikke vendt kortet"
    TAKEN_BACK = "{offender} har taget sit kort op igen"


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
        "Hvem skulle have spillet ud?",
        "47E1",
        seen=told_seen,
        help="At ingen protesterede, er ikke det samme som at sige, hvem der har tur.",
        assume=Told.NOBODY,
    )
    faced_leads = Fact(
        FacedLeads,
        "Hvilke udspil er vendt?",
        "54",
        help="Var udspillet i tur, men lagde {declarer} sin hånd ned ved en fejl, så lad ham tage"
        " den op. Det er hverken krav eller strafkort (§§\u00a048A og 48B2).",
    )
    since_lead = Fact(
        SinceLead,
        "Hvad skete der, efter at kortet blev vendt?",
        "54",
        help="Spilfører er den, der først nævnte kontraktens farve eller ut, også når bordet troede"
        " noget andet. Ét kort er nok, hvis {declarer} kunne have set det. Kort vist under"
        " meldeforløbet eller blot tabt af {declarer} tæller ikke. Det er ikke et"
        " krav, hvis {declarer} lægger kortene ned her (§\u00a048B1). Er {partner's} kort"
        " også vendt, spilles det i tur eller bliver strafkort. Har både {declarer} og"
        " {dummy} vist kort, tæller den første.",
    )


class LeadChoice(Answer):
    BECOME_DUMMY = "accepterer og bliver blind, så {dummy} spiller kontrakten"
    DECLARE = "accepterer og spiller selv kontrakten"
    REQUIRE = "afviser, og {partner} skal spille farven ud"
    FORBID = "afviser, og {partner} må ikke spille farven ud"
    LEAVE = "afviser og lader kortet ligge som stort strafkort"


class LeadChosen(Facts):
    since_lead = OpeningLead.since_lead
    lead_choice = Option(
        LeadChoice,
        "Hvad vælger {declarer}?",
        "54",
        chooses="declarer",
        help="{Declarer} må ikke rådføre sig med {dummy}. Har {offender} allerede et"
        " strafkort, er de alle store, og §\u00a051 gælder. Et forbud efter §\u00a026B kommer"
        " oveni.",
    )


class TableCard(Facts):
    table_card_revokes = Fact(YesNo, "Svigtede bordet kulør?", "54B2", assume=YesNo.NO)


PARTNER_TOO = (SinceLead.PARTNER_FACED, SinceLead.PARTNER_FACE_DOWN, SinceLead.TAKEN_BACK)
SHOWN_BY_DECLARER = (SinceLead.DECLARER_SPREAD, SinceLead.DECLARER_PLAYED)
OVERLAPS = (
    Overlap(OpeningLead.since_lead, (SinceLead.DUMMY_INTERVENED, SinceLead.DUMMY_SPREAD)),
    *(
        Overlap(OpeningLead.since_lead, (SinceLead.SWAPPED, also))
        for also in (SinceLead.DECLARER_SPREAD, *PARTNER_TOO)
    ),
    *(
        Overlap(OpeningLead.since_lead, (SinceLead.DUMMY_SPREAD, shown), "tæller den første")
        for shown in SHOWN_BY_DECLARER
    ),
    *(
        Overlap(OpeningLead.since_lead, (shown, partners))
        for shown in (SinceLead.DUMMY_INTERVENED, SinceLead.DUMMY_SPREAD, *SHOWN_BY_DECLARER)
        for partners in PARTNER_TOO
    ),
    Overlap(OpeningLead.since_lead, (SinceLead.PARTNER_FACED, SinceLead.TAKEN_BACK)),
    Overlap(OpeningLead.since_lead, (SinceLead.PARTNER_FACE_DOWN, SinceLead.TAKEN_BACK)),
)
HIDDEN = (Hidden(OpeningLead.told_to_lead, (Told.NOBODY, Told.OPPONENT)),)
