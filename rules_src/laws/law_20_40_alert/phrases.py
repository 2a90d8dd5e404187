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
            Alert.LATE: "alert* for sent … ^førend mtv meldte; alert* først mtv ved at melde",
            Alert.FORGOTTEN: (
                "glemte alert*; glemte at alarmere; ^siger/sagde selv skulle/burde/manglede; glemte"
                " banke bord*/blind"
            ),
            Alert.NEEDLESS: "alert* naturligt/naturlig … trak*/tog*/trukket",
        },
    },
)
