"""A reference to the laws: `30B1bi` in code, § 30B1(b)(i) on the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Self

ROMANS = ("i", "ii", "iii", "iv", "v", "vi")
SIGN = "§\u00a0"

_LAW, _LETTER, _ITEM, _SMALL, _ROMAN = r"[1-9]\d?", "[A-Z]", "[1-9]", "[a-z]", "(?:iv|vi?|i{1,3})"
_TEXT = re.compile(rf"({_LAW})(?:({_LETTER})(?:({_ITEM})(?:({_SMALL})({_ROMAN})?)?)?)?")
IN_PROSE = re.compile(
    rf"(?<!§)§[\u00a0 ]?({_LAW}(?:{_LETTER}{_ITEM}?)?"
    rf"(?:\({_SMALL}\)(?:\({_ROMAN}\))?|{_SMALL}{_ROMAN}?)?)"
)
"""A reference in running text; of `§§ 49–52` each number would need its own §, so it is left."""


@dataclass(frozen=True, order=True)
class LawRef:
    """A law or one of its sub-paragraphs; sorted as the law book is, each after its parents."""

    number: int
    letter: str = ""
    item: int = 0
    small: str = ""
    roman: int = 0

    @classmethod
    @cache
    def parse(cls, text: str) -> Self:
        """Read the form that code and cases use: `30B1bi`."""
        match = _TEXT.fullmatch(text)
        if not match:
            raise ValueError(f"expected a law reference like 64A1, got {text!r}")
        number, letter, item, small, roman = (part or "" for part in match.groups())
        place = ROMANS.index(roman) + 1 if roman else 0
        return cls(int(number), letter, int(item or 0), small, place)

    @classmethod
    def parse_shown(cls, shown: str) -> Self:
        """Read the form on the page, with or without its § and brackets: § 30B1(b)(i)."""
        return cls.parse(re.sub(r"^§\s*|[()]", "", shown.strip()))

    @staticmethod
    def is_valid(text: str) -> bool:
        """Whether a text has the form of a reference; the law book need not have it."""
        return bool(_TEXT.fullmatch(text))

    @property
    def text(self) -> str:
        """`30B1bi`"""
        return "".join(self._parts)

    @property
    def shown(self) -> str:
        """§ 30B1(b)(i)"""
        return f"{SIGN}{self.bare}"

    @property
    def bare(self) -> str:
        """The form on the page without its §: 30B1(b)(i)."""
        *head, small, roman = self._parts
        return "".join((*head, *(f"({part})" for part in (small, roman) if part)))

    @property
    def parents(self) -> tuple[LawRef, ...]:
        """The references above it, outermost first: 30, 30B, 30B1 and 30B1b for `30B1bi`."""
        parts = [part for part in self._parts if part]
        return tuple(LawRef.parse("".join(parts[:n])) for n in range(1, len(parts)))

    @property
    def _parts(self) -> tuple[str, str, str, str, str]:
        """Each part as it is written; "" for those it does not reach down to."""
        item = str(self.item) if self.item else ""
        roman = ROMANS[self.roman - 1] if self.roman else ""
        return str(self.number), self.letter, item, self.small, roman
