"""Law 72B: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_72_duty_to_tell import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.OwnMistake.plan: {
        law.Plan.HIDE: "spilleren vil skjule det, fx ved at svigte igen eller blande kortene",
        law.Plan.ASKED: "nogen har spurgt eller gjort opmærksom på det",
        law.Plan.SILENT: "spilleren vil tie stille, lade være med at spørge eller bare spille"
        " videre",
    },
}
