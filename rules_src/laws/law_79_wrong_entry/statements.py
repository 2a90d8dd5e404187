"""Laws 16D and 79C: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.WrongEntry.entry: {
        law.Entry.BOARD: "",
        law.Entry.DISPUTED: "siderne er uenige om kontrakten, spilføreren eller doblingen",
        law.Entry.SCORE: "kontrakt, spilfører, dobling, stik eller par er noteret forkert",
        law.Entry.TRICKS: "siderne er uenige om, hvor mange stik der blev vundet",
        law.Entry.SEEN: "nogen har set et resultat fra et spil, de endnu ikke har spillet",
    },
    law.WrongEntry.saw_results: {
        YesNo.YES: "nogen ved bordet har set resultater fra et spil, de mangler",
        YesNo.NO: "ingen ved bordet har set resultater fra et spil, de mangler",
    },
}
