"""Law 68B2: a concession to which a defender objects at once."""

from __future__ import annotations

from rules_src.model.steps import (
    About,
    Information,
    Instruct,
    Status,
)
from rules_src.model.words import Words


class Say(Words):
    nothing_conceded = Instruct(
        "68B2",
        "Afkaldet gælder ikke. De viste kort er ikke strafkort.",
        short="afkaldet gælder ikke",
    )
    from_concession = Information("68B2", Status.UNAUTHORISED, About.CONCESSION, "offending_side")
