"""The few shapes that the pictures of situations are put together from, on a square of 48 units."""

from dataclasses import dataclass


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
