"""Laws 28 to 32: answers that were offered before a duty to pass was a fact of its own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("turn=rho_barred", "turn=rho/rho_must_pass=yes"),
    Former("call=closing_pass", "call=pass/closing=yes"),
    Former("call=barred", "call=bid/must_pass=yes"),
)
