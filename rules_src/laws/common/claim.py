"""Law 68B2: a concession to which a defender objects at once."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    Grounds,
    Information,
    Instruct,
    Status,
)

NO_CONCESSION = Instruct(
    "68B2",
    "nothing_conceded",
    "Afkaldet gælder ikke. De viste kort er ikke strafkort.",
    short="afkaldet gælder ikke",
)
SHOWN_USED = AdjustedScore("16B3", Grounds.USED, when=When.AFTER_PLAY)
"""Play goes on, and partner has seen or heard what he may not use (68, 68B2)."""
FROM_CONCESSION = Information("68B2", Status.UNAUTHORISED, About.CONCESSION, "offending_side")
