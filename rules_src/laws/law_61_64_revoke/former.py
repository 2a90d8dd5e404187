"""Laws 61 to 64: answers that were offered before each thing was a fact of its own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("since_revoke=twelfth", "twelfth=yes"),
    Former("since_revoke=both_sides", "both_sides_revoked=yes"),
    Former("since_revoke=told", "since_revoke=played/told_to_play_on=yes"),
    Former("since_revoke=dummy", "dummy_first=yes"),
    Former("exemption=both_sides", "both_established=yes"),
    Former("exemption=repeated", "exemption=none/earlier_revoke=yes/suit_again=yes"),
    Former("card_from=hidden_again", "card_from=hidden/earlier_card=yes/card_corrects=no"),
)
