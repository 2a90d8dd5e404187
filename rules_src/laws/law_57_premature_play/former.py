"""Law 57: answers that were offered before what can be true at once had a question each."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("too_soon=told", "told_to_play=yes"),
    Former("declaring_side_played=dummy", "declaring_side_played=neither/dummy_forward=yes"),
    Former("declaring_side_played=afterwards", "declaring_side_played=neither/next_has_played=yes"),
)
