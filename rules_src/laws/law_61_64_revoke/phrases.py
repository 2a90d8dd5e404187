"""Laws 61 to 64: what people say, and what it answers."""

from rules_src.laws.law_61_64_revoke.facts import Establishment, Failure, Revoke, SinceRevoke
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption, Transfer, WonBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke svigtede bekendte smed",
    answers={
        Revoke.failure: {
            Failure.SUIT: (
                "svigtede*/svigtet*/svigter* kulør/farve*/FARVE; ^har/havde*/der svigtet*;"
                " PLADS/makker/begge svigtede*/svigter*; begik/begået/lavede kulørsvigt*;"
                " ^bekendte ikke; ^ikke bekendt*; ^fulgte ikke farve*/kulør;"
                " smed/trumfede*/stak … ^har/havde/fandt FARVE/KORT/farven;"
                " sagde ikke/ingen FARVE … havde/fandt en/FARVE/KORT"
            ),
            Failure.NO_CARD: "^glemte lægge/spille til/kort; ^lagde ikke noget kort",
        },
        Establishment.twelfth: {
            YesNo.YES: "^svigtede* i 12/tolvte/næstsidste stik; ^svigtede* i stik 12/tolv"
        },
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "^er/blev/de spillet* videre/næste; opdag*/set … SPILLETSLUT; ^ingen opdag*"
                " førend slut; ^efter/da kort* mappe*; først opdag*/set TAL; TAL stik siden;"
                " opdag* TAL stik senere; svigtede TAL … ^nu i TAL; ikke bekendte TAL … ^nu i TAL"
            ),
            SinceRevoke.NOTHING: (
                "^ikke spillet* videre; ^de/er ikke spillet* næste; ingen spillet* ud; ^førend"
                " er/blev/de spillet* videre/næste; rettede*/retter straks; ^rettede* førend stik*;"
                " ^stikket* ligger endnu/stadig/åbent; ^stadig/endnu i samme/stikket*"
            ),
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: "selv vandt/fik/tog stikket*",
            WonBy.PARTNER: "svigtede … ^makker vandt/fik/tog stikket*",
            WonBy.OTHER_SIDE: "^de vandt/fik ikke stikket*",
        },
        Transfer.won_later: {
            YesNo.YES: "^de fik/vandt stik senere/bagefter; ^de fik/vandt senere stik"
        },
        Transfer.exemption: {Exemption.ROUND_OVER: "opdag* efter runden*; runden* slut/forbi"},
    },
)
