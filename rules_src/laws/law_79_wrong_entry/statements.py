"""Laws 16D and 79C: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.WrongEntry.entry: {
        law.Entry.BOARD: "",
    },
    law.WrongEntry.saw_results: {
        YesNo.YES: "nogen ved bordet har set resultater fra et spil, de mangler",
    },
}
