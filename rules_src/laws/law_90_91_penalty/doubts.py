"""Law 90: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "90A",
        ("procedural_penalty",),
        "DBf’s satser for strafpoint, og om der skal advares først, er ikke set. Her står ingen"
        " tal, og en advarsel er et råd.",
    ),
)
