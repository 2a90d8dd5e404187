"""Laws 68 to 71: what people say, and what it answers."""

from rules_src.laws.law_68_71_claims.facts import Claimed, ClaimKind, DisputedClaim, Point, Reply
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="krævede opgav claimede claimer viste gav kræver opgiver krav indrømmede",
    answers={
        Claimed.claim_kind: {
            ClaimKind.DUMMY: (
                "^blind krævede resten/stik*; ^blind sagde resten/sidste mine/vores; ^blind"
                " pakkede/samlede/lagde kort* sammen"
            ),
            ClaimKind.CLAIM: (
                "resten mine/vores; sidste er mine; ^krævede resten/TAL; ^lagde op; ^jeg får/tager"
                " resten/TAL; ^opgav stik*/resten/TAL et; ^krævede/kræver/claimede/claimer"
                " alle/resten/TAL/stik*; ^resten til mig; ^lagde kort* ned/op/sagde;"
                " PLADS/spilfører/han/hun claimede/claimer; ^sagde resten; ^alle mine/vores; ^er"
                " alle mine"
            ),
            ClaimKind.OBJECTED: (
                "opgav … PLADS/makker nej/protesterede straks/samme; ^gav op/resten/stik* …"
                " protesterede straks/samme; opgav … ^makker protesterede; ^gav op … makker"
                " ville/vil ikke; opgav … makker ville/vil ikke; gav op/resten/stik* … makker"
                " protesterede/nej; opgav … ^makker nej/uenig"
            ),
            ClaimKind.NOT_MEANT: (
                "^viste kort* uden kræve; ^viste kort* … ^troede slut; ^uden at ville kræve"
            ),
        },
        Claimed.reply: {
            Reply.PLAY_ON: "spille videre … ^alle med/enige; ^spillede videre alle",
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortr*; ^med til … fortr*; ^med på det fortr*; ^med på …"
                " fortr*; ^sagde ja/accepterede … fortr*"
            ),
            Reply.DISPUTED: (
                "^PLADS/modpart* er/var uenig*; ^er/var ikke enig*; ^PLADS/modpart*/modstander*"
                " protesterede/uenig*/vil; ^mtv/mth uenig*/protesterede; ^PLADS siger/sagde nej"
            ),
            Reply.AGREED: (
                "^alle sagde/siger ja/accepterede; ^alle er/var enig*/med; accepterede alle"
            ),
        },
        DisputedClaim.point: {
            Point.TRUMP: (
                "^en trumf ude; glemte/overset trumf; trumf ikke nævnte/nævnt; ^glemte en/der"
                " trumf; ^har/havde en trumf; ^der trumf ude; ^trumf ude/tilbage; ^mangler/manglede"
                " en trumf"
            ),
        },
    },
)
