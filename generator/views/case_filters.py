"""What a ruling comes to, in the few groups by which the list of cases is narrowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rules_src.model.ruling import Step
from rules_src.model.steps import (
    AdjustedScore,
    ArtificialScore,
    CardBack,
    ForcedPass,
    Information,
    LeadRestriction,
    MayChange,
    PenaltyCard,
    Status,
    TrickTransfer,
)


class Outcome(NamedTuple):
    key: str
    """Stands in addresses that people share."""
    label: str
    has: Callable[[Step], bool]


def _kind(*kinds: type[Step]) -> Callable[[Step], bool]:
    return lambda step: isinstance(step, kinds)


def _word(pattern: str) -> Callable[[Step], bool]:
    return lambda step: bool(re.search(pattern, step.word))


def _information(status: Status) -> Callable[[Step], bool]:
    return lambda step: isinstance(step, Information) and step.status is status


OUTCOMES: tuple[Outcome, ...] = (
    Outcome("staar", "Det skete står ved magt", _word(r"^\w+_stands?$")),
    Outcome("intet", "Ingen berigtigelse", _word(r"^no_(rectification|transfer|infraction)")),
    Outcome("aendre", "En melding må ændres", _kind(MayChange)),
    Outcome("pas", "Tvungen pas", _kind(ForcedPass)),
    Outcome("udspil", "Udspilsbegrænsning", _kind(LeadRestriction)),
    Outcome("strafkort", "Strafkort", _kind(PenaltyCard)),
    Outcome("kort-op", "Kort tages op på hånden", _kind(CardBack)),
    Outcome("stik", "Stik overføres", _kind(TrickTransfer)),
    Outcome("ubefojet", "Ubeføjet oplysning", _information(Status.UNAUTHORISED)),
    Outcome("befojet", "Beføjet oplysning", _information(Status.AUTHORISED)),
    Outcome("justeret", "Vurder en justeret score", _kind(AdjustedScore)),
    Outcome("kunstig", "Kunstig score", _kind(ArtificialScore)),
    Outcome("strafpoint", "Strafpoint kan gives", _word(r"^penalty_(for|still)|penalty_points")),
)


def outcomes_of(steps: Iterable[Step]) -> tuple[str, ...]:
    """The keys of the groups that the steps of a ruling belong to."""
    ruling = tuple(steps)
    return tuple(o.key for o in OUTCOMES if any(o.has(step) for step in ruling))
