"""Law 12: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest, Fault, NoResult, Played
from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Outcome, Probable, Reason, Share
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "justere scoren; vægtet score; ubalanceret score; delt score; kunstig score; middel "
        "plus; middel minus; 60 procent; 40 procent; dobbeltchance; skade; appel; særdeles "
        "alvorlig fejl"
    ),
    said=(
        "justere/justeret/justering score*; vægtet/delt/kunstig score; dømt/dømte/kendelse"
        " forkert; forkert kendelse; middel plus/minus; satsende/særdeles alvorlig fejl;"
        " spillet kan ikke spilles; jeg dømt/dømte fejl; lovens berigtigelse ikke nok; lavet"
        " fejl kendelse/afgørelse; tl fejl; skade ikke dækket; justér; justeres"
        " score*/resultat*; hvilken score; vægte; score de have; give dem 60/40/middel; 60 40;"
        " tildele score*; kunstig; forkert afgørelse/kendelse/dømt; jeg har givet/gav forkert"
        " kendelse/svar;"
        " selv skyld skade*; score efter; hvordan justerer; justerer jeg; delt score; jeg kom"
        " til give; jeg gav forkert kendelse/svar; jeg dømte forkert; min kendelse forkert; jeg"
        " har dømt;"
        " dømte forkert; jeg tog fejl; hvor meget skal de have; hvad skal de have; spillet"
        " ødelagt; kan ikke færdig; jeg gav svar; begge fejl have; hvor mange procent; middel;"
        " hvad giver jeg; skal de have middel; ændre scoren; resultat skal de have; udfald"
    ),
    answers={
        Adjustment.reason: {
            Reason.WRONG_RULING: (
                "dømt/dømte forkert; forkert kendelse; kendelse forkert; jeg dømt/dømte fejl;"
                " tl dømte/fejl; lavet fejl kendelse; jeg gav forkert kendelse/svar; forkert"
                " afgørelse; tl"
                " fejl; jeg forkert svar; mit svar forkert; jeg sagde forkert"
            ),
            Reason.NO_PLAY: (
                "spillet kan ikke spilles; kan ikke spilles færdigt/normalt; spil* kan/kunne"
                " ikke spilles; kan ikke færdig; ikke færdig syg"
            ),
            Reason.BOTH_SIDES: (
                "begge sider fejl/skyld/lovbrud; begge par fejl; begge har lavet fejl; begge"
                " sider fejl; begge fejl"
            ),
        },
        Probable.outcome: {
            Outcome.ONE: "resultat oplagt; ét resultat klart",
            Outcome.SEVERAL: "flere resultater; flere mulige resultater",
            Outcome.UNCLEAR: "mange mulighed*; umuligt sige; uklart",
        },
        Adjustment.share: {
            Share.SERIOUS_ERROR: "særdeles alvorlig fejl",
            Share.GAMBLE: "sats/satsning; dobbeltchance",
        },
        Played.contest: {
            Contest.TEAMS: "holdkamp",
            Contest.INDIVIDUAL: "individuel turnering",
        },
        NoResult.fault: {
            Fault.NEITHER: "ingen skyld",
            Fault.BOTH: "begge skyld",
        },
    },
)
