"""Doubts: where the law leaves a point open, and how this site reads it until it is settled."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Doubt:
    """A point to be reviewed: the rules it touches, and what they rule meanwhile."""

    law: str
    rules: tuple[str, ...]
    text: str
    """What the law leaves open, and what the rule does about it."""
