"""Laws 53, 55, 56 and 60: a lead out of turn after the first trick (with 47E1).

The offender is who led; where that is a defender, `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.law_49_exposed_card import CARDS_TAKEN_BACK, NO_REVOKE_BY_IT
from rules_src.laws.law_53_56_choice import (
    declarers_lead_choice,
    lead_in_declarers_turn,
    lead_in_partners_turn,
)
from rules_src.laws.law_53_56_facts import (
    LaterLead,
    LedBy,
    SinceDeclarersLead,
    SinceDefendersLead,
)
from rules_src.laws.law_54_opening_lead import ACCEPTED_BY_PLAY, PARTNERS_PENALTY_CARD
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    About,
    CardBack,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)

TOLD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    # review: the side that gave the wrong turn is the offending side of 16C here
    Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
)
LAST_TRICK_BACK = Instruct(
    "53A",
    "last_lead_back",
    "Udspil uden for tur til 13. stik tages altid tilbage; der spilles ud fra den rigtige hånd.",
)
OLDER_DUTIES = Instruct(
    "60A3",
    "older_duties_remain",
    "Ældre strafkort og begrænsninger gælder stadig, næste gang {offending_side} har tur.",
)
DEFENDER_ACCEPTED = Instruct(
    "53A",
    "defender_accepted_by_play",
    "Modspilleren har lagt til, og dermed er udspillet accepteret.",
)
RIGHT_LEAD = Ruling(
    Instruct(
        "53B",
        "proper_lead_stands",
        "Det rigtige udspil står. Kort spillet til det forkerte udspil tages op igen og er ikke"
        " strafkort.",  # review: 53B lets them be withdrawn and names no penalty card
    ),
    *CARDS_TAKEN_BACK,
)
LEAD_STANDS = Instruct("53C", "lead_stands", "Udspillet står.")


def lead_out_of_turn(facts: LaterLead) -> Ruling:
    """A lead out of turn is a correct one if accepted in words or by a play; else it goes back."""
    match facts.led_by:
        case LedBy.TOLD:
            return TOLD_BACK
        case LedBy.LAST_TRICK:
            return Ruling(LAST_TRICK_BACK)
        case LedBy.PARTNERS_TURN | LedBy.DECLARERS_TURN:
            return defender_led(facts)
        case LedBy.WRONG_HAND | LedBy.DEFENDERS_TURN:
            return declarer_led(facts)


def defender_led(facts: LaterLead) -> Ruling:
    """Declarer accepts or refuses, unless a card played since has settled it (53, 56, 60)."""
    partners = facts.led_by is LedBy.PARTNERS_TURN
    if facts.since_defenders_lead is SinceDefendersLead.NEXT_PLAYED:
        return Ruling(ACCEPTED_BY_PLAY, OLDER_DUTIES)
    choice = HandOver("56", "lead_in_partners_turn" if partners else "lead_in_declarers_turn")
    if facts.since_defenders_lead is SinceDefendersLead.NOTHING:
        return Ruling(choice)
    if partners:  # 60C leaves declarer's rights whole, and 50D2 made him wait
        return Ruling(PARTNERS_PENALTY_CARD, choice)
    return RIGHT_LEAD


def declarer_led(facts: LaterLead) -> Ruling:
    """Either defender may accept or refuse, unless a defender has played since (53, 55, 60)."""
    since = facts.since_declarers_lead
    if since is SinceDeclarersLead.NEXT_PLAYED:
        return Ruling(DEFENDER_ACCEPTED)
    if since is SinceDeclarersLead.OTHER_PLAYED:
        return Ruling(LEAD_STANDS, NewIrregularity("53C", "premature_play"))
    own_mistake = facts.led_by is LedBy.WRONG_HAND  # a second lead of his own changes nothing (60C)
    if since is SinceDeclarersLead.NOTHING or own_mistake:
        return Ruling(HandOver("55A", "declarers_lead_choice"))
    return RIGHT_LEAD


SITUATION = Situation(
    rule=lead_out_of_turn,
    slug="udspil-uden-for-tur",
    title="Udspil uden for tur senere i spillet",
    phase=Phase.PLAY,
    happened="Den forkerte spillede ud efter første stik",
    intro=(
        "Et udspil uden for tur kan accepteres, med ord eller ved at den næste hånd lægger til."
        " Afvises det, bliver en modspillers kort et stort strafkort, mens spilfører blot tager sit"
        " tilbage. Forklar alle valg, før der vælges."
    ),
    laws=("53", "55", "56", "60", "47E1"),
    parts=(
        Part(lead_in_partners_turn, "Modspilleren spillede ud i den anden modspillers tur"),
        Part(lead_in_declarers_turn, "Modspilleren spillede ud i spilførers tur"),
        Part(declarers_lead_choice, "Spilfører spillede ud: modspillernes valg"),
    ),
    confuse=("opening_lead_out_of_turn", "premature_play", "penalty_card"),
    search=(
        "spillede ud fra forkert hånd",
        "forkert hånd",
        "udspil fra den forkerte",
        "ikke inde",
        "troede han var inde",
        "var i bordet",
        "spilfører spiller fra forkert side",
        "udspil i utur",
        "spillede fra bordet i stedet for hånden",
    ),
)
