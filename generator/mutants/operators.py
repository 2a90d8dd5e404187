"""Every small change of a rule's source that would change a ruling, one at a time.

A rung dropped, a condition inverted, two answers swapped, an outcome, a step, a paragraph or a
hand-over replaced by its neighbour's. Questions, texts, and how a table is read are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Any

from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import Change, Lasts

LEFT_OUT = (When, Authority, Change, Lasts)
"""Cases state what happens and by which paragraph; the ruling diff tells of the rest."""


class Sort(Enum):
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


@dataclass(frozen=True)
class Mutation:
    """One change: a field of a node of the module's tree gets another value."""

    place: str
    """The function or constant it is in."""
    line: int
    sort: Sort
    what: str
    """The source before, and after where that is short."""
    node: ast.AST
    field: str
    value: Any

    @property
    def name(self) -> str:
        """What it is called wherever its line has moved to."""
        return f"{self.place}: {self.sort.value}: {self.what}"

    @contextmanager
    def applied(self) -> Iterator[None]:
        kept = getattr(self.node, self.field)
        setattr(self.node, self.field, self.value)
        try:
            yield
        finally:
            setattr(self.node, self.field, kept)


def mutations(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every change of a module; `names` are what its names mean, so that answers are known."""
    made = _Maker(tree, names)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not _reads_table(node):
            made.place = node.name
            made.inside(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            made.place = ast.unparse(target)
            if made.place not in ("SITUATION", "DOUBTS"):
                made.expressions(node.value)
    return tuple(made.found)


def _reads_table(function: ast.FunctionDef) -> bool:
    return any(a.annotation and "Table" in ast.unparse(a.annotation) for a in function.args.args)


class _Maker:
    """Walks the module's tree and notes each change that can be made to it."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any]) -> None:
        self.names, self.place = names, ""
        self.found: list[Mutation] = []
        constants = [n for n in ast.walk(tree) if isinstance(n, ast.Constant)]
        texts = dict.fromkeys(str(n.value) for n in constants if isinstance(n.value, str))
        self.laws = [text for text in texts if LawRef.is_valid(text)]
        self.rules = dict.fromkeys(_rule_of(n) for n in ast.walk(tree) if _hands_over(n))

    def note(self, at: ast.AST, sort: Sort, what: str, node: ast.AST, field: str, v: Any) -> None:
        line = getattr(at, "lineno", 1)
        self.found.append(Mutation(self.place, line, sort, _short(what), node, field, v))

    def inside(self, function: ast.FunctionDef) -> None:
        self._blocks(function)
        self._returns(function)
        self.expressions(function)

    def _blocks(self, top: ast.AST) -> None:
        """Rungs: an `if` taken out of its block, a `tell` left unsaid, two arms swapped."""
        for parent in ast.walk(top):
            for field in ("body", "orelse"):
                block = getattr(parent, field, None)
                for place, node in enumerate(block if isinstance(block, list) else ()):
                    self._rung(parent, field, place, node)
            if isinstance(parent, ast.Match):
                self._arms(parent.cases)

    def _rung(self, parent: ast.AST, field: str, place: int, node: ast.stmt) -> None:
        block = getattr(parent, field)
        rest: list[ast.stmt] = []
        if isinstance(node, ast.If):
            rest = node.orelse
            what = f"if {ast.unparse(node.test)}"
            self.note(node, Sort.CONDITION, what, node, "test", _not(node.test))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            what = ast.unparse(node)
        else:
            return
        without: list[ast.stmt] = [*block[:place], *rest, *block[place + 1 :]]
        value = without or ([] if field == "orelse" else [ast.copy_location(ast.Pass(), node)])
        self.note(node, Sort.RUNG, what, parent, field, value)

    def _arms(self, arms: Sequence[ast.match_case]) -> None:
        for one, other in pairwise(arms):
            if ast.unparse(one.body[0]) != ast.unparse(other.body[0]):
                what = f"case {ast.unparse(one.pattern)} som {ast.unparse(other.pattern)}"
                self.note(one.pattern, Sort.SWAP, what, one, "body", other.body)

    def _returns(self, function: ast.FunctionDef) -> None:
        """Each outcome replaced by the next one of the function."""
        returns = [n for n in ast.walk(function) if isinstance(n, ast.Return) and n.value]
        returns.sort(key=lambda node: node.lineno)
        for place, node in enumerate(returns):
            others = [*returns[place + 1 :], *returns[:place]]
            told = ast.unparse(node)
            other = next((o for o in others if ast.unparse(o) != told), None)
            if other:
                what = f"{told} → {ast.unparse(other)}"
                self.note(node, Sort.OUTCOME, what, node, "value", other.value)

    def expressions(self, top: ast.AST) -> None:
        for node in ast.walk(top):
            if isinstance(node, ast.BoolOp):
                self._operands(node)
            elif isinstance(node, ast.IfExp):
                self.note(
                    node, Sort.CONDITION, ast.unparse(node.test), node, "test", _not(node.test)
                )
            elif isinstance(node, ast.Compare):
                self._comparison(node)
            elif isinstance(node, ast.Call):
                self._call(node)
            elif isinstance(node, ast.Dict):
                self._dict(node)

    def _operands(self, node: ast.BoolOp) -> None:
        neutral = isinstance(node.op, ast.And)
        for place, operand in enumerate(node.values):
            without = [*node.values]
            without[place] = ast.copy_location(ast.Constant(neutral), operand)
            what = f"{ast.unparse(operand)} i {ast.unparse(node)}"
            self.note(operand, Sort.PART, what, node, "values", without)

    def _comparison(self, node: ast.Compare) -> None:
        """`is A` as `is B`; one of `in (A, B)` left out."""
        there = node.comparators[0]
        told = ast.unparse(node)
        if isinstance(there, ast.Tuple) and len(there.elts) > 1:
            for place, element in enumerate(there.elts):
                rest = [*there.elts[:place], *there.elts[place + 1 :]]
                what = f"{told} uden {ast.unparse(element)}"
                self.note(element, Sort.ANSWER, what, there, "elts", rest)
        elif isinstance(there, ast.Attribute) and (other := self._next_member(there)):
            what = f"{told} → {other}"
            self.note(there, Sort.ANSWER, what, there, "attr", other)

    def _next_member(self, node: ast.Attribute) -> str:
        """The next member of the enum, if the attribute is one."""
        kind = self.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if not (isinstance(kind, type) and issubclass(kind, Enum)) or issubclass(kind, LEFT_OUT):
            return ""
        members = [*kind.__members__]
        return members[(members.index(node.attr) + 1) % len(members)]

    def _call(self, node: ast.Call) -> None:
        """Rulings lose a step; steps get another paragraph, field or rule.

        The paragraph of a hand-over is no part of a ruling, and no case states it.
        """
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called == "Ruling" or (
            isinstance(node.func, ast.Attribute) and node.func.attr == "tell"
        ):
            self._steps(node)
            return
        if called == "HandOver":
            self._hand_over(node)
            return
        for argument in (*node.args, *(k.value for k in node.keywords)):
            self._argument(node, argument)

    def _steps(self, node: ast.Call) -> None:
        for place, argument in enumerate(node.args if len(node.args) > 1 else ()):
            rest = [*node.args[:place], *node.args[place + 1 :]]
            what = f"{ast.unparse(argument)} i {ast.unparse(node.func)}"
            self.note(argument, Sort.STEP, what, node, "args", rest)

    def _hand_over(self, node: ast.Call) -> None:
        rules, rule = [*self.rules], _rule_of(node)
        if rule in rules and len(rules) > 1:
            other = rules[(rules.index(rule) + 1) % len(rules)]
            argument = node.args[1]
            self.note(node, Sort.RULE, f"{rule} → {other}", argument, "value", other)

    def _argument(self, call: ast.Call, node: ast.expr) -> None:
        if isinstance(node, ast.Attribute) and (other := self._next_member(node)):
            what = f"{ast.unparse(call)} → {other}"
            self.note(node, Sort.FIELD, what, node, "attr", other)
        elif isinstance(node, ast.Constant) and node.value in self.laws and len(self.laws) > 1:
            other = self.laws[(self.laws.index(str(node.value)) + 1) % len(self.laws)]
            what = f"{ast.unparse(call)} → {other}"
            self.note(node, Sort.LAW, what, node, "value", other)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            what = f"{ast.unparse(call)} → {node.value + 1}"
            self.note(node, Sort.FIELD, what, node, "value", node.value + 1)

    def _dict(self, node: ast.Dict) -> None:
        """Two neighbours' values swapped."""
        pairs = [*zip(node.keys, node.values, strict=True)]
        for place in range(len(pairs) - 1):
            values = [*node.values]
            values[place], values[place + 1] = values[place + 1], values[place]
            key = pairs[place][0]
            if key and ast.unparse(values[place]) != ast.unparse(values[place + 1]):
                what = f"{ast.unparse(key)} og den næste"
                self.note(node, Sort.SWAP, what, node, "values", values)


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _hands_over(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and bool(_rule_of(node))


def _rule_of(node: ast.AST) -> str:
    """The rule a hand-over is written to lead to."""
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "HandOver"
    ):
        argument = node.args[1] if len(node.args) > 1 else None
        if isinstance(argument, ast.Constant):
            return str(argument.value)
    return ""


def _short(text: str) -> str:
    """On one line."""
    return " ".join(text.split())
