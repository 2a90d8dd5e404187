"""Laws 41A and 45: what people say, and what it answers."""

from rules_src.laws.law_45_card_played.facts import (
    CardPlayed,
    DeclarersCard,
    DefendersCard,
    DummysMove,
    FaceDownLead,
    TableCard,
    WhoseCard,
)
from rules_src.model.phrases import Phrases

TOUCHED = "^rørte KORT/kort* i blind; ^rørte KORT/kort* påbordet"

PHRASES = Phrases(
    does="holdt rørte trak nævnte",
    answers={
        CardPlayed.whose_card: {
            WhoseCard.DECLARER: (
                "^spilfører trak/holdt/førte kort*; spilfører kort* frahånden; ^spilfører"
                " havde/lagde/viste/nævnte kort*/KORT; ^spilfører trak/tog/lagde kort*/KORT"
            ),
            WhoseCard.DEFENDER: (
                "^modspiller holdt/trak/viste kort*; ^holdt kort* makker se/set; ^holdt kort* så"
                " makker; ^PLADS/modspiller trak/tog kort*"
            ),
            WhoseCard.TABLE: (
                f"{TOUCHED}; KORT/kort* i blind; ^sagde/bad KORT/kort* frabordet; ^spilfører bad"
                " KORT/kort*; ^blind lagde/tog/spillede/rakte kort*/KORT/et; ^rørte KORT/kort*"
                " blind; ^spilfører rørte ved KORT/kort*"
            ),
            WhoseCard.FACE_DOWN: "udspil* bagside*; udspil* … bagside*",
        },
        CardPlayed.declarers_card: {
            DeclarersCard.AWAY: (
                "^spilfører trak … nåede ikke; ^trak kort*/KORT halvt; ^trak kort* … ^satte/stak"
                " tilbage"
            ),
            DeclarersCard.AT_TABLE: (
                "^kort* ned/nede bord*/blind; ^kort*/KORT rørte bord*/blind; ^holdt kort*/KORT over"
                " bord*/blind"
            ),
        },
        CardPlayed.table_card: {
            TableCard.SLIP: "sagde/nævnte/bad KORT/FARVE/lille … mente",
            TableCard.HANDLED: (
                f"{TOUCHED}; ^rørte KORT/kort* uden; ^spilfører rørte ved KORT/kort*"
            ),
            TableCard.NAMED: "^spilfører pegede på",
            TableCard.DUMMY_ALONE: (
                "^blind lagde/tog/spillede kort*/KORT/et førend; ^blind tog selv kort*; ^blind"
                " lagde uden"
            ),
            TableCard.DUMMY_MOVED: (
                "sagde/bad/nævnte KORT … blind tog/lagde/spillede KORT/andet/forkert"
            ),
        },
        CardPlayed.defenders_card: {
            DefendersCard.SHOWN: (
                "^holdt kort* makker se/set; ^makker kunne/nåede se/set; ^viste kort* makker"
            ),
            DefendersCard.DROPPED: "^tabte/taber kort*/KORT",
        },
        CardPlayed.dummys_move: {
            DummysMove.DUMMY_PLAYED: "^blind lagde kort*/KORT/et i stikket",
        },
        CardPlayed.face_down_lead: {
            FaceDownLead.REGRETTED: (
                "^vil have udspil* tilbage; ^vil skifte/bytte/ændre udspil*; ^fortryder udspil*;"
                " ^fortrød udspil*"
            ),
        },
    },
)
