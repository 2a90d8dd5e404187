"""What changed from one edition to the next, as a director would put it, and who listed it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Change:
    """One change, the §§ it is about, and the computed differences that it explains."""

    key: str
    sentence: str
    """What is otherwise now, in one sentence."""
    before: str
    """The § in the older edition; empty where it had none."""
    after: str
    rules: tuple[str, ...]
    """The rules whose differences it explains; it is shown under the situation of the first."""
    words: tuple[str, ...] = ()
    """Words that came or went; without them every difference in the rules."""
    example: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Answers that the incident which shows it should have, where several would do."""

    def explains(self, rule: str, words: tuple[str, ...]) -> bool:
        """Whether it is what a difference in a rule comes from."""
        return rule in self.rules and (not self.words or any(w in self.words for w in words))


@dataclass(frozen=True)
class Listed:
    """An item of the lists of changes that federations published, and what became of it here."""

    number: int
    item: str
    law: str
    publishers: tuple[str, ...]
    changes: tuple[str, ...] = ()
    """The changes that show it, by key."""
    explained: str = ""
    """Why no difference shows it."""
    outside: bool = False
    """Whether it lies outside the situations of this site."""
