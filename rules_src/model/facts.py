"""Facts: the questions a rule may ask, each with finitely many answers.

A rule reads a fact as a plain attribute and never learns who answers: a case, a director
in the guide, or the explorer. Reading a fact that has no answer yet raises `Unanswered`,
and everything this project generates grows from that one signal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, overload

if TYPE_CHECKING:
    from rules_src.bridge.table import Table
    from rules_src.model.ruling import Step


class Answer(Enum):
    """An answer: its name is written in code and cases, its value on the page."""

    @property
    def key(self) -> str:
        return self.name.lower()


class YesNo(Answer):
    YES = "ja"
    NO = "nej"

    def __bool__(self) -> bool:
        return self is YesNo.YES


class Kind(Enum):
    """Who answers, and how the director must put the question."""

    FINDING = "spørg"
    OPTION = "forklar alle valg, før der vælges"
    JUDGEMENT = "vurder"


A = TypeVar("A", bound=Answer)


class Fact(Generic[A]):
    """One question, and the answers in the order they are offered.

    `law` is the paragraph that makes the question matter, `help` a line for the director who
    hesitates. An option names who `chooses` it, by role. A judgement lists what to `weigh`;
    `by` names the rule that settles it, if one does. A question asked `away` from the table
    is told to no opponent. `seen` gives the answers a table leaves possible, or None.
    """

    name: str

    def __init__(
        self,
        answers: type[A],
        question: str,
        law: str,
        kind: Kind = Kind.FINDING,
        *,
        help: str = "",
        chooses: str = "",
        weigh: tuple[str, ...] = (),
        by: str = "",
        away: bool = False,
        seen: Callable[[Table], Collection[A] | None] | None = None,
    ) -> None:
        self.answers = {answer.key: answer for answer in answers}
        self.question, self.law, self.kind, self.help = question, law, kind, help
        self.chooses, self.weigh, self.by, self.away = chooses, weigh, by, away
        self._seen = seen
        if bool(chooses) != (kind is Kind.OPTION):
            raise ValueError(f"an option, and nothing else, names who chooses: {question!r}")

    def __set_name__(self, owner: type[Facts], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, facts: None, owner: type[Facts]) -> Self: ...
    @overload
    def __get__(self, facts: Facts, owner: type[Facts]) -> A: ...
    def __get__(self, facts: Facts | None, owner: type[Facts]) -> Self | A:
        return self if facts is None else facts.read(self)

    def seen(self, table: Table) -> Collection[A] | None:
        """The answers still possible once the table is known; None if it does not show."""
        return self._seen(table) if self._seen else None


class Facts:
    """What is known of one incident; `trail` logs what was read, `told` what was said."""

    def __init__(self, **known: Answer) -> None:
        self._known: dict[str, Any] = known
        self.trail: dict[str, Answer] = {}
        self.told: list[tuple[int, Step]] = []
        self.unanswered: Fact[Any] | None = None

    def read(self, fact: Fact[A]) -> A:
        if fact.name not in self._known:
            self.unanswered = fact
            raise Unanswered(fact)
        answer: A = self._known[fact.name]
        self.trail[fact.name] = answer
        return answer

    def tell(self, *steps: Step) -> None:
        """Say this now: the table plays on before the next question can be answered."""
        self.told += [(len(self.trail), step) for step in steps]

    @classmethod
    def declared(cls) -> dict[str, Fact[Any]]:
        """Every fact of the class, those it inherits first."""
        names = (name for kind in reversed(cls.__mro__) for name in vars(kind))
        return {name: fact for name in names if isinstance(fact := getattr(cls, name), Fact)}


class Unanswered(BaseException):
    """Not an error but the next question, so `except Exception` must not swallow it."""

    def __init__(self, fact: Fact[Any]) -> None:
        super().__init__(fact.question)
        self.fact = fact
