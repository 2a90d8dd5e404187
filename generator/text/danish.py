"""Danish as it is written: plurals, decimals, days, and the letters æ, ø and å."""

from collections.abc import Sequence
from datetime import date

MONTHS = (
    *("januar", "februar", "marts", "april", "maj", "juni"),
    *("juli", "august", "september", "oktober", "november", "december"),
)
_WRITTEN_OUT = str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "Æ": "Ae", "Ø": "Oe", "Å": "Aa"})


def plural(number: int, one: str, many: str) -> str:
    """The noun alone: `sag` or `sager`."""
    return one if number == 1 else many


def count(number: int, one: str, many: str) -> str:
    """`1 sag`, `2 sager`."""
    return f"{number} {plural(number, one, many)}"


def joined(names: Sequence[str]) -> str:
    """`♦9, ♦4 og ♣3`."""
    *first, last = names
    return f"{', '.join(first)} og {last}" if first else last


def decimal(value: float) -> str:
    """`3,5`: a measured figure; a score is written by `rules_src.scoring.figures`."""
    return f"{value:.1f}".replace(".", ",")


def day(when: date) -> str:
    """`21. november 2026`."""
    return f"{when.day}. {MONTHS[when.month - 1]} {when.year}"


def ascii_letters(text: str) -> str:
    """The text with æ, ø and å written out: `kuloersvigt`."""
    return text.translate(_WRITTEN_OUT)


def shortened(text: str, most: int) -> str:
    """At most so many letters; a longer text ends at a word."""
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def sentence(text: str) -> str:
    """The text with a capital first letter, or a role that begins a sentence."""
    place = 1 if text.startswith("{") else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]
