"""Laws 13 to 15: a board is played, or given an adjusted score."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, Instruct

PLAY_NORMALLY = Instruct("13A1", "board_played_normally", "Mappen spilles normalt.")
ADJUST = Instruct(
    "13B2",
    "board_given_adjusted_score",
    "Mappen kan ikke give et normalt resultat; der gives en justeret score.",
)
CULPRIT = Instruct(
    "13A2", "culprit_may_be_fined", "Den, der er skyld i det, kan få strafpoint.", private=True
)


def fined(law: str) -> Instruct:
    return CULPRIT.under(law)


def adjusted(law: str) -> HandOver:
    return HandOver(law, "adjusted_score", when=When.AFTER_PLAY)
