"""Laws 20F5 and 40B: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_20_40_alert import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.AlertSlip.alert: {
        law.Alert.LATE: "alerten kom for sent, men før den næste spiller meldte",
        law.Alert.NEEDLESS: "alerten var overflødig og blev trukket tilbage, før den næste spiller"
        " meldte",
        law.Alert.FORGOTTEN: "{offending_side} siger selv, at en alert manglede eller var forkert",
        law.Alert.MISSED: "{other_side} mener, at de er vildledt af alerten, eller at den manglede",
    },
}
