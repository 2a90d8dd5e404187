"""Law 12: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest, Played
from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Outcome, Probable, Reason, Share
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "justere scoren; vægtet score; ubalanceret score; delt score; kunstig score; middel "
        "plus; middel minus; 60 procent; 40 procent; dobbeltchance; skade; appel; særdeles "
        "alvorlig fejl"
    ),
    said=(
        "justere/justeret/justering score*; vægtet/delt/kunstig score; dømt/dømte/kendelse "
        "forkert; forkert kendelse; middel plus/minus; satsende/særdeles alvorlig fejl; "
        "spillet kan ikke spilles; jeg dømt/dømte fejl; lovens berigtigelse ikke nok; lavet "
        "fejl kendelse/afgørelse; tl fejl; skade ikke dækket"
    ),
    answers={
        Adjustment.reason: {
            Reason.WRONG_RULING: (
                "dømt/dømte forkert; forkert kendelse; kendelse forkert; jeg dømt/dømte fejl; "
                "tl dømte/fejl; lavet fejl kendelse"
            ),
            Reason.NO_PLAY: "spillet kan ikke spilles; kan ikke spilles færdigt/normalt",
        },
        Probable.outcome: {
            Outcome.ONE: "resultat oplagt; ét resultat klart",
            Outcome.SEVERAL: "flere resultater; flere mulige resultater",
        },
        Adjustment.share: {
            Share.SERIOUS_ERROR: "særdeles alvorlig fejl",
            Share.GAMBLE: "satsende; sats/satsning; dobbeltchance",
        },
        Played.contest: {
            Contest.TEAMS: "holdkamp",
            Contest.INDIVIDUAL: "individuel turnering",
        },
    },
)
