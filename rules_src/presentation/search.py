"""Words that help a reader: terms explained where they stand, and ends to find compounds by."""

from __future__ import annotations

TOOLTIPS: tuple[str, ...] = (
    "tilsvarende melding", "stort strafkort", "lille strafkort", "berigtigelse",
    "beføjet oplysning", "ubeføjet oplysning", "uvedkommende oplysning", "MTV", "MTH",
    "etableret kulørsvigt", "formodet spilfører", "benævnelse", "meldeperiode",
    "afklaringsperiode", "afsluttende pas", "fordækt udspil", "logisk alternativ",
    "justeret score", "korrigeret score", "kunstig score", "vægtet score",
    "ubalanceret justeret score", "middel plus", "middel minus", "særdeles alvorlig fejl",
    "satsende handling", "KP", "tvungen pas",
)  # fmt: skip
"""Terms with a tooltip: those a club director may hesitate over. The rest are in the glossary."""

COMPOUND_ENDS: tuple[str, ...] = (
    "svigt", "begrænsning", "begrænsninger", "forklaring", "forklaringer", "alert", "udspil",
    "strafkort", "kort", "melding", "meldinger", "oplysning", "oplysninger", "score", "spil",
    "forløb", "farve", "dobling", "bud", "fører", "spiller",
)  # fmt: skip
"""Ends of compound words; Material finds words by their beginnings only."""
