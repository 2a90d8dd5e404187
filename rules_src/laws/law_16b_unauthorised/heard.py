"""Laws 16B and 73C: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.choice import Choice
from rules_src.laws.law_16b_unauthorised.facts import Asking, Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "så i sit eget systemkort; kiggede i egne noter; svarede på sit eget bud; spurgte for "
        "makkers skyld; spurgte uden for tur; forklarede sin egen melding; ubeføjet oplysning; "
        "tænkepause; tænkepausen; tempo; logisk alternativ; rundspørge; bemærkning; makkers "
        "forklaring; alert; forbehold; UI; makker tænkte længe; suk og miner; tøvede; "
        "betænkningstid; lang pause"
    ),
    said=(
        "tænkte længe; tøvede/tøver/tøven; tænkepause; tænkte; lang pause; makkers pause; "
        "spurgte til/om/hvad; spurgte … passede; kiggede/så/læste systemkort/noter/system; "
        "udnyttede/brugte makkers; suk*/stønnede/sukkede; bemærkning; rystede hovedet/på; "
        "fortalte/sagde højt singleton/kort; efter makkers alert/forklaring/pause/tøven/"
        "spørgsmål; hurtigt pas/pas hurtigt; mine/miner; svarede egen melding/selv; ubeføjet "
        "oplysning; logisk alternativ; meget lang tid; brugte lang tid; betænkte sig; lavede "
        "ansigt/grimasse; tempo; afslørede hånd/kort; forklarede sin egen melding; spurgte "
        "makker/makkers vegne; langsomt doblede/dobling/pas; trak dobling/pas frem; vred; "
        "sagde til makker; tøvende; længe … meldte/bød/doblede; lang tænk*; længe om; længe "
        "før; spurgte melding*; spurgte … spillede/udspil*; betænkningstid; makkers mine/suk/"
        "ansigt; tænker længe; tøvende; sad længe; tænk* … bød/meldte/doblede/fortsatte; "
        "spurgte til alert*; så på makker; viste tydeligt; kropssprog; nikkede; sagde til "
        "makker/sin; forklarede højt; alertede … makker; vågnede ved; hjulpet af; udnytter; "
        "reagerede; spørger hvad; hvad betyder … makker; hurtigt … makker; tøvede … makker; "
        "bemærkede; tøv* … meldte; kommentar; sagde jeg havde/skulle; stirrede; afslørede; "
        "fortalte makker; lagde hårdt; måtte passe/melde efter; langsom*"
    ),
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "tænkte længe; tænkte; tøvede/tøver/tøven; tænkepause; lang pause; makkers "
                "pause/alert/forklaring/tøven/spørgsmål/tænkepause/bemærkning; spurgte … "
                "passede; spurgte til/om/hvad; suk*/stønnede/sukkede; brugte lang tid; meget "
                "lang tid; fortalte/sagde højt; rystede hovedet; lavede ansigt/grimasse; "
                "hurtigt pas; betænkte sig; bemærkning makker; langsomt; længe … meldte/bød/"
                "doblede; tænker længe; sad længe; betænkningstid; længe om/før; spurgte "
                "melding*; så på makker; nikkede; kropssprog; spørger hvad; fortalte makker; "
                "sagde til makker; langsom* dobl*/pas/melding; kommentar; tænkte længe; pause; "
                "stirrede"
            ),
            Origin.AIDS: (
                "kiggede/så/læste/slog systemkort/noter/system; egne noter; eget systemkort; "
                "sit systemkort; sit kort system"
            ),
        },
        UnauthorisedInformation.play_over: {
            YesNo.YES: (
                "spillet slut; efter spillet; spillet færdigt; er færdige; er slut; efter "
                "spillet/bagefter; nu er spillet"
            ),
            YesNo.NO: (
                "ikke færdig*; midt spillet; under spillet; stadig meld*; de melder/spiller "
                "stadig; meldingerne i gang"
            ),
        },
        Choice.alternative: {
            YesNo.YES: (
                "var andre muligheder; logisk alternativ findes; havde/var logisk alternativ*; "
                "kunne have passet/meldt; ville mange passet; andre ville passe"
            ),
            YesNo.NO: (
                "ingen andre muligheder; ikke logisk alternativ*; ikke andre muligheder; intet "
                "alternativ*"
            ),
        },
        UnauthorisedInformation.asking: {
            Asking.OWN_CALL: (
                "svarede egen/sin melding/bud; forklarede sin egen; forklarede selv sin"
            ),
            Asking.FOR_PARTNER: "spurgte makkers skyld; spurgte for makker",
            Asking.NOT_HIS_TURN: "spurgte utur; spurgte ikke tur",
        },
        Choice.suggested: {
            YesNo.YES: "pegede på; peger på",
        },
    },
)
