"""A small picture for each situation, drawn in one style of a few shapes."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin

SUITS: Mapping[str, str] = {
    "s": "M0-6C2-3 6-1 6 2.2A2.7 2.7 0 0 1 1 3.6L2 6H-2L-1 3.6A2.7 2.7 0 0 1-6 2.2C-6-1-2-3 0-6Z",
    "h": "M0 6C-2 3-6 1-6-2.4A3 3 0 0 1 0-3.4A3 3 0 0 1 6-2.4C6 1 2 3 0 6Z",
    "d": "M0-6.4 4.6 0 0 6.4-4.6 0Z",
    "c": "M0-6A2.8 2.8 0 0 1 2-1.4A2.8 2.8 0 1 1 1 3L2 6H-2L-1 3A2.8 2.8 0 1 1-2-1.4"
    "A2.8 2.8 0 0 1 0-6Z",
}
"""Outlines around 0,0, twelve units high."""


def suit(letter: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    place = f"translate({x} {y}) scale({size})"
    return f'<path class="suit {letter}" transform="{place}" d="{SUITS[letter]}"/>'


def card(x: float, y: float, face: str = "", turn: float = 0) -> str:
    """A playing card around a point: with a suit, or from the back."""
    inside = suit(face, size=0.95) if face else '<path class="thin" d="M-4-7H4V7H-4Z"/>'
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<rect class="paper" x="-7" y="-10" width="14" height="20" rx="2"/>{inside}</g>'
    )


def bid(x: float, y: float, says: str, look: str = "paper") -> str:
    """A card of the bidding box."""
    return (
        f'<rect class="{look}" x="{x - 8}" y="{y - 9}" width="16" height="18" rx="1.5"/>'
        f'<text x="{x}" y="{y + 4}">{says}</text>'
    )


def bubble(says: str, x: float = 24, y: float = 18) -> str:
    """What somebody says."""
    return (
        f'<path class="paper" d="M{x - 17} {y - 12}h34v23h-20l-7 8v-8h-7z"/>'
        f'<text class="large" x="{x}" y="{y + 6}">{says}</text>'
    )


def arrow(*points: tuple[float, float], bend: float = 0) -> str:
    """A line from point to point, or one that bends, with a head."""
    (x0, y0), (x1, y1) = points
    mx, my = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    length = ((x1 - mx) ** 2 + (y1 - my) ** 2) ** 0.5
    ux, uy = (x1 - mx) / length, (y1 - my) / length
    left = x1 - 5 * ux + 3.5 * uy, y1 - 5 * uy - 3.5 * ux
    right = x1 - 5 * ux - 3.5 * uy, y1 - 5 * uy + 3.5 * ux
    line = f"M{x0:g} {y0:g}Q{mx:.1f} {my:.1f} {x1:g} {y1:g}"
    head = f"M{left[0]:.1f} {left[1]:.1f}L{x1:g} {y1:g}L{right[0]:.1f} {right[1]:.1f}"
    return f'<path class="mark" d="{line}{head}"/>'


def no(x: float, y: float, r: float = 8) -> str:
    """Not allowed."""
    d = r * cos(radians(45))
    return (
        f'<circle class="stop" cx="{x}" cy="{y}" r="{r}"/>'
        f'<path class="stop" d="M{x - d:.1f} {y - d:.1f}L{x + d:.1f} {y + d:.1f}"/>'
    )


def sign(says: str, x: float = 38, y: float = 12) -> str:
    """A word of one letter in a disc."""
    return (
        f'<circle class="disc" cx="{x}" cy="{y}" r="8"/>'
        f'<text class="on" x="{x}" y="{y + 5}">{says}</text>'
    )


def clock(x: float, y: float, r: float = 9) -> str:
    return (
        f'<circle class="paper" cx="{x}" cy="{y}" r="{r}"/>'
        f'<path class="mark" d="M{x} {y - r + 4}V{y}L{x + 4} {y + 2}"/>'
    )


def eye(x: float, y: float) -> str:
    lids = f"M{x - 14} {y}Q{x} {y - 13} {x + 14} {y}Q{x} {y + 13} {x - 14} {y}Z"
    return f'<path class="paper" d="{lids}"/><circle class="disc" cx="{x}" cy="{y}" r="4"/>'


def table(at: int = -1, x: float = 24, y: float = 24, r: float = 12, dot: float = 4) -> str:
    """A table and four players; one of them may stand out."""
    seats = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    dots = "".join(
        f'<circle class="{"disc" if n == at else "seat"}" cx="{x + dx * (r + dot + 2):g}"'
        f' cy="{y + dy * (r + dot + 2):g}" r="{dot}"/>'
        for n, (dx, dy) in enumerate(seats)
    )
    top = f'x="{x - r}" y="{y - r}" width="{2 * r}" height="{2 * r}"'
    return f'<rect class="felt" {top} rx="2"/>{dots}'


def fan(faces: str, y: float = 28) -> str:
    """A hand of cards; a dot is a card from the back."""
    step = 16
    first = -step * (len(faces) - 1) / 2
    return "".join(
        card(24 + 26 * sin(radians(first + n * step)), y - 26 * cos(radians(first + n * step)) + 24,
             face.strip("."), first + n * step)
        for n, face in enumerate(faces)
    )  # fmt: skip


PICTURES: Mapping[str, str] = {
    "acted_before_director": card(16, 28, "s") + arrow((10, 12), (34, 12)) + clock(36, 30),
    "adjusted_score": '<path class="mark" d="M24 8V40M14 40H34M8 16H40"/>'
    '<path class="paper" d="M2 28L8 16L14 28A6 6 0 0 1 2 28ZM34 24L40 16L46 24A6 6 0 0 1 34 24Z"/>',
    "wrong_number_of_cards": fan("shdc") + sign("?", 38, 38),
    "wrong_board": '<rect class="felt" x="8" y="12" width="32" height="24" rx="2"/>'
    + arrow((24, 32), (24, 16)) + arrow((40, 42), (8, 42), bend=-0.25),
    "unauthorised_information": bubble("…") + clock(37, 36),
    "withdrawn_action": bid(15, 20, "2") + card(33, 28, "h") + arrow((38, 8), (12, 6), bend=0.2),
    "extraneous_information": card(24, 33, "d") + eye(24, 15),
    "correct_explanation": bubble("!") + arrow((40, 42), (24, 42)),
    "misinformation": bubble("?") + no(38, 37),
    "comparable_call": bid(11, 24, "1") + bid(37, 24, "2")
    + '<text class="large" x="24" y="29">≈</text>',
    "card_exposed_in_auction": bid(13, 18, "1") + bid(31, 18, "2") + card(34, 32, "h", 12),
    "change_of_call": bid(14, 26, "1") + bid(35, 26, "2") + arrow((14, 12), (35, 12), bend=-0.35),
    "lead_restrictions": card(20, 26, "h") + no(36, 16),
    "insufficient_bid": bid(14, 18, "2") + bid(34, 30, "1") + arrow((27, 12), (38, 18)),
    "call_out_of_rotation": table(1) + arrow((10, 10), (38, 10), bend=-0.2),
    "inadmissible_call": bid(20, 26, "8") + no(36, 16),
    "dummys_limits": "".join(card(8 + 11 * n, 22 + 2 * (n % 2), s) for n, s in enumerate("shcd"))
    + '<path class="mark" d="M4 42H44"/>',
    "card_retracted": card(18, 28, "c") + arrow((40, 32), (26, 10), bend=0.4),
    "penalty_card": table(0, r=11) + card(24, 24, "s"),
    "lead_out_of_turn": table(3) + arrow((12, 24), (30, 24)),
    "opening_lead_out_of_turn": table(1) + card(27, 24) + sign("1", 40, 40),
    "premature_play": card(17, 26, "d") + clock(36, 17),
    "simultaneous_play": card(18, 26, "s", -10) + card(30, 26, "s", 10),
    "revoke": card(13, 24, "s") + card(24, 20, "s") + card(36, 28, "h", 8),
    "ask_about_revoke": card(14, 27, "s") + card(25, 27, "h") + sign("?", 38, 13),
    "claim": fan("shdc", y=30) + '<path class="mark" d="M10 44H38"/>',
    "duty_to_tell": bubble("!") + sign("?", 40, 38),
    "score_correction": "".join(card(10 + 9 * n, 20) for n in range(3))
    + '<g transform="rotate(90 34 36)">' + card(34, 36) + "</g>",
    "team_board": table(x=12, y=28, r=5, dot=2) + table(x=36, y=28, r=5, dot=2) + sign("?", 24, 10),
}  # fmt: skip
"""By the name of the rule that a situation begins with."""


def pictogram(rule: str) -> str:
    """The picture of a situation; a hand of cards where none has been drawn yet."""
    drawn = PICTURES.get(rule) or fan("s.h")
    return f'<svg class="picto" viewBox="0 0 48 48" aria-hidden="true">{drawn}</svg>'
