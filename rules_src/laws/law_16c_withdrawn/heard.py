"""Law 16C: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_16c_withdrawn.facts import Withdrawn, WithdrawnAction
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tilbagetaget melding; tilbagetaget kort; annulleret melding; beføjet oplysning; "
        "ubeføjet oplysning; udspil taget tilbage"
    ),
    said=(
        "hvem må bruge tilbage*/taget/annulleret/trukket; må bruge"
        " tilbage*/taget/annulleret/trukket/oplysning*; taget/tog/trak/trukket"
        " melding*/bud/kort tilbage … brugte/bruge/udnyttede; kort taget tilbage"
        " bruge/brugte/udnytte*; tilbagetaget melding/kort/bud; annulleret/annullerede"
        " melding/bud … bruge/brugte; viden fra annulleret/tilbagetaget; beføjet oplysning;"
        " hvem må bruge … tilbage; brugte annulleret/annullerede/tilbagetagne/tilbagetaget;"
        " oplysning tilbagetaget/tilbagetagne; bruge trukket/tilbagetrukket; må makker"
        " bruge/vide; ved nu … taget tilbage; taget/trukket tilbage … må; det tilbagetagne;"
        " kort* gik tilbage; udnyttede/udnytte tilbage*; må bruge det/kortet/meldingen/viden;"
        " viden fra; gælder oplysning*; brugt annulleret; trak tilbage … brugte;"
        " tilbagetrukket; tog tilbage … brugte; hvem må vide; ved de … taget tilbage; bruge"
        " set kort*; makker bruge … set; bruge … set kort*; bruge at han har set; må bruge"
        " melding*/kort*/bud*; vide det … taget tilbage; må bruge/udnytte/regne; regne med"
        " kort* … op/tilbage; må vi regne; må … udnytte; trukket tilbage … udnytte/bruge;"
        " taget op igen … må; så bud trukket; hvad må makker bruge; hvem må bruge; kende til"
        " kort*; ved nu hvor; set det kort; tages hensyn; må man bruge"
    ),
    answers={
        WithdrawnAction.withdrawn: {
            Withdrawn.COMPARABLE: "erstattet tilsvarende; tilsvarende melding",
            Withdrawn.PENALTY_CARD: "strafkort ligger; strafkort*",
        },
    },
)
