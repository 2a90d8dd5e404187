"""Laws 13 to 15: a board is played, or given an adjusted score."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct

PLAY_NORMALLY = Instruct(
    "13A1", "board_played_normally", "Spil spillet normalt.", short="spillet spilles normalt"
)
ADJUST = Instruct(
    "13B2",
    "board_given_adjusted_score",
    "Spillet kan ikke give et normalt resultat. Jeg giver en justeret score.",
    short="justeret score",
)
CULPRIT = Instruct("13A2", "culprit_may_be_fined", "Overvej strafpoint til den skyldige.", to=ME)


def fined(law: str) -> Instruct:
    return CULPRIT.under(law)


def adjusted(law: str) -> HandOver:
    return HandOver(law, "adjusted_score", when=When.AFTER_PLAY)
