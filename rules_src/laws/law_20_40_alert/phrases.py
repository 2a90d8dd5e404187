"""Laws 20F5 and 40B: what people say, and what it answers."""

from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "ikke alertede glemte bankede gjorde manglede skulle burde forsømte alarmerede alerter"
        " undlod"
    ),
    answers={
        AlertSlip.alert: {
            Alert.LATE: (
                "alert* for sen/sent … ^før mtv meldte; alert* først mtv ved at melde; ^alert* for"
                " sent; ^alert* først da; ^alert* kom sent"
            ),
            Alert.FORGOTTEN: (
                "glemte alert*; glemt*/glemme alert*; glemte at alarmere; ^siger/sagde selv"
                " skulle/burde/manglede; ^siger/sagde han/hun glemte/skulle/burde; glemte banke"
                " bord*/blind"
            ),
            Alert.NEEDLESS: (
                "^alert* … trak*/tog tilbage; alert* naturligt/naturlig … trak*/tog*/trukket"
            ),
            Alert.MISSED: "^mener/siger/påstår PLADS/han/hun/de er/blev snydt/vildledt/skadet",
        },
    },
)
