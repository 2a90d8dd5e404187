"""Law 12: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_12_adjusted_score import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Adjustment.reason: {
        law.Reason.WRONG_RULING: "der er dømt en forkert berigtigelse, som ikke kan gøres om",
        law.Reason.NO_PLAY: "spillet kan ikke spilles eller gøres normalt færdigt",
        law.Reason.BOTH_SIDES: "begge sider har begået et lovbrud, som kan have skadet modparten",
        law.Reason.NO_RECTIFICATION: "loven har ingen berigtigelse for netop dette lovbrud",
        law.Reason.INFRACTION: "et lovbrud kan have skadet {other_side}",
        law.Reason.HARSH: "lovens berigtigelse virker kun for hård eller for mild",
    },
    law.Adjustment.share: {
        law.Share.NO: "{other_side} er ikke selv skyld i skaden, eller kun ved en almindelig fejl",
    },
}
