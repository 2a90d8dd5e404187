"""Laws 45 and 47: the card goes back, is changed or stays."""

from __future__ import annotations

from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status

KNOWN = (
    Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
)
TAKES_BACK = Instruct(
    "47E1",
    "card_back_at_opponents_word",
    "Spilleren tager kortet op igen uden berigtigelse; det er ikke strafkort.",
)
MAY_FOLLOW = Instruct(
    "47D", "may_change_after_opponent", "Så må spilleren også skifte sit kort uden berigtigelse."
)
SLIP_CHANGED = Instruct(
    "45C4b",
    "named_card_changed",
    "{Declarer} må rette det kort, han nævnte; en modstander, der har lagt til, må så skifte sit.",
)
TABLE_CARD_CHANGED = Instruct(
    "45D1",
    "table_card_exchanged",
    "Det forkerte kort lægges tilbage på bordet, og det kort, {declarer} nævnte, spilles i stedet.",
)
CHANGES_FOLLOW = Instruct(
    "45D1",
    "cards_after_table_card_may_change",
    "En modspiller må skifte et kort, han spillede efter det forkerte, før fejlen blev nævnt."
    " Skifter modspilleren til højre for {declarer}, må også {declarer} skifte et kort, han har"
    " lagt til efter ham.",
)
TABLE_CARD_STANDS = Instruct(
    "45D2",
    "table_card_too_late",
    "Det er for sent: Alle kort står, også det forkerte kort fra bordet.",
)
MAY_BE_REVOKE = Instruct(
    "45D2",
    "wrong_table_card_may_be_revoke",
    "Bekendte bordet ikke, er det bordets kulørsvigt. Var det forkerte kort udspillet, kan den,"
    " der ikke bekendte dets farve, have svigtet.",
)
ILLEGAL = Ruling(
    NewIrregularity("62A", "revoke"),
    NewIrregularity("53A", "lead_out_of_turn"),
    NewIrregularity("57A", "premature_play"),
)
"""An illegal play is corrected by the law it broke (47B)."""
IF_REVOKED = NewIrregularity("45D2", "revoke", when=When.IF_REVOKED)
STAYS = Instruct("45C4b", "played_card_stays", "Kortet er spillet og tages ikke tilbage.")
