"""Laws 8 and 82B2: what people say, and what it answers."""

from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        LostBoard.stage: {
            Stage.BEHIND: "kan nå; kan/kunne nå; mangler TAL spil",
            Stage.ABSENT: "gået hjem; ikke mødt op; ikke mødt",
            Stage.TIME_UP: (
                "tiden gået/ude/slut/udløbet … ikke/ingen; tid* gået/udløbet/ude; ^ikke spillet;"
                " tid* gået/udløb*/ude/slut/ovre; runden er slut; tiden gået; tiden er gået; ikke"
                " kommet i gang; ikke gang … runden slut; ikke i gang med spil"
            ),
            Stage.DEFIED: (
                "selvom … nej/forbudt/sagt/forbød; selvom sagt/sagde; selvom"
                " nej/sagt/sagde/forbudt/forbød/besked; havde sagt"
            ),
        },
    },
)
