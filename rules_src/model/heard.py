"""What people say has happened, and which answers they have given with it.

A phrase is words that stand in one clause, in any order, or in its own after `^`: `/` between
words of which one is enough, `*` for the rest of a word, `…` where the rest may stand in a later
clause, and in capitals what `rules_src.bridge.spoken` finds: `KORT`, `BUD`, `PLADS`. Phrases stand
between semicolons.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_src.model.facts import Answer, Fact


def phrases(text: str) -> tuple[str, ...]:
    """Each phrase of a text that has them between semicolons."""
    return tuple(phrase.strip() for phrase in text.split(";") if phrase.strip())


@dataclass(frozen=True)
class Beside:
    """Another seat that a phrase names answers a question by where it is seen from the first."""

    fact: Fact[Any]
    said: str
    by_role: Mapping[str, Answer]
    idle: bool = False
    """Whether the seat it names is certainly not the first."""


@dataclass(frozen=True)
class Heard:
    """The phrases for one situation and for its answers."""

    search: str = ""
    """Words to search for that the page does not use itself; they name the situation too."""
    said: str = ""
    """Phrases of a sentence that name the situation."""
    answers: Mapping[Fact[Any], Mapping[Answer, str]] = field(default_factory=dict)
    beside: tuple[Beside, ...] = ()
    of_the_doer: bool = True
    """Whether the seat that the situation asks for is that of the player who did it."""

    @property
    def searched(self) -> tuple[str, ...]:
        """Each of the words to search for."""
        return phrases(self.search)
