"""A finding for each theorem that is not proved, at the line its sentence is written on."""

import ast
import inspect
from pathlib import Path

from generator.cases.findings import Finding, Place, RuleCode
from generator.engine.proofs import proofs
from generator.engine.rulebook import Rulebook
from rules_src.theorems.theorem import Theorem


def false_theorems(book: Rulebook, theorems: tuple[Theorem, ...]) -> list[Finding]:
    """A finding for each theorem that is not proved, at its sentence."""
    failed = [proof for proof in proofs(book, theorems) if proof.trouble]
    return [Finding(place_of(p.theorem), RuleCode.THEOREM, p.trouble) for p in failed]


def place_of(theorem: Theorem) -> Place:
    """The line its sentence is written on, in the module of its check; else the check's line."""
    file = inspect.getfile(theorem.holds)
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
        if isinstance(node, ast.Constant) and node.value == theorem.sentence:
            return Place(file, node.lineno, node.col_offset + 1)
    return Place(file, inspect.getsourcelines(theorem.holds)[1])
