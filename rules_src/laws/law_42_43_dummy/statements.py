"""Laws 42 and 43: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_42_43_dummy import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Dummy.who_erred: {
        law.WhoErred.DEFENDER: "fejlen var en modspillers",
        law.WhoErred.LED_WRONGLY: "{declarer} havde spillet ud fra forkert hånd",
        law.WhoErred.DECLARING_SIDE: "fejlen var en anden på spilførers side",
    },
    law.Dummy.warned_of: {
        law.WarnedOf.WRONG_HAND: "det handlede om, at {declarer} spillede fra forkert hånd",
        law.WarnedOf.TABLE_REVOKE: "det handlede om, at bordet ikke bekendte",
        law.WarnedOf.OTHER: "det handlede om en anden fejl",
    },
    law.Dummy.meddled: {
        law.Meddling.POINTED: "{dummy} rørte ved eller pegede på et kort, {declarer} ikke havde"
        " nævnt",
        law.Meddling.TOOK_PART: "{dummy} sagde eller viste {declarer} noget om spillet",
    },
    law.Dummy.saw: {
        law.Seeing.LOOKED: "{dummy} byttede hånd med {declarer}, gik om for at se med eller så"
        " selv efter",
        law.Seeing.SHOWN: "en modspiller viste {dummy} sin hånd",
    },
}
