"""What is published of rules, rows and cases: each key in the order it is written."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict

from generator.engine.partings import HandsOver, Ruled, Ruling

HAND_OVER = "continue."
"""How the word of a hand-over begins; the rest is the rule it leads to."""


class Record(BaseModel):
    """Ignore unknown keys; a later revision may have more, an older lacks what has a default."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @property
    def plain(self) -> dict[str, Any]:
        """As JSON has it, without what does not apply."""
        return self.model_dump(mode="json", exclude_none=True)


class Step(Record):
    """A step of a row; its roles stand as `{lho}`.

    `aloud` is read out at the table. `away` is kept from it: its words say to whom it is told, and
    where. A step that is neither is for the director alone; `explained` is told with a choice.
    """

    law: str
    shown: str = ""
    word: str
    when: str = "now"
    authority: str = "law"
    aloud: bool = True
    away: bool = False
    explained: bool = False
    to: str = ""
    short: str = ""
    says: str = ""
    text: str = ""
    finished: bool | None = None
    """Whether the finished ruling of its row has it."""

    @property
    def leads_to(self) -> str:
        """The rule that a hand-over leads to; empty for other steps."""
        return self.word.removeprefix(HAND_OVER) if self.word.startswith(HAND_OVER) else ""

    @property
    def ruled(self) -> Ruled:
        return Ruled(self.law, self.word, self.when, self.authority)


class Fact(Record):
    kind: str
    question: str
    law: str
    help: str = ""
    chooses: str = ""
    weigh: tuple[str, ...] = ()
    settled_by: str = ""
    away: bool = False
    assumed: str = ""
    reached: Mapping[str, str] = {}
    answers: Mapping[str, str]
    """Danish label by key, in the order they are offered."""


class Rule(Record):
    rule: str
    title: str
    situation: str
    """The last part of its page's address."""
    entered: bool
    said: Mapping[str, str] = {}
    """What its situation says of itself."""
    edition: int | None = None
    in_force: str | None = None
    hands_over_to: tuple[str, ...] = ()
    facts: Mapping[str, Fact]


class Row(Record):
    row: str
    rule: str
    answers: Mapping[str, tuple[str, ...]]
    """Along the row, in the order asked: the answers that share it."""
    verdict: str = ""
    """The ruling in one line."""
    ruling: tuple[Step, ...]

    @property
    def ruled(self) -> Ruling:
        return tuple(step.ruled for step in self.ruling)

    @property
    def hands_over(self) -> HandsOver:
        last = self.ruling[-1:]
        return HandsOver(last[0].leads_to, last[0].when == "now") if last else HandsOver()


class Encounter(Record):
    """One kind of what can stand on a board, in one later situation."""

    stands: str
    situation: str
    how: str
    law: str
    text: str


class StatedStep(Record):
    """A step as the file of a case names it."""

    law: str
    word: str


class CaseStep(StatedStep):
    """What is told of a case's step; the rest stands in its row."""

    to: str = ""
    away: bool = False
    says: str = ""


class Case(Record):
    id: str
    rule: str
    headnote: str
    story: str
    authority: str
    answers: Mapping[str, str]
    rows: tuple[str, ...]
    guards: tuple[str, ...] = ()
    verdict: str = ""
    ruling: tuple[CaseStep, ...]
    stated: tuple[StatedStep, ...] = ()
    disputed: str = ""
    withdrawn: str = ""


class Precedent(Record):
    """A ruling from outside, and how it compares with that of the rules."""

    id: str
    happened: str = ""
    ruled: str = ""
    source: str = ""
    address: str = ""
    laws: tuple[str, ...] = ()
    rule: str = ""
    """Empty where the rules have no place for the incident."""
    answers: Mapping[str, str] = {}
    verdict: str = ""
    """What the rules say of it in one line."""
    comparison: str
    because: str = ""
    """Why the two differ."""


class BrokenCase(Record):
    """A case file with an error, which a changed rule may have caused."""

    file: str

    @property
    def id(self) -> str:
        return self.file.rpartition("/")[2].removesuffix(".yaml")


class Everything(Record):
    """Everything one revision says."""

    rules: tuple[Rule, ...]
    rows: tuple[Row, ...]
    cases: tuple[Case, ...]
    unsound: tuple[BrokenCase, ...] = ()
    precedents: tuple[Precedent, ...] | None = None
    """None in a revision that does not say."""
