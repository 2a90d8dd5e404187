"""Law 57: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_57_premature_play import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.PrematurePlay.card_is_legal: {
        YesNo.NO: "{offender} kan ikke lovligt spille kortet til stikket",
    },
    law.PrematurePlay.too_soon: {
        law.TooSoon.RHO_TURN: "{offender} lagde til i {rho's} tur, da {partner} havde spillet",
    },
    law.PrematurePlay.told_to_play: {
        YesNo.NO: "",
        YesNo.YES: "{declarer} eller {dummy} sagde, at det var {offender's} tur",
    },
    law.PrematurePlay.next_has_played: {
        YesNo.YES: "hånden efter {offender} har lagt til siden",
    },
    law.PlayFreed.declaring_side_played: {
        law.DeclaringSidePlayed.NEITHER: "spilførers side havde ikke spillet fra begge hænder",
        law.DeclaringSidePlayed.BOTH_HANDS: "spilførers side havde spillet fra begge hænder",
    },
}
