"""All proved sentences, topic by topic."""

from __future__ import annotations

from rules_src import claims_out_of_turn
from rules_src.claims import Claim

CLAIMS: tuple[Claim, ...] = (*claims_out_of_turn.CLAIMS,)
