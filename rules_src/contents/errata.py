"""Errata: passages of the laws that should not be followed as printed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Erratum:
    """An erroneous passage of the law book."""

    law: str
    """Its reference."""
    text: str
    """What is printed, why it is wrong, and how to read it."""


ERRATA: tuple[Erratum, ...] = (
    Erratum(
        "72B2",
        "Blandt undtagelserne nævnes §\u00a062A, men den giver ingen pligt til selv at sige det:"
        " Fra 2017 skal en kulørsvigt kun rettes, når nogen har gjort opmærksom på den. I"
        " 2007-loven skulle spilleren rette, så snart han selv opdagede den, og henvisningen er"
        " blevet stående ved en fejl. Se bort fra den.",
    ),
)
