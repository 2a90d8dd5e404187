"""Laws 41A and 45: is the card played? (with 44B, 47C, 48A and 49)

The offender is who played, named or touched the card; he need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common.dummy import SUGGESTED
from rules_src.laws.common.played_card import IF_REVOKED, SLIP_CHANGED, STAYS
from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    FaceDownLead,
    NamedCard,
    PlayedCard,
    TableCard,
    Turn,
    WhoseCard,
)
from rules_src.laws.law_45_card_played.words import (
    AT_TABLE,
    COULD_SEE,
    DUMMY_WAITS,
    HELD,
    LEAD_STAYS,
    NAMED,
    NOT_PLAYED,
    ONE_MOTION,
    TOUCHED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct, NewIrregularity


def card_played(facts: CardPlayed) -> Ruling:
    """Each hand has its own test; a card once played stays (45A-C), a lead face down too (41A)."""
    match facts.whose_card:
        case WhoseCard.DEFENDER:
            return defenders(facts)
        case WhoseCard.DECLARER:
            return declarers(facts)
        case WhoseCard.TABLE:
            return from_table(facts)
        case WhoseCard.FACE_DOWN:
            return face_down(facts)


def defenders(facts: CardPlayed) -> Ruling:
    """It is played if partner could have seen it, or it was named as the card to play (45C)."""
    match facts.defenders_card:
        case DefendersCard.SHOWN:
            return _played(COULD_SEE)
        case DefendersCard.NAMED:
            return _played(NAMED)
        case DefendersCard.UNSEEN:
            return Ruling(NOT_PLAYED)
        case DefendersCard.BEFORE_LEAD | DefendersCard.HOLDING | DefendersCard.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card"))


def declarers(facts: CardPlayed) -> Ruling:
    """What matters is where it was held, and not who saw it (45C2); it is no penalty card (48A)."""
    match facts.declarers_card:
        case DeclarersCard.AT_TABLE:
            return _played(AT_TABLE)
        case DeclarersCard.HELD:
            return _played(HELD)
        case DeclarersCard.NAMED:
            return _played(NAMED)
        case DeclarersCard.ONE_MOTION:
            return Ruling(ONE_MOTION)
        case DeclarersCard.AWAY:
            return Ruling(NOT_PLAYED.under("45C2"))
        case DeclarersCard.DROPPED:
            return Ruling(NOT_PLAYED.under("48A"))


def from_table(facts: CardPlayed) -> Ruling:
    """Declarer plays from dummy by naming a card or touching it on purpose (45B, 45C3, 45C4)."""
    match facts.table_card:
        case TableCard.NAMED:
            return _played(NAMED)
        case TableCard.TOUCHED:
            return _played(TOUCHED)
        case TableCard.ARRANGING:
            return Ruling(NOT_PLAYED.under("45C3"))
        case TableCard.SLIP:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case TableCard.UNCLEAR:
            return Ruling(HandOver("46B", "unclear_card"))
        case TableCard.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
        case TableCard.DUMMY_PLAYED:
            return Ruling(DUMMY_WAITS, SUGGESTED, HandOver("45D", "wrong_table_card"))
        case TableCard.DUMMY_SHOWED:
            return Ruling(NewIrregularity("45F", "dummys_limits"))


def face_down(facts: CardPlayed) -> Ruling:
    """It is taken back only when the director says so, after an irregularity (41A)."""
    match facts.face_down_lead:
        case FaceDownLead.REGRETTED:
            return Ruling(LEAD_STAYS)
        case FaceDownLead.OUT_OF_TURN:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case FaceDownLead.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))


def played_card(facts: PlayedCard) -> Ruling:
    """In turn it stays; else the law on the card too many or too soon rules (44B, 47F2)."""
    match facts.hand_to_play:
        case Turn.YES:
            return Ruling(STAYS.under("47F2"), IF_REVOKED)
        case Turn.ALREADY:
            return Ruling(NewIrregularity("45E", "simultaneous_play"))
        case Turn.LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case Turn.PLAY:
            return Ruling(NewIrregularity("57A", "premature_play"))


def slip_of_the_tongue(facts: NamedCard) -> Ruling:
    """Only what declarer never meant may be changed, until he next plays a card (45C4b)."""
    if not facts.tongue:
        return Ruling(STAYS.under("45C4a"))
    return Ruling(STAYS) if facts.declarer_played_since else Ruling(*SLIP_CHANGED)


def _played(why: Instruct) -> Ruling:
    return Ruling(why, HandOver(why.law, "played_card"))
