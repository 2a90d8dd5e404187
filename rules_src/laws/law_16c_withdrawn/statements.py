"""Law 16C: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_16c_withdrawn import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.WithdrawnAction.withdrawn: {
        law.Withdrawn.ORDINARY: "en melding eller et kort blev taget tilbage uden nogen af"
        " undtagelserne",
    },
}
