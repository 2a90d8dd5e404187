"""Laws 16B and 73C: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.choice import Choice
from rules_src.laws.law_16b_unauthorised.facts import Asking, Origin, UnauthorisedInformation
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "så i sit eget systemkort; kiggede i egne noter; svarede på sit eget bud; spurgte for "
        "makkers skyld; spurgte uden for tur; forklarede sin egen melding; ubeføjet oplysning; "
        "tænkepause; tænkepausen; tempo; logisk alternativ; rundspørge; bemærkning; makkers "
        "forklaring; alert; forbehold; UI; makker tænkte længe; suk og miner; tøvede; "
        "betænkningstid; lang pause"
    ),
    said=(
        "tænkte længe; tøvede/tøver/tøven; tænkepause; tænkte; lang pause; makkers pause;"
        " spurgte til/om/hvad; spurgte … passede; kiggede/så/læste systemkort/noter/system;"
        " udnyttede/brugte makkers; suk*/stønnede/sukkede; bemærkning; rystede hovedet/på;"
        " fortalte/sagde højt singleton/kort; efter makkers"
        " alert/forklaring/pause/tøven/spørgsmål; hurtigt pas/pas hurtigt; mine/miner; svarede"
        " egen melding/selv; ubeføjet oplysning; logisk alternativ; meget lang tid; brugte"
        " lang tid; betænkte sig; lavede ansigt/grimasse; tempo; afslørede hånd/kort;"
        " forklarede sin egen melding; spurgte makker/makkers vegne; langsomt"
        " doblede/dobling/pas; trak dobling/pas frem; sagde til makker; tøvende; længe …"
        " meldte/bød/doblede; lang tænk*; længe om; længe før; spurgte melding*; spurgte …"
        " spillede/udspil*; betænkningstid; makkers mine/suk/ansigt; sad længe; tænk* …"
        " bød/meldte/doblede/fortsatte; spurgte til alert*; så på makker; viste tydeligt;"
        " kropssprog; nikkede; sagde til makker/sin; forklarede højt; alertede … makker;"
        " vågnede ved; hjulpet af; udnytter; reagerede; spørger hvad; hvad betyder … makker;"
        " hurtigt … makker; tøvede … makker; bemærkede; tøv* … meldte; kommentar; sagde jeg"
        " havde/skulle; stirrede; afslørede; fortalte makker; lagde hårdt; måtte passe/melde"
        " efter; langsom*; sagde av/øv/hov/nå/uha; sukkede; lavede grimasse; ansigt*; rystede"
        " på hovedet; himlede; trak tiden; brugte lang/meget/god tid; lang tid … meldte; længe"
        " … meldte/bød; rømmede sig; rystede hoved*; smækkede kort*; lagde kort* hårdt; makker"
        " tænkte; bød/meldte efter makkers pause/tænk*; tøvede; tøvede …"
        " meldte/bød/hævede/doblede/fortsatte/udspil*; pause … hævede/bød/meldte; pause før;"
        " spurgte ind til; spurgte to gange; spurgte … spillede ud; spurgte FARVE; halvt"
        " minut; et minut; minutter; ansigtsudtryk; miner; så ud som; sagde noget; makker så"
        " sur; makker sukkede; alertede makkers; fandt ud af ikke enige; egne noter; sine"
        " noter; mumlede; pegede; tonefald; stemme; hævede; tøvede før; banke*; lænede sig;"
        " kiggede langt; rullede med; sagde hov/ups/øv; opdagede på makker; makkers reaktion;"
        " fik et vink; hjalp makker; vink; uld i mund; sagde det skulle; snakkede om hånden;"
        " kommenterede sin hånd;"
        " spørgsmål … spillede/bød/meldte den farve; stillede spørgsmål … makker"
    ),
    answers={
        UnauthorisedInformation.origin: {
            Origin.PARTNER: (
                "tænkte længe; tøvede/tøver/tøven; tænkepause; lang pause; makkers"
                " pause/alert/forklaring/tøven/spørgsmål/tænkepause/bemærkning; spurgte …"
                " passede; suk*/stønnede/sukkede; brugte lang tid; meget lang tid;"
                " fortalte/sagde højt; rystede hovedet; lavede ansigt/grimasse; hurtigt pas;"
                " betænkte sig; bemærkning makker; langsomt; længe … meldte/bød/doblede; sad"
                " længe; betænkningstid; længe om/før; spurgte melding*; så på makker;"
                " nikkede; kropssprog; spørger hvad; fortalte makker; sagde til makker;"
                " langsom* dobl*/pas/melding; stirrede; trak tiden; sukkede; sagde av; tøvede;"
                " pause … hævede/bød/meldte; pause før; spurgte til/om/ind; makker sukkede;"
                " alertede makkers; rystede hovedet/på; miner; spurgte FARVE"
            ),
            Origin.AIDS: (
                "kiggede/så/læste/slog systemkort/noter/system; egne noter; eget systemkort;"
                " sit systemkort; sit kort system; sine noter; sine egne noter; noter"
            ),
        },
        UnauthorisedInformation.play_over: {
            YesNo.YES: (
                "spillet slut; efter spillet; spillet færdigt; er færdige; nu er spillet;"
                " SPILLETSLUT"
            ),
            YesNo.NO: (
                "ikke færdig*; midt spillet; under spillet; stadig meld*; de melder/spiller "
                "stadig; meldingerne i gang; DERMELDES; DERSPILLES; FØRUDSPIL"
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
            YesNo.YES: "pegede på",
        },
    },
    beside=(
        Beside(
            UnauthorisedInformation.origin,
            "^PLADS udnyttede/udnytter/udnyttet/brugte/bruger makker; ^PLADS har/havde"
            " udnyttet/brugt makker",
            {},
            idle=True,
        ),
    ),
)
