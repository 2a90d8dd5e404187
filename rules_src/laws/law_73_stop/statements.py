"""Law 73A2 and DBf's stop procedure.: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_73_stop import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.StopProcedure.stop: {
        law.Stop.BAD_PAUSE: "pausen blev klart for kort eller for lang",
    },
}
