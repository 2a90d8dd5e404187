"""The small picture of each situation; one without a picture of its own has that of its phase."""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.model.situation import Phase
from rules_src.presentation.shapes import (
    Arrow,
    Bid,
    Board,
    Bubble,
    Card,
    Clock,
    Eye,
    Fan,
    Line,
    NotAllowed,
    Picture,
    Sign,
    Table,
    Text,
    Turned,
)

PICTURES: Mapping[str, Picture] = {
    "wrong_seats": (Table(0), Arrow((38, 24), (24, 38), -0.4), Sign("?", 40, 10)),
    "acted_before_director": (Card(16, 28, "s"), Arrow((10, 12), (34, 12)), Clock(36, 30)),
    "adjusted_score": (
        Line("M24 8V40M14 40H34M8 16H40"),
        Line("M2 28L8 16L14 28A6 6 0 0 1 2 28ZM34 24L40 16L46 24A6 6 0 0 1 34 24Z", paper=True),
    ),
    "wrong_number_of_cards": (Fan("shdc"), Sign("?", 38, 38)),
    "wrong_board": (Board(), Arrow((24, 32), (24, 16)), Arrow((40, 42), (8, 42), -0.25)),
    "unauthorised_information": (Bubble("…"), Clock(37, 36)),
    "withdrawn_action": (Bid(15, 20, "2"), Card(33, 28, "h"), Arrow((38, 8), (12, 6), 0.2)),
    "extraneous_information": (Card(24, 33, "d"), Eye(24, 15)),
    "missing_alert": (Bid(18, 28, "2"), Sign("A", 36, 16)),
    "correct_explanation": (Bubble("!"), Arrow((40, 42), (24, 42))),
    "misinformation": (Bubble("?"), NotAllowed(38, 37)),
    "comparable_call": (Bid(11, 24, "1"), Bid(37, 24, "2"), Text("≈", 24, 29)),
    "card_exposed_in_auction": (Bid(13, 18, "1"), Bid(31, 18, "2"), Card(34, 32, "h", 12)),
    "change_of_call": (Bid(14, 26, "1"), Bid(35, 26, "2"), Arrow((14, 12), (35, 12), -0.35)),
    "lead_restrictions": (Card(20, 26, "h"), NotAllowed(36, 16)),
    "insufficient_bid": (Bid(14, 18, "2"), Bid(34, 30, "1"), Arrow((27, 12), (38, 18))),
    "auction_gone_wrong": (
        Bid(9, 16, "P"), Bid(24, 16, "P"), Bid(39, 16, "P"), Sign("?", 24, 38),
    ),
    "call_out_of_rotation": (Table(1), Arrow((10, 10), (38, 10), -0.2)),
    "inadmissible_call": (Bid(20, 26, "8"), NotAllowed(36, 16)),
    "psychic_call": (Bid(16, 28, "1"), Card(34, 28, "s"), Sign("≠", 25, 10)),
    "dummys_limits": (
        Card(8, 22, "s"), Card(19, 24, "h"), Card(30, 22, "c"), Card(41, 24, "d"), Line("M4 42H44"),
    ),
    "trick_procedure": (
        Card(24, 11, "s"), Card(40, 24, "s"), Card(24, 37, "h"), Card(8, 24, "s"),
    ),
    "card_played": (Line("M4 38H44"), Card(24, 22, "h"), Arrow((40, 10), (40, 34))),
    "unclear_card": (Bubble("?", 24, 14), Card(35, 36, "s")),
    "card_retracted": (Card(18, 28, "c"), Arrow((40, 32), (26, 10), 0.4)),
    "penalty_card": (Table(0, radius=11), Card(24, 24, "s")),
    "lead_out_of_turn": (Table(3), Arrow((12, 24), (30, 24))),
    "opening_lead_out_of_turn": (Table(1), Card(27, 24), Sign("1", 40, 40)),
    "premature_play": (Card(17, 26, "d"), Clock(36, 17)),
    "simultaneous_play": (Card(18, 26, "s", -10), Card(30, 26, "s", 10)),
    "revoke": (Card(13, 24, "s"), Card(24, 20, "s"), Card(36, 28, "h", 8)),
    "ask_about_revoke": (Card(14, 27, "s"), Card(25, 27, "h"), Sign("?", 38, 13)),
    "claim": (Fan("shdc", 30), Line("M10 44H38")),
    "duty_to_tell": (Bubble("!"), Sign("?", 40, 38)),
    "misleading_tempo": (Bubble("…"), Card(24, 34, "d"), NotAllowed(39, 38)),
    "stop_procedure": (Bid(17, 26, "3"), Clock(35, 20)),
    "conduct": (Bubble("!!"), NotAllowed(38, 38)),
    "spectator": (Table(-1, y=29, radius=10), Eye(24, 8)),
    "score_correction": (Card(10, 20), Card(19, 20), Card(28, 20), Turned(Card(34, 36), 90)),
    "wrong_entry": (Line("M8 10H40V38H8Z", paper=True), Text("420", 24, 29), NotAllowed(38, 38)),
    "fouled_board": (Card(14, 20, "s"), Card(34, 28, "h"), Text("≠", 24, 29)),
    "board_not_reached": (Board(), Clock(38, 12)),
    "procedural_penalty": (Line("M14 6H34V42H14Z", paper=True), Sign("!", 24, 24)),
    "disputed_facts": (Bubble("!", 15, 15), Bubble("?", 33, 24)),
    "appeal": (Line("M14 8H34V40H14Z", paper=True), Line("M18 16H30M18 23H30"), Sign("?", 34, 36)),
    "team_board": (
        Table(x=12, y=28, radius=5, dot=2), Table(x=36, y=28, radius=5, dot=2), Sign("?", 24, 10),
    ),
}  # fmt: skip
"""By the name of the rule that a situation begins with."""

DEFAULTS: Mapping[Phase, Picture] = {
    Phase.BEFORE: (Board(),),
    Phase.AUCTION: (Bid(14, 24, "1"), Bid(34, 24, "2")),
    Phase.PLAY: (Fan("s.h"),),
    Phase.AFTER: (Card(10, 20), Card(19, 20), Card(28, 20)),
}
