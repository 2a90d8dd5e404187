"""Every small change of a rule's source that would change a ruling, one at a time.

A rung dropped, a condition inverted, two answers swapped, an outcome, a step, a paragraph or a
hand-over replaced by its neighbour's; what is left, ended or read of the board nothing, or at
another player. Questions, texts, and how a table is read are left alone.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import pairwise
from typing import Any

from generator.checks.mutants.mutation import Mutation, Operator
from generator.checks.mutants.names import encounters, named, statements
from rules_src.model.effects import Lasting
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import SIDES
from rules_src.model.ruling import Authority, When
from rules_src.model.said import ChangeReason, Lasts

LEFT_OUT = (When, Authority, ChangeReason, Lasts, Lasting)
"""Cases do not state these; the ruling diff reports changes of them."""

SAID = ("tell", "explain")
"""Methods of facts whose arguments are steps of the ruling."""
LASTING = ("leaves", "ends", "stands")
"""Keyword arguments that say what stands."""
WHOSE = (*SIDES, "offender", "partner", "lho", "rho", "declarer", "dummy")


def mutations(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every mutation of a module; `names` are its globals, to recognise enums."""
    mutator = _Mutator(tree, names)
    for place, node in statements(tree, names):
        mutator.place = place
        if isinstance(node, ast.FunctionDef):
            mutator.function(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            mutator.expressions(node.value)
        mutator.lasting(node)
    return tuple(mutator.mutations)


def meetings(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every mutation of how the situation of a module meets what stands."""
    mutator = _Mutator(tree, names)
    mutator.place = "encounters"
    for node in encounters(tree):
        mutator.expressions(node)
        mutator.lasting(node)
    return tuple(replace(each, worded=True) for each in mutator.mutations)


class _Mutator:
    """Walks a module's tree and collects its mutations."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any]) -> None:
        self.names, self.place = names, ""
        self.mutations: list[Mutation] = []
        constants = [n for n in ast.walk(tree) if isinstance(n, ast.Constant)]
        texts = dict.fromkeys(str(n.value) for n in constants if isinstance(n.value, str))
        self.laws = [text for text in texts if LawRef.is_valid(text)]
        self.rules = dict.fromkeys(_rule_of(n) for n in ast.walk(tree) if _hands_over(n))

    def add(
        self, at: ast.AST, operator: Operator, text: str, node: ast.AST, field: str, value: Any
    ) -> None:
        line = getattr(at, "lineno", 1)
        self.mutations.append(
            Mutation(self.place, line, operator, " ".join(text.split()), node, field, value)
        )

    def function(self, function: ast.FunctionDef) -> None:
        self._blocks(function)
        self._returns(function)
        self.expressions(function)

    def _blocks(self, top: ast.AST) -> None:
        """Rungs: an `if`, a `tell` or an `explain` removed, two arms of a `match` swapped."""
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
            self.add(node, Operator.CONDITION, what, node, "test", _not(node.test))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            what = ast.unparse(node)
        else:
            return
        without: list[ast.stmt] = [*block[:place], *rest, *block[place + 1 :]]
        value = without or ([] if field == "orelse" else [ast.copy_location(ast.Pass(), node)])
        self.add(node, Operator.RUNG, what, parent, field, value)

    def _arms(self, arms: Sequence[ast.match_case]) -> None:
        for one, other in pairwise(arms):
            if ast.unparse(one.body[0]) != ast.unparse(other.body[0]):
                what = f"case {ast.unparse(one.pattern)} som {ast.unparse(other.pattern)}"
                self.add(one.pattern, Operator.SWAP, what, one, "body", other.body)

    def _returns(self, function: ast.FunctionDef) -> None:
        """Outcomes: each replaced by the next one of the function."""
        returns = [n for n in ast.walk(function) if isinstance(n, ast.Return) and n.value]
        returns.sort(key=lambda node: node.lineno)
        for place, node in enumerate(returns):
            others = [*returns[place + 1 :], *returns[:place]]
            text = ast.unparse(node)
            other = next((o for o in others if ast.unparse(o) != text), None)
            if other:
                what = f"{text} → {ast.unparse(other)}"
                self.add(node, Operator.OUTCOME, what, node, "value", other.value)

    def expressions(self, top: ast.AST) -> None:
        for node in ast.walk(top):
            if isinstance(node, ast.BoolOp):
                self._operands(node)
            elif isinstance(node, ast.IfExp):
                self.add(
                    node, Operator.CONDITION, ast.unparse(node.test), node, "test", _not(node.test)
                )
            elif isinstance(node, ast.Compare):
                self._comparison(node)
            elif isinstance(node, ast.Call):
                self._call(node)
            elif isinstance(node, ast.Dict):
                self._dict(node)

    def lasting(self, top: ast.AST) -> None:
        """What stands: nothing is left, ended or read; another kind, or at another player."""
        for node in ast.walk(top):
            if isinstance(node, ast.keyword) and node.arg in LASTING:
                nothing = ast.parse("{}" if node.arg == "stands" else "()", mode="eval").body
                what = f"{node.arg}={ast.unparse(node.value)} → intet"
                value = ast.copy_location(nothing, node.value)
                self.add(node, Operator.LASTING, what, node, "value", value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Effect":
                self._effect(node)

    def _effect(self, node: ast.Call) -> None:
        kind, *rest = node.args
        others = [*Lasting.__members__]
        if isinstance(kind, ast.Attribute) and kind.attr in others:
            other = others[(others.index(kind.attr) + 1) % len(others)]
            self.add(node, Operator.LASTING, f"{ast.unparse(node)} → {other}", kind, "attr", other)
        for whose in rest[:1]:
            if isinstance(whose, ast.Constant) and whose.value in WHOSE:
                other = WHOSE[(WHOSE.index(str(whose.value)) + 1) % len(WHOSE)]
                what = f"{ast.unparse(node)} → {other}"
                self.add(node, Operator.LASTING, what, whose, "value", other)

    def _operands(self, node: ast.BoolOp) -> None:
        neutral = isinstance(node.op, ast.And)
        for place, operand in enumerate(node.values):
            without = [*node.values]
            without[place] = ast.copy_location(ast.Constant(neutral), operand)
            what = f"{ast.unparse(operand)} i {ast.unparse(node)}"
            self.add(operand, Operator.PART, what, node, "values", without)

    def _comparison(self, node: ast.Compare) -> None:
        """Answers: `is A` as `is B`; one of `in (A, B)` removed."""
        right, text = node.comparators[0], ast.unparse(node)
        if isinstance(right, ast.Tuple) and len(right.elts) > 1:
            for place, element in enumerate(right.elts):
                rest = [*right.elts[:place], *right.elts[place + 1 :]]
                what = f"{text} uden {ast.unparse(element)}"
                self.add(element, Operator.ANSWER, what, right, "elts", rest)
        elif isinstance(right, ast.Attribute) and (other := self._next_member(right)):
            what = f"{text} → {other}"
            self.add(right, Operator.ANSWER, what, right, "attr", other)

    def _next_member(self, node: ast.Attribute) -> str:
        """The next member of the enum, if the attribute is one."""
        kind = named(node.value, self.names)
        if not (isinstance(kind, type) and issubclass(kind, Enum)) or issubclass(kind, LEFT_OUT):
            return ""
        members = [*kind.__members__]
        return members[(members.index(node.attr) + 1) % len(members)]

    def _call(self, node: ast.Call) -> None:
        """Steps: one removed from a ruling; another paragraph, field or rule in a step.

        The paragraph of a hand-over is no part of a ruling, and no case states it.
        """
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called == "Ruling" or (isinstance(node.func, ast.Attribute) and node.func.attr in SAID):
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
            self.add(argument, Operator.STEP, what, node, "args", rest)

    def _hand_over(self, node: ast.Call) -> None:
        rules, rule = [*self.rules], _rule_of(node)
        if rule in rules and len(rules) > 1:
            other = rules[(rules.index(rule) + 1) % len(rules)]
            argument = node.args[1]
            self.add(node, Operator.RULE, f"{rule} → {other}", argument, "value", other)

    def _argument(self, call: ast.Call, node: ast.expr) -> None:
        if isinstance(node, ast.Attribute) and (other := self._next_member(node)):
            what = f"{ast.unparse(call)} → {other}"
            self.add(node, Operator.FIELD, what, node, "attr", other)
        elif isinstance(node, ast.Constant) and node.value in self.laws and len(self.laws) > 1:
            other = self.laws[(self.laws.index(str(node.value)) + 1) % len(self.laws)]
            what = f"{ast.unparse(call)} → {other}"
            self.add(node, Operator.LAW, what, node, "value", other)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            what = f"{ast.unparse(call)} → {node.value + 1}"
            self.add(node, Operator.FIELD, what, node, "value", node.value + 1)

    def _dict(self, node: ast.Dict) -> None:
        """Tables: the values of two neighbours swapped."""
        pairs = [*zip(node.keys, node.values, strict=True)]
        for place in range(len(pairs) - 1):
            values = [*node.values]
            values[place], values[place + 1] = values[place + 1], values[place]
            key = pairs[place][0]
            if key and ast.unparse(values[place]) != ast.unparse(values[place + 1]):
                what = f"{ast.unparse(key)} og den næste"
                self.add(node, Operator.SWAP, what, node, "values", values)


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
