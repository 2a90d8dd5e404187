"""Law 47: may a card that has been played be taken back? (with 45C4b and 45D)

The offender is the opponent who misled the player, or whose side played the wrong card; the player
himself need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common import played_card, taken_back
from rules_src.laws.law_47_card_retracted import facts as law
from rules_src.laws.law_47_card_retracted.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def card_retracted(facts: law.CardBackWanted) -> Ruling:
    """A card once played is not withdrawn, except as Law 47 provides (47F2)."""
    match facts.why_back:
        case law.WhyBack.TOLD:
            return Ruling(
                Say.card_back_at_opponents_word,
                taken_back.Say.establishes_no_revoke,
                taken_back.Say.turn_goes_back,
                *Say.known,
                taken_back.Say.back_used,
            )
        case law.WhyBack.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case law.WhyBack.OPPONENT_CHANGED:
            if facts.own_revoke:  # a defender's card is then a penalty card
                return Ruling(NewIrregularity("62C2", "revoke"))
            return Ruling(Say.may_change_after_opponent, *taken_back.Say.cards_taken_back)
        case law.WhyBack.ILLEGAL:
            return Say.illegal
        case law.WhyBack.TABLE_CARD:
            if facts.which_card is law.WhichCard.SLIP:
                return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
            return Ruling(HandOver("45D", "wrong_table_card"))
        case law.WhyBack.CHANGED_MIND:
            return Ruling(played_card.Say.played_card_stays.under("47F2"))
