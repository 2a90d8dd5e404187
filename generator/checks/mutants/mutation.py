"""A mutation: one small change of a rule's source."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any


class Operator(Enum):
    """What is done to the rule; the value says it in Danish."""

    RUNG = "trinnet på stigen er udeladt"
    CONDITION = "betingelsen er vendt"
    PART = "en del af betingelsen er udeladt"
    ANSWER = "et andet svar"
    SWAP = "to udfald er byttet"
    OUTCOME = "et andet udfald"
    STEP = "et trin er udeladt"
    FIELD = "en anden oplysning i trinnet"
    LAW = "en anden paragraf"
    RULE = "en anden regel"
    WHEN = "et andet tidspunkt"
    TARGET = "sagt til en anden"
    ORDER = "en anden rækkefølge"
    LASTING = "noget andet står bagefter"


@dataclass(frozen=True)
class Mutation:
    """One change: a field of a node of the module's tree gets another value."""

    place: str
    """The function or constant that is changed."""
    line: int
    operator: Operator
    what: str
    """The source before, and after where that is short."""
    node: ast.AST
    field: str
    value: Any
    worded: bool = False
    """Whether it changes what is read rather than what is ruled: cases need not notice it."""

    @property
    def lasting(self) -> bool:
        """Whether it changes what stands: only a case that comes after another notices it."""
        return self.operator is Operator.LASTING and not self.worded

    @property
    def name(self) -> str:
        """A name that does not change with the line."""
        return f"{self.place}: {self.operator.value}: {self.what}"

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Change the tree for a while."""
        before = getattr(self.node, self.field)
        setattr(self.node, self.field, self.value)
        try:
            yield
        finally:
            setattr(self.node, self.field, before)
