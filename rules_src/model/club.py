"""What the law leaves to the club or its federation, and what a club has chosen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Chooser(Enum):
    """Who may choose, as it reads after *Må klubben?*"""

    ORGANISER = "Ja. Loven lader arrangøren bestemme."
    FEDERATION = "Kun med forbundets tilladelse. Loven lader forbundet bestemme."
    NOBODY = "Nej. Loven sætter det selv."


class Refused(ValueError):  # noqa: N818  (what it is, not that it is an error)
    """A value that a choice cannot have, in Danish: what it may be, and by which law."""


class OutOfBounds(Refused):
    """An amount outside the limits of its choice."""


@dataclass(frozen=True)
class Option:
    """One of several things that can be chosen."""

    word: str
    text: str
    """As it reads in the club's line, after the choice's name."""


@dataclass(frozen=True)
class OneOf:
    """A choice between things that are named."""

    options: tuple[Option, ...]

    def text(self, value: str) -> str:
        """What was chosen, as the club's line says it; `Refused` for what is not on the list."""
        for option in self.options:
            if option.word == value:
                return option.text
        may = " eller ".join(option.word for option in self.options)
        raise Refused(f"her kan stå {may}")

    @property
    def example(self) -> str:
        return self.options[0].word


@dataclass(frozen=True)
class Amount:
    """A whole number of something, within what a club can mean; or what the law sets itself."""

    units: Mapping[str, int]
    """Each unit that may be written, and how many of the first it is."""
    least: int
    most: int
    """The limits, in the first unit."""

    def text(self, value: str) -> str:
        """The amount as it is written; `Refused` for no amount and for one out of bounds."""
        found = re.fullmatch(r"(\d{1,6}) ?(\S+)", value)
        if found is None or found[2] not in self.units:
            raise Refused(f"her skal stå et helt tal og {' eller '.join(self.units)}")
        number = int(found[1]) * self.units[found[2]]
        if not self.least <= number <= self.most:
            unit = next(iter(self.units))
            raise OutOfBounds(f"her kan stå fra {self.least} til {self.most} {unit}")
        return f"{found[1]} {found[2]}"

    @property
    def example(self) -> str:
        return f"{self.least} {next(iter(self.units))}"


@dataclass(frozen=True)
class Default:
    """What holds where the club has chosen nothing, and who says so."""

    text: str
    source: str
    year: int = 0
    """0 where the source has no date."""


@dataclass(frozen=True)
class ClubChoice:
    """One thing that the law leaves to the organiser or the federation.

    Its line stands beside every step and question of its `laws`; `beside` narrows that to some
    words, where one § leaves several things open.
    """

    word: str
    title: str
    asks: str
    law: str
    """The § that lets somebody choose."""
    chooser: Chooser
    value: OneOf | Amount
    default: Default
    note: str = ""
    """What was not seen, or holds only where something else does."""
    laws: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()

    def concerns(self, law: str, word: str) -> bool:
        """Whether the club's line stands beside a step or a question of this § and this word."""
        return law in self.laws and (not self.beside or word in self.beside)

    def line(self, value: str) -> str:
        """The club's line; `Refused` for a value that it cannot have, and whose limit it is."""
        try:
            chosen = self.value.text(value)
        except OutOfBounds as why:
            own = self.chooser is not Chooser.NOBODY
            limit = "grænsen er formularens, ikke lovens" if own else f"§\u00a0{self.law}"
            raise Refused(f"{why} ({limit})") from why
        except Refused as why:
            raise Refused(f"{why} (§\u00a0{self.law})") from why
        return f"Klubben: {self.title[0].lower()}{self.title[1:]} {chosen} (§\u00a0{self.law})."


@dataclass(frozen=True)
class Club:
    """A club and what it has chosen: the value of each choice by its word."""

    name: str
    chosen: Mapping[str, str]
    granted: Mapping[str, str]
    """For a choice of the federation's: its leave, as the club writes it."""
    edition: str = ""
    """The edition of the laws that the club says its choices belong to."""

    def lines(self, law: str, word: str, choices: tuple[ClubChoice, ...]) -> tuple[str, ...]:
        """What the club says of a step or a question, in the order of the choices."""
        concerned = (c for c in choices if c.word in self.chosen and c.concerns(law, word))
        return tuple(choice.line(self.chosen[choice.word]) for choice in concerned)
