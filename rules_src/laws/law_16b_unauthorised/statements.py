"""Laws 16B and 73C: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_16b_unauthorised import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.UnauthorisedInformation.play_over: {
        YesNo.NO: "spillet er ikke slut",
    },
    law.UnauthorisedInformation.origin: {
        law.Origin.PARTNER: "oplysningen kom fra {informant}",
        law.Origin.WITHDRAWN: "oplysningen kom fra en tilbagetaget melding eller et tilbagetaget"
        " kort",
        law.Origin.OPPONENT: "oplysningen kom fra en modstander",
        law.Origin.AIDS: "{informant} så i sit eget systemkort eller egne noter under meldinger"
        " eller spil",
        law.Origin.ELSEWHERE: "oplysningen kom ved et uheld, fx fra en forkert mappe eller et"
        " andet bord",
    },
    law.UnauthorisedInformation.told_more: {
        YesNo.NO: "{informant} fortalte ikke mere end selve meldingen eller kortet",
        YesNo.YES: "",
    },
}
