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
        "bagud; når ikke; nåede ikke spil*; ikke nået; tiden gået/er/ude; langsom*; kom for"
        " sent; sidste spil … nå/tid/nåede; spil* tilbage … tid/runden; begyndte på"
        " spil*/sidste selvom; begyndte … sagt/selvom; ikke mødt; mangler makker/par/spiller;"
        " gået hjem; syg; kan nå; mangler et spil; tid* slut/udløbet; nå spil*; tage spil*"
        " fra/af; udsætte; måtte gå; uret/klokken ringede/ringer/ringet/gik; forsinket*; skiftet"
        " runde;"
        " nå/nås/når/nåede/nået … spil*/ikke/sidste/tid*/runden; tid*"
        " gået/udløb*/slut/ude/op/mangl*; bagefter; forsink*; kom/kommer/mødt/møder/dukkede"
        " sent/ikke; mangler/manglede spil*/par/makker/spiller/en; sidste spil; sygdom/syg;"
        " gik/gået/går hjem/tidligt; udebl*; klokke* ring*/lød; signal*; runde*"
        " slut/over/skift*; spil*"
        " tilbage; udskyd*/udsæt*/senere; aflys*; stryg*; tage spil*; droppe spil*;"
        " begyndte/startede/startet/begyndt spil*/sidste/nyt … tid*/selvom/nej/forbudt/sagt;"
        " uden lov; må de begynde/starte/spille; nå at; ikke begynde/starte/spille …"
        " begyndte/gjorde/spillede; alligevel; vikar; tidsfrist*; ikke spillet spil; en halv"
        " time; minutter; tiden er gået; ur* går/gået; uret ringer/ringede/løb/er; tid* løbet;"
        " tiden udløbet; ikke tid; ikke kommet i gang; mangler TAL spil; sidste spil … slut;"
        " mødt op; ikke mødt op; kommer ikke; er ikke her endnu; runden er slut; andre"
        " færdig*; de andre venter; venter på bord; blev ikke spillet; nåede det ikke; ikke"
        " nåede; fik kun spillet; to spil tilbage"
    ),
    answers={
        LostBoard.stage: {
            Stage.BEHIND: (
                "bagud; kan nå; langsom* … nå; kan/kunne nå; endnu nå; forsink*; mangler TAL"
                " spil; mangler spil … andre færdig; bagefter; andre er færdige; langsom*"
            ),
            Stage.ABSENT: (
                "ikke kommet/mødt/dukket; gået hjem; syg; kom for sent; måtte gå; udeblevet;"
                " ikke kommet/mødt/dukket/kom; syg*; udebl*; kom/kommer for sent; kommer ikke;"
                " er væk; mødt op; ikke mødt op; dukket op; forlod turneringen; er ikke her;"
                " mangler et par; går hjem; ikke mødt"
            ),
            Stage.TIME_UP: (
                "tiden gået/ude/slut/udløbet … ikke/ingen; nåede/nået ikke spil*; tid*"
                " gået/udløbet/ude; ikke nået/nåede; når ikke; nåede/nået/når ikke; ikke"
                " nå/nåede/nået/nås; ^ikke spillet; tid* gået/udløb*/ude/slut/ovre; runden er slut;"
                " tiden gået; tiden er gået; tid ude; ikke nået; nåede ikke; ikke kommet i"
                " gang; ikke gang … runden slut; ikke i gang med spil"
            ),
            Stage.DEFIED: (
                "selvom … nej/forbudt/sagt/forbød; selvom sagt/sagde; trods forbud; begyndte"
                " … forbudt; selvom nej/sagt/sagde/forbudt/forbød/besked; forbudt/forbød/sagde"
                " … begyndte/spillede/startede; uden lov; imod besked; havde sagt; begyndte"
                " alligevel; trods besked"
            ),
            Stage.BEGUN: (
                "har begyndt … tiden; midt i spil* … tid*; begyndt/startet/meldt … tid*; midt i"
            ),
        },
        LostBoard.can_be_finished: {
            YesNo.NO: "kan ikke spilles/gøres færdig*; ikke spille færdig*; ikke afslutte*",
        },
        LostBoard.never_comes: {
            YesNo.YES: "kommer slet; dukker slet",
        },
        LostBoard.later: {
            YesNo.NO: ("ikke spilles senere; ikke/ingen tid/senere; ikke senere; kan ikke spilles"),
            YesNo.YES: "spilles senere; kan spilles senere; spiller det senere",
        },
        LostBoard.contest: {
            Contest.TEAMS: "holdkamp",
        },
    },
)
