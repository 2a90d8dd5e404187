"""Laws 8 and 82B2: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "ikke nået; ikke spillet; nåede ikke spillet; manglede et spil; bagud; langsomt spil; "
        "langsomt par; for langsomt; for sent fremmødt; kom for sent; tiden er gået; tidsnød; "
        "taget fra bordet; taget ud; sidste spil i runden; udsat spil; spille senere; blev "
        "syg; måtte gå hjem; vikar; forlod turneringen"
    ),
    said=(
        "bagud; når ikke; nåede ikke spil*; ikke nået; tiden gået/er/ude; langsom*; kom for "
        "sent; sidste spil … nå/tid/nåede; spil* tilbage … tid/runden; begyndte på spil*/"
        "sidste selvom; begyndte … sagt/selvom; ikke mødt; mangler makker/par/spiller; gået "
        "hjem; syg; kan nå; mangler et spil; tid* slut/udløbet; nå spil*; tage spil* fra/af; "
        "udsætte; måtte gå; uret; klokken; forsinket*; skiftet runde"
    ),
    answers={
        LostBoard.stage: {
            Stage.BEHIND: "bagud; kan nå; langsom* … nå; bagefter",
            Stage.ABSENT: (
                "ikke kommet/mødt/dukket; gået hjem; syg; kom for sent; mangler makker/par/"
                "spiller; måtte gå; udeblevet"
            ),
            Stage.TIME_UP: (
                "tiden gået/ude/slut/udløbet … ikke/ingen; nåede/nået ikke spil*; tid* gået/"
                "udløbet/ude; ikke nået/nåede; når ikke"
            ),
            Stage.DEFIED: (
                "selvom … nej/forbudt/sagt/forbød; selvom sagt/sagde; trods forbud; begyndte … "
                "forbudt; selvom tl"
            ),
            Stage.BEGUN: "har begyndt … tiden; tiden … begyndt/meldt; midt i spil* … tid*",
        },
        LostBoard.later: {
            YesNo.NO: "ikke spilles senere; ikke spille senere",
            YesNo.YES: "spilles senere; spille senere",
        },
        LostBoard.contest: {
            Contest.TEAMS: "holdkamp",
        },
    },
)
