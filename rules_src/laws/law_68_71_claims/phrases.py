"""Laws 68 to 71: what people say, and what it answers."""

from rules_src.laws.law_68_71_claims.facts import Claimed, ClaimKind, DisputedClaim, Point, Reply
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="krævede opgav claimede claimer viste gav kræver opgiver krav indrømmede",
    answers={
        Claimed.claim_kind: {
            ClaimKind.DUMMY: "^blind pakkede/samlede/lagde kort* sammen",
            ClaimKind.CLAIM: (
                "sidste er mine; ^krævede resten/TAL; PLADS/spilfører/han/hun claimede/claimer;"
                " ^sagde resten"
            ),
            ClaimKind.OBJECTED: (
                "opgav … PLADS/makker nej/protesterede straks/samme; ^gav op … makker ville/vil"
                " ikke; gav op/resten/stik* … makker protesterede/nej; ^i får resten … spille"
            ),
        },
        Claimed.reply: {
            Reply.PLAY_ON: "spille videre … ^alle med/enige",
            Reply.AGREED_THEN_NOT: (
                "accepterede/enig* … fortr*; ^med til … fortr*; ^med på … fortr*"
            ),
            Reply.DISPUTED: (
                "^er/var ikke enig*; ^PLADS/modpart*/modstander* protesterede/uenig*; ^PLADS vil"
                " spille videre"
            ),
        },
        DisputedClaim.point: {
            Point.TRUMP: "^en trumf ude; glemte/overset trumf; trumf ikke nævnte/nævnt",
        },
    },
)
