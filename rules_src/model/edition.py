"""The edition of the laws that the rules are of: what its stamp says of it."""

from dataclasses import dataclass
from datetime import date

from rules_src.model.situation import Situation


@dataclass(frozen=True, eq=False)
class Edition:
    """One book of law: its year, the first day it is played in Denmark, and what it rules."""

    year: int
    in_force: date
    situations: tuple[Situation, ...]
