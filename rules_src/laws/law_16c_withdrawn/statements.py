"""Law 16C: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_16c_withdrawn import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.WithdrawnAction.withdrawn: {
        law.Withdrawn.ORDINARY: "en melding eller et kort blev taget tilbage uden nogen af"
        " undtagelserne",
        law.Withdrawn.SAME_DENOMINATION: "et utilstrækkeligt bud blev erstattet af det laveste,"
        " der viser samme benævnelse",
        law.Withdrawn.COMPARABLE: "en melding blev erstattet af en tilsvarende melding",
        law.Withdrawn.PENALTY_CARD: "et modspillerkort ligger på bordet som strafkort",
    },
}
