"""All proved sentences, topic by topic."""

from __future__ import annotations

from rules_src.theorems import auction, information, out_of_turn, play, revoke, score
from rules_src.theorems.theorem import Claim

CLAIMS: tuple[Claim, ...] = (
    *out_of_turn.CLAIMS,
    *auction.CLAIMS,
    *revoke.CLAIMS,
    *score.CLAIMS,
    *information.CLAIMS,
    *play.CLAIMS,
)
