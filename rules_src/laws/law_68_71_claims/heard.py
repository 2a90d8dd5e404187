"""Laws 68 to 71: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims.facts import (
    ClaimKind,
    Claimed,
    Conceded,
    ConcessionRegretted,
    DisputedClaim,
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
        "foreslog stoppe"
    ),
    answers={
        Claimed.claim_kind: {
            ClaimKind.CLAIM: (
                "krævede/kræver/krævet/kræve; lagde/lægger/lagt kort*/hånd* ned/op/frem; "
                "resten mine/vores; claim*; jeg har resten; opgav/opgiver/opgivet resten/"
                "stik*; sagde resten; viste kort* resten; tager resten"
            ),
            ClaimKind.OBJECTED: (
                "opgav … makker siger/sagde/protestere*/nej/straks; opgav … nej straks; opgav "
                "… protest*; makker protesterede; opgav … straks nej"
            ),
            ClaimKind.DUMMY: "blind krævede/lagde/sagde/samlede/pakkede; blind resten",
            ClaimKind.THIS_TRICK: "kun dette/det stik; stikket i gang",
            ClaimKind.NOT_MEANT: "ikke kræve/krav; uden kræve; ikke ment; mente ikke krav/kræve",
        },
        Claimed.reply: {
            Reply.DISPUTED: (
                "uenig*; protesterer/protesterede; modpart/modstander* nej; ikke enig*; "
                "indsigelse*; siger/sagde nej; bestrider; glemte/glemt/overset trumf; "
                "accepterer/accepterede/godtog ikke"
            ),
            Reply.AGREED: (
                "alle enige; modpart/modstander* enig*/accepterede; enige; accepterede; ingen "
                "protest*"
            ),
            Reply.PLAY_ON: (
                "bad/bedt spille/spillet videre; spille videre alle; videre … alle; spillede "
                "videre alle; fortsætte/fortsatte"
            ),
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortrød/fortryder/fortrudt/opdagede; trak accept tilbage; "
                "var enig* … nu; sagde ja … fortrød"
            ),
            Reply.CONCEDED_THEN_NOT: (
                "opgav/opgivet/opgiver … fortrød/fortryder/fortrudt/opdagede; fortrød afkald*; "
                "opgav allerede vundet"
            ),
        },
        ConcessionRegretted.conceded: {
            Conceded.WON: "opgav … allerede vundet; opgav vundet; allerede vundet",
            Conceded.SAFE: "ikke tabes; kan ikke tabe; umuligt tabe",
        },
        Claimed.regrets_when: {
            RegretsWhen.LATE: "efter frist*; for sent",
            RegretsWhen.EARLY: "runden ikke slut; straks; før næste spil",
            RegretsWhen.IN_TIME: "efter runden; inden frist*; dagen efter",
        },
        DisputedClaim.point: {
            Point.TRUMP: (
                "trumf; en trumf ude; glemte/glemt trumf; udestående trumf; overset trumf"
            ),
            Point.WHICH_OPPONENT: "knib*; hvem har dame*; finesse; dame*",
            Point.LINE: (
                "anden spillemåde; ikke nævnt spillemåde; sagde ikke hvordan; uden sige hvordan"
            ),
            Point.PARTNERS_PLAY: "makkers kort",
        },
    },
)
