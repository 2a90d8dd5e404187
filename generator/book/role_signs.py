"""Signs for the players in tables and cards: they shorten a line, and the foot explains them."""

from __future__ import annotations

import re

KEY: tuple[tuple[str, str], ...] = (
    ("F", "den fejlende"),
    ("M", "den fejlendes makker"),
    ("TV", "modstanderen til venstre for F"),
    ("TH", "modstanderen til højre for F"),
    ("S", "spilfører"),
)
"""Each sign, and whom it stands for."""
SHORT_KEY = (
    ("F", "den fejlende"),
    ("M", "F’s makker"),
    ("TV", "modstander til venstre for F"),
    ("TH", "til højre"),
    ("S", "spilfører"),
)
"""The key where a line is short."""
SIDES = (("F-M", "den fejlende side"), ("TV-TH", "den ikke-fejlende side"))
"""The sign of each side, made of those of its players as N-S is."""
LETTERS = {sign: chr(0xE000 + n) for n, (sign, _) in enumerate((*KEY, *SIDES))}
"""The letter of private use that stands for a sign in a text, until it is set."""
WORDS = {
    r"den fejlendes makker": "M",
    r"den fejlende side": "F-M",
    r"den ikke-fejlende side": "TV-TH",
    r"den fejlende(?!s? side)": "F",
    r"modstanderen til venstre|MTV": "TV",
    r"modstanderen til højre|MTH": "TH",
    r"spilfører": "S",
}
"""What a sign is written instead of, the longest first."""
FORMS = re.compile("|".join(rf"\b({words})(s?)\b" for words in WORDS), re.IGNORECASE)
SIGNS = [*WORDS.values()]


def signed(text: str) -> str:
    """The text with the signs of players instead of their names."""
    return FORMS.sub(_sign, text)


def _sign(match: re.Match[str]) -> str:
    groups = match.groups()
    place = next(n for n, group in enumerate(groups) if n % 2 == 0 and group)
    return LETTERS[SIGNS[place // 2]] + ("’s" if groups[place + 1] else "")
