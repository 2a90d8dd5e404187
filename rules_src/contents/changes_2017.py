"""What the law of 2017 changed, and what 2007 ruled: the texts stand in `changes_2017.toml`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules_src.contents import references
from rules_src.texts import Table, Texts


@dataclass(frozen=True)
class Change:
    """An incident that 2007 ruled otherwise, and what changed in a sentence."""

    key: str
    rule: str
    """The rule of today that is asked, the situation’s own where no other is named."""
    answers: Mapping[str, str]
    """What it is given."""
    sentence: str
    laws: tuple[str, str]
    """The § then and now; empty where 2007 had none."""
    verdict: str = ""
    """What 2007 ruled; empty where it offered no such answer."""
    new: Sequence[str] = ()
    """The questions that 2007 did not ask."""
    then: Mapping[str, str] = field(default_factory=dict)
    """What only 2007 asked: question and answer."""
    ruled: Sequence[str] = ()
    """What only 2007 ruled, where both verdicts are the same."""
    words: Sequence[str] = ()
    """The steps that only 2017 rules, where they are."""
    note: str = ""
    """Why it is believed, though no list names it."""

    @property
    def publishers(self) -> tuple[str, ...]:
        """Who names it in a list."""
        named = (who for one in LISTED if self.key in one.changes for who in one.publishers)
        return tuple(dict.fromkeys(named))


@dataclass(frozen=True)
class Told:
    """A situation that was put to both laws, and where that of 2007 was read."""

    rule: str
    source: str
    change: tuple[Change, ...] = ()
    same: bool = False
    touched_by: Sequence[str] = ()
    """Changes of other laws that its incidents meet, by key."""


@dataclass(frozen=True)
class Listed:
    """An item of the lists that federations published, and what became of it here."""

    item: str
    law: str
    publishers: Sequence[str]
    changes: Sequence[str] = ()
    """The changes that show it, by key."""
    explained: str = ""
    """Why none does."""

    @property
    def outside(self) -> bool:
        """Whether it lies outside the situations of this site."""
        return not (self.changes or self.explained)


@dataclass(frozen=True)
class _File:
    """The file as a whole."""

    year: int
    since: int
    holding: int
    absent: Mapping[str, str]
    renumbered: Mapping[str, str]
    known_in_part: Mapping[str, str]
    listed: Sequence[Mapping[str, Any]]
    situation: Sequence[Mapping[str, Any]]


_TEXTS = Texts("rules_src.contents", "changes_2017.toml")
(_READ,) = _TEXTS.records(_File, (Table("", _TEXTS.read),))
LISTED: Final = _TEXTS.records(
    Listed, (Table("listed", each, at) for at, each in enumerate(_READ.listed))
)


def _situations() -> tuple[Told, ...]:
    """Each situation with its changes, which are numbered through the whole file."""
    _TEXTS.refuse(
        (_TEXTS.line("situation.change"), "skriv [[situation.change]] i to klammer")
        for told in _READ.situation
        if not isinstance(told.get("change", ()), tuple)
    )
    tables = [
        Table("situation.change", {"rule": told.get("rule", "?"), **change})
        for told in _READ.situation
        for change in told.get("change", ())
    ]
    changes = iter(_TEXTS.records(Change, (each._replace(at=n) for n, each in enumerate(tables))))
    return _TEXTS.records(
        Told,
        (
            Table(
                "situation",
                {key: value for key, value in told.items() if key != "change"},
                at,
                {"change": tuple(next(changes) for _ in told.get("change", ()))},
            )
            for at, told in enumerate(_READ.situation)
        ),
    )


YEAR: Final = _READ.year
FROM: Final = _READ.since
"""The year it came into force in Denmark."""
HOLDING: Final = _READ.holding
ABSENT: Final = _READ.absent
RENUMBERED: Final = _READ.renumbered
KNOWN_IN_PART: Final = _READ.known_in_part
SITUATIONS: Final = _situations()
CHANGES: Final = {change.key: change for told in SITUATIONS for change in told.change}

references.check(
    _TEXTS,
    {_TEXTS.line("renumbered", ref): ref for ref in RENUMBERED}
    | {_TEXTS.line("listed", "law", at): each.law for at, each in enumerate(LISTED)}
    | {
        _TEXTS.line("situation.change", "laws", at): change.laws[1]
        for at, change in enumerate(CHANGES.values())
    },
)
