"""Laws 41A and 45: what people say, and what it answers."""

from rules_src.laws.law_45_card_played.facts import CardPlayed, DeclarersCard, TableCard, WhoseCard
from rules_src.model.phrases import Phrases

TOUCHED = "^rørte KORT/kort* i blind; ^rørte KORT/kort* påbordet"

PHRASES = Phrases(
    does="holdt rørte trak",
    answers={
        CardPlayed.whose_card: {
            WhoseCard.DECLARER: "^spilfører trak/holdt/førte kort*; spilfører kort* frahånden",
            WhoseCard.DEFENDER: "^modspiller holdt/trak/viste kort*; ^holdt kort* makker se/set",
            WhoseCard.TABLE: (
                f"{TOUCHED}; KORT/kort* i blind; ^sagde/bad KORT/kort* frabordet; ^spilfører"
                " bad KORT/kort*"
            ),
        },
        CardPlayed.declarers_card: {DeclarersCard.AWAY: "^spilfører trak … nåede ikke"},
        CardPlayed.table_card: {
            TableCard.SLIP: "sagde/nævnte/bad KORT/FARVE/lille … mente",
            TableCard.HANDLED: TOUCHED,
            TableCard.NAMED: "^spilfører pegede på",
        },
    },
)
