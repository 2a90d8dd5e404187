"""Law 26: answers that were offered before what replaced the call had a question of its own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("fate=lowest", "fate=replaced/replaced_by=lowest"),
    Former("fate=repeated", "fate=replaced/replaced_by=repeated"),
    Former("fate=passed_again", "fate=replaced/replaced_by=passed_again"),
)
