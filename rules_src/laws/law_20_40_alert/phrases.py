"""Laws 20F5 and 40B: what people say, and what it answers."""

from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke alertede glemte bankede gjorde",
    answers={
        AlertSlip.alert: {
            Alert.LATE: (
                "for sent/sen alert* … før næste/nogen/mtv; alert* for sent … før"
                " næste/nogen/mtv; alert* … da/før ved at melde"
            ),
            Alert.FORGOTTEN: (
                "glemte/glemt alert*; ikke sagt alert; blev ikke alert*; ikke opmærksom kunstig;"
                " gjorde ikke opmærksom; glemte at alerte; glemt alert"
            ),
        },
    },
)
