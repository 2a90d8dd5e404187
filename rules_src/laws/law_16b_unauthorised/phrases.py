"""Laws 16B and 73C: what people say, and what it answers."""

from rules_src.laws.law_16b_unauthorised.facts import Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tøvede spurgte alertede rystede sukkede kiggede stillede",
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "^makkers pause/tænkepause/tøven/bemærkning/spørgsmål/alert/forklaring;"
                " ^PLADS/makker tøvede; tøvede før/over BUD; spurgte til/ind BUD/melding*;"
                " rystede hovedet; PLADS/makker sukkede; ^alertede makkers"
            ),
            Origin.AIDS: "kiggede/så/læste eget/egne/sit/sine systemkort/noter",
        },
        UnauthorisedInformation.play_over: {
            YesNo.YES: "^spillet* er/var slut",
            YesNo.NO: "^før spillet* er/var slut",
        },
    },
)
