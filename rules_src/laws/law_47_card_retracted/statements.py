"""Law 47: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_47_card_retracted import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.CardBackWanted.own_revoke: {
        YesNo.NO: "",
    },
    law.CardBackWanted.why_back: {
        law.WhyBack.CHANGED_MIND: "spilleren tænkte sig ikke om eller fortrød",
        law.WhyBack.OPPONENT_CHANGED: "en modstander har skiftet et kort, der var spillet før",
        law.WhyBack.TOLD: "en modstander sagde, at det var spillerens tur",
        law.WhyBack.ILLEGAL: "kortet svigtede kulør eller var uden for tur",
        law.WhyBack.TABLE_CARD: "kortet er bordets, og {declarer} mente eller nævnte et andet",
        law.WhyBack.MISINFORMED: "en modstander forklarede en melding eller et kort forkert",
    },
}
