"""Laws 45 and 47: a played card stays, and declarer's slip of the tongue."""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.model.ruling import When
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status
from rules_src.model.words import Words


class Say(Words):
    played_card_stays = Instruct(
        "45C4b",
        "Kortet er spillet og bliver liggende.",
        short="kortet er spillet",
    )
    named_card_changed = Instruct(
        "45C4b",
        "{Declarer} må rette det nævnte kort. En modstander, der har lagt til, må så også skifte"
        " kort.",
        short="{declarer} må rette kortet",
    )
    slip_changed = (
        named_card_changed,
        taken_back.Say.corrected_winner_leads,
        Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
    )
    """What the defender takes back is authorised for his side; no more is named (45C4b)."""
    if_revoked = NewIrregularity("61A", "revoke", when=When.IF_REVOKED)
