"""Laws 44, 45G, 65 and 66: a trick, its order and its winner, and the cards that lie after it.

The offender is the player it concerns; he need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common import correction_period, unauthorised
from rules_src.laws.law_44_65_tricks import facts as law
from rules_src.laws.law_44_65_tricks.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def trick_procedure(facts: law.TrickProcedure) -> Ruling:
    """Who wins leads next, who can follows suit, and played cards lie in order (44, 65)."""
    match facts.trick_issue:
        case law.TrickIssue.WHO_WON:
            return who_won(facts)
        case law.TrickIssue.WHO_LEADS:
            return who_leads(facts)
        case law.TrickIssue.WHICH_CARD:
            return which_card(facts)
        case law.TrickIssue.POINTS_WRONG:
            return points_wrong(facts)
        case law.TrickIssue.HANDLING:
            if facts.handling is law.Handling.TURNED_EARLY:
                return Ruling(Say.turned_up_again)
            return Ruling(Say.cards_kept_in_order, Say.right_at_risk)
        case law.TrickIssue.COUNT:
            return Ruling(HandOver("66", "quitted_tricks"))


def who_won(facts: law.TrickProcedure) -> Ruling:
    """The highest trump, else the highest of the suit led; a lead by another is irregular (44)."""
    winner = Say.highest_trump_wins if facts.trump_in_trick else Say.highest_of_suit_wins
    if facts.led_already:
        return Ruling(winner, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(winner)


def who_leads(facts: law.TrickProcedure) -> Ruling:
    """The trick as it was played decides, whatever is transferred later (44G)."""
    if facts.led_already:
        return Ruling(Say.winner_leads, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(Say.winner_leads)


def which_card(facts: law.TrickProcedure) -> Ruling:
    """Following suit comes before every other duty; else any card that nothing binds (44A-D)."""
    match facts.may_play:
        case law.MayPlay.HAS_SUIT:
            return Ruling(Say.must_follow_suit)
        case law.MayPlay.VOID:
            return Ruling(Say.any_card_when_void)
        case law.MayPlay.LEADS:
            return Ruling(Say.any_card_on_lead)


def points_wrong(facts: law.TrickProcedure) -> Ruling:
    """A player may say so until his side plays on; later it informs his partner (65B3)."""
    if facts.side_played_on:
        return Ruling(
            Say.said_too_late,
            Say.tricks_looked_at_after_play,
            Say.told_partner,
            unauthorised.Say.used,
        )
    return Ruling(Say.card_turned_right)


def quitted_tricks(facts: law.QuittedTricks) -> Ruling:
    """Cards in order settle it after play; who alone has mixed his cards loses the doubt (66D)."""
    match facts.quitted_cards:
        case law.QuittedCards.PLAYING:
            return Ruling(Say.tricks_looked_at_after_play)
        case law.QuittedCards.IN_ORDER:
            return Ruling(correction_period.Say.inspect_after_play)
        case law.QuittedCards.ONE_SIDE_MIXED:
            return Ruling(
                correction_period.Say.ruled_for_other_side,
                correction_period.Say.only_if_facts_are_lost,
            )
        case law.QuittedCards.BOTH_MIXED:
            return Ruling(NewIrregularity("79B2", "score_correction"))
