"""Laws 41A and 45: what people say, and what it answers."""

from rules_src.laws.law_45_card_played import facts as law
from rules_src.model.phrases import Phrases

TOUCHED = "^rørte KORT/kort* i blind; ^rørte KORT/kort* påbordet"

PHRASES = Phrases(
    does="holdt rørte trak nævnte",
    answers={
        law.CardPlayed.whose_card: {
            law.WhoseCard.DECLARER: "^spilfører trak/tog/lagde kort*/KORT",
            law.WhoseCard.DEFENDER: "^holdt kort* så makker",
            law.WhoseCard.TABLE: (
                f"{TOUCHED}; KORT/kort* i blind; ^sagde/bad KORT/kort* frabordet; ^spilfører bad"
                " KORT/kort*; ^blind lagde/tog/spillede/rakte kort*/KORT/et; ^rørte KORT/kort*"
                " blind; ^spilfører rørte ved KORT/kort*"
            ),
            law.WhoseCard.FACE_DOWN: "udspil* … bagside*",
        },
        law.CardPlayed.declarers_card: {
            law.DeclarersCard.AWAY: "^spilfører trak … nåede ikke; ^trak kort*/KORT halvt",
        },
        law.CardPlayed.table_card: {
            law.TableCard.SLIP: "sagde/nævnte/bad KORT/FARVE/lille … mente",
            law.TableCard.HANDLED: (
                f"{TOUCHED}; ^rørte KORT/kort* uden; ^spilfører rørte ved KORT/kort*"
            ),
            law.TableCard.NAMED: "^spilfører pegede på",
        },
        law.CardPlayed.defenders_card: {law.DefendersCard.SHOWN: "^makker kunne/nåede se/set"},
        law.CardPlayed.face_down_lead: {law.FaceDownLead.REGRETTED: "^vil have udspil* tilbage"},
    },
)
