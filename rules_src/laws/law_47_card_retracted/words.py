"""Laws 45 and 47: the card goes back, is changed or stays."""

from __future__ import annotations

from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status

KNOWN = (
    Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
)
TAKES_BACK = Instruct(
    "47E1",
    "card_back_at_opponents_word",
    "Tag kortet op igen, for det er ikke et strafkort.",
    to="misinformed",
    short="kortet tages op uden berigtigelse",
)
MAY_FOLLOW = Instruct(
    "47D",
    "may_change_after_opponent",
    "I må skifte et kort, I har spillet efter det skiftede.",
    to="other_side",
    short="kortet må skiftes uden berigtigelse",
)
SLIP_CHANGED = Instruct(
    "45C4b",
    "named_card_changed",
    "{Declarer} må rette det nævnte kort. En modstander, der har lagt til, må så også skifte kort.",
    short="{declarer} må rette kortet",
)
THEIR_CARDS_KNOWN = Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side")
"""A slip is no infraction, so 47D points to 16C1 alone."""
TABLE_CARD_CHANGED = Instruct(
    "45D1",
    "table_card_exchanged",
    "Læg kortet tilbage, og spil det kort, {declarer} nævnte.",
    to="dummy",
    short="det nævnte kort spilles i stedet",
)
CHANGES_FOLLOW = Instruct(
    "45D1",
    "cards_after_table_card_may_change",
    "Modspillerne må skifte kort, de har spillet efter det forkerte, før fejlen"
    " blev nævnt. {Declarer} må også skifte sit kort, hvis modspilleren til højre"
    " skifter et kort før det.",
)
TABLE_CARD_STANDS = Instruct(
    "45D2",
    "table_card_too_late",
    "Det er for sent at rette. Alle kort bliver liggende.",
    short="for sent, alle kort bliver liggende",
)
MAY_BE_REVOKE = Instruct(
    "45D2",
    "wrong_table_card_may_be_revoke",
    "Undersøg, om bordet bekendte. Var det forkerte kort et udspil, så undersøg"
    " også, om de andre bekendte dets farve. Ellers kan det være en kulørsvigt.",
    to=ME,
)
ILLEGAL = Ruling(
    NewIrregularity("62A", "revoke"),
    NewIrregularity("53A", "lead_out_of_turn"),
    NewIrregularity("57A", "premature_play"),
    verdict="kortet rettes efter sin egen paragraf",
)
"""An illegal play is corrected by the law it broke (47B)."""
IF_REVOKED = NewIrregularity("45D2", "revoke", when=When.IF_REVOKED)
STAYS = Instruct(
    "45C4b",
    "played_card_stays",
    "Kortet er spillet og bliver liggende.",
    short="kortet bliver liggende",
)
