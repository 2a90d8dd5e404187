"""Law 11: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_11_acting_too_soon import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.ActedTooSoon.acted: {
        law.Acted.OFFENDING_SIDE: "højst {offending_side} har gjort noget efter fejlen",
        law.Acted.AS_FORESEEN: "{other_side} har gjort noget, som reglen om fejlen selv siger"
        " betydningen af",
        law.Acted.SETTLED: "spillerne aftalte selv, hvad fejlen skulle koste",
        law.Acted.WENT_ON: "{other_side} meldte eller spillede videre efter fejlen",
    },
    law.Forfeited.gained: {
        law.Gained.OFFENDING_SIDE: "{offending_side} fik fordel af, at {other_side} ikke kendte"
        " sin ret",
        law.Gained.OTHER_SIDE: "{other_side} fik fordel af, at {offending_side} ikke kendte"
        " reglerne",
        law.Gained.NEITHER: "ingen fik fordel af, at modparten ikke kendte reglerne",
    },
}
