"""Laws 20F5 and 40B: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "manglende alert; glemte at alerte; alertede ikke; alertpligtig; alertede for sent; "
        "skulle den alertes; hvad skal alertes; overflødig alert; alert af dobling; alertkort; "
        "alertering"
    ),
    said=(
        "alertede ikke; glemte alert*; ikke alert*; uden alert*; manglende alert; alertede"
        " for sent; alert* ikke skulle; overflødig alert*; alertede noget/melding ikke;"
        " alertede/alertet; skulle have/været alert*; ingen alert*; alertkort*; for sent"
        " alert*; alertede forkert/fejl; skulle ikke alert*; alerter; sagde ikke alert; alert"
        " mangl*; alert* kom sent; sen alert*; forglemte alert*; ingen alert* kom; unødvendig*"
        " alert*; unødig alert*; fik ikke alert*; alarmerede; uden at alert*; alert*; ikke"
        " opmærksom kunstig; kunstig ikke alert*; gjorde ikke opmærksom kunstig*; var kunstig;"
        " kunstig melding ikke; bankede i bordet; kunstig*; glemte at banke; nævnte ikke"
        " kunstig"
    ),
    answers={
        AlertSlip.alert: {
            Alert.LATE: (
                "for sent/sen alert* … før næste/nogen/mtv; alert* for sent … før næste/nogen/mtv;"
                " alertede sent før; alert* … da/før ved at melde; alert* nåede før"
            ),
            Alert.NEEDLESS: (
                "alert* trukket/trak/tog tilbage; alertede … tog/trak tilbage; overflødig* alert*"
                " trukket/tilbage; alert* fejl* trak/tilbage"
            ),
            Alert.FORGOTTEN: (
                "siger/sagde selv glemt/glemte alert*; glemte alert* … selv; kom i tanke"
                " alert*; jeg glemte alert*; indrømmer; glemte/glemt alert*; uden alert; ikke"
                " sagt alert; manglede alert*; blev ikke alert*; ikke opmærksom kunstig;"
                " gjorde ikke opmærksom; glemte at alerte; glemt alert; siger selv alert*;"
                " nævnte ikke kunstig; sagde ikke kunstig"
            ),
            Alert.MISSED: (
                "vildledt alert*; skadet alert*; føler/føle snydt/vildledt; modpart"
                " klager/vildledt/snydt; mener skulle alert*; skulle have alertet"
            ),
        },
    },
    beside=(
        Beside(
            AlertSlip.alert,
            "PLADS ikke/ingen/aldrig fik/hørte/så/set/fået alert*; PLADS savner/savnede alert*",
            {},
            idle=True,
        ),
    ),
)
