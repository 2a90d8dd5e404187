"""Laws 16C and 47: a card goes back to the hand, and who may use it."""

from __future__ import annotations

from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, CardBack, Information, Instruct, Status

NO_REVOKE_BY_IT = Instruct(
    "47E1",
    "establishes_no_revoke",
    "Ingen kan acceptere kortet, og det etablerer ingen kulørsvigt (§\u00a063A1 gælder ikke).",
)
CARDS_TAKEN_BACK = (
    Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "offending_side"),
)
TOLD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
)
