"""Laws 92 and 93: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_92_93_appeal import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.Appeal.came_to_director: {
        YesNo.YES: "",
    },
    law.Appeal.appealed: {
        law.Appealed.OWN_TABLE: "",
        law.Appealed.OTHER_TABLE: "de vil have prøvet en kendelse ved et andet bord",
    },
    law.Appeal.committee: {
        YesNo.NO: "der er ingen appelkomite, som kan mødes uden at forstyrre turneringen",
        YesNo.YES: "en appelkomite kan mødes uden at forstyrre turneringen",
    },
    law.Appeal.consent: {
        YesNo.YES: "",
        YesNo.NO: "de rette er ikke enige om at appellere",
    },
    law.Appeal.in_time: {
        YesNo.YES: "",
    },
    law.Appeal.subject: {
        law.Subject.DISCIPLINE: "appellen drejer sig om disciplin efter §\u00a091",
        law.Subject.JUDGEMENT: "appellen drejer sig om fakta eller et skøn",
        law.Subject.LAW: "appellen drejer sig om lov eller reglement",
    },
}
