"""Laws 41A and 45: what people say, and what it answers."""

from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    TableCard,
    Touch,
    WhoseCard,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="holdt rørte kortet sagde",
    answers={
        CardPlayed.whose_card: {
            WhoseCard.DECLARER: (
                "spilfører trak/tog/holdt/lagde/førte/viste; spilfører"
                " trak/holdt/viste/slap/løftede; spilfører kort* ud; spilfører fremme; spilfører"
                " frem*; spilfører … fremme; kort* helt nede"
            ),
            WhoseCard.DEFENDER: "holdt … så PLADS/makker; holdt kort* så; PLADS kunne se",
            WhoseCard.TABLE: (
                "rørte blind; spilfører rørte kort; spilfører nævnte/sagde/bad; bad om … blind;"
                " ^rørte KORT bordet; rørte KORT blind; ^spilfører bad KORT … blind"
            ),
        },
        CardPlayed.declarers_card: {
            DeclarersCard.AWAY: (
                "spilfører … ikke lægge/lagt/ned/nåede; trak … nåede ikke lægge; nåede/ramte"
                " ikke; nåede ikke; ikke lagt"
            ),
        },
        CardPlayed.defenders_card: {
            DefendersCard.SHOWN: (
                "holdt … kunne se; holdt så PLADS/makker se; PLADS kunne se; holdt kort* kunne se"
            ),
        },
        CardPlayed.table_card: {
            TableCard.SLIP: "nævnte/sagde … mente",
            TableCard.HANDLED: (
                "spilfører rørte kort; spilfører rørte; rørte ordne/rette; ordne/ordnede/rettede"
                " kort*; rørte KORT blind; rørte KORT i bordet"
            ),
            TableCard.NAMED: "pegede på",
        },
        CardPlayed.touch: {
            Touch.ARRANGING: "rørte ordne/rette; ordne/ordnede/rettede kort*; for at rette/ordne",
        },
    },
)
