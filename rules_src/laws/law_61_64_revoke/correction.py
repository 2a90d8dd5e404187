"""Laws 62A to 62C: a revoke is corrected, and what may be changed with it."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.words import Say
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.steps import CardBack, HandOver, PenaltyCard, Size


def revoke_correction(facts: law.RevokeCard) -> Ruling:
    """The card goes back; one from a defender's unfaced hand is a major penalty card (62B)."""
    on = HandOver("62C", "revoke_cards_after")
    match facts.card_from:
        case law.CardFrom.HIDDEN:
            return hidden_card_back(facts, on)
        case law.CardFrom.FACED:
            return Ruling(
                Say.play_legal_card, Say.still_penalty_card, Say.minor_card_stays_minor, on
            )
        case law.CardFrom.DECLARER:
            return Ruling(Say.play_legal_card, CardBack("62B2"), on)
        case law.CardFrom.TABLE:
            return Ruling(Say.table_card_back, on)


def hidden_card_back(facts: law.RevokeCard, *on: Step) -> Ruling:
    """A penalty card that can follow suit is what corrects the revoke; it lies no more (50D1)."""
    if not facts.earlier_card:
        return Ruling(Say.play_legal_card, PenaltyCard("62B1", Size.MAJOR), *on)
    if facts.card_corrects:
        return Ruling(Say.play_penalty_card_instead, PenaltyCard("62B1", Size.MAJOR), *on)
    return Ruling(Say.play_legal_card, penalty_card.Say.all_penalty_cards_major, *on)


def revoke_cards_after(facts: law.CardsAfter) -> Ruling:
    """The other side may change what it has played since, and then the next to play (62C)."""
    on = HandOver("62C", "revoke_play_goes_on")
    if facts.played_after is law.PlayedAfter.NO:
        return Ruling(on)
    if not facts.taken_back:
        return Ruling(Say.cards_stand, on)
    if not facts.partner_played:
        return Ruling(*Say.changed, on)
    return Ruling(
        *Say.changed,
        Say.partner_may_change_for_penalty if by_defender(facts) else Say.partner_may_change,
        on,
    )


def revoke_play_goes_on(facts: law.PlayGoesOn) -> Ruling:
    """Who wins the corrected trick leads (44G); a defender's card lies, and Law 50 goes on."""
    to_next = facts.played_after is law.PlayedAfter.NEXT_TRICK
    back = Say.next_lead_back if to_next and facts.new_winner else ()
    if not by_defender(facts):
        return Ruling(*back) if back else Ruling(Say.goes_on_unpunished)
    from_hand = facts.card_from is law.CardFrom.HIDDEN
    if from_hand and facts.earlier_card and not facts.card_corrects:
        on = HandOver("51", "penalty_cards_turn", when=When.ON_TABLE)
    else:
        on = HandOver("50D", "penalty_card_turn", when=When.ON_TABLE)
    return Ruling(
        *back,
        *penalty_card.Say.while_it_lies,
        on,
        verdict=Say.new_winner_and_card if back else Say.card_stays,
    )


def by_defender(facts: law.RevokeCard) -> bool:
    return facts.card_from not in (law.CardFrom.DECLARER, law.CardFrom.TABLE)
