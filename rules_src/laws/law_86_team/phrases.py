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
                "kun det ene bord spillede/fik; ^andet nåede ikke; ^ikke spillet ved ene/andet;"
                " ^kun ene resultat*; ^kun resultat* fra ene; ^kun et resultat*; ^mangler*"
                " resultat* ene/andet/rum*; ^kun spillet ved ene; ^ene bord* ikke; ^ene bord*"
                " mangler*; ^kun rum spillet/resultat*; ^kun åbne/lukkede rum"
            ),
            Results.TWO: (
                "to resultat* ikke sammenlignes; ^begge resultat* … ikke sammenlignes; ^resultat*"
                " ikke sammenlignes"
            ),
            Results.NONE: (
                "^ingen bord* resultat*; ^ingen af bord*; ^ingen resultat*; ^begge borde mangler"
            ),
        },
        TeamBoard.replaceable: {
            YesNo.NO: "^ikke give om; ^ikke erstatningsspil; ^kan ikke nå; ikke give/spille nyt",
        },
        TeamBoard.knockout: {
            YesNo.YES: (
                "^kun ét/et hold videre; pokalkamp*/knockout* hold; ^er en"
                " pokalkamp/knockoutkamp/knockout"
            ),
        },
        TeamBoard.contest: CONTEST_SAID,
    },
)
