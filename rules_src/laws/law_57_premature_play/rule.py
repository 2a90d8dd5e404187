"""Law 57: a defender plays before it is his turn, or declarer does (with 60A and 47E1).

The offender is the defender whose card came too soon; `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card, taken_back
from rules_src.laws.law_57_premature_play import facts as law
from rules_src.laws.law_57_premature_play.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity, PenaltyCard, Size


def premature_play(facts: law.PrematurePlay) -> Ruling:
    """A defender's card played before his partner's binds the partner, with exceptions (57)."""
    if facts.told_to_play:
        return taken_back.Say.told_back
    match facts.too_soon:
        case law.TooSoon.BEFORE_PARTNER | law.TooSoon.NEXT_TRICK:
            return before_partner(facts)
        case law.TooSoon.RHO_TURN:
            return at_rhos_turn(facts)
        case law.TooSoon.DECLARER:
            return Ruling(Say.declarers_card_is_played)


def before_partner(facts: law.PrematurePlay) -> Ruling:
    """No rectification once both of declarer's hands, or dummy unbidden, have played (57C)."""
    both_hands = facts.declaring_side_played is law.DeclaringSidePlayed.BOTH_HANDS
    if both_hands or facts.dummy_forward:
        return Ruling(HandOver("57C", "premature_play_freed"))
    if facts.next_has_played:
        return Ruling(Say.right_lost_by_playing, lead.Say.older_duties_remain)
    return Ruling(HandOver("57A", "premature_play_choice"))


def premature_play_freed(facts: law.PlayFreed) -> Ruling:
    """57C frees the partner; a card led is still out of turn if another hand wins (44G, 53A)."""
    section = "57C2" if facts.declaring_side_played is law.DeclaringSidePlayed.NEITHER else "57C1"
    if facts.too_soon is not law.TooSoon.NEXT_TRICK:
        return Ruling(Say.no_rectification_for_order.under(section))
    if facts.wins_trick:
        return Ruling(Say.trick_finished_first.under(section), Say.early_lead_is_the_lead)
    return Ruling(
        Say.trick_finished_first.under(section), NewIrregularity("53A", "lead_out_of_turn")
    )


def at_rhos_turn(facts: law.PrematurePlay) -> Ruling:
    """The card waits for its turn if it can be played legally; else it is a penalty card (57D)."""
    if facts.card_is_legal:
        return Ruling(Say.play_it_in_turn, Say.used)
    if facts.earlier_card:
        return Ruling(
            penalty_card.Say.all_penalty_cards_major,
            *penalty_card.Say.while_it_lies,
            penalty_card.Say.if_cards_lie,
        )
    return Ruling(
        PenaltyCard("57D", Size.MAJOR),
        *penalty_card.Say.while_it_lies,
        penalty_card.Say.if_card_lies,
    )


def premature_play_choice(facts: law.PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer directs partner's play to the trick (57A).

    With an earlier penalty card both are major, and Law 51 goes on (50B).
    """
    earlier = bool(facts.earlier_card)
    facts.explain(lead.Say.explain_all_choices)
    facts.tell(
        penalty_card.Say.all_penalty_cards_major if earlier else PenaltyCard("57A", Size.MAJOR)
    )
    obeys = Say.obeys[facts.play_choice]
    if earlier:
        verdict = f"{Say.all_are_major}; {obeys.short}"
        return Ruling(
            obeys,
            Say.any_card_if_unable,
            *penalty_card.Say.while_it_lies,
            penalty_card.Say.if_cards_lie,
            verdict=verdict,
        )
    return Ruling(
        obeys,
        Say.any_card_if_unable,
        *penalty_card.Say.while_it_lies,
        penalty_card.Say.if_card_lies,
    )
