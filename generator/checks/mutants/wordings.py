"""Every small change of what a rule says and no case states: moments, addressees, order.

`tests/golden/rows.txt` holds them fast. A text is in its law alone, and git shows its changes.
"""

import ast
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import pairwise
from typing import Any

from generator.checks.mutants.mutation import Mutation, Operator
from generator.checks.mutants.names import named, statements
from rules_src.model.roles import ROLES, SIDES
from rules_src.model.ruling import EVERYONE, ME, Authority, When
from rules_src.model.said import ChangeReason, Lasts

UNSTATED = (When, Authority, ChangeReason, Lasts)
"""What a step has and no case states."""
ADDRESSED = (*SIDES, "offender", "partner", "lho", "rho", "declarer", "dummy")
SAID = ("tell", "explain")


def rewordings(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every rewording of a module; `names` are its globals, to recognise enums and facts."""
    return tuple(_Rewording(tree, names).all())


class _Rewording:
    """Walks a module's tree; each method yields the changes of one kind of node."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any]) -> None:
        self.tree, self.names = tree, names
        self.place = ""

    def all(self) -> Iterator[Mutation]:
        for place, node in statements(self.tree, self.names):
            self.place = place
            yield from self._within(node)

    def _within(self, top: ast.AST) -> Iterator[Mutation]:
        for node in ast.walk(top):
            if isinstance(node, ast.Attribute):
                yield from self._unstated(node)
            elif isinstance(node, ast.keyword) and node.arg == "to":
                yield from self._addressee(node)
            elif isinstance(node, ast.Call):
                yield from self._call(node)
            for block in ("body", "orelse"):
                if isinstance(top, ast.FunctionDef):
                    yield from self._rungs(node, block)

    def _add(
        self, operator: Operator, what: str, node: ast.AST, field: str, value: Any
    ) -> Mutation:
        line = getattr(node, "lineno", 1)
        text = " ".join(what.split())[:160]
        return Mutation(self.place, line, operator, text, node, field, value, worded=True)

    def _unstated(self, node: ast.Attribute) -> Iterator[Mutation]:
        kind = named(node.value, self.names)
        if isinstance(kind, type) and issubclass(kind, Enum) and issubclass(kind, UNSTATED):
            members = [*kind.__members__]
            if node.attr in members and len(members) > 1:
                other = members[(members.index(node.attr) + 1) % len(members)]
                operator = Operator.WHEN if kind is When else Operator.FIELD
                yield self._add(operator, f"{ast.unparse(node)} → {other}", node, "attr", other)

    def _addressee(self, node: ast.keyword) -> Iterator[Mutation]:
        others = [to for to in (*ADDRESSED, EVERYONE, ME) if to in ROLES or to in (EVERYONE, ME)]
        if isinstance(node.value, ast.Constant) and node.value.value in others:
            said = str(node.value.value)
        elif isinstance(node.value, ast.Name) and node.value.id in ("EVERYONE", "ME"):
            said = {"EVERYONE": EVERYONE, "ME": ME}[node.value.id]
        else:
            return
        other = others[(others.index(said) + 1) % len(others)]
        value = ast.copy_location(ast.Constant(other), node.value)
        yield self._add(Operator.TARGET, f"{said} → {other}", node, "value", value)

    def _call(self, node: ast.Call) -> Iterator[Mutation]:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        said = isinstance(node.func, ast.Attribute) and node.func.attr in SAID
        if called == "Ruling" or said:
            for place, (one, other) in enumerate(pairwise(node.args)):
                if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
                    continue
                if ast.unparse(one) != ast.unparse(other):
                    swapped = [*node.args]
                    swapped[place], swapped[place + 1] = other, one
                    what = f"{ast.unparse(one)} og {ast.unparse(other)}"
                    yield self._add(Operator.ORDER, what, node, "args", swapped)

    def _rungs(self, parent: ast.AST, field: str) -> Iterator[Mutation]:
        """Two rungs of a ladder, or two things said, in the other order."""
        block = getattr(parent, field, None)
        if not isinstance(block, list):
            return
        for place, (one, other) in enumerate(pairwise(block)):
            if isinstance(one, ast.If | ast.Expr) and isinstance(other, ast.If | ast.Expr):
                if any(isinstance(getattr(s, "value", None), ast.Constant) for s in (one, other)):
                    continue
                swapped = [*block]
                swapped[place], swapped[place + 1] = other, one
                what = f"{_head(one)} og {_head(other)}"
                yield self._add(Operator.ORDER, what, parent, field, swapped)


def _head(node: ast.stmt) -> str:
    return f"if {ast.unparse(node.test)}" if isinstance(node, ast.If) else ast.unparse(node)
