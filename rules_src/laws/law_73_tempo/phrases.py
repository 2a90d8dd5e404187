"""Laws 73D and 73E: what people say, and what it answers."""

from rules_src.laws.law_73_tempo.facts import Deceiver, Deception
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tøvede",
    answers={
        Deception.deceived_by: {
            Deceiver.MANNER: "^lod som; PLADS tøvede; tøvede over/med/singleton"
        }
    },
)
