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
                "^har/havde*/der svigtet*; PLADS/makker/begge svigtede*/svigter*; ^bekendte ikke;"
                " ^ikke bekendt*; ^fulgte ikke farve*/kulør; smed/trumfede*/stak … ^har/havde/fandt"
                " FARVE/KORT/farven; ^lagde/smed/trumfede/stak/sakede FARVE … havde FARVE;"
                " ^trumfede* med FARVE hånd*; sakede*/saked FARVE/en … ^havde FARVE; ^svigt i FARVE"
            ),
        },
        Establishment.twelfth: {YesNo.YES: "^svigt* 12 stik; ^svigt* stik 12"},
        Establishment.since_revoke: {
            SinceRevoke.PLAYED: (
                "^er/blev/de spillet* videre/næste; ikke bekendte TAL … ^nu i TAL; ^er ved/i/nået"
                " stik TAL; ^opdag* TAL; SPILLETSLUT; ^opdag* kort*/mappe*"
            ),
            SinceRevoke.NOTHING: (
                "ingen spillet* ud; ^rettede* førend stik*; ^stikket* ligger endnu/stadig/åbent;"
                " ^opdag* samme stik; ^rettede* samme/straks; ^rettede … før spillede næste"
            ),
        },
        Transfer.trick_won_by: {
            WonBy.OFFENDER: "^DEN vandt/fik/tog stik*",
            WonBy.PARTNER: "^makker vandt/fik/tog stik*",
        },
        Transfer.won_later: {
            YesNo.YES: "^fik/vandt et stik til; ^DEN/makker vandt/fik senere stik",
            YesNo.NO: "^modpart/mtv/mth fik/vandt et stik til",
        },
        Transfer.exemption: {Exemption.ROUND_OVER: "opdag* efter runden*"},
    },
)
