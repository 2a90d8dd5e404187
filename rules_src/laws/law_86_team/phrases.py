"""Law 86: what people say, and what it answers."""

from rules_src.laws.law_86_team.facts import Results, TeamBoard
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={TeamBoard.results: {Results.ONE: "kun det ene bord spillede/fik; ^andet nåede ikke"}},
)
