"""Law 40: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_40_agreements import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.PsychicCall.barred: {
        YesNo.NO: "jeres regler forbyder ikke at bluffe med netop denne kunstige melding",
        YesNo.YES: "reglerne forbyder at bluffe med netop denne kunstige melding",
    },
    law.PsychicCall.damaged: {
        YesNo.YES: "{other_side} fik et dårligere resultat på grund af aftalen",
    },
    law.PsychicCall.departure: {
        law.Departure.FORBIDDEN: "meldingen fulgte en aftale, som jeres regler forbyder, skjult"
        " eller ej",
        law.Departure.HIDDEN: "meldingen fulgte en aftale, som {other_side} ikke fik at vide",
        law.Departure.MISTAKE: "{offender} huskede eller så forkert",
        law.Departure.PSYCHE: "{offender} afveg med vilje fra aftalen",
    },
    law.PsychicCall.expected: {
        YesNo.NO: "{partner} havde ikke større grund end {other_side} til at vente det",
        YesNo.YES: "{partner} havde større grund end {other_side} til at vente det",
    },
}
