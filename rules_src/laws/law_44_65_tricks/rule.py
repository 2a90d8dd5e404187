"""Laws 44, 45G, 65 and 66: a trick, its order and its winner, and the cards that lie after it.

The offender is the player it concerns; he need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common.correction_period import (
    FOR_OTHER_SIDE,
    INSPECT_AFTER_PLAY,
    ONLY_IF_UNCLEAR,
)
from rules_src.laws.common.unauthorised import USED
from rules_src.laws.law_44_65_tricks.facts import (
    MayPlay,
    QuittedCards,
    QuittedTricks,
    TrickIssue,
    TrickProcedure,
)
from rules_src.laws.law_44_65_tricks.words import (
    AFTER_PLAY,
    ANY_CARD,
    ANY_LEAD,
    HIGHEST_WINS,
    KEEP_ORDER,
    MUST_FOLLOW,
    RIGHT_AT_RISK,
    SAID_TOO_LATE,
    TOLD_PARTNER,
    TRUMP_WINS,
    TURN_UP,
    TURNED_RIGHT,
    WINNER_LEADS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def trick_procedure(facts: TrickProcedure) -> Ruling:
    """Who wins leads next, who can follows suit, and played cards lie in order (44, 65)."""
    match facts.trick_issue:
        case TrickIssue.WHO_WON:
            return who_won(facts)
        case TrickIssue.WHO_LEADS:
            return who_leads(facts)
        case TrickIssue.WHICH_CARD:
            return which_card(facts)
        case TrickIssue.POINTS_WRONG:
            return points_wrong(facts)
        case TrickIssue.TURNED_EARLY:
            return Ruling(TURN_UP)
        case TrickIssue.DISORDER:
            return Ruling(KEEP_ORDER, RIGHT_AT_RISK)
        case TrickIssue.COUNT:
            return Ruling(HandOver("66", "quitted_tricks"))


def who_won(facts: TrickProcedure) -> Ruling:
    """The highest trump, else the highest of the suit led; a lead by another is irregular (44)."""
    winner = TRUMP_WINS if facts.trump_in_trick else HIGHEST_WINS
    if facts.led_already:
        return Ruling(winner, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(winner)


def who_leads(facts: TrickProcedure) -> Ruling:
    """The trick as it was played decides, whatever is transferred later (44G)."""
    if facts.led_already:
        return Ruling(WINNER_LEADS, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(WINNER_LEADS)


def which_card(facts: TrickProcedure) -> Ruling:
    """Following suit comes before every other duty; else any card that nothing binds (44A-D)."""
    match facts.may_play:
        case MayPlay.HAS_SUIT:
            return Ruling(MUST_FOLLOW)
        case MayPlay.VOID:
            return Ruling(ANY_CARD)
        case MayPlay.LEADS:
            return Ruling(ANY_LEAD)


def points_wrong(facts: TrickProcedure) -> Ruling:
    """A player may say so until his side plays on; later it informs his partner (65B3)."""
    if facts.side_played_on:
        return Ruling(SAID_TOO_LATE, AFTER_PLAY, TOLD_PARTNER, USED)
    return Ruling(TURNED_RIGHT)


def quitted_tricks(facts: QuittedTricks) -> Ruling:
    """Cards in order settle it after play; who alone has mixed his cards loses the doubt (66D)."""
    match facts.quitted_cards:
        case QuittedCards.PLAYING:
            return Ruling(AFTER_PLAY)
        case QuittedCards.IN_ORDER:
            return Ruling(INSPECT_AFTER_PLAY)
        case QuittedCards.ONE_SIDE_MIXED:
            return Ruling(FOR_OTHER_SIDE, ONLY_IF_UNCLEAR)
        case QuittedCards.BOTH_MIXED:
            return Ruling(NewIrregularity("79B2", "score_correction"))
