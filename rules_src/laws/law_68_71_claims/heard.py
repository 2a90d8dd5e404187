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
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "claim; kræve resten; lægge op; resten er mine; glemt trumf; indsigelse mod krav; "
        "spille videre efter krav; opgav for mange stik; fortrød; opgav resten; fortrød "
        "kravet; den blinde krævede; den blinde lagde kortene sammen; lagde kortene ned"
    ),
    said=(
        "krav; krævede/kræver/kræve/krævet resten/stik*/alle; lagde/lægger/lagt kort*/hånd*"
        " ned/op/frem; resten er/mine/vores; resten mine; claim*; opgav/opgiver/opgivet; gav"
        " op; gav stik*/resten; indrømmede stik*; trak krav tilbage; fortrød krav*/afkald*;"
        " viste/viser kort*/hånd* … resten; jeg har resten; glemte/glemt trumf; overset trumf;"
        " trumf ude; spille videre … krav*; bad spille videre; uenig i krav*; uenig …"
        " krav*/resten; afkald*; skød resten; tager resten; sagde TAL stik; får resten;"
        " forslog/foreslog stoppe; kræv*; krav*; resten; lagde/lægger/lagt/viste/viser"
        " kort*/hånd*/sine ned/op/frem/resten; opgiv*/opgav; gav/giver op/resten;"
        " tager/tog/tage/får/fik resten/alle; resten er; alle/sidste stik mine/vores; I"
        " får/tager; jeg tager/får; jeg har stik*/alle/TAL; indrøm*; afstod; gjorde krav;"
        " indsigelse*; uenig*"
        " krav*/resten; glemt*/glemte trumf; en trumf ude/tilbage; fortryd*/fortrød/fortrudt"
        " krav*/opgiv*/afkald*; spille/spiller/spillede videre … krav*/resten/efter; accepter*"
        " krav*; nævnte ikke trumf*; ikke sagt hvordan; gav et stik; gav stik*;"
        " foreslog/foreslår stop*; lad os; sidste er mine; resten er mine; de sidste er mine;"
        " er mine; sagde resten; lagde op; trumf ude … mine; trak krav*; krav tilbage; krav*"
        " trukket; jeg får TAL stik; får TAL stik mere; sagde TAL stik mere/til; viste hånd* …"
        " stik; krav* spillet ud; krævede TAL stik; I/i får resten; viste kortene og sagde;"
        " nedlagde; lagde kortene; smed kortene … resten; sagde jeg får/har resten; resten"
        " til; fem/fire/tre stik mere; giver jer;"
        " sagde er/var høje; høje … FARVE/trumf* ude; kræv*/krævede … uden sige/nævne trumf*;"
        " krævede sige trumf*;"
        " spilfører/lagde kort* … sagde TAL stik; sagde TAL stik … spille* videre;"
        " vil/ville/bad spille* videre; kræv* TAL stik … forkert"
    ),
    answers={
        Claimed.claim_kind: {
            ClaimKind.CLAIM: (
                "krævede/kræver/krævet/kræve; lagde/lægger/lagt kort*/hånd* ned/op/frem;"
                " resten mine/vores; claim*; jeg har resten; sagde resten; viste kort* resten;"
                " tager resten; kræv*; tager/tog/får resten; indrøm*; afstod; er mine; de"
                " sidste mine; resten mine; sidste mine; lagde/lægger/lagt/viste kort*/hånd*"
                " ned/op/frem/resten; gav op/resten; krævede/kræver TAL stik; viste"
                " hånd*/kort* … får/tager; lagde op … resten; lagde op; jeg får TAL stik;"
                " sagde TAL stik mere/til"
            ),
            ClaimKind.OBJECTED: (
                "gav resten/stik* … PLADS/makker protest*; afkald … protest*/straks; afkald …"
                " makker nej/protest*; opgav … makker"
                " siger/sagde/protestere*/nej/straks; opgav … nej straks; opgav"
                " … protest*; makker protesterede; opgav … straks nej; opgav/opgiver/gav/giver"
                " … makker nej/protest*/uenig*/imod/straks; opgav … uenig*/nej/protest*;"
                " makker nej/protest*/uenig*; resten … PLADS/makker vil/ikke/nej/spille; I/i"
                " får … PLADS/makker vil/nej/videre; opgav … PLADS vil; gav op … makker/PLADS"
                " vil/protesterede; gav op … makker vil/ville ikke"
            ),
            ClaimKind.DUMMY: (
                "blind krævede/lagde/sagde/samlede/pakkede; blind resten; blind kræv*/lagde/"
                "resten/pakke*/samle*/opgav/sagde"
            ),
            ClaimKind.THIS_TRICK: ("kun dette/det stik; stikket i gang; stik* i gang"),
            ClaimKind.NOT_MEANT: (
                "ikke kræve/krav; ikke ment; mente ikke krav/kræve; ikke"
                " mene/ment/mente/kræv*/krav*; viste … ikke krav*"
            ),
        },
        Claimed.reply: {
            Reply.DISPUTED: (
                "uenig*; protesterer/protesterede; modpart/modstander* nej; ikke enig*;"
                " indsigelse*; siger/sagde nej; bestrider; accepterer/accepterede/godtog ikke;"
                " protest*; nej; ikke enig*/accepter*/med; tror ikke; bestrid*"
            ),
            Reply.AGREED: (
                "alle enig*; begge enig*; ingen protest*; ingen imod/protest*/indsigelse*"
            ),
            Reply.PLAY_ON: (
                "spille videre alle; spille videre … alle; enige spille videre; fortsatte;"
                " spillede* videre; ^blev spillet* videre/ud/færdig*; spillede* det ud"
            ),
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortrød/fortryder/fortrudt; trak accept"
                " tilbage; var enig* … nu; sagde ja … fortrød; accepter*/enig*"
                " … fortryd*/fortrød/fortrudt/bagefter; accepterede … ikke/nu enig*; trak accept*;"
                " bagefter uenig*; ombestem*; gået med til … fortryder/fortrød; med til …"
                " fortryder; accepterede … fortryder/fortrød/fortrudt; sagt ja … fortryd*"
            ),
            Reply.CONCEDED_THEN_NOT: (
                "opgav/opgivet/opgiver … fortrød/fortryder/fortrudt/opdagede; fortrød afkald*; "
                "opgav allerede vundet; opgav/opgivet/opgiver/gav … fortryd*/fortrød/fortrudt/"
                "opdag*/bagefter/senere/alligevel; opgav … vundet/høj*; fortrød/"
                "fortryder opgiv*/afkald*; opgav stik* havde/allerede"
            ),
        },
        ConcessionRegretted.conceded: {
            Conceded.WON: (
                "opgav … allerede vundet; opgav vundet; allerede vundet; havde vundet; har "
                "vundet; vundet; høj*; sikkert stik"
            ),
            Conceded.SAFE: (
                "ikke tabes; kan ikke tabe; umuligt tabe; kan ikke tabe*; kunne ikke tabe*; "
                "umulig*; sikkert"
            ),
        },
        Claimed.regrets_when: {
            RegretsWhen.LATE: "efter frist*; for sent; uge",
            RegretsWhen.EARLY: ("runden ikke slut; straks; før næste spil; før næste; samme runde"),
            RegretsWhen.IN_TIME: (
                "efter runden; inden frist*; dagen efter; næste dag; fortrød senere"
            ),
        },
        DisputedClaim.point: {
            Point.TRUMP: (
                "en trumf ude; glemte/glemt trumf; udestående trumf; overset trumf; trumf"
                " ude; trumf tilbage; trumf ikke nævnt*; ikke nævnte trumf; trumf … nævnte"
                " ikke; trumf … ikke nævnte/nævnt; glemte/glemt/overset trumf; en trumf;"
                " sidste trumf"
            ),
            Point.WHICH_OPPONENT: (
                "knib*; hvem har dame*; finesse; dame*; damen; finesse*; hvem har; hvem der har; "
                "konge*"
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
    beside=(
        Beside(
            Claimed.claim_kind,
            "^PLADS accepterede/accepterer/accepteret/enig*/uenig*/protesterede/protesterer;"
            " ^PLADS PLADS enig*/uenig*",
            {},
            idle=True,
        ),
    ),
)
