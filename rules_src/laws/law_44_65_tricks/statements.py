"""Laws 44, 65 and 66: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_44_65_tricks import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.QuittedTricks.quitted_cards: {
        law.QuittedCards.IN_ORDER: "spillet er slut, og kortene ligger i orden",
        law.QuittedCards.ONE_SIDE_MIXED: "spillet er slut, og kun {offending_side} har blandet"
        " kort",
        law.QuittedCards.PLAYING: "der spilles endnu",
        law.QuittedCards.BOTH_MIXED: "spillet er slut, og begge sider har blandet kort",
    },
    law.TrickProcedure.side_played_on: {
        YesNo.NO: "{offender} sagde, at et kort lå forkert vej, før {offending_side} havde spillet"
        " til næste stik",
        YesNo.YES: "{offender} sagde først, at et kort lå forkert vej, da {offending_side} havde"
        " spillet til næste stik",
    },
    law.TrickProcedure.trick_issue: {
        law.TrickIssue.POINTS_WRONG: "",
        law.TrickIssue.WHO_WON: "",
    },
    law.TrickProcedure.trump_in_trick: {
        YesNo.NO: "der er ingen trumf i stikket",
        YesNo.YES: "der er trumf i stikket",
    },
}
