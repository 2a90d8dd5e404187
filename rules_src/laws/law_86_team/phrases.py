"""Law 86: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_86_team.facts import Results, TeamBoard
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="kom glemte",
    answers={
        TeamBoard.results: {
            Results.ONE: (
                "kun det ene bord spillede/fik; ^ikke spillet ved ene/andet; ^kun åbne/lukkede rum"
            ),
            Results.TWO: "^resultat* ikke sammenlignes",
            Results.NONE: "^ingen af bord*",
        },
        TeamBoard.knockout: {YesNo.YES: "^kun ét/et hold videre"},
        TeamBoard.contest: CONTEST_SAID,
    },
)
