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
        "udsætte; måtte gå; uret; klokken; forsinket*; skiftet runde; nå/nås/når/nåede/nået … "
        "spil*/ikke/sidste/tid*/runden; tid* gået/udløb*/slut/ude/op/mangl*; bagud; bagefter; "
        "langsom*; forsink*; kom/kommer/mødt/møder/dukkede sent/ikke; mangler/manglede spil*/"
        "par/makker/spiller/en; sidste spil; sygdom/syg; gik/gået/går hjem/tidligt; udebl*; "
        "uret; klokke*; signal*; runde* slut/over/skift*; spil* tilbage; udskyd*/udsæt*/"
        "senere; aflys*; stryg*; tage spil*; droppe spil*; begyndte/startede/startet/begyndt "
        "spil*/sidste/nyt … tid*/selvom/nej/forbudt/sagt; uden lov; må de begynde/starte/"
        "spille; nå at; ikke begynde/starte/spille … begyndte/gjorde/spillede; alligevel; "
        "vikar; tidsfrist*; ikke spillet spil; en halv time; minutter"
    ),
    answers={
        LostBoard.stage: {
            Stage.BEHIND: (
                "bagud; kan nå; langsom* … nå; bagefter; bagud; kan nå; bagefter; langsom*; "
                "kan/kunne nå; endnu nå; forsink*; minutter"
            ),
            Stage.ABSENT: (
                "ikke kommet/mødt/dukket; gået hjem; syg; kom for sent; mangler makker/par/"
                "spiller; måtte gå; udeblevet; ikke kommet/mødt/dukket/kom; hjem; syg*; "
                "udebl*; mangler/manglede makker/par/spiller/en; kom/kommer for sent; forlod; "
                "kommer ikke; er væk; sent"
            ),
            Stage.TIME_UP: (
                "tiden gået/ude/slut/udløbet … ikke/ingen; nåede/nået ikke spil*; tid* gået/"
                "udløbet/ude; ikke nået/nåede; når ikke; nåede/nået/når ikke; ikke nå/nåede/"
                "nået/nås/spillet; tid* gået/udløb*/ude/slut/ovre; runden er slut; ikke "
                "begyndt; ikke spillet"
            ),
            Stage.DEFIED: (
                "selvom … nej/forbudt/sagt/forbød; selvom sagt/sagde; trods forbud; begyndte … "
                "forbudt; selvom tl; selvom nej/sagt/sagde/forbudt/forbød/besked; selvom; "
                "alligevel; forbudt/forbød/sagde … begyndte/spillede/startede; trods; uden "
                "lov; imod besked; havde sagt"
            ),
            Stage.BEGUN: (
                "har begyndt … tiden; tiden … begyndt/meldt; midt i spil* … tid*; begyndt/"
                "startet/meldt … tid*; er begyndt/gang; midt i; begyndt på; i gang"
            ),
        },
        LostBoard.later: {
            YesNo.NO: (
                "ikke spilles senere; ikke spille senere; ikke/ingen tid/senere; ikke senere; "
                "kan ikke spilles"
            ),
            YesNo.YES: (
                "spilles senere; spille senere; senere; kan spilles; efter pausen; bagefter"
            ),
        },
        LostBoard.contest: {
            Contest.TEAMS: "holdkamp",
        },
    },
)
