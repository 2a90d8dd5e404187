"""Facts: the questions a rule may ask, each with finitely many answers.

A rule reads a fact as a plain attribute and never learns who answers: a case, a director
in the guide, or the explorer. Reading a fact that has no answer yet raises `Unanswered`,
and everything this project generates grows from that one signal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, overload

from rules_src.model.on_board import Standing, seats_shown, stands
from rules_src.model.text import Named, marked, one, text

if TYPE_CHECKING:
    from rules_src.bridge.seats import Seat
    from rules_src.bridge.table import Table
    from rules_src.model.effects import Effect
    from rules_src.model.ruling import Step, When


@dataclass(frozen=True)
class A:
    """An answer as a block: its label, after `=` what a comparison states, after `~` phrases."""

    block: str
    told: str | None = None
    """Empty where the answer needs no saying."""


class Answer(Named):
    """An answer: its name is written in code and cases, its value on the page."""

    _value_: str
    told: str | None
    """What a comparison states; None leaves the label to do it."""
    heard: str | None
    """What people say for it, as `rules_src.model.situation` has it."""

    def __new__(cls, written: A | str) -> Self:
        answer = object.__new__(cls)
        of = written if isinstance(written, A) else A(written)
        said = marked(of.block, "=", "~")
        answer._value_ = said[""][0]
        answer.told = of.told if of.told is not None else one(said, "=")
        answer.heard = one(said, "~")
        return answer

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if len(cls.__members__) > len([*cls]):
            raise TypeError(f"{cls.__name__}: two answers have one label")


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


T = TypeVar("T", bound=Answer)


class Both(Generic[T]):
    """Answers that can be true together, the special one first, and what says which to give:
    words of the question, its help or an answer; without them the order of the answers does."""

    def __init__(self, *answers: T, wording: str = "") -> None:
        self.answers, self.wording = answers, wording


class Fact(Generic[T]):
    """One question, and the answers in the order they are offered.

    `law` is the paragraph that makes the question matter, `help` a line for the director who
    hesitates. A question asked `away` from the table is heard by no opponent. `seen` gives the
    answers that a table leaves possible, or None. `assume` is the answer the guide takes until
    somebody says otherwise: the rest are rare exceptions. `stands` gives the answer that a thing
    standing on the board decides: the first that does, and `assume` where none does; where one of
    `doubted_by` stands, nothing is assumed; `excluded_by` gives what must not stand where an answer
    is true. `by_seat` gives the answers that each role is, so that
    they are tapped where he sits; those of no role are no player. `sits` gives how many turns after
    declarer the offender, or the role that `whose` names, can sit where an answer is true; one that
    it does not name leaves all four. `reached` gives the moment that has come when an answer can be
    given: what is due then is due at once.
    `told` is what a comparison states of answers that several questions share, or of several of
    them together; `heard`, what people say for them. Of answers that `overlaps` names more than one
    can be true, and of those that are `hidden` a table cannot tell which.
    """

    kind: ClassVar[Kind] = Kind.FINDING
    name: str
    weigh: tuple[str, ...] = ()

    def __init__(
        self,
        answers: type[T],
        law: str,
        question: str = "",
        *,
        help: str = "",
        away: bool = False,
        chooses: str = "",
        by: str = "",
        seen: Callable[[Table], Collection[T] | None] | None = None,
        assume: T | None = None,
        stands: Mapping[Effect, T] | None = None,
        doubted_by: tuple[Effect, ...] = (),
        excluded_by: Mapping[T, Effect] | None = None,
        by_seat: Mapping[str, tuple[T, ...]] | None = None,
        sits: Mapping[T, tuple[int, ...]] | None = None,
        whose: str = "offender",
        reached: Mapping[T, When] | None = None,
        told: Mapping[Any, str] | None = None,
        heard: Mapping[T, str] | None = None,
        overlaps: tuple[Both[T], ...] = (),
        hidden: tuple[tuple[T, ...], ...] = (),
    ) -> None:
        if stands and assume is None:
            raise TypeError(f"{law}: expected `assume`, the answer where nothing stands")
        if bool(chooses) is not (self.kind is Kind.OPTION):
            raise TypeError(f"{law}: expected `chooses`, a role, of an option alone")
        if assume is not None and self.kind is not Kind.FINDING:
            raise TypeError(f"{law}: expected no `assume`, for somebody must choose or judge")
        self.assume, self.chooses, self.by = assume, chooses, by
        self.by_seat: Mapping[str, tuple[T, ...]] = by_seat or {}
        self.stands: Mapping[Effect, T] = stands or {}
        self.doubted_by = doubted_by
        self.excluded_by: Mapping[T, Effect] = excluded_by or {}
        self.sits: Mapping[Any, tuple[int, ...]] = sits or {}
        self.whose = whose
        self.reached: Mapping[T, When] = reached or {}
        self.answers = {answer.key: answer for answer in answers}
        self.question, self.law, self.help, self.away = text(question), law, text(help), away
        every = self.answers.values()
        self.told: dict[Answer | tuple[Answer, ...], str] = {
            **{answer: answer.told for answer in every if answer.told is not None},
            **{answers: text(said) for answers, said in (told or {}).items()},
        }
        self.heard: dict[Answer, str] = {
            **{answer: answer.heard for answer in every if answer.heard is not None},
            **{answer: text(said) for answer, said in (heard or {}).items()},
        }
        self.overlaps, self.hidden = overlaps, hidden
        self._seen = seen

    def asks(self, block: str) -> Self:
        """This question in its words: what to weigh after `-`, help after `+`, and of yes and no
        what a comparison states after `=`, and what people say after `~`."""
        yes_no = [f"{answer.value} {mark}" for answer in YesNo for mark in "=~"]
        said = marked(block, "-", "+", *(yes_no if YesNo.YES in self.answers.values() else ()))
        self.question, self.help = said[""][0], one(said, "+") or self.help
        self.weigh = said.get("-", ())
        for answer in YesNo:
            for mark, table in (("=", self.told), ("~", self.heard)):
                if f"{answer.value} {mark}" in said:
                    table[answer] = said[f"{answer.value} {mark}"][0]
        return self

    def __set_name__(self, owner: type[Facts], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, facts: None, owner: type[Facts]) -> Self: ...
    @overload
    def __get__(self, facts: Facts, owner: type[Facts]) -> T: ...
    def __get__(self, facts: Facts | None, owner: type[Facts]) -> Self | T:
        return self if facts is None else facts.read(self)

    @property
    def on_tables(self) -> bool:
        """Whether some table shows it."""
        return self._seen is not None

    def seen(self, table: Table) -> Collection[T] | None:
        """The answers still possible once the table is known; None if it does not show."""
        if self._seen:
            return self._seen(table)
        fitting = self.fitting(seats_shown(table)) if self.sits else ()
        return {*fitting} if 0 < len(fitting) < len(self.answers) else None

    def fits(self, answer: Answer, seats: Mapping[str, Seat]) -> bool:
        """Whether it can be true where these roles sit."""
        if "declarer" not in seats or self.whose not in seats:
            return True
        turns = self.sits.get(answer, (0, 1, 2, 3))
        return any(seats["declarer"].after(n) is seats[self.whose] for n in turns)

    def declares(self, answer: Answer, seats: Mapping[str, Seat]) -> Seat | None:
        """Who declares, where nobody has said so and the answer leaves him one seat."""
        turns, known = self.sits.get(answer, ()), "declarer" not in seats and self.whose in seats
        return seats[self.whose].after(4 - turns[0]) if known and len(turns) == 1 else None

    def fitting(self, seats: Mapping[str, Seat], standing: Standing = ()) -> tuple[T, ...]:
        """The answers that neither the seats nor what stands exclude."""
        out = {a for a, effect in self.excluded_by.items() if stands(effect, standing, seats)}
        every = self.answers.values()
        return tuple(each for each in every if each not in out and self.fits(each, seats))

    def left(self, standing: Standing, seats: Mapping[str, Seat]) -> T | None:
        """The answer that the seats or what stands decide; None where they decide none."""
        fitting = self.fitting(seats, standing)
        if len(fitting) == 1:
            return fitting[0]
        doubted = any(stands(effect, standing, seats) for effect in self.doubted_by)
        found = (a for effect, a in self.stands.items() if stands(effect, standing, seats))
        read = self.stands or self.doubted_by
        return next(found, None if doubted or not read else self.assume)


class Option(Fact[T]):
    """A player `chooses`, named by role; explain every choice before he does (10C1)."""

    kind = Kind.OPTION


class Judgement(Fact[T]):
    """The director decides, and `weigh` lists what matters; `by` names a rule that decides it."""

    kind = Kind.JUDGEMENT


class Facts:
    """What is known of one incident; `trail` logs what was read, `told` what was said."""

    def __init__(self, **known: Answer) -> None:
        self._known: dict[str, Any] = known
        self.trail: dict[str, Answer] = {}
        self.told: list[tuple[int, Step]] = []
        self.unanswered: Fact[Any] | None = None

    def read(self, fact: Fact[T]) -> T:
        if fact.name not in self._known:
            self.unanswered = fact
            raise Unanswered(fact)
        answer: T = self._known[fact.name]
        self.trail[fact.name] = answer
        return answer

    def tell(self, *steps: Step) -> None:
        """Rule this now: it is due before the next question can be answered."""
        self.told += [(len(self.trail), step) for step in steps]

    def explain(self, *steps: Step) -> None:
        """Explain this now, so that a player can choose; it is no part of the finished ruling."""
        self.tell(*(replace(step, explained=True) for step in steps))

    @classmethod
    def declared(cls) -> dict[str, Fact[Any]]:
        """Every fact of the class, those it inherits first."""
        names = (name for kind in reversed(cls.__mro__) for name in vars(kind))
        return {name: fact for name in names if isinstance(fact := getattr(cls, name), Fact)}


Statements = Mapping[Fact[Any], Mapping[Answer | tuple[Answer, ...], str]]
"""Answers as statements. A text begins in lower case, ends without a stop and may be joined to
others by *og*; an empty one needs no saying, for what follows cannot be true without it."""


class Unanswered(BaseException):
    """Not an error but the next question, so `except Exception` must not swallow it."""

    def __init__(self, fact: Fact[Any]) -> None:
        super().__init__(fact.question)
        self.fact = fact
