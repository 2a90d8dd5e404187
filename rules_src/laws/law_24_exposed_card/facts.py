"""Law 24: which card, and when it could be seen."""

from __future__ import annotations

from rules_src.laws.common.found_late import Discovery
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class CameToSight(Answer):
    UNSEEN = "under meldingerne, men {partner} kunne ikke have set forsiden"
    OWN_FAULT = "under meldingerne, og {offender} var selv skyld i det"
    OPPONENT = "under meldingerne, og en modstander var skyld i det"
    BEFORE = "før den første melding"
    AFTER = "efter den afsluttende pas"


class ShownCards(Answer):
    LOW = "ét kort under 10, tabt eller vist"
    HONOUR = "én honnør, altså 10 eller højere, tabt eller vist"
    LED = "ét kort, spillet ud for tidligt"
    SEVERAL = "to eller flere kort"


class Contract(Answer):
    OFFENDING_SIDE = "{offending_side}"
    OTHER_SIDE = "{other_side}"


class CardInAuction(Discovery):
    came_to_sight = Fact(
        CameToSight,
        "Hvornår og hvordan blev kortet vist?",
        "24",
        help="Det er nok, at {partner} kunne have set forsiden.",
    )
    shown_cards = Fact(
        ShownCards,
        "Hvilke kort blev vist?",
        "24A",
        help="Es, konge, dame, bonde og 10 er honnører.",
    )

    partner_called = Fact(
        YesNo,
        "Har {partner} meldt, efter at kortet blev vist?",
        "24B",
        assume=YesNo.NO,
    )


class CardAfterAuction(Facts):
    shown_cards = CardInAuction.shown_cards
    contract_won_by = Fact(Contract, "Hvem fik kontrakten?", "24D")


OVERLAPS = (
    Overlap(CardInAuction.came_to_sight, (CameToSight.UNSEEN, CameToSight.OWN_FAULT)),
    Overlap(CardInAuction.came_to_sight, (CameToSight.UNSEEN, CameToSight.OPPONENT)),
)
