"""Laws 92 and 93: what people say, and what it answers."""

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Appeal.in_time: {
            YesNo.NO: "frist* gået/udløbet/overskredet; frist* gået/udløb*/overskred*/ovre/forbi",
        },
        Appeal.appealed: {
            Appealed.OTHER_TABLE: (
                "andet bord* kendelse*; kendelse* andet bord*; andet bord; andet bord*"
            ),
        },
        Appeal.consent: {
            YesNo.NO: "kun den ene; kun ene; ene i parret",
        },
    },
)
