"""Law 46: answers of before a second question said what was wrong with a named card."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("rank_in_dummy=several", "rank_in_dummy=more/rank_continues=no"),
    Former("said_of_card=named", "said_of_card=card/card_named=slip"),
    Former("said_of_card=not_there", "said_of_card=card/card_named=not_there"),
    Former("said_of_card=dummy_moved", "said_of_card=card/card_named=dummy_moved"),
    Former("rank_in_dummy=continues", "rank_in_dummy=more/rank_continues=yes"),
)
