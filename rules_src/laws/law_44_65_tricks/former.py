"""Laws 44, 45G, 65 and 66: answers that were offered before a question had six at most."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("trick_issue=turned_early", "trick_issue=handling/handling=turned_early"),
    Former("trick_issue=disorder", "trick_issue=handling/handling=disorder"),
)
