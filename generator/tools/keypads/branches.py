"""The trees in which the keypads' scripts look up what was tapped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def branches(features: tuple[str, ...], numbers: Mapping[tuple[str, ...], int]) -> Any:
    """`[feature, {value: tree, …}]` or a number; what tells nothing apart is left out."""
    if len({*numbers.values()}) == 1:
        return next(iter(numbers.values()))
    first, *rest = features
    below: dict[str, dict[tuple[str, ...], int]] = {}
    for values, number in numbers.items():
        below.setdefault(values[0], {})[values[1:]] = number
    trees = {value: branches((*rest,), inside) for value, inside in below.items()}
    if all(tree == trees[next(iter(trees))] for tree in trees.values()):
        return next(iter(trees.values()))
    return [first, trees]
