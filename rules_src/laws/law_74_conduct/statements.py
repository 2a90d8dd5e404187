"""Law 74: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_74_conduct import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Manners.conveyed: {
        law.Conveyed.NOBODY: "det fortalte ingen noget om kortene",
        law.Conveyed.PARTNER: "det fortalte {partner} noget om kortene",
        law.Conveyed.OPPONENT: "det narrede en modstander om kortene",
    },
    law.Manners.severity: {
        law.Severity.FIRST: "det er en mindre ting, første gang, og ingen blev generet",
        law.Severity.GROSS: "det er groft, eller der er ikke længere orden",
        law.Severity.AGAIN: "det er gentaget, eller det generede eller forsinkede andre",
    },
}
