"""Law 47: answers of before a second question said which card of the table it was."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("why_back=after_revoke", "why_back=opponent_changed/own_revoke=yes"),
    Former("why_back=slip", "why_back=table_card/which_card=slip"),
    Former("why_back=wrong_table_card", "why_back=table_card/which_card=wrong_table_card"),
)
