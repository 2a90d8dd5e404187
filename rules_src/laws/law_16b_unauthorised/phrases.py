"""Laws 16B and 73C: what people say, and what it answers."""

from rules_src.laws.law_16b_unauthorised.facts import Asking, Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "tøvede spurgte alertede rystede sukkede kiggede stillede tænkte sad kom svarede trak"
        " nikkede brugte"
    ),
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "^makkers pause/tænkepause/tøven/bemærkning/spørgsmål/alert/forklaring;"
                " ^PLADS/makker tøvede; tøvede før/over BUD; spurgte til/ind BUD/melding*; rystede"
                " hovedet; PLADS/makker sukkede; ^alertede makkers; ^PLADS/han/hun/makker/mens"
                " spurgte til/om/hvad; ^kom kommentar*/bemærkning*; ^sad længe/tænkte; ^PLADS"
                " tøvede*; ^EJER pause/tænkepause/tøven/bemærkning/spørgsmål/alert/forklaring;"
                " ^PLADS/han/hun/makker sukkede/rystede/nikkede/stønnede/mumlede; ^lavede"
                " grimasse*; ^PLADS/makker sagde noget/højt; ^med pause/tænkepause; ^efter"
                " pause/tænkepause; meldte/passede/bød/doblede meget/lynhurtigt/langsomt/prompte;"
                " ^brugte lang/længe tid"
            ),
            Origin.AIDS: (
                "kiggede/så/læste eget/egne/sit/sine systemkort/noter; kiggede/så/læste/slog"
                " systemkort*/noter*"
            ),
        },
        UnauthorisedInformation.play_over: {
            YesNo.YES: "^spillet* er/var slut; SPILLETSLUT",
            YesNo.NO: "^før spillet* er/var slut",
        },
        UnauthorisedInformation.asking: {
            Asking.FOR_PARTNER: "^spurgte kun for makker; ^spurgte for makkers skyld",
            Asking.OWN_CALL: (
                "^svarede selv hans/sin/egen melding/bud; ^forklarede sin egen melding/bud;"
                " ^svarede om sin/egen melding/bud"
            ),
            Asking.NOT_HIS_TURN: "^spurgte utur",
        },
    },
)
