"""Laws 17 to 19, 22, 33 and 34: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_17_22_auction import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.AuctionGoneWrong.auction_fault: {
        law.AuctionFault.AFTER_END: "meldingerne var slut",
    },
    law.AuctionGoneWrong.after_end: {
        law.AfterEnd.NEW_DEAL: "alle fire har passet",
    },
    law.CallsTogether.other_call: {
        law.OtherCall.ELSEWHERE: "{offender} var ikke den næste",
        law.OtherCall.INADMISSIBLE: "{offender} var den næste, men der er intet at doble eller"
        " redoble",
        law.OtherCall.LEGAL: "{offender} var den næste, og hans melding er lovlig efter den første",
        law.OtherCall.TOO_LOW: "{offender} var den næste, men hans bud er ikke højere end det"
        " første",
        law.OtherCall.NEITHER: "ingen af de to, der meldte samtidig, havde tur",
    },
    law.LostTurn.call_before: {
        YesNo.YES: "der var en melding før de tre pas",
    },
    law.LostTurn.passed_round: {
        law.PassedRound.BACK: "ingen har budt, og alle fire hænder ligger i mappen",
        law.PassedRound.LED: "åbningsudspillet er vendt",
        law.PassedRound.THREE: "der er ikke sket mere derefter",
    },
    law.ThoughtOver.since_thought_over: {
        law.SinceThoughtOver.BACK: "ingen har budt, og alle fire hænder ligger i mappen",
        law.SinceThoughtOver.CARD_SEEN: "et kort er spillet ud eller vist",
        law.SinceThoughtOver.NOTHING: "der er ikke sket noget derefter",
        law.SinceThoughtOver.PICKED_UP: "den sidste tog sine meldekort op uden at vise et paskort",
    },
}
