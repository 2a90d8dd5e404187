"""Laws 61 to 64: what people say, and what it answers."""

from rules_src.laws.law_61_64_revoke.facts import Establishment, Failure, Revoke, SinceRevoke
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption, Transfer, WonBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke svigtede bekendte smed havde brugte kunne sakede stak kastede trumfede svigt",
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede*/svigtet*/svigter* kulør/farve*/FARVE; ^har/havde*/der svigtet*;"
                " PLADS/makker/begge svigtede*/svigter*; begik/begået/lavede kulørsvigt*; ^bekendte"
                " ikke; ^ikke bekendt*; ^fulgte ikke farve*/kulør; smed/trumfede*/stak …"
                " ^har/havde/fandt FARVE/KORT/farven; sagde ikke/ingen FARVE … havde/fandt"
                " en/FARVE/KORT; ^brugte ikke farve*; ^ikke bekend*/fulgte/bekender"
                " FARVE/farve*/kulør; svigt/svigter i FARVE; ^lagde/smed/trumfede/stak/sakede FARVE"
                " … havde FARVE; smed/lagde/trumfede*/sakede … havde to/flere/en/én FARVE;"
                " ^trumfede* med FARVE hånd*; ^svigt* stik; kulørsvigt i/af; ^havde FARVE"
                " alligevel; sakede*/saked FARVE/en … ^havde FARVE; ^svigt i FARVE"
            ),
            Failure.NO_CARD: "^glemte lægge/spille til/kort; ^lagde ikke noget kort",
        },
        Establishment.twelfth: {
            YesNo.YES: (
                "^svigtede* i 12/tolvte/næstsidste stik; ^svigtede* i stik 12/tolv; svigt* i TAL"
                " stik tolvte; ^svigt* 12 stik; ^svigt* stik 12"
            ),
        },
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "^er/blev/de spillet* videre/næste; opdag*/set … SPILLETSLUT; ^ingen opdag* førend"
                " slut; ^efter/da kort* mappe*; først opdag*/set TAL; TAL stik siden; opdag* TAL"
                " stik senere; svigtede TAL … ^nu i TAL; ikke bekendte TAL … ^nu i TAL; ^vi/de er"
                " nu stik; ^nu ved/i stik; ^er ved/i/nået stik TAL; opdag* stik TAL; ^opdag* TAL;"
                " ^opdag* to/tre/fire/flere stik senere; SPILLETSLUT; ^spillede ud til næste;"
                " ^opdag* kort*/mappe*; ^opdag* senere/bagefter"
            ),
            SinceRevoke.NOTHING: (
                "^ikke spillet* videre; ^de/er ikke spillet* næste; ingen spillet* ud; ^førend"
                " er/blev/de spillet* videre/næste; rettede*/retter straks; ^rettede* førend stik*;"
                " ^stikket* ligger endnu/stadig/åbent; ^stadig/endnu i samme/stikket*; ^opdag*"
                " samme stik; ^opdag* straks; ^rettede selv førend; ^førend nogen spillede/spillet"
                " videre; ^rettede* samme/straks; ^opdag* førend stik*; ^førend stik* vendt/lagt;"
                " ^rettede … før spillede næste; rettede førend spillede næste"
            ),
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: (
                "selv vandt/fik/tog stikket*; ^PLADS/han/hun vandt/fik/tog stik*; ^vandt selv"
                " stik*; ^han/hun tog/fik selv stik*; ^stikket tog/vandt/fik han/selv"
            ),
            WonBy.PARTNER: (
                "svigtede … ^makker vandt/fik/tog stikket*; ^makker vandt/fik/tog stik*; ^makker"
                " har fik/vandt/taget stik*"
            ),
            WonBy.OTHER_SIDE: (
                "^de vandt/fik ikke stikket*; ^modpart*/spilfører/modstander*/mtv/mth vandt/fik/tog"
                " stik*; ^det gjorde mtv/mth"
            ),
        },
        Transfer.won_later: {
            YesNo.YES: "^de fik/vandt stik senere/bagefter; ^de fik/vandt senere stik",
            YesNo.NO: "^ikke flere stik; ingen stik senere/bagefter/siden",
        },
        Transfer.exemption: {Exemption.ROUND_OVER: "opdag* efter runden*; runden* slut/forbi"},
    },
)
