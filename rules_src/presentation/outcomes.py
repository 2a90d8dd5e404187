"""What a ruling comes to, in the few groups by which the list of cases is narrowed."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from rules_src.model.ruling import Step
from rules_src.model.steps import (
    AdjustedScore,
    ArtificialScore,
    CardBack,
    ForcedPass,
    HandOver,
    LeadRestriction,
    MayChange,
    NewIrregularity,
    PenaltyCard,
    TrickTransfer,
)


@dataclass(frozen=True)
class Outcome:
    """A group of rulings: those with a step of one of these kinds or words."""

    key: str
    """Stands in addresses that people share."""
    label: str
    steps: tuple[type[Step], ...] = ()
    words: tuple[str, ...] = field(default=(), kw_only=True)
    """Words of steps; a `*` stands for any letters, so that a new law is grouped by its words."""

    def has(self, step: Step) -> bool:
        if isinstance(step, HandOver | NewIrregularity):
            return False  # the way on, not what is ruled
        worded = any(fnmatchcase(step.word, pattern) for pattern in self.words)
        return worded or isinstance(step, self.steps)


OUTCOMES: tuple[Outcome, ...] = (
    Outcome("staar", "Det skete står ved magt", words=("*_stand", "*_stands")),
    Outcome(
        "intet",
        "Ingen berigtigelse",
        words=("no_rectification*", "no_transfer", "no_infraction"),
    ),
    Outcome("aendre", "En melding må ændres", (MayChange,)),
    Outcome("pas", "Tvungen pas", (ForcedPass,)),
    Outcome("udspil", "Udspilsbegrænsning", (LeadRestriction,)),
    Outcome("strafkort", "Strafkort", (PenaltyCard,)),
    Outcome("kort-op", "Kort tages op på hånden", (CardBack,)),
    Outcome("stik", "Stik overføres", (TrickTransfer,)),
    Outcome("ubefojet", "Ubeføjet oplysning", words=("info.*unauthorised",)),
    Outcome("befojet", "Beføjet oplysning", words=("info*[._]authorised",)),
    Outcome("justeret", "Vurder en justeret score", (AdjustedScore,)),
    Outcome("kunstig", "Kunstig score", (ArtificialScore,)),
    Outcome(
        "strafpoint",
        "Strafpoint kan gives",
        words=("penalty_for_*", "penalty_still_possible", "consider_penalty_points"),
    ),
)


def outcomes_of(steps: Iterable[Step], outcomes: Iterable[Outcome]) -> tuple[str, ...]:
    """The keys of the groups that the steps of a ruling belong to."""
    ruling = tuple(steps)
    return tuple(o.key for o in outcomes if any(o.has(step) for step in ruling))
