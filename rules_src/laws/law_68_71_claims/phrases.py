"""Laws 68 to 71: what people say, and what it answers."""

from rules_src.laws.law_68_71_claims.facts import (
    Claimed,
    ClaimKind,
    DisputedClaim,
    Point,
    Reply,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="gav sagde viste lagde opgav svigtede",
    answers={
        Claimed.claim_kind: {
            ClaimKind.CLAIM: (
                "lagde/lægger/lagt kort*/hånd* ned/op/frem; resten mine/vores; er mine; de sidste"
                " mine; resten mine; sidste mine; lagde/lægger/lagt/viste kort*/hånd*"
                " ned/op/frem/resten; krævede/kræver TAL stik; viste hånd*/kort* … får/tager;"
                " lagde op … resten; lagde op; jeg får TAL stik; sagde TAL stik mere/til"
            ),
            ClaimKind.OBJECTED: (
                "gav resten/stik* … PLADS/makker protest*; opgav … nej straks; opgav … protest*;"
                " opgav … straks nej; opgav … uenig*/nej/protest*; I/i får … PLADS/makker"
                " vil/nej/videre"
            ),
        },
        Claimed.reply: {
            Reply.PLAY_ON: "spille videre … alle",
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortrød/fortryder/fortrudt; sagde ja … fortrød;"
                " accepter*/enig* … fortryd*/fortrød/fortrudt/bagefter; gået med til …"
                " fortryder/fortrød; med til … fortryder"
            ),
        },
        DisputedClaim.point: {
            Point.TRUMP: (
                "en trumf ude; glemte/glemt trumf; trumf ude; trumf ikke nævnt*; ikke nævnte"
                " trumf; glemte/glemt/overset trumf; en trumf"
            ),
        },
    },
)
