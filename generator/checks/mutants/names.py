"""What the names in a module of rules stand for, and what each of its statements is called."""

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from rules_src.model.words import Words

APART = ("SITUATION", "DOUBTS", "STATEMENTS", "OVERLAPS", "HIDDEN")
"""What is written about a rule and is no part of it."""


def named(node: ast.expr, names: Mapping[str, Any]) -> Any:
    """Return what a name or a dotted name stands for, None for anything else."""
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(named(node.value, names), node.attr, None)
    return None


def statements(tree: ast.Module, names: Mapping[str, Any]) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement that rules or says something, by its name; words each by its own."""
    for node in tree.body:
        kind = names.get(node.name) if isinstance(node, ast.ClassDef) else None
        inside = isinstance(kind, type) and issubclass(kind, Words)
        for each in node.body if inside and isinstance(node, ast.ClassDef) else (node,):
            name = _name(each)
            if name and name not in APART and not _reads_table(each):
                yield name, each


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def _reads_table(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        a.annotation and "Table" in ast.unparse(a.annotation) for a in node.args.args
    )
