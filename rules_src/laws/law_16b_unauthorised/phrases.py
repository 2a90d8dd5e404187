"""Laws 16B and 73C: what people say, and what it answers."""

from rules_src.laws.law_16b_unauthorised.facts import Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "tænkte spurgte kiggede tøvede sagde alertede rystede stillede grublede hjælpe sine"
        " trak brugte doblede holdt hævede tog"
    ),
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "makkers pause/alert/forklaring/tøven/spørgsmål/tænkepause/bemærkning; spurgte …"
                " passede; fortalte/sagde højt; rystede hovedet; længe … meldte/bød/doblede; længe"
                " om/før; spurgte melding*; sagde av; pause … hævede/bød/meldte; spurgte"
                " til/om/ind; makker sukkede; alertede makkers; rystede hovedet/på"
            ),
            Origin.AIDS: (
                "kiggede/så/læste/slog systemkort/noter/system; egne noter; eget systemkort; sit"
                " systemkort; sine noter; sine egne noter"
            ),
        },
        UnauthorisedInformation.play_over: {
            YesNo.YES: "spillet slut",
        },
    },
)
