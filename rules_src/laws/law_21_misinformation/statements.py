"""Law 21: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_21_misinformation import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.MisinformedCall.call_at_stake: {
        law.CallAtStake.LAST: "{other_side's} seneste melding kan skyldes den forkerte forklaring",
        law.CallAtStake.EARLIER: "kun en tidligere melding kan skyldes den forkerte forklaring, og"
        " {misinformed's} makker har meldt efter den",
        law.CallAtStake.NONE: "ingen melding kan skyldes den forkerte forklaring",
    },
    law.MisinformedCard.card_at_stake: {
        law.CardAtStake.LAST: "kortet skyldes den forkerte forklaring, og der er ikke spillet et"
        " kort efter det",
        law.CardAtStake.TOO_LATE: "der er spillet et kort på grund af den forkerte forklaring, men"
        " nu er det for sent at tage det tilbage",
        law.CardAtStake.NONE: "intet kort er spillet på grund af den forkerte forklaring",
    },
    law.Damage.harm: {
        law.Harm.CALLS: "{other_side} havde meldt anderledes med den rigtige forklaring og"
        " sandsynligvis fået et bedre resultat",
        (
            law.Harm.CALLS,
            law.Harm.PLAYS,
        ): "{other_side} havde meldt eller spillet anderledes med den rigtige forklaring og"
        " sandsynligvis fået et bedre resultat",
        law.Harm.PLAYS: "{other_side} havde spillet anderledes med den rigtige forklaring og"
        " sandsynligvis fået et bedre resultat",
        law.Harm.NONE: "den rigtige forklaring havde intet bedre givet {other_side}",
    },
    law.Misinformation.misled_by: {
        law.Misled.ALERT_NOT_REQUIRED: "{other_side} savnede en alert, som jeres regler ikke"
        " kræver",
        law.Misled.EXPLANATION: "forklaringen eller alerten passede ikke med kortene",
        law.Misled.ITSELF: "{other_side} misforstod selv en melding",
        law.Misled.MISSING_ALERT: "meldingen skulle efter jeres regler have været alertet",
    },
    law.Damage.own_part: {
        law.OwnPart.NONE: "{other_side} har højst begået en almindelig fejl",
    },
    law.Misinformation.reached: {
        (law.Reached.BEFORE_LEAD, law.Reached.PLAY): "spillet er ikke slut",
    },
    law.MisinformedCard.retracts: {
        YesNo.YES: "{misinformed} vil tage sit kort tilbage",
    },
    law.MisinformedCall.called_since: {
        YesNo.YES: "spilleren til venstre for {misinformed} har meldt siden",
        YesNo.NO: "spilleren til venstre for {misinformed} har ikke meldt siden",
    },
    law.MisinformedCall.wrong_lead: {
        YesNo.YES: "den forkerte har spillet fordækt ud",
    },
}
