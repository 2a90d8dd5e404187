"""Laws 61 to 64: what people say, and what it answers."""

from rules_src.laws.law_61_64_revoke.facts import (
    CardsAfter,
    Establishment,
    Failure,
    Revoke,
    SinceRevoke,
)
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption, Transfer, WonBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "svigtede smed bekendte ruder sagde smidt trumfede fulgte gjort glemte lagde opdaget"
        " rettede sakede spille stak vandt kastede krævede"
    ),
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede farve/kulør/FARVE; bekendte ikke; fulgte ikke farve*; svigtede i"
                " FARVE/farve; trumfede … havde; ikke FARVE … havde; begge svigtede; svigtede"
                " FARVE; selvom havde FARVE; bekend* ikke; ikke bekend*; følg*/fulgt* ikke; trumf*"
                " … havde/har; kast*/smed/sakede/stak … havde/har; FARVE … havde/har FARVE/en;"
                " opdag*/fandt FARVE; bekendte ikke FARVE; ikke bekendte; har ikke FARVE; smed"
                " FARVE på FARVE; smed på FARVE; trumfede FARVE … lå/havde; stak trumf … havde; lå"
                " hos PLADS; KORT sad mellem; sad mellem; smed … sad"
            ),
            Failure.NO_CARD: (
                "glemte lægge/spille til/kort stik*; glemte spille/lægge til; lagde/spillede ikke"
                " til stik*; lagde/spillede/lagt/spillet ikke til; ikke lagt/spillet kort stik*;"
                " glemte/glemt lægge/spille; ikke lagt/spillet til; lagde/spillede ikke kort*;"
                " lagde ikke/intet kort*; ikke noget kort; ikke lagt kort/noget"
            ),
            Failure.RESTRICTED: (
                "skulle spille FARVE … spillede; forlangte/krævede/krævet … spillede FARVE"
            ),
        },
        Establishment.twelfth: {
            YesNo.YES: "12 stik",
        },
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "spillet/spillede videre; opdaget/opdagede efter spillet; spillet slut;"
                " spillet/spillede/lagt/lagde/spiller næste/videre/igen/ud; først opdag*;"
                " ingen/ikke opdag* før; opdag* efter kort* mappe*; nu er vi; nu TAL; er vi i TAL;"
                " nu i TAL; nu vi TAL; TAL stik senere/siden; spillet til næste"
            ),
            SinceRevoke.NOTHING: (
                "ikke spillet videre; rettede/retter sig/selv/det/straks; ikke"
                " næste/videre/etabl*; stik* ligger; stadig/endnu ligger; ligger der endnu; ingen"
                " spillet ud; ingen har/havde spillet; samme stik; stadig stik; stadig i stikket;"
                " rettede/rettet inden"
            ),
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: "trumfede vandt; trumfede … vandt",
            WonBy.PARTNER: (
                "makker vandt/fik/tog stik*; makker vandt; makker vandt/fik/tog/vinder; makkers"
                " stik"
            ),
            WonBy.OTHER_SIDE: "vandt ikke stik*; vandt/fik ikke stik*",
        },
        Transfer.won_later: {
            YesNo.YES: (
                "senere stik vandt/fik/et/også; fik/vandt/tog senere/flere/endnu stik; også"
                " senere stik; stik senere fik/vandt; fik/vandt stik"
                " senere/derefter/efter/bagefter; stik mere; flere/et/to/senere/mere/endnu stik …"
                " senere/fik/vandt/bagefter; senere stik; fik/vandt senere; stik mere/til"
                " bagefter/senere; et stik mere/til"
            ),
        },
        Transfer.exemption: {
            Exemption.ROUND_OVER: "efter runden",
        },
        CardsAfter.taken_back: {
            YesNo.YES: (
                "vil lave/bytte/skifte/ændre/tage kort om/tilbage; vil lave kort om;"
                " bytte/skifte/ændre/tage/lave kort*/sit/om; vil/ønsker/må"
                " tage/bytte/skifte/ændre/lave"
            ),
        },
    },
)
