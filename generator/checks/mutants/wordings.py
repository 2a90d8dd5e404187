"""Every small change of what a rule says: words, labels, moments, paragraphs, addressees, order.

Cases state paragraphs and words only; the rest is held fast by `tests/golden/wording`.
"""

import ast
from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import pairwise
from typing import Any

from generator.checks.mutants.mutation import Mutation, Operator
from generator.checks.mutants.names import named, statements
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, SIDES
from rules_src.model.ruling import EVERYONE, ME, Authority, When
from rules_src.model.steps import ChangeReason, Lasts

UNSTATED = (When, Authority, ChangeReason, Lasts)
"""What a step has and no case states."""
ADDRESSED = (*SIDES, "offender", "partner", "lho", "rho", "declarer", "dummy")
NEVER_READ = ("search", "slug", "name", "word")
"""Keyword arguments that no reader sees."""
SAID = ("tell", "explain")


def rewordings(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every rewording of a module; `names` are its globals, to recognise enums and facts."""
    return tuple(_Rewording(tree, names).all())


class _Rewording:
    """Walks a module's tree; each method yields the changes of one kind of node."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any]) -> None:
        self.tree, self.names = tree, names
        self.place = ""
        texts = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant))
        self.laws = [*dict.fromkeys(t for t in texts if isinstance(t, str) and LawRef.is_valid(t))]

    def all(self) -> Iterator[Mutation]:
        for place, node in statements(self.tree, self.names):
            self.place = place
            if isinstance(node, ast.ClassDef):
                yield from self._class(node)
            yield from self._within(node)

    def _within(self, top: ast.AST) -> Iterator[Mutation]:
        for node, parent in _with_parents(top):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from self._text(node, parent)
            elif isinstance(node, ast.Attribute):
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

    def _text(self, node: ast.Constant, parent: ast.AST) -> Iterator[Mutation]:
        """A Danish text with *ikke* put in, or taken out."""
        shown = not isinstance(parent, ast.Expr) and getattr(parent, "arg", "") not in NEVER_READ
        text = str(node.value)
        if not shown or " " not in text.strip() or isinstance(parent, ast.JoinedStr):
            return
        without = text.replace(" ikke", "", 1)
        negated = without if without != text else text.replace(" ", " ikke ", 1)
        yield self._add(Operator.TEXT, f"{text} → {negated}", node, "value", negated)

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
        elif called == "HandOver" or self._is_question(called):
            for argument in node.args:
                law = isinstance(argument, ast.Constant) and argument.value in self.laws
                if law and isinstance(argument, ast.Constant) and len(self.laws) > 1:
                    place = self.laws.index(str(argument.value))
                    other_law = self.laws[(place + 1) % len(self.laws)]
                    what = f"{ast.unparse(node)} → {other_law}"
                    yield self._add(Operator.LAW, what, argument, "value", other_law)

    @staticmethod
    def _is_question(called: str) -> bool:
        return called in ("Fact", "Option", "Judgement")

    def _class(self, node: ast.ClassDef) -> Iterator[Mutation]:
        """Labels of two answers swapped."""
        kind = self.names.get(node.name)
        if not (isinstance(kind, type) and issubclass(kind, Answer)):
            return
        members = [(n, s) for n, s in enumerate(node.body) if isinstance(s, ast.Assign)]
        for (one, first), (other, second) in pairwise(members):
            body: list[ast.stmt] = [*node.body]
            body[one] = ast.copy_location(ast.Assign(first.targets, second.value), first)
            body[other] = ast.copy_location(ast.Assign(second.targets, first.value), second)
            what = f"{ast.unparse(first)} og {ast.unparse(second)}"
            yield self._add(Operator.LABEL, what, node, "body", body)

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


def _with_parents(top: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield top, top
    for parent in ast.walk(top):
        for node in ast.iter_child_nodes(parent):
            yield node, parent
