"""Laws 13 and 14: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_13_14_cards import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.WrongNumber.card_count: {
        law.CardCount.TOO_MANY: "én hånd har for mange kort og en anden for få",
    },
    law.WrongNumber.counted_when: {
        law.CountedWhen.NOT_CALLED: "det blev opdaget, før en spiller med forkert antal kort havde"
        " meldt",
        law.CountedWhen.PLAYED: "det blev opdaget efter spillet",
    },
    law.WrongNumber.saw_card: {
        YesNo.YES: "en spiller har set et kort fra en anden hånd",
        YesNo.NO: "ingen har set et kort fra en anden hånd",
    },
    law.WrongNumber.missing_card: {
        law.MissingCard.AMONG_PLAYED: "det manglende kort er blandt dem, {offender} har spillet",
        law.MissingCard.ELSEWHERE: "det manglende kort er et andet sted, fx i mappen eller på"
        " gulvet",
        law.MissingCard.GONE: "det manglende kort kan ikke findes",
    },
}
