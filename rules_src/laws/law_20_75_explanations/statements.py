"""Laws 20F and 75: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Explanation.corrected: {
        law.Corrected.NOT_YET: "forklaringen er ikke rettet ved bordet endnu",
        (
            law.Corrected.NOT_YET,
            law.Corrected.WITH_DIRECTOR,
        ): "forklaringen rettes først, når du er ved bordet",
        law.Corrected.WITH_DIRECTOR: "du er ved bordet, når forklaringen rettes",
    },
    law.Explanation.side: {
        law.Side.DECLARING: "{offending_side} spiller kontrakten",
        law.Side.DEFENDING: "{other_side} spiller kontrakten",
    },
    law.Explanation.stage: {
        law.Stage.AFTER: "spillet er slut",
        law.Stage.AUCTION: "der meldes endnu",
        law.Stage.CLARIFICATION: "den afsluttende pas er afgivet, og udspillet er ikke vendt",
        law.Stage.PLAY: "der spilles endnu",
    },
    law.Explanation.discovered_by: {
        law.Discoverer.EXPLAINER: "{offender}, der forklarede eller skulle have alertet, har selv"
        " opdaget fejlen",
        law.Discoverer.PARTNER: "{partner}, hvis melding det gjaldt, har opdaget fejlen",
        law.Discoverer.FORGOTTEN: "{offender} kan ikke huske aftalen og har intet forklaret",
        law.Discoverer.OTHERS: "en modstander eller turneringslederen har opdaget fejlen",
    },
    law.Explanation.kept_silent: {
        law.Silent.EXPLAINER: "{offender} vidste det før udspillet uden at rette det",
        law.Silent.PARTNER: "kun {partner} vidste det før udspillet uden at rette det, og"
        " {offending_side} spiller kontrakten",
    },
}
