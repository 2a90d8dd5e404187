"""All proved sentences, topic by topic."""

from rules_src.theorems import (
    auction,
    information,
    out_of_turn,
    play,
    revoke,
    score,
)
from rules_src.theorems.theorem import Theorem

THEOREMS: tuple[Theorem, ...] = (
    *out_of_turn.THEOREMS,
    *auction.THEOREMS,
    *revoke.THEOREMS,
    *score.THEOREMS,
    *information.THEOREMS,
    *play.THEOREMS,
    *information.CONDUCT,
)
