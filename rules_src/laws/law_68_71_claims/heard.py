"""Laws 68 to 71: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims.facts import (
    AgreementWithdrawn,
    Claimed,
    ClaimKind,
    Conceded,
    ConcessionRegretted,
    DisputedClaim,
    GivenAway,
    Point,
    RegretsWhen,
    Reply,
)
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "claim; kræve resten; lægge op; resten er mine; glemt trumf; indsigelse mod krav; "
        "spille videre efter krav; opgav for mange stik; fortrød; opgav resten; fortrød "
        "kravet; den blinde krævede; den blinde lagde kortene sammen; lagde kortene ned"
    ),
    said=(
        "krav; krævede/kræver/kræve/krævet resten/stik*/alle; lagde/lægger/lagt kort*/hånd* "
        "ned/op/frem; resten er/mine/vores; resten mine; claim*; opgav/opgiver/opgivet; gav "
        "op; gav stik*/resten; indrømmede stik*; trak krav tilbage; fortrød krav*/afkald*; "
        "viste/viser kort*/hånd* … resten; jeg har resten; glemte/glemt trumf; overset trumf; "
        "trumf ude; spille videre … krav*; bad spille videre; uenig i krav*; uenig … krav*/"
        "resten; afkald*; skød resten; tager resten; sagde TAL stik; får resten; forslog/"
        "foreslog stoppe; kræv*; krav*; claim*; resten; lagde/lægger/lagt/viste/viser kort*/"
        "hånd*/sine ned/op/frem/resten; opgiv*/opgav; gav/giver op/resten; tager/tog/tage/får/"
        "fik resten/alle; resten er; alle/sidste stik mine/vores; I får/tager; jeg tager/får/"
        "har; indrøm*; afkald*; afstod; gjorde krav; indsigelse*; uenig* krav*/resten; glemt*/"
        "glemte trumf; en trumf ude/tilbage; fortryd*/fortrød/fortrudt krav*/opgiv*/afkald*; "
        "spille/spiller/spillede videre … krav*/resten/efter; accepter* krav*; nævnte ikke "
        "trumf*; ikke sagt hvordan; gav et stik; gav stik*; foreslog/foreslår stop*; lad os"
    ),
    answers={
        Claimed.claim_kind: {
            ClaimKind.CLAIM: (
                "krævede/kræver/krævet/kræve; lagde/lægger/lagt kort*/hånd* ned/op/frem; "
                "resten mine/vores; claim*; jeg har resten; opgav/opgiver/opgivet resten/"
                "stik*; sagde resten; viste kort* resten; tager resten; kræv*; claim*; lagde/"
                "lægger/lagt/viste kort*/hånd* ned/op/frem/resten; resten; tager/tog/får "
                "resten; opgiv*/opgav; gav op/resten; indrøm*; afstod"
            ),
            ClaimKind.OBJECTED: (
                "opgav … makker siger/sagde/protestere*/nej/straks; opgav … nej straks; opgav "
                "… protest*; makker protesterede; opgav … straks nej; opgav/opgiver/gav/giver "
                "… makker nej/protest*/uenig*/imod/straks; opgav … uenig*/nej/protest*; makker "
                "nej/protest*/uenig*"
            ),
            ClaimKind.DUMMY: (
                "blind krævede/lagde/sagde/samlede/pakkede; blind resten; blind kræv*/lagde/"
                "resten/pakke*/samle*/opgav/sagde"
            ),
            ClaimKind.THIS_TRICK: (
                "kun dette/det stik; stikket i gang; kun dette/det; stik* i gang; dette stik"
            ),
            ClaimKind.NOT_MEANT: (
                "ikke kræve/krav; uden kræve; ikke ment; mente ikke krav/kræve; ikke mene/ment/"
                "mente/kræv*/krav*; viste … ikke krav*; bare vise; uden at mene/kræve"
            ),
        },
        Claimed.reply: {
            Reply.DISPUTED: (
                "uenig*; protesterer/protesterede; modpart/modstander* nej; ikke enig*; "
                "indsigelse*; siger/sagde nej; bestrider; glemte/glemt/overset trumf; "
                "accepterer/accepterede/godtog ikke; uenig*; protest*; nej; indsigelse*; ikke "
                "enig*/accepter*/med; tror ikke; bestrid*; mener stik*/ikke/trumf; en trumf; "
                "glemt*/glemte; vil ikke; klager"
            ),
            Reply.AGREED: (
                "alle enige; modpart/modstander* enig*/accepterede; enige; accepterede; ingen "
                "protest*; enig*; accepter*; ok; ingen imod/protest*/indsigelse*; godtog"
            ),
            Reply.PLAY_ON: (
                "bad/bedt spille/spillet videre; spille videre alle; videre … alle; spillede "
                "videre alle; fortsætte/fortsatte; spil* videre; fortsæt*/fortsatte; spille "
                "ud; spille færdig*"
            ),
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortrød/fortryder/fortrudt/opdagede; trak accept tilbage; "
                "var enig* … nu; sagde ja … fortrød; accepter*/enig*/sagde ja/godtog … "
                "fortryd*/fortrød/fortrudt/senere/opdag*/nu/bagefter; trak accept*; bagefter "
                "uenig*; ombestem*"
            ),
            Reply.CONCEDED_THEN_NOT: (
                "opgav/opgivet/opgiver … fortrød/fortryder/fortrudt/opdagede; fortrød afkald*; "
                "opgav allerede vundet; opgav/opgivet/opgiver/gav … fortryd*/fortrød/fortrudt/"
                "opdag*/bagefter/senere/alligevel/havde; opgav … vundet/høj*; fortrød/"
                "fortryder opgiv*/afkald*; opgav stik* havde/allerede"
            ),
        },
        ConcessionRegretted.conceded: {
            Conceded.WON: (
                "opgav … allerede vundet; opgav vundet; allerede vundet; allerede vundet; "
                "havde vundet; har vundet; vundet; høj*; sikkert stik"
            ),
            Conceded.SAFE: (
                "ikke tabes; kan ikke tabe; umuligt tabe; kan ikke tabe*; kunne ikke tabe*; "
                "umulig*; sikkert"
            ),
        },
        Claimed.regrets_when: {
            RegretsWhen.LATE: "efter frist*; for sent; for sent; efter frist*; uge; dage",
            RegretsWhen.EARLY: (
                "runden ikke slut; straks; før næste spil; før næste; straks; samme runde"
            ),
            RegretsWhen.IN_TIME: (
                "efter runden; inden frist*; dagen efter; efter runden; inden frist*; næste "
                "dag; bagefter; senere"
            ),
        },
        DisputedClaim.point: {
            Point.TRUMP: (
                "trumf; en trumf ude; glemte/glemt trumf; udestående trumf; overset trumf; trumf*"
            ),
            Point.WHICH_OPPONENT: (
                "knib*; hvem har dame*; finesse; dame*; damen; knib*; finesse*; hvem har; hvem "
                "der har; konge*"
            ),
            Point.LINE: (
                "anden spillemåde; ikke nævnt spillemåde; sagde ikke hvordan; uden sige "
                "hvordan; måde; rækkefølge; anden linje; hvordan"
            ),
            Point.PARTNERS_PLAY: "makkers kort; makker* kort/hånd*",
        },
        AgreementWithdrawn.given_away: {
            GivenAway.WON: "allerede vundet; havde vundet",
        },
    },
)
