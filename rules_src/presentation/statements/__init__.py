"""Answers as statements, so that a comparison says in one sentence when an outcome is ruled.

A text begins in lower case and ends without a stop; it may be joined to others by *og*. An empty
one needs no saying, because the statement after it cannot be true without it.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.presentation.statements import auction, conduct, parts, play

ANSWERS: Mapping[str, Mapping[str, str]] = {**auction.ANSWERS, **play.ANSWERS, **conduct.ANSWERS}
"""By the question's name; answers that come to the same are joined by a bar, in any order."""

PARTS = parts.PARTS
"""What is known where a rule is entered, by its name."""
