"""What several laws ask: the answers as statements, for comparisons."""

from rules_src.laws.common import (
    adjusted_score,
    board,
    choice,
    explanation,
    found_late,
    lead,
    replacement,
    self_inflicted,
)
from rules_src.model import YesNo
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    found_late.Discovery.found: {
        found_late.Found.IN_TIME: "",
    },
    replacement.Replacement.called_again: {
        replacement.CalledAgain.YES: "",
    },
    replacement.Replacement.comparable: {
        YesNo.NO: "den nye melding er ikke tilsvarende",
    },
    lead.EarlierCard.earlier_card: {
        YesNo.NO: "{offender} havde intet strafkort i forvejen",
        YesNo.YES: "{offender} havde et strafkort i forvejen",
    },
    lead.PartnersEarlierCard.partner_has_card: {
        YesNo.NO: "",
        YesNo.YES: "{partner} havde et stort strafkort i forvejen",
    },
    choice.Choice.advantage: {
        YesNo.YES: "valget gav {offending_side} et bedre resultat end et logisk alternativ",
    },
    choice.Choice.alternative: {
        YesNo.NO: "der var intet logisk alternativ til {offending_side's} valg",
        YesNo.YES: "",
    },
    choice.Choice.suggested: {
        YesNo.YES: "oplysningen pegede påviseligt på valget",
    },
    explanation.Agreed.agreement: {
        explanation.Agreement.CALL_WRONG: "forklaringen var rigtig, og kun meldingen var forkert",
    },
    adjusted_score.Played.contest: {
        (
            adjusted_score.Contest.PAIRS,
            adjusted_score.Contest.INDIVIDUAL,
        ): "det er en par- eller en individuel turnering",
    },
    board.Progress.how_far: {
        board.HowFar.BEGUN: "der er taget kort op, og spillet er ikke slut",
        board.HowFar.NOT_BEGUN: "ingen har taget kort op af mappen",
        board.HowFar.PLAYED: "spillet er slut",
    },
    self_inflicted.SelfInflicted.own_share: {
        self_inflicted.OwnShare.NONE: "{other_side} har højst begået en almindelig fejl",
    },
    adjusted_score.NoResult.fault: {
        adjusted_score.Fault.ONE: "kun {offending_side} er skyld i, at spillet mangler et"
        " resultat, og direkte",
        adjusted_score.Fault.ONE_PARTLY: "kun {offending_side} er skyld i, at spillet mangler et"
        " resultat, og kun delvis",
        adjusted_score.Fault.NEITHER: "ingen af siderne er skyld i, at spillet mangler et resultat",
        adjusted_score.Fault.BOTH: "begge sider er direkte skyld i, at spillet mangler et resultat",
        adjusted_score.Fault.BOTH_PARTLY: "begge sider er delvis skyld i, at spillet mangler et"
        " resultat",
        adjusted_score.Fault.UNEQUAL: "den ene side er direkte og den anden delvis skyld i, at"
        " spillet mangler et resultat",
    },
    adjusted_score.NoResultInMatch.team_fault: {
        adjusted_score.Fault.ONE: "kun {offending_side} er skyld i det, og direkte",
        adjusted_score.Fault.ONE_PARTLY: "kun {offending_side} er skyld i det, og kun delvis",
        adjusted_score.Fault.NEITHER: "ingen af siderne er skyld i det",
        adjusted_score.Fault.BOTH: "begge sider er direkte skyld i det",
        adjusted_score.Fault.BOTH_PARTLY: "begge sider er delvis skyld i det",
        adjusted_score.Fault.UNEQUAL: "den ene side er direkte og den anden delvis skyld i det",
    },
}
