"""All proved sentences, topic by topic."""

from __future__ import annotations

from rules_src import (
    claims_auction,
    claims_information,
    claims_out_of_turn,
    claims_play,
    claims_revoke,
    claims_score,
)
from rules_src.claims import Claim

CLAIMS: tuple[Claim, ...] = (
    *claims_out_of_turn.CLAIMS,
    *claims_auction.CLAIMS,
    *claims_revoke.CLAIMS,
    *claims_score.CLAIMS,
    *claims_information.CLAIMS,
    *claims_play.CLAIMS,
)
