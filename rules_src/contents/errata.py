"""Errata: what is printed in the laws and should not be followed as it stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Erratum:
    """A place in the law book, and what is wrong with it."""

    law: str
    """Where it is printed."""
    text: str
    """What stands there, why it is wrong, and how it is read."""


ERRATA: tuple[Erratum, ...] = (
    Erratum(
        "72B2",
        "Blandt undtagelserne nævnes §\u00a062A, men den giver ingen pligt til selv at sige det:"
        " Fra 2017 skal en kulørsvigt kun rettes, når nogen har gjort opmærksom på den. I"
        " 2007-loven skulle spilleren rette, så snart han selv opdagede den, og henvisningen er"
        " blevet stående ved en fejl. Se bort fra den.",
    ),
)
