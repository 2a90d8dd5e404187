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
        "appel*; kendelse* prøvet; anke*; klage*/klager kendelse*; protest* kendelse*; uenig*"
        " kendelse*; appelkomite; depositum; ikke enig* afgørelse*/kendelse*; anfægte*; andet"
        " par kendelse*; utilfreds* kendelse*; klage*/klager; protest*/protester*"
        " kendelse*/afgørelse*/tl; uenig*/utilfreds*/enig* kendelse*/afgørelse*/tl; prøve*"
        " kendelse*/afgørelse*; kendelse* prøve*/ændret/omgør*/omstød*/revurder*; omgør*;"
        " komite*/komité*; anfægt*; højere instans; overprøv*; kendelse* uretfærdig*/forkert;"
        " dommerudvalg*; nævn; vil ikke acceptere kendelse*; lovudvalg*; klage* kendelse*;"
        " appeludvalg*; klager over; uenig afgørelse; vil klage; uenig i min afgørelse; vil"
        " appellere; klage over; ikke tilfreds med; min kendelse; min afgørelse; går videre"
        " med; tage sagen videre; prøvet; ikke enig med tl; ankes"
    ),
    answers={
        Appeal.in_time: {
            YesNo.YES: (
                "inden frist*; inden for frist*; før frist*; inden/før frist*/tid*; rettidig*"
            ),
            YesNo.NO: (
                "frist* gået/udløbet/overskredet; for sent; efter frist*; frist* "
                "gået/udløb*/overskred*/ovre/forbi; timer efter; dagen/uge/dage efter"
            ),
        },
        Appeal.appealed: {
            Appealed.OTHER_TABLE: (
                "andet bord* kendelse*; kendelse* andet bord*; andet bord; andet bord*; andet "
                "par; nabobord*"
            ),
            Appealed.OWN_TABLE: "eget bord; deres egen",
        },
        Appeal.consent: {
            YesNo.NO: (
                "makker vil/ønsker ikke; kun den ene; makker ikke enig*; kaptajn* ikke;"
                " makker vil/ønsker/er ikke; kaptajn* ikke/imod; makker imod; kun"
                " øst/vest/nord/syd; kun ene; ene i parret"
            ),
            YesNo.YES: "begge enige; makker enig*; kaptajn* enig*; kaptajn* enig*/med",
        },
        Appeal.committee: {
            YesNo.NO: (
                "ingen komite; ikke komite; ingen appelkomite; ingen/ikke/uden komit*/appelkomit*"
            ),
            YesNo.YES: "har komit*",
        },
        Appeal.subject: {
            Subject.LAW: "lov*; regler*; reglement*; regel*; §; paragraf*",
            Subject.JUDGEMENT: "skøn*; fakta; tøv*; vurdering*",
            Subject.DISCIPLINE: "disciplin*; bortvis*; udeluk*",
        },
    },
)
