"""The chapters whose rules lead from one to the next, so that they are read side by side."""

from __future__ import annotations

SPREADS: tuple[str, ...] = ("revoke",)
"""By the name of the rule that a situation begins with: its questions stand on one spread."""
