"""Laws 53 to 56: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "53B",
        ("lead_out_of_turn", "lead_in_partners_turn", "lead_in_declarers_turn"),
        "Kort, der tages tilbage efter det rigtige udspil, kaldes ikke strafkort i loven. Her"
        " bliver de det ikke.",
    ),
)
