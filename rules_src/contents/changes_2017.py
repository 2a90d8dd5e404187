"""What the law of 2017 changed, and what 2007 ruled: the texts stand in `changes_2017.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final


@dataclass(frozen=True)
class Change:
    """An incident that 2007 ruled otherwise, and what changed in a sentence."""

    key: str
    rule: str
    """The rule of today that is asked, and the answers it is given."""
    answers: Mapping[str, str]
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
    publishers: Sequence[str] = ()
    note: str = ""
    """Why it is believed, though no list names it."""


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
    outside: bool = False
    """Whether it lies outside the situations of this site."""


@dataclass(frozen=True)
class Sentence:
    """A proved sentence that was false in 2007."""

    law: str
    text: str


_READ = tomllib.loads(files(__package__).joinpath("changes_2017.toml").read_text("utf-8"))
YEAR: Final[int] = _READ["year"]
FROM: Final[int] = _READ["from"]
"""The year it came into force in Denmark."""
HOLDING: Final[int] = _READ["holding"]
ABSENT: Final[Mapping[str, str]] = _READ["absent"]
RENUMBERED: Final[Mapping[str, str]] = _READ["renumbered"]
KNOWN_IN_PART: Final[Mapping[str, str]] = _READ["known_in_part"]
SENTENCES: Final = tuple(Sentence(**each) for each in _READ["sentence"])
LISTED: Final = tuple(Listed(**each) for each in _READ["listed"])
SITUATIONS: Final = tuple(
    Told(**{**each, "change": tuple(Change(**one) for one in each.get("change", ()))})
    for each in _READ["situation"]
)
CHANGES: Final = {change.key: change for told in SITUATIONS for change in told.change}
