"""Laws 41A and 45: is the card played? (with 44B, 47C, 48A and 49)

The offender is who played, named or touched the card; he need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common import dummy
from rules_src.laws.common.played_card import Say as PlayedCardSay
from rules_src.laws.law_45_card_played import facts as law
from rules_src.laws.law_45_card_played.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct, NewIrregularity


def card_played(facts: law.CardPlayed) -> Ruling:
    """Each hand has its own test; a card once played stays (45A-C), a lead face down too (41A)."""
    match facts.whose_card:
        case law.WhoseCard.DEFENDER:
            return defenders(facts)
        case law.WhoseCard.DECLARER:
            return declarers(facts)
        case law.WhoseCard.TABLE:
            return from_table(facts)
        case law.WhoseCard.FACE_DOWN:
            return face_down(facts)


def defenders(facts: law.CardPlayed) -> Ruling:
    """It is played if partner could have seen it, or it was named as the card to play (45C)."""
    match facts.defenders_card:
        case law.DefendersCard.SHOWN:
            return _played(Say.partner_could_see_card)
        case law.DefendersCard.NAMED:
            return _played(Say.card_played_by_name)
        case law.DefendersCard.UNSEEN:
            return Ruling(Say.card_not_played)
        case law.DefendersCard.BEFORE_LEAD | law.DefendersCard.HOLDING | law.DefendersCard.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card"))


def declarers(facts: law.CardPlayed) -> Ruling:
    """What matters is where it was held, and not who saw it (45C2); it is no penalty card (48A)."""
    match facts.declarers_card:
        case law.DeclarersCard.AT_TABLE:
            return _played(Say.card_held_at_table)
        case law.DeclarersCard.HELD:
            return _played(Say.card_held_as_played)
        case law.DeclarersCard.NAMED:
            return _played(Say.card_played_by_name)
        case law.DeclarersCard.ONE_MOTION:
            return Ruling(Say.one_motion_is_no_play)
        case law.DeclarersCard.AWAY:
            return Ruling(Say.card_not_played.under("45C2"))
        case law.DeclarersCard.DROPPED:
            return Ruling(Say.card_not_played.under("48A"))


def from_table(facts: law.CardPlayed) -> Ruling:
    """Declarer plays from dummy by naming a card or touching it on purpose (45B, 45C3, 45C4)."""
    match facts.table_card:
        case law.TableCard.NAMED:
            return _played(Say.card_played_by_name)
        case law.TableCard.HANDLED:
            if facts.touch is law.Touch.TOUCHED:
                return _played(Say.card_touched_on_purpose)
            return Ruling(Say.card_not_played.under("45C3"))
        case law.TableCard.SLIP:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case law.TableCard.UNCLEAR:
            return Ruling(HandOver("46B", "unclear_card"))
        case law.TableCard.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
        case law.TableCard.DUMMY_ALONE:
            if facts.dummys_move is law.DummysMove.DUMMY_SHOWED:
                return Ruling(NewIrregularity("45F", "dummys_limits"))
            return Ruling(
                Say.dummy_waits_for_the_card,
                dummy.Say.suggested,
                HandOver("45D", "wrong_table_card"),
            )


def face_down(facts: law.CardPlayed) -> Ruling:
    """It is taken back only when the director says so, after an irregularity (41A)."""
    match facts.face_down_lead:
        case law.FaceDownLead.REGRETTED:
            return Ruling(Say.face_down_lead_stays)
        case law.FaceDownLead.EXCHANGED:
            return Ruling(Say.first_lead_counts, NewIrregularity("49", "penalty_card"))
        case law.FaceDownLead.OUT_OF_TURN:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case law.FaceDownLead.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))


def played_card(facts: law.PlayedCard) -> Ruling:
    """In turn it stays; else the law on the card too many or too soon rules (44B, 47F2)."""
    match facts.hand_to_play:
        case law.Turn.YES:
            return Ruling(PlayedCardSay.played_card_stays.under("47F2"), PlayedCardSay.if_revoked)
        case law.Turn.ALREADY:
            return Ruling(NewIrregularity("45E", "simultaneous_play"))
        case law.Turn.LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case law.Turn.PLAY:
            return Ruling(NewIrregularity("57A", "premature_play"))


def slip_of_the_tongue(facts: law.NamedCard) -> Ruling:
    """Only what declarer never meant may be changed, until he next plays a card (45C4b)."""
    if not facts.tongue:
        return Ruling(PlayedCardSay.played_card_stays.under("45C4a"))
    return (
        Ruling(PlayedCardSay.played_card_stays)
        if facts.declarer_played_since
        else Ruling(*PlayedCardSay.slip_changed)
    )


def _played(why: Instruct) -> Ruling:
    return Ruling(why, HandOver(why.law, "played_card"))
