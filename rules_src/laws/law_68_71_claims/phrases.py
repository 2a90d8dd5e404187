"""Laws 68 to 71: what people say, and what it answers."""

from rules_src.laws.law_68_71_claims.facts import Claimed, ClaimKind, DisputedClaim, Point, Reply
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="krævede opgav",
    answers={
        Claimed.claim_kind: {
            ClaimKind.DUMMY: "^blind krævede resten/stik*; ^blind sagde resten/sidste mine/vores",
            ClaimKind.CLAIM: (
                "resten mine/vores; sidste er mine; ^krævede resten/TAL; ^lagde op;"
                " ^jeg får/tager resten/TAL"
            ),
            ClaimKind.OBJECTED: (
                "opgav … PLADS/makker nej/protesterede straks/samme; ^gav op/resten/stik* …"
                " protesterede straks/samme; opgav … ^makker protesterede"
            ),
        },
        Claimed.reply: {
            Reply.PLAY_ON: "spille videre … ^alle med/enige",
            Reply.AGREED_THEN_NOT: "accepterede/enig* … fortr*; ^med til … fortr*",
            Reply.DISPUTED: "^PLADS/modpart* er/var uenig*",
        },
        DisputedClaim.point: {
            Point.TRUMP: "^en trumf ude; glemte/overset trumf; trumf ikke nævnte/nævnt"
        },
    },
)
