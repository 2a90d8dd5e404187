"""Law 15: cards from a wrong board, or a wrong board or seats (with 5B, 16D, 82A and 86B).

The offender is the player who took his cards from the wrong board.
"""

from __future__ import annotations

from rules_src.laws.common import board
from rules_src.laws.law_15_wrong_board import facts as law
from rules_src.laws.law_15_wrong_board.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def wrong_board(facts: law.WrongBoard) -> Ruling:
    """A call with cards from a wrong board is cancelled; a wrong board may be played out (15)."""
    match facts.mixup:
        case law.Mixup.LOOKED:
            return Ruling(Say.hand_back_in_board, NewIrregularity("16D1", "extraneous_information"))
        case law.Mixup.CALLED:
            return wrong_cards(facts)
        case law.Mixup.WRONG_BOARD:
            return Ruling(HandOver("15B", "not_their_board"))
        case law.Mixup.SEATS:
            return Ruling(HandOver("5B", "wrong_seats"))


def wrong_cards(facts: law.WrongBoard) -> Ruling:
    """Too late once partner has called; else the player calls again with his own cards (15A).

    Law 15A2 does not speak of a lead that is faced, but nobody can call after it (41C, 12A2).
    """
    facts.tell(Say.wrong_cards_call_cancelled)
    if facts.partner_called_since is law.PartnerSince.NO:
        return Ruling(
            Say.calls_again_with_right_cards, *Say.withdrawn, board.fined("15A4"), Say.other_board
        )
    section = "15A2a" if facts.partner_called_since is law.PartnerSince.YES else "12A2"
    return Ruling(
        board.Say.board_given_adjusted_score.under(section),
        board.fined("15A4"),
        Say.other_board_normal_if_repeated,
        board.adjusted(section),
    )


def not_their_board(facts: law.NotTheirs) -> Ruling:
    """It counts unless one of the four has played it before; teams need two results (15B)."""
    if facts.how_far is board.HowFar.NOT_BEGUN:
        return Ruling(board.Say.right_seats_and_board)
    if facts.played_before is law.PlayedBefore.SOMEBODY:
        return Ruling(
            Say.wrong_board_cancelled,
            Say.artificial_where_deprived,
            board.fined("90B7"),
            board.adjusted("15B3"),
        )
    if facts.played_before is law.PlayedBefore.OTHER_MATCH:
        return other_match(facts)
    counts = (
        Say.wrong_board_played_out
        if facts.how_far is board.HowFar.BEGUN
        else Say.wrong_board_counts
    )
    if facts.played_before is law.PlayedBefore.TEAMS:
        later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
        return Ruling(counts, Say.depends_on_the_other_table, later)
    return Ruling(counts, Say.right_board_may_come_later, Say.artificial_where_deprived)


def other_match(facts: law.NotTheirs) -> Ruling:
    """The board is finished, but neither match can compare the result (15B2, 15B3, 86B)."""
    finish = (Say.other_match_played_out,) if facts.how_far is board.HowFar.BEGUN else ()
    later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
    return Ruling(
        *finish, Say.no_match_can_compare, Say.judge_each_match_apart, board.fined("90B7"), later
    )


def call_on_the_other_board(facts: law.CalledAgain) -> Ruling:
    """The board he took the cards from is normal only if he repeats the call (15A3)."""
    if facts.same_call:
        return Ruling(board.Say.board_played_normally.under("15A3"))
    return Ruling(board.Say.board_given_adjusted_score.under("15A3"), board.adjusted("15A3"))
