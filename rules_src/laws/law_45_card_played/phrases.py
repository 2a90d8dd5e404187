"""Laws 41A and 45: what people say, and what it answers."""

from rules_src.laws.law_45_card_played import facts as law
from rules_src.model.phrases import Phrases

TOUCHED = "^rørte KORT/kort* i blind; ^rørte KORT/kort* påbordet"

PHRASES = Phrases(
    does="holdt rørte trak nævnte",
    answers={
        law.CardPlayed.whose_card: {
            law.WhoseCard.DECLARER: (
                "^spilfører trak/holdt/førte kort*; spilfører kort* frahånden; ^spilfører"
                " havde/lagde/viste/nævnte kort*/KORT; ^spilfører trak/tog/lagde kort*/KORT"
            ),
            law.WhoseCard.DEFENDER: (
                "^modspiller holdt/trak/viste kort*; ^holdt kort* makker se/set; ^holdt kort* så"
                " makker; ^PLADS/modspiller trak/tog kort*"
            ),
            law.WhoseCard.TABLE: (
                f"{TOUCHED}; KORT/kort* i blind; ^sagde/bad KORT/kort* frabordet; ^spilfører bad"
                " KORT/kort*; ^blind lagde/tog/spillede/rakte kort*/KORT/et; ^rørte KORT/kort*"
                " blind; ^spilfører rørte ved KORT/kort*"
            ),
            law.WhoseCard.FACE_DOWN: "udspil* bagside*; udspil* … bagside*",
        },
        law.CardPlayed.declarers_card: {
            law.DeclarersCard.AWAY: (
                "^spilfører trak … nåede ikke; ^trak kort*/KORT halvt; ^trak kort* … ^satte/stak"
                " tilbage"
            ),
            law.DeclarersCard.AT_TABLE: (
                "^kort* ned/nede bord*/blind; ^kort*/KORT rørte bord*/blind; ^holdt kort*/KORT over"
                " bord*/blind"
            ),
        },
        law.CardPlayed.table_card: {
            law.TableCard.SLIP: "sagde/nævnte/bad KORT/FARVE/lille … mente",
            law.TableCard.HANDLED: (
                f"{TOUCHED}; ^rørte KORT/kort* uden; ^spilfører rørte ved KORT/kort*"
            ),
            law.TableCard.NAMED: "^spilfører pegede på",
            law.TableCard.DUMMY_ALONE: (
                "^blind lagde/tog/spillede kort*/KORT/et førend; ^blind tog selv kort*; ^blind"
                " lagde uden"
            ),
            law.TableCard.DUMMY_MOVED: (
                "sagde/bad/nævnte KORT … blind tog/lagde/spillede KORT/andet/forkert"
            ),
        },
        law.CardPlayed.defenders_card: {
            law.DefendersCard.SHOWN: (
                "^holdt kort* makker se/set; ^makker kunne/nåede se/set; ^viste kort* makker"
            ),
            law.DefendersCard.DROPPED: "^tabte/taber kort*/KORT",
        },
        law.CardPlayed.dummys_move: {
            law.DummysMove.DUMMY_PLAYED: "^blind lagde kort*/KORT/et i stikket",
        },
        law.CardPlayed.face_down_lead: {
            law.FaceDownLead.REGRETTED: (
                "^vil have udspil* tilbage; ^vil skifte/bytte/ændre udspil*; ^fortryder udspil*;"
                " ^fortrød udspil*"
            ),
        },
    },
)
