"""Law 54: an opening lead out of turn (with 24, 41A, 47E, 53A, 58A).

The offender is who led; where that is a defender, `leader` is his partner and should have led.
"""

from __future__ import annotations

from rules_src.laws.law_50_kind import WHILE_IT_LIES
from rules_src.laws.law_54_choice import (
    BECOMES_DUMMY,
    DECLARER_PLAYS,
    DECLARES,
    FROM_HAND,
    IF_CARD_LIES,
    IF_FROM_TABLE,
    lead_out_of_turn_choice,
    second_card_from_dummy,
)
from rules_src.laws.law_54_facts import FacedLeads, OpeningLead, SinceLead, Told
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    PenaltyCard,
    Size,
    Status,
    Test,
)

LEADS_FACE_DOWN = Instruct(
    "54E", "leader_leads_face_down", "Udspillet skal komme fordækt fra {leader}."
)
RIGHT_LEAD_STANDS = Instruct(
    "58A", "right_lead_stands", "{Partner's} udspil står, og {dummy} lægger op."
)
LEADER_FREE = Instruct(
    "47E1",
    "leader_leads_freely",
    "Der er frit udspil fra {leader}. {Declarer} kan ikke acceptere kortet og har intet at vælge.",
)
TOLD_BY_OPPONENT = Ruling(
    CardBack("47E1"),
    LEADER_FREE,
    # review: the side that gave the wrong turn is the offending side of 16C here
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
)
FREE_TO_USE = Information("24", Status.AUTHORISED, About.CARD, "other_side")
FACE_DOWN_BACK = Instruct(
    "54", "partners_card_back", "{Partner} tager sit kort tilbage på hånden uden at vende det."
)
PARTNERS_PENALTY_CARD = Instruct(
    "49", "partners_card_penalty", "Også det kort, {partner} har vendt, er et stort strafkort."
)
FACED_AGAIN = Instruct(
    "9B2",
    "card_laid_open_again",
    "Kortet lægges åbent på bordet igen; kun {declarer} bestemmer, om det skal tages tilbage.",
)
MUST_ACCEPT = Instruct(
    "54C",
    "lead_must_be_accepted",
    "Når {declarer} kan have set et af {dummy's} kort, er udspillet accepteret.",
)
ACCEPTED_BY_PLAY = Instruct(
    "53A", "accepted_by_play", "{Declarer} har lagt til, og dermed er udspillet accepteret."
)
NO_FAULT = Instruct(
    "54C",
    "spreading_is_no_fault",
    "Så {dummy} ikke, at udspillet var uden for tur, har han intet gjort galt, og scoren står,"
    " selv om {other_side} fik fordel af det.",
    authority=Authority.ADVICE,
    private=True,
)
NOT_HIS_CHOICE = Instruct(
    "9B2", "dummy_may_not_choose", "{Dummy} måtte ikke lægge op, da fejlen var nævnt."
)
DUMMY_FORESAW = AdjustedScore("72C", Test.FORESEEN_BY_DUMMY, when=When.AFTER_PLAY)
PENALTY_POINTS = Instruct(
    "90A",
    "consider_penalty_points",
    "Overvej strafpoint, hvis {dummy} er erfaren nok til at vide bedre.",
    authority=Authority.ADVICE,
    private=True,
)
CHOOSE = HandOver("54", "lead_out_of_turn_choice")


def opening_lead_out_of_turn(facts: OpeningLead) -> Ruling:
    """Whoever was told to lead takes it back (47E1); else only a faced lead matters (54)."""
    if facts.told_to_lead is Told.OPPONENT:
        return TOLD_BY_OPPONENT
    if facts.told_to_lead is Told.IN_TURN:
        return Ruling(NewIrregularity("47E2a", "misinformation"))
    if facts.told_to_lead is Told.DECLARING_SIDE:  # 54E: the auction is over, so 24D applies
        return Ruling(CardBack("24D"), LEADS_FACE_DOWN, FREE_TO_USE)
    match facts.faced_leads:
        case FacedLeads.NONE:
            return Ruling(CardBack("41A"), LEADS_FACE_DOWN.under("41A"))
        case FacedLeads.RIGHT:
            return Ruling(RIGHT_LEAD_STANDS.under("41C"), CardBack("41A"))
        case FacedLeads.BOTH:
            return both_faced()
        case FacedLeads.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card"))
        case FacedLeads.WRONG:
            return faced_out_of_turn(facts)


def both_faced() -> Ruling:
    """Of two leads at the same time the wrong one is later; 58A leaves what it is to 49 and 50B."""
    return Ruling(
        RIGHT_LEAD_STANDS,
        PenaltyCard("50B", Size.MAJOR),
        *WHILE_IT_LIES,
        IF_CARD_LIES,
    )


def faced_out_of_turn(facts: OpeningLead) -> Ruling:
    """Declarer has his choice, unless he or dummy has settled it by showing a card (54A, 54C)."""
    match facts.since_lead:
        case SinceLead.DUMMY_SPREAD:
            return Ruling(MUST_ACCEPT, NO_FAULT, *DECLARER_PLAYS)
        case SinceLead.DUMMY_INTERVENED:
            return dummy_intervened()
        case SinceLead.DECLARER_SPREAD:  # also without meaning to; 48B1 sends us here
            return Ruling(BECOMES_DUMMY)
        case SinceLead.DECLARER_PLAYED:
            return Ruling(ACCEPTED_BY_PLAY, DECLARES)
        case SinceLead.PARTNER_FACE_DOWN:
            return Ruling(FACE_DOWN_BACK, CHOOSE)
        case SinceLead.PARTNER_FACED:  # review: 60C leaves declarer's rights whole
            return Ruling(PARTNERS_PENALTY_CARD, CHOOSE)
        case SinceLead.TAKEN_BACK:
            return Ruling(FACED_AGAIN, CHOOSE)
        case SinceLead.NOTHING:
            return Ruling(CHOOSE)


def dummy_intervened() -> Ruling:
    """Dummy may not choose for declarer; he has, so the lead stands and the score waits (72C)."""
    return Ruling(
        MUST_ACCEPT,
        NOT_HIS_CHOICE,
        DECLARES,
        FROM_HAND,
        DUMMY_FORESAW,
        PENALTY_POINTS,
        IF_FROM_TABLE,
    )


SITUATION = Situation(
    rule=opening_lead_out_of_turn,
    slug="aabningsudspil-uden-for-tur",
    title="Åbningsudspil uden for tur",
    phase=Phase.PLAY,
    happened="Den forkerte spillede ud i første stik",
    intro=(
        "Spørg først, om en modstander havde sagt, at spilleren skulle spille ud; så tages kortet"
        " blot op. Er det forkerte kort vendt uden den undskyldning, har spilfører som regel fem"
        " muligheder, og alle fem skal forklares, før han vælger."
    ),
    laws=("54", "47E1", "58A", "41A", "50D"),
    parts=(
        Part(lead_out_of_turn_choice, "Spilførers fem valg"),
        Part(second_card_from_dummy, "Spilfører lægger først til fra bordet"),
    ),
    confuse=("penalty_card", "lead_restrictions"),
    search=(
        "udspil uden for tur",
        "forkert udspil",
        "udspil fra forkert hånd",
        "begge spillede ud",
        "den blinde lagde op for tidligt",
        "spilfører lagde sin hånd op",
        "fem valgmuligheder",
        "udspil forkert side",
        "udspil i utur",
        "spillet ud fra forkert hånd",
        "forkert mand spillede ud",
    ),
)
