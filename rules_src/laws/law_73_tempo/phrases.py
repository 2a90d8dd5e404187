"""Laws 73D and 73E: what people say, and what it answers."""

from rules_src.laws.law_73_tempo.facts import Deceiver, Deception
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tøvede lagde tænkte trak spurgte lod brugte",
    answers={
        Deception.deceived_by: {
            Deceiver.MANNER: (
                "^lod som; PLADS/spilfører tøvede/grublede; ^spurgte narre/snyde; ^tøvede uden"
                " grund; ^narret/snydt pause/tænkepause/tempo/tøven"
            ),
            Deceiver.CALL_OR_CARD: "^bud*/melding*/kort* snød/narrede",
        },
    },
)
