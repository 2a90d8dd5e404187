"""Laws 92 and 93: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed, Subject
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "turneringslederen spillede selv med; appel; appellere; protest; klage over kendelse; "
        "klager over turneringslederen; appelkomite; depositum; appelfrist; anke; uenig i "
        "kendelsen"
    ),
    said=(
        "appel*; kendelse* prøvet; anke*; klage*/klager kendelse*; protest* kendelse*; uenig* "
        "kendelse*; appelkomite; depositum; ikke enig* afgørelse*/kendelse*; anfægte*; andet "
        "par kendelse*; utilfreds* kendelse*"
    ),
    answers={
        Appeal.in_time: {
            YesNo.YES: "inden frist*; i tide; inden for frist*; før frist*",
            YesNo.NO: "frist* gået/udløbet/overskredet; for sent; efter frist*",
        },
        Appeal.appealed: {
            Appealed.OTHER_TABLE: "andet bord* kendelse*; kendelse* andet bord*; andet bord",
            Appealed.OWN_TABLE: "eget bord",
        },
        Appeal.consent: {
            YesNo.NO: "makker vil/ønsker ikke; kun den ene; makker ikke enig*; kaptajn* ikke",
            YesNo.YES: "begge enige; makker enig*; kaptajn* enig*",
        },
        Appeal.committee: {
            YesNo.NO: "ingen komite; ikke komite; ingen appelkomite",
        },
        Appeal.subject: {
            Subject.LAW: "lov*; regler*; reglement*",
            Subject.JUDGEMENT: "skøn*; fakta",
            Subject.DISCIPLINE: "disciplin*; bortvis*",
        },
    },
)
