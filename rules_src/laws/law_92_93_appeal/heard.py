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
        "par kendelse*; utilfreds* kendelse*; appel*; anke*; klage*/klager; protest*/"
        "protester* kendelse*/afgørelse*/tl; uenig*/utilfreds*/enig* kendelse*/afgørelse*/tl; "
        "prøve* kendelse*/afgørelse*; kendelse* prøve*/ændret/omgør*/omstød*/revurder*; "
        "omgør*; komite*/komité*; depositum; anfægt*; højere instans; overprøv*; kendelse* "
        "uretfærdig*/forkert; dommerudvalg*; nævn; vil ikke acceptere kendelse*; lovudvalg*"
    ),
    answers={
        Appeal.in_time: {
            YesNo.YES: (
                "inden frist*; i tide; inden for frist*; før frist*; inden/før frist*/tid*; i "
                "tide; rettidig*; inden for; straks"
            ),
            YesNo.NO: (
                "frist* gået/udløbet/overskredet; for sent; efter frist*; frist* gået/udløb*/"
                "overskred*/ovre/forbi; for sent; efter frist*; timer efter; dagen/uge/dage "
                "efter"
            ),
        },
        Appeal.appealed: {
            Appealed.OTHER_TABLE: (
                "andet bord* kendelse*; kendelse* andet bord*; andet bord; andet bord*; andet "
                "par; andres; nabobord*"
            ),
            Appealed.OWN_TABLE: "eget bord; egen/eget; deres egen",
        },
        Appeal.consent: {
            YesNo.NO: (
                "makker vil/ønsker ikke; kun den ene; makker ikke enig*; kaptajn* ikke; makker "
                "vil/ønsker/er ikke; kun den ene; makker … ikke; kaptajn* ikke/imod; makker "
                "imod; ikke enige; kun øst/vest/nord/syd"
            ),
            YesNo.YES: (
                "begge enige; makker enig*; kaptajn* enig*; begge; makker enig*; kaptajn* "
                "enig*/med; begge vil"
            ),
        },
        Appeal.committee: {
            YesNo.NO: (
                "ingen komite; ikke komite; ingen appelkomite; ingen/ikke/uden komit*/"
                "appelkomit*; klubaften"
            ),
            YesNo.YES: "har komit*",
        },
        Appeal.subject: {
            Subject.LAW: "lov*; regler*; reglement*; lov*; regel*; reglement*; §; paragraf*",
            Subject.JUDGEMENT: "skøn*; fakta; skøn*; fakta; tøv*; vurdering*",
            Subject.DISCIPLINE: "disciplin*; bortvis*; disciplin*; bortvis*; udeluk*",
        },
    },
)
