"""Laws 16B and 73C: what people say, and what it answers."""

from rules_src.laws.law_16b_unauthorised.facts import Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "tøvede spurgte alertede rystede sukkede kiggede stillede tænkte sad kom svarede trak"
        " nikkede"
    ),
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "^makkers pause/tænkepause/tøven/bemærkning/spørgsmål/alert/forklaring;"
                " ^PLADS/makker tøvede; tøvede før/over BUD; ^alertede makkers;"
                " ^PLADS/han/hun/makker/mens spurgte til/om/hvad; ^kom kommentar*/bemærkning*;"
                " ^PLADS/han/hun/makker sukkede/rystede/nikkede/stønnede/mumlede;"
                " meldte/passede/bød/doblede meget/lynhurtigt/langsomt/prompte; ^brugte lang/længe"
                " tid"
            ),
            Origin.AIDS: "kiggede/så/læste/slog systemkort*/noter*",
        },
        UnauthorisedInformation.play_over: {YesNo.YES: "SPILLETSLUT"},
    },
)
