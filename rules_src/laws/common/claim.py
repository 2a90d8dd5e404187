"""Law 68B2: a concession to which a defender objects at once."""

from __future__ import annotations

from rules_src.model.steps import (
    About,
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
FROM_CONCESSION = Information("68B2", Status.UNAUTHORISED, About.CONCESSION, "offending_side")
