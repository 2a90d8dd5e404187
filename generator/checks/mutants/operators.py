"""Every small change of a rule's source, one at a time: of what it rules, and of how it says it.

A rung dropped, a condition inverted, two answers swapped, an outcome, a step, a paragraph or a
hand-over replaced by its neighbour's; what is left, ended or read of the board nothing, or at
another player. Questions, texts, and how a table is read are left alone.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Any

from rules_src.model import EVERYONE, ME, Authority, Lasting, When
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, SIDES
from rules_src.model.situation import Encounter
from rules_src.model.steps import Words


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


SITUATION = "SITUATION"
"""What is written about a rule and is no part of it, but how it meets what stands."""


def named(node: ast.expr, names: Mapping[str, Any]) -> Any:
    """Return what a name or a dotted name stands for, None for anything else."""
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(named(node.value, names), node.attr, None)
    return None


def statements(tree: ast.Module, names: Mapping[str, Any]) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement that rules or says something, by its name; words each by its own."""
    # functions by which an open point would be read otherwise: by them no case is ruled
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    read = [node.args for node in calls if ast.unparse(node.func) == "OtherReading"]
    unused = {arg.id for args in read for arg in args if isinstance(arg, ast.Name)}
    for node in tree.body:
        kind = names.get(node.name) if isinstance(node, ast.ClassDef) else None
        inside = isinstance(kind, type) and issubclass(kind, Words)
        for each in node.body if inside and isinstance(node, ast.ClassDef) else (node,):
            name = _name(each)
            reads_table = isinstance(each, ast.FunctionDef) and any(
                a.annotation and "Table" in ast.unparse(a.annotation) for a in each.args.args
            )
            if name and name not in (SITUATION, *unused) and not reads_table:
                yield name, each


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


UNSTATED = (When, Authority)
"""What a step has and no case states."""
LEFT_OUT = (*UNSTATED, Lasting)
"""Cases do not state these; the ruling diff reports changes of them."""

SAID = ("tell", "explain")
"""Methods of facts whose arguments are steps of the ruling."""
LASTING = ("leaves", "ends", "stands", "doubted_by", "excluded_by")
"""Keyword arguments that say what stands, or what is made of it."""
WHOSE = (*SIDES, "offender", "partner", "lho", "rho", "declarer", "dummy")


def mutations(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every mutation of a module; `names` are its globals, to recognise enums."""
    mutator = _Mutator(tree, names)
    for mutator.place, node in statements(tree, names):
        if _meets(names.get(mutator.place)):
            continue
        if isinstance(node, ast.FunctionDef):
            mutator.function(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            mutator.expressions(node.value)
        mutator.lasting(node)
    return tuple(mutator.mutations)


def _meets(constant: object) -> bool:
    """Whether it says how situations meet what stands, and so rules nothing."""
    several = constant if isinstance(constant, tuple) else (constant,)
    return bool(several) and all(isinstance(each, Encounter) for each in several)


def meetings(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every mutation of how the situations of a module meet what stands, which rules nothing."""
    mutator = _Mutator(tree, names, worded=True)
    mutator.place = "encounters"
    situations = (node for node in tree.body if _name(node) == SITUATION)
    written = (each for situation in situations for each in ast.walk(situation))
    for node in (*tree.body, *written):
        own = isinstance(node, ast.keyword) and node.arg == "encounters"
        shared = isinstance(node, ast.Assign | ast.AnnAssign) and _meets(names.get(_name(node)))
        if (own or shared) and (value := getattr(node, "value", None)):
            mutator.expressions(value)
            mutator.lasting(value)
    return tuple(mutator.mutations)


def rewordings(tree: ast.Module, names: Mapping[str, Any]) -> tuple[Mutation, ...]:
    """Every small change of what a rule says and no case states: moments, addressees, order.

    `tests/golden/rows.txt` holds them fast. A text is in its law alone, and git shows its changes.
    """
    mutator = _Mutator(tree, names, worded=True)
    for mutator.place, node in statements(tree, names):
        mutator.words(node)
    return tuple(mutator.mutations)


class _Mutator:
    """Walks a module's tree and collects its mutations."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any], *, worded: bool = False) -> None:
        self.names, self.worded, self.place = names, worded, ""
        self.mutations: list[Mutation] = []
        constants = [n for n in ast.walk(tree) if isinstance(n, ast.Constant)]
        texts = dict.fromkeys(str(n.value) for n in constants if isinstance(n.value, str))
        self.laws = [text for text in texts if LawRef.is_valid(text)]
        self.rules = [*dict.fromkeys(rule for n in ast.walk(tree) if (rule := _rule_of(n)))]

    def add(
        self, at: ast.AST, operator: Operator, text: str, node: ast.AST, field: str, value: Any
    ) -> None:
        line, what = getattr(at, "lineno", 1), " ".join(text.split())
        self.mutations.append(
            Mutation(self.place, line, operator, what, node, field, value, self.worded)
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
            for one, other in pairwise(parent.cases if isinstance(parent, ast.Match) else ()):
                if ast.unparse(one.body[0]) != ast.unparse(other.body[0]):
                    what = f"case {ast.unparse(one.pattern)} som {ast.unparse(other.pattern)}"
                    self.add(one.pattern, Operator.SWAP, what, one, "body", other.body)

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
                mapping = node.arg in ("stands", "excluded_by")
                nothing = ast.parse("{}" if mapping else "()", mode="eval").body
                what = f"{node.arg}={ast.unparse(node.value)} → intet"
                value = ast.copy_location(nothing, node.value)
                self.add(node, Operator.LASTING, what, node, "value", value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Effect":
                self._effect(node)

    def _effect(self, node: ast.Call) -> None:
        kind, *rest = node.args
        others = [*Lasting.__members__]
        if isinstance(kind, ast.Attribute) and kind.attr in others:
            other = _next(others, kind.attr)
            self.add(node, Operator.LASTING, f"{ast.unparse(node)} → {other}", kind, "attr", other)
        for whose in rest[:1]:
            if isinstance(whose, ast.Constant) and whose.value in WHOSE:
                other = _next(WHOSE, str(whose.value))
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
        """The next member of the enum, if the attribute is one that cases state."""
        kind = self._enum(node)
        return (
            "" if kind is None or issubclass(kind, LEFT_OUT) else _next(kind.__members__, node.attr)
        )

    def _enum(self, node: ast.Attribute) -> type[Enum] | None:
        kind = named(node.value, self.names)
        return kind if isinstance(kind, type) and issubclass(kind, Enum) else None

    def _call(self, node: ast.Call) -> None:
        """Steps: one removed from a ruling; another paragraph, field or rule in a step.

        The paragraph of a hand-over is no part of a ruling, and no case states it.
        """
        if _rules(node):
            for place, argument in enumerate(node.args if len(node.args) > 1 else ()):
                rest = [*node.args[:place], *node.args[place + 1 :]]
                what = f"{ast.unparse(argument)} i {ast.unparse(node.func)}"
                self.add(argument, Operator.STEP, what, node, "args", rest)
        elif isinstance(node.func, ast.Name) and node.func.id == "HandOver":
            rule = _rule_of(node)
            if rule in self.rules and len(self.rules) > 1:
                other = _next(self.rules, rule)
                self.add(node, Operator.RULE, f"{rule} → {other}", node.args[1], "value", other)
        else:
            for argument in (*node.args, *(k.value for k in node.keywords)):
                self._argument(node, argument)

    def _argument(self, call: ast.Call, node: ast.expr) -> None:
        if isinstance(node, ast.Attribute) and (other := self._next_member(node)):
            what = f"{ast.unparse(call)} → {other}"
            self.add(node, Operator.FIELD, what, node, "attr", other)
        elif isinstance(node, ast.Constant) and node.value in self.laws and len(self.laws) > 1:
            other = _next(self.laws, str(node.value))
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

    def words(self, top: ast.stmt) -> None:
        """The moment, the addressee and the order of what is said."""
        for node in ast.walk(top):
            if isinstance(node, ast.Attribute):
                self._unstated(node)
            elif isinstance(node, ast.keyword) and node.arg == "to":
                self._addressee(node)
            elif isinstance(node, ast.Call) and _rules(node):
                self._order(node, "args", _apart)
            for block in ("body", "orelse") if isinstance(top, ast.FunctionDef) else ():
                if isinstance(getattr(node, block, None), list):
                    self._order(node, block, _rungs)

    def _unstated(self, node: ast.Attribute) -> None:
        kind = self._enum(node)
        if kind and issubclass(kind, UNSTATED) and node.attr in kind.__members__:
            other = _next(kind.__members__, node.attr)
            operator = Operator.WHEN if kind is When else Operator.FIELD
            if other != node.attr:
                self.add(node, operator, f"{ast.unparse(node)} → {other}", node, "attr", other)

    def _addressee(self, node: ast.keyword) -> None:
        others = [to for to in (*WHOSE, EVERYONE, ME) if to in ROLES or to in (EVERYONE, ME)]
        if isinstance(node.value, ast.Constant) and node.value.value in others:
            said = str(node.value.value)
        elif isinstance(node.value, ast.Name) and node.value.id in ("EVERYONE", "ME"):
            said = {"EVERYONE": EVERYONE, "ME": ME}[node.value.id]
        else:
            return
        other = _next(others, said)
        value = ast.copy_location(ast.Constant(other), node.value)
        self.add(node, Operator.TARGET, f"{said} → {other}", node, "value", value)

    def _order(self, parent: ast.AST, field: str, swaps: Callable[[Any, Any], bool]) -> None:
        """Two steps, two rungs of a ladder, or two things said, in the other order."""
        block = getattr(parent, field)
        for place, (one, other) in enumerate(pairwise(block)):
            if swaps(one, other):
                swapped = [*block[:place], other, one, *block[place + 2 :]]
                what = " ".join(f"{_head(one)} og {_head(other)}".split())[:160]
                self.add(parent, Operator.ORDER, what, parent, field, swapped)


def _apart(one: ast.expr, other: ast.expr) -> bool:
    starred = isinstance(one, ast.Starred) or isinstance(other, ast.Starred)
    return not starred and ast.unparse(one) != ast.unparse(other)


def _rungs(one: ast.stmt, other: ast.stmt) -> bool:
    both = isinstance(one, ast.If | ast.Expr) and isinstance(other, ast.If | ast.Expr)
    return both and not any(
        isinstance(getattr(each, "value", None), ast.Constant) for each in (one, other)
    )


def _head(node: ast.AST) -> str:
    return f"if {ast.unparse(node.test)}" if isinstance(node, ast.If) else ast.unparse(node)


def _rules(node: ast.Call) -> bool:
    """Whether the arguments are steps of a ruling."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in SAID
    return isinstance(node.func, ast.Name) and node.func.id == "Ruling"


def _next(members: Iterable[str], one: str) -> str:
    every = [*members]
    return every[(every.index(one) + 1) % len(every)]


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _rule_of(node: ast.AST) -> str:
    """The rule a hand-over is written to lead to."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "HandOver":
        for argument in node.args[1:2]:
            return str(argument.value) if isinstance(argument, ast.Constant) else ""
    return ""
