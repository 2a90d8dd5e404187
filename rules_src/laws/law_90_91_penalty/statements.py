"""Laws 90 and 91: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Penalty.offence: {
        law.Offence.PROCEDURE: "fejlen gælder fremgangsmåden, fx tid, kort, mapper, resultater"
        " eller en anvisning",
        law.Offence.CONDUCT: "fejlen gælder opførsel eller orden",
    },
    law.Penalty.response: {
        law.Response.NONE: "fejlen svarer til ingenting",
        law.Response.WARNING: "fejlen svarer til en advarsel",
        law.Response.POINTS: "fejlen svarer til strafpoint",
    },
    law.Penalty.discipline: {
        law.Discipline.WARNING: "ordenen kræver en advarsel",
        law.Discipline.POINTS: "ordenen kræver disciplinære strafpoint",
        law.Discipline.SUSPENSION: "ordenen kræver udelukkelse fra sessionen eller en del af den",
        law.Discipline.DISQUALIFICATION: "ordenen kræver diskvalifikation",
    },
}
