"""Laws 45 and 47: a played card stays, and declarer's slip of the tongue."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CORRECTED_WINNER_LEADS
from rules_src.model.ruling import When
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status

STAYS = Instruct(
    "45C4b",
    "played_card_stays",
    "Kortet er spillet og bliver liggende.",
    short="kortet er spillet",
)
SLIP_CHANGED = (
    Instruct(
        "45C4b",
        "named_card_changed",
        "{Declarer} må rette det nævnte kort. En modstander, der har lagt til, må så også skifte"
        " kort.",
        short="{declarer} må rette kortet",
    ),
    CORRECTED_WINNER_LEADS,
    Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
)
"""What the defender takes back is authorised for his side; the law names nothing else (45C4b)."""
IF_REVOKED = NewIrregularity("61A", "revoke", when=When.IF_REVOKED)
