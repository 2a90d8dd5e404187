"""Law 24: a card exposed or led during the auction, and what becomes of it afterwards.

The law speaks of the auction proper: from the first call to the final pass (17A-C, 22A). A card
seen before it is Law 16D's, one seen after it Law 49's.
"""

from __future__ import annotations

from rules_src.laws.law_50_kind import MAJOR, MINOR, SEVERAL
from rules_src.laws.rectification import PARTNER_FREE
from rules_src.laws.withdrawn_call import FORESEEN, USED
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    About,
    CardBack,
    ForcedPass,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)


class CameToSight(Answer):
    OWN_FAULT = "under meldingerne, og {offender} var selv skyld i det"
    OPPONENT = "under meldingerne, og en modstander var skyld i det"
    UNSEEN = "under meldingerne, men {partner} kunne ikke have set forsiden"
    BEFORE = "før den første melding"
    AFTER = "efter den afsluttende pas"


class ShownCards(Answer):
    LOW = "ét kort under 10, som blev tabt eller vist"
    HONOUR = "ét kort, 10 eller højere, som blev tabt eller vist"
    LED = "ét kort, som blev spillet ud for tidligt"
    SEVERAL = "to eller flere kort"


class Contract(Answer):
    OFFENDING_SIDE = "{offending_side}"
    OTHER_SIDE = "{other_side}"


class CardInAuction(Facts):
    came_to_sight = Fact(
        CameToSight,
        "Hvornår og hvordan kom kortet frem?",
        "24",
        help="Det er nok, at {partner} kunne have set forsiden; om han så den, er uden betydning.",
    )
    shown_cards = Fact(
        ShownCards,
        "Hvilke kort kom frem?",
        "24A",
        help="Es, konge, dame, bonde og 10 er honnører.",
    )


class CardAfterAuction(Facts):
    shown_cards = CardInAuction.shown_cards
    contract_won_by = Fact(Contract, "Hvem fik kontrakten?", "24D")


NOT_SHOWN = CardBack("24")
FACE_UP = Instruct(
    "24",
    "face_up_until_auction_ends",
    "Hvert vist kort bliver liggende med billedsiden op foran {offender}, til meldeforløbet er"
    " slut.",
)
KNOWN = (
    Information("24", Status.AUTHORISED, About.CARD, "other_side"),
    Information("24", Status.UNAUTHORISED, About.CARD),
)
"""Authorised for the non-offending side, unauthorised for the offending side."""
CARDS_BACK = Instruct(
    "24D",
    "shown_cards_back",
    "{Offender} tager de viste kort op på hånden; de er ikke strafkort.",
)
NOW_PENALTY_CARDS = Instruct(
    "24E", "shown_cards_now_penalty_cards", "Hvert vist kort er nu et strafkort."
)
KIND = {
    ShownCards.LOW: MINOR,
    ShownCards.HONOUR: MAJOR,
    ShownCards.LED: MAJOR,
    ShownCards.SEVERAL: SEVERAL,
}
"""Minor only if it is one card below an honour, exposed unintentionally (50B)."""
WHEN_AUCTION_ENDS = HandOver("24D", "exposed_card_after_auction", when=When.AUCTION_END)


def card_exposed_in_auction(facts: CardInAuction) -> Ruling:
    """The card stays face up; unless it is one small card, partner must pass once (24A-C)."""
    if facts.came_to_sight is CameToSight.BEFORE:
        return Ruling(NewIrregularity("16D", "extraneous_information"))
    if facts.came_to_sight is CameToSight.AFTER:
        return Ruling(NewIrregularity("49", "penalty_card"))
    if facts.came_to_sight is not CameToSight.OWN_FAULT:
        return Ruling(NOT_SHOWN)
    facts.tell(FACE_UP, *KNOWN)
    if facts.shown_cards is ShownCards.LOW:
        return Ruling(PARTNER_FREE, USED, WHEN_AUCTION_ENDS)
    law = "24C" if facts.shown_cards is ShownCards.SEVERAL else "24B"
    must_pass = ForcedPass(law, when=When.PARTNER_TURN)
    return Ruling(must_pass, USED, FORESEEN, WHEN_AUCTION_ENDS)


def exposed_card_after_auction(facts: CardAfterAuction) -> Ruling:
    """Declarer or dummy picks the card up; a defender's becomes a penalty card (24D, 24E)."""
    if facts.contract_won_by is Contract.OFFENDING_SIDE:
        several = facts.shown_cards is ShownCards.SEVERAL
        return Ruling(CARDS_BACK if several else CardBack("24D"))
    return Ruling(NOW_PENALTY_CARDS, *KIND[facts.shown_cards])


SITUATION = Situation(
    rule=card_exposed_in_auction,
    slug="vist-kort-under-meldingerne",
    title="Kort vist under meldingerne",
    phase=Phase.AUCTION,
    happened="En spiller tabte, viste eller udspillede et kort, mens der blev meldt",
    intro=(
        "Et kort, der vises, mens der meldes, bliver liggende, til meldeforløbet er slut. Er det"
        " en honnør, er det spillet ud, eller er der flere, skal den anden på den fejlende side"
        " passe én gang. Bagefter afgør det, hvem der fik kontrakten, om kortet bliver strafkort."
    ),
    laws=("24",),
    parts=(Part(exposed_card_after_auction, "Når meldeforløbet er slut"),),
    confuse=("penalty_card", "opening_lead_out_of_turn"),
    search=(
        "tabt kort under meldingerne",
        "kort vist i meldeforløbet",
        "udspil før meldeforløbet er slut",
        "for tidligt udspil",
        "kort på bordet under meldingerne",
        "tabte et kort under meldingerne",
    ),
)
