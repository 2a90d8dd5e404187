"""The small picture of each situation; one without a picture of its own has that of its phase.

They are put together from a few shapes, on a square of 48 units.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rules_src.model.situation import Phase


@dataclass(frozen=True)
class CardShape:
    """A playing card around a point: with a suit, or from the back."""

    x: float
    y: float
    suit: str = ""
    turn: float = 0


@dataclass(frozen=True)
class BoxCard:
    """A card of the bidding box."""

    x: float
    y: float
    text: str


@dataclass(frozen=True)
class Bubble:
    """What somebody says."""

    text: str
    x: float = 24
    y: float = 18


@dataclass(frozen=True)
class Arrow:
    """A line from point to point, or one that bends, with a head."""

    start: tuple[float, float]
    end: tuple[float, float]
    bend: float = 0


@dataclass(frozen=True)
class NotAllowed:
    """A circle with a stroke through it."""

    x: float
    y: float
    radius: float = 8


@dataclass(frozen=True)
class Sign:
    """A word of one letter in a disc."""

    text: str
    x: float = 38
    y: float = 12


@dataclass(frozen=True)
class Clock:
    x: float
    y: float
    radius: float = 9


@dataclass(frozen=True)
class Eye:
    x: float
    y: float


@dataclass(frozen=True)
class TableTop:
    """A table and four players; one of them may stand out, counted from the top clockwise."""

    marked: int = -1
    x: float = 24
    y: float = 24
    radius: float = 12
    dot: float = 4


@dataclass(frozen=True)
class Tray:
    """The board that the cards lie in."""


@dataclass(frozen=True)
class Fan:
    """A hand of cards by their suits; a dot is a card from the back."""

    suits: str
    y: float = 28


@dataclass(frozen=True)
class Label:
    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Stroke:
    """A free line, as a path; a closed one may be filled as paper."""

    path: str
    paper: bool = False


@dataclass(frozen=True)
class Turned:
    """A card turned around its middle."""

    card: CardShape
    degrees: float


Shape = (
    CardShape | BoxCard | Bubble | Arrow | NotAllowed | Sign | Clock | Eye | TableTop | Tray | Fan
    | Label | Stroke | Turned
)  # fmt: skip
Picture = tuple[Shape, ...]


PICTURES: Mapping[str, Picture] = {
    "wrong_seats": (TableTop(0), Arrow((38, 24), (24, 38), -0.4), Sign("?", 40, 10)),
    "acted_before_director": (CardShape(16, 28, "s"), Arrow((10, 12), (34, 12)), Clock(36, 30)),
    "adjusted_score": (
        Stroke("M24 8V40M14 40H34M8 16H40"),
        Stroke("M2 28L8 16L14 28A6 6 0 0 1 2 28ZM34 24L40 16L46 24A6 6 0 0 1 34 24Z", paper=True),
    ),
    "wrong_number_of_cards": (Fan("shdc"), Sign("?", 38, 38)),
    "wrong_board": (Tray(), Arrow((24, 32), (24, 16)), Arrow((40, 42), (8, 42), -0.25)),
    "unauthorised_information": (Bubble("…"), Clock(37, 36)),
    "withdrawn_action": (
        BoxCard(15, 20, "2"), CardShape(33, 28, "h"), Arrow((38, 8), (12, 6), 0.2),
    ),
    "extraneous_information": (CardShape(24, 33, "d"), Eye(24, 15)),
    "missing_alert": (BoxCard(18, 28, "2"), Sign("A", 36, 16)),
    "correct_explanation": (Bubble("!"), Arrow((40, 42), (24, 42))),
    "misinformation": (Bubble("?"), NotAllowed(38, 37)),
    "comparable_call": (BoxCard(11, 24, "1"), BoxCard(37, 24, "2"), Label("≈", 24, 29)),
    "card_exposed_in_auction": (
        BoxCard(13, 18, "1"), BoxCard(31, 18, "2"), CardShape(34, 32, "h", 12),
    ),
    "change_of_call": (
        BoxCard(14, 26, "1"), BoxCard(35, 26, "2"), Arrow((14, 12), (35, 12), -0.35),
    ),
    "lead_restrictions": (CardShape(20, 26, "h"), NotAllowed(36, 16)),
    "insufficient_bid": (BoxCard(14, 18, "2"), BoxCard(34, 30, "1"), Arrow((27, 12), (38, 18))),
    "auction_gone_wrong": (
        BoxCard(9, 16, "P"), BoxCard(24, 16, "P"), BoxCard(39, 16, "P"), Sign("?", 24, 38),
    ),
    "call_out_of_rotation": (TableTop(1), Arrow((10, 10), (38, 10), -0.2)),
    "inadmissible_call": (BoxCard(20, 26, "8"), NotAllowed(36, 16)),
    "psychic_call": (BoxCard(16, 28, "1"), CardShape(34, 28, "s"), Sign("≠", 25, 10)),
    "dummys_limits": (
        CardShape(8, 22, "s"), CardShape(19, 24, "h"), CardShape(30, 22, "c"),
        CardShape(41, 24, "d"), Stroke("M4 42H44"),
    ),
    "trick_procedure": (
        CardShape(24, 11, "s"), CardShape(40, 24, "s"),
        CardShape(24, 37, "h"), CardShape(8, 24, "s"),
    ),
    "card_played": (Stroke("M4 38H44"), CardShape(24, 22, "h"), Arrow((40, 10), (40, 34))),
    "unclear_card": (Bubble("?", 24, 14), CardShape(35, 36, "s")),
    "card_retracted": (CardShape(18, 28, "c"), Arrow((40, 32), (26, 10), 0.4)),
    "penalty_card": (TableTop(0, radius=11), CardShape(24, 24, "s")),
    "lead_out_of_turn": (TableTop(3), Arrow((12, 24), (30, 24))),
    "opening_lead_out_of_turn": (TableTop(1), CardShape(27, 24), Sign("1", 40, 40)),
    "premature_play": (CardShape(17, 26, "d"), Clock(36, 17)),
    "simultaneous_play": (CardShape(18, 26, "s", -10), CardShape(30, 26, "s", 10)),
    "revoke": (CardShape(13, 24, "s"), CardShape(24, 20, "s"), CardShape(36, 28, "h", 8)),
    "ask_about_revoke": (CardShape(14, 27, "s"), CardShape(25, 27, "h"), Sign("?", 38, 13)),
    "claim": (Fan("shdc", 30), Stroke("M10 44H38")),
    "duty_to_tell": (Bubble("!"), Sign("?", 40, 38)),
    "misleading_tempo": (Bubble("…"), CardShape(24, 34, "d"), NotAllowed(39, 38)),
    "stop_procedure": (BoxCard(17, 26, "3"), Clock(35, 20)),
    "conduct": (Bubble("!!"), NotAllowed(38, 38)),
    "spectator": (TableTop(-1, y=29, radius=10), Eye(24, 8)),
    "score_correction": (
        CardShape(10, 20), CardShape(19, 20), CardShape(28, 20), Turned(CardShape(34, 36), 90),
    ),
    "wrong_entry": (Stroke("M8 10H40V38H8Z", paper=True), Label("420", 24, 29), NotAllowed(38, 38)),
    "fouled_board": (CardShape(14, 20, "s"), CardShape(34, 28, "h"), Label("≠", 24, 29)),
    "board_not_reached": (Tray(), Clock(38, 12)),
    "procedural_penalty": (Stroke("M14 6H34V42H14Z", paper=True), Sign("!", 24, 24)),
    "disputed_facts": (Bubble("!", 15, 15), Bubble("?", 33, 24)),
    "appeal": (
        Stroke("M14 8H34V40H14Z", paper=True), Stroke("M18 16H30M18 23H30"), Sign("?", 34, 36),
    ),
    "team_board": (
        TableTop(x=12, y=28, radius=5, dot=2), TableTop(x=36, y=28, radius=5, dot=2),
        Sign("?", 24, 10),
    ),
}  # fmt: skip
"""By the name of the rule that a situation begins with."""

SECOND: Mapping[str, Picture] = {
    "Etableret kulørsvigt": (
        CardShape(11, 16, "s"), CardShape(22, 16, "h", 8),
        Turned(CardShape(13, 38), 90), Turned(CardShape(36, 38), 90), Arrow((34, 12), (34, 28)),
    ),
}  # fmt: skip
"""By the label of a button of home: where another of the same situation has its picture."""

DEFAULTS: Mapping[Phase, Picture] = {
    Phase.BEFORE: (Tray(),),
    Phase.AUCTION: (BoxCard(14, 24, "1"), BoxCard(34, 24, "2")),
    Phase.PLAY: (Fan("s.h"),),
    Phase.AFTER: (CardShape(10, 20), CardShape(19, 20), CardShape(28, 20)),
}
