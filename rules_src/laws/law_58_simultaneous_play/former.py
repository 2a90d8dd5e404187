"""Laws 45E, 58 and 67B2: an answer that was offered before the moment had its own question."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (Former("cards_at_once=too_late", "cards_at_once=several_seen/next_trick_begun=yes"),)
