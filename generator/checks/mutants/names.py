"""What the names in a module of rules stand for, and what each of its statements is called."""

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from rules_src.model.steps import Words

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
    unused = _other_readings(tree)
    for node in tree.body:
        kind = names.get(node.name) if isinstance(node, ast.ClassDef) else None
        inside = isinstance(kind, type) and issubclass(kind, Words)
        for each in node.body if inside and isinstance(node, ast.ClassDef) else (node,):
            name = _name(each)
            if name and name not in (SITUATION, *unused) and not _reads_table(each):
                yield name, each


def encounters(tree: ast.Module) -> Iterator[ast.expr]:
    """How the situation of a module meets what stands: no ruling is made of it."""
    for node in tree.body:
        if _name(node) == SITUATION:
            keywords = (each for each in ast.walk(node) if isinstance(each, ast.keyword))
            yield from (each.value for each in keywords if each.arg == "encounters")


def _other_readings(tree: ast.Module) -> set[str]:
    """Functions by which an open point would be read otherwise: by them no case is ruled."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    read = [node.args for node in calls if ast.unparse(node.func) == "OtherReading"]
    return {arg.id for args in read for arg in args if isinstance(arg, ast.Name)}


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
