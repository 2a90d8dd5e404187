"""Hand types for the comparison of two calls: ready-made ones, and those of the graded cases.

What a pair's calls show is the pair's own; these are beginnings to change. The graded cases are
verdicts of the casebook on `comparable_call`; where a story names no limits, they are ours.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

RULE: Final = "comparable_call"
LAW: Final = "23A"
ACCEPTED: Final = "verdict.yes"
"""The word of the verdict that a call is comparable."""

READY_MADE: Final = {
    "Åbninger": {
        "1♣, naturlig": "12-20 k4+ s0-4 h0-4",
        "1♣, mindst to klør": (
            "12-14 bal s0-4 h0-4 / 18-19 bal s0-4 h0-4 / 12-20 unbal k4+ s0-4 h0-4"
        ),
        "1♦": "12-20 r4+ s0-4 h0-4",
        "1♥": "12-20 h5+",
        "1♠": "12-20 s5+",
        "1ut, 15–17": "15-17 bal",
        "1ut, 12–14": "12-14 bal",
        "2♣, stærk": "21+",
        "2ut, 20–21": "20-21 bal",
        "Pas": "-11",
    },
    "Svage åbninger": {
        "Svag 2♥": "5-10 h6",
        "Svag 2♠": "5-10 s6",
        "Multi 2♦, kun svag": "5-10 h6 / 5-10 s6",
        "Multi 2♦ med stærk jævn": "5-10 h6 / 5-10 s6 / 22-24 bal",
        "Spærreåbning 3♥": "5-10 h7+",
        "Spærreåbning 3♠": "5-10 s7+",
    },
    "Indmeldinger": {
        "1♥, indmelding": "8-17 h5+",
        "1♠, indmelding": "8-17 s5+",
        "2♣, indmelding": "10-17 k5+",
        "2♦, indmelding": "10-17 r5+",
        "2♥, indmelding": "10-17 h5+",
        "1ut, indmelding 15–18": "15-18 bal",
        "2ut, de to laveste": "6+ r5+ k5+",
    },
    "Doblinger": {
        "D af 1♣, oplysning": "12+ s3+ h3+ r3+ k0-2 / 18+",
        "D af 1♦, oplysning": "12+ s3+ h3+ r0-2 k3+ / 18+",
        "D af 1♥, oplysning": "12+ s3+ h0-2 r3+ k3+ / 18+",
        "D af 1♠, oplysning": "12+ s0-2 h3+ r3+ k3+ / 18+",
        "D, negativ med hjerter": "6+ h4+",
        "D, negativ med spar": "6+ s4+",
        "Strafdobling af 1ut": "15+",
        "Redobling, 10+": "10+",
    },
    "Svar og støtte": {
        "Overføring til hjerter": "h5+",
        "Overføring til spar": "s5+",
        "Stayman": "8+ h4+ / 8+ s4+",
        "2♥, støtte": "6-9 h3+",
        "2♠, støtte": "6-9 s3+",
        "3♥, 10–11 med støtte": "10-11 h4+",
        "3♠, 10–11 med støtte": "10-11 s4+",
        "2ut, udgangskrav med hjerterstøtte": "12+ h4+",
        "2ut, udgangskrav med sparstøtte": "12+ s4+",
        "Ny farve, 1♥": "6+ h4+",
        "Ny farve, 1♠": "6+ s4+",
        "1ut, svar": "6-9 s0-3 h0-3",
        "2ut, 10–11 jævn": "10-11 bal",
        "3ut, 13–15 jævn": "13-15 bal",
        "Stærkt spring til 2♠": "16+ s6+",
    },
}
"""By group and name, in the notation of `rules_src.bridge.hands`."""
EXAMPLE: Final = ("1ut, 15–17", "3ut, 13–15 jævn")
"""The two of them that are compared to begin with."""

Call = tuple[str, str]
"""A call and its hand types."""


@dataclass(frozen=True)
class Graded:
    """A case on two calls whose hands can be counted."""

    case: str
    old: Call
    new: Call


ONE_HEART = ("1♥", "12-20 h5+")
STRONG_NOTRUMP = ("1ut", "15-17 bal")
WEAK_HEARTS = ("2♥", "5-10 h6")
WEAK_SPADES = ("2♠", "5-10 s6")
MULTI = ("2♦", "5-10 h6 / 5-10 s6")
PASS = ("pas", "-11")
SHORT_CLUB = "12-14 bal / 18-19 bal / 12-20 unbal k4+"

GRADED: Final = (
    Graded("notrump-opening-15-17-overcall-15-18", STRONG_NOTRUMP, ("1ut", "15-18 bal")),
    Graded("notrump-opening-then-three-notrump", STRONG_NOTRUMP, ("3ut", "13-15 bal")),
    Graded(
        "notrump-opening-then-stricter-shape",
        ("1ut", "13-15 bal"),
        ("3ut", "13-15 bal s0-3 h0-3"),
    ),
    Graded("notrump-opening-then-two-notrump-over-weak-two", STRONG_NOTRUMP, ("2ut", "16-18 bal")),
    Graded("opening-then-jump-to-three", ONE_HEART, ("3♥", "15-20 h6+")),
    Graded("opening-then-one-level-overcall", ONE_HEART, ("1♥", "8-17 h5+")),
    Graded("opening-then-two-level-overcall", ONE_HEART, ("2♥", "10-17 h5+")),
    Graded("opening-then-weak-only-overcall", ONE_HEART, ("1♥", "5-10 h5+")),
    Graded("heart-opening-then-forcing-raise", ONE_HEART, ("2ut", "12-20 h4+")),
    Graded("strong-jump-shift", ("1♠", "12-20 s5+"), ("2♠", "12-20 s6+")),
    Graded("club-opening-then-two-clubs", ("1♣", "12-20 k4+"), ("2♣", "10-17 k5+")),
    Graded(
        "club-opening-then-double-of-spades", ("1♣", "12-20 k4+"), ("D", "12+ s0-2 h3+ r3+ k3+")
    ),
    Graded(
        "diamond-opening-then-takeout-double", ("1♦", "12-20 r4+"), ("D", "12+ s3+ h0-2 r3+ k3+")
    ),
    Graded(
        "short-club-then-notrump-in-nusine",
        ("1♣", "15-19 bal / 12-20 unbal k4+"),
        ("1ut", "15-18 bal"),
    ),
    Graded("short-club-then-notrump-in-strong-notrump", ("1♣", SHORT_CLUB), ("1ut", "15-18 bal")),
    Graded("short-club-then-overcall", ("1♣", "12-14 bal / 12-20 k5+"), ("2♣", "12-17 k5+")),
    Graded("short-club-then-two-notrump", ("1♣", SHORT_CLUB), ("2ut", "10-11 bal")),
    Graded("multi-then-spade-overcall", MULTI, WEAK_SPADES),
    Graded("multi-then-weak-hearts", MULTI, WEAK_HEARTS),
    Graded("weak-two-then-overcall", WEAK_SPADES, WEAK_SPADES),
    Graded("big-strength-gap-same-suits", WEAK_HEARTS, ("2♥", "16+ h5+")),
    Graded("pass-then-raise", PASS, ("2♥", "6-9 h3+")),
    Graded("pass-then-new-suit", PASS, ("1♠", "6-16 s4+")),
    Graded("pass-then-pass-of-partners-opening", PASS, ("pas", "-5")),
    Graded("transfer-then-natural-hearts", ("2♦", "h5+"), ("2♥", "6-11 h5+")),
    Graded(
        "insufficient-heart-overcall-then-double", ("1♥", "8-17 h5+"), ("D", "12+ s0-2 h3+ r3+ k3+")
    ),
    Graded("insufficient-heart-then-double", ("1♥", "6+ h4+"), ("D", "6+ h4")),
)
"""The cases whose calls show points and lengths; calls that ask something cannot be counted."""


class Counted(Enum):
    """What the count of hands comes to."""

    SAME = "same"
    """Both calls show the same hands."""
    SUBSET = "subset"
    """Every hand of the new call is one of the old."""
    PART = "part"
    """Some hands of the new call are not."""
    APART = "apart"
    """No hand fits both."""


@dataclass(frozen=True)
class Speaks:
    """What a count says of Law 23A, and which answers follow from it."""

    laws: tuple[str, ...]
    text: str
    follows: tuple[tuple[str, str], ...] = ()
    """Facts and answers, by the keys that cases are written with."""

    @property
    def address(self) -> str:
        """The answers as the guide's address writes them."""
        return "#/" + "/".join(f"{name}={key}" for name, key in self.follows)


SPEAKS: Final = {
    Counted.SAME: Speaks(
        ("23A1",),
        "De to meldinger viser de samme hænder. Det taler for samme betydning.",
        (("same_meaning", "yes"),),
    ),
    Counted.SUBSET: Speaks(
        ("23A2",),
        "Alle hænder til den nye melding er også hænder til den tilbagetagne."
        " Det taler for en delmængde.",
        (("same_meaning", "no"), ("subset", "yes")),
    ),
    Counted.PART: Speaks(
        ("23A1", "23A2"),
        "Nogle hænder til den nye melding viser den tilbagetagne ikke, så en ren delmængde er det"
        " ikke. Om betydningen er lignende, vurderer du.",
    ),
    Counted.APART: Speaks(
        ("23A1", "23A2"),
        "Ingen hånd passer til begge meldinger. Det taler imod samme betydning og delmængde.",
    ),
}
PURPOSE: Final = "Tallene siger intet om formålet. Det vurderer du."
PURPOSE_LAW: Final = "23A3"
