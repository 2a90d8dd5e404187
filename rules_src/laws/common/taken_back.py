"""Laws 16C and 47: a card goes back to the hand, and who may use it."""

from __future__ import annotations

from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    Grounds,
    Information,
    Instruct,
    Status,
)

NO_REVOKE_BY_IT = Instruct(
    "47E1",
    "establishes_no_revoke",
    "Lad ingen acceptere kortet. Det etablerer heller ikke en kulørsvigt.",
    to=ME,
)
TURN_GOES_BACK = Instruct(
    "47E1",
    "turn_goes_back",
    "Turen går tilbage. Tag også de kort op, der er spillet bagefter.",
)
CORRECTED_WINNER_LEADS = Instruct(
    "44G",
    "corrected_winner_leads",
    "Lad stikkets vinder spille ud. Er det en ny, så lad kort til næste stik gå op.",
    to=ME,
)
BACK_USED = AdjustedScore("16C3", Grounds.USED, when=When.AFTER_PLAY)
BACK_USED_BY_OTHERS = AdjustedScore("16C3", Grounds.USED_BY_OTHERS, when=When.AFTER_PLAY)
"""Where an opponent was the one who erred, his side is barred from using the card."""
CARDS_TAKEN_BACK = (
    Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "offending_side"),
    BACK_USED,
)
TOLD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    TURN_GOES_BACK,
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
    BACK_USED_BY_OTHERS,
    verdict="ikke strafkort; {partner} må bruge det viste, {declarer} må ikke",
)
