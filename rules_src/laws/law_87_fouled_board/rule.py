"""Laws 6D2 and 87: the cards were not dealt, or not the same for all who are compared.

The offender is the player who put the cards in a wrong pocket, or turned the board.
"""

from __future__ import annotations

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.law_87_fouled_board import facts as law
from rules_src.laws.law_87_fouled_board.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def fouled_board(facts: law.FouledBoard) -> Ruling:
    """Undealt cards have no result (6D2); fouled is what differs among the compared (87A)."""
    if facts.form is law.Form.NOT_DEALT:
        return not_dealt(facts)
    if facts.form is law.Form.ALIKE:
        return Ruling(Say.played_alike_stands)
    if facts.form is law.Form.IN_TIME:
        return put_right(facts)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(HandOver("87C", "fouled_in_match"))
    return Ruling(HandOver("87B", "fouled_in_pairs"))


def put_right(facts: law.FouledBoard) -> Ruling:
    """Nobody has played the board as it was: only who saw what, and who did it, is left."""
    fined = (board.fined("90B6"),) if facts.culprit_known else ()
    known = (NewIrregularity("16D1", "extraneous_information"),) if facts.hand_known else ()
    return Ruling(Say.board_put_right, *fined, *known)


def not_dealt(facts: law.FouledBoard) -> Ruling:
    """No result stands on an old deal or an unshuffled pack; a new deal where there is time."""
    if facts.new_deal:
        return Ruling(
            Say.no_result_on_undealt_cards, Say.new_deal_ordered, Say.who_recognised_the_deal
        )
    facts.tell(Say.no_result_on_undealt_cards, Say.who_recognised_the_deal)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(HandOver("12C2b", "artificial_imps"))
    return Ruling(HandOver("12C2", "artificial_score"))


def fouled_in_pairs(facts: law.FouledInPairs) -> Ruling:
    """The director finds out as well as he can who has played what, and scores in groups (87B)."""
    if not facts.sorted_out:
        return Ruling(
            Say.no_groups_to_be_made, Say.fine_only_with_proof, HandOver("12C2", "artificial_score")
        )
    if facts.alone:
        return Ruling(
            Say.scored_in_groups,
            Say.method_of_the_regulations,
            Say.alone_in_its_group,
            Say.fine_only_with_proof,
            HandOver("12C2", "artificial_score"),
        )
    return Ruling(Say.scored_in_groups, Say.method_of_the_regulations, Say.fine_only_with_proof)


def fouled_in_match(facts: law.FouledInMatch) -> Ruling:
    """Completed at both tables it is two results (86B2), else one, or none to be put right."""
    match facts.second_table:
        case law.SecondTable.NOT_STARTED:
            return Ruling(Say.made_as_first_table_had_it, Say.fine_only_with_proof)
        case law.SecondTable.STARTED:
            return Ruling(
                Say.fouled_play_stopped, Say.fine_only_with_proof, HandOver("86B1", "one_result")
            )
        case law.SecondTable.FINISHED:
            return Ruling(Say.fine_only_with_proof, HandOver("87C", "not_comparable"))
