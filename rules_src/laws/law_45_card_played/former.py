"""Law 45: answers of before a second question said why a card was touched."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("table_card=touched", "table_card=handled/touch=touched"),
    Former("table_card=arranging", "table_card=handled/touch=arranging"),
    Former("table_card=dummy_played", "table_card=dummy_alone/dummys_move=dummy_played"),
    Former("table_card=dummy_showed", "table_card=dummy_alone/dummys_move=dummy_showed"),
)
