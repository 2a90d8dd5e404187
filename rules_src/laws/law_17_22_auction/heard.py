"""Laws 17 to 19, 22, 33 and 34: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_17_22_auction.facts import (
    AfterEnd,
    AuctionFault,
    AuctionGoneWrong,
    CallsTogether,
    LostTurn,
    OtherCall,
    PassedRound,
    SinceThoughtOver,
    ThoughtOver,
)
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "tre pas og kortene i mappen; sprunget over; spillet over; mistede sin tur; nåede ikke "
        "at melde; fik ikke lov at melde; tre pas i træk; fire pas; udpasset; passet rundt; "
        "giv om; meldte samtidig; meldte på samme tid; i munden på hinanden; meldingerne var "
        "ikke slut; spillede ud før sidste pas; tog meldekortene op; doblede det forkerte bud; "
        "bevaret ret til at melde"
    ),
    said=(
        "tre passede/pas … aldrig/ikke/nåede/fjerde/sprunget; tre pas træk/rad; alle fire"
        " passede/pas; alle passede/pas; passet rundt; sprunget/sprang/springer over meld*;"
        " blev sprunget over; nåede aldrig/ikke melde; fik ikke lov melde; to meldte"
        " samme/samtidig; meldte samtidig; meldte i munden; meldte samme tid; sagde samtidig;"
        " troede meldingerne slut; meldinger ikke slut; mistede tur; meldte efter tre pas;"
        " alle pas manglede; nogen manglede melde/pas; kort lagt mappe* … sprunget/meld*/ikke;"
        " fire pas; tog meldekort* op/ned/sammen før/ikke; doblede forkert bud/kontrakt;"
        " doblede sagde/nævnte forkert; udpasset; giv om; glemt at melde; fik aldrig/ikke"
        " meldt; fik ikke meldt; kun to/tre pas; meldingerne sluttede for tidligt; meldingerne"
        " stoppede; sprunget; udspil* før meldingerne slut; spillede ud før/inden"
        " meldt/passet/sidste; ikke alle passet/meldt; mangler/manglede en pas; manglede"
        " melding; begge meldte/bød/passede/åbnede; meldte to samme; alle har/havde passet;"
        " ryddede/samlede meldekort*; doblede men/og sagde; fjernede meldekort*; meldte i"
        " hjørnet; samtidig meldte/bød/passede/pas/åbnede; fjerde hånd; fjerde mand ikke;"
        " manglede pas/melde/meldte; manglede sige pas; ikke sagt pas; meldekort* væk; samlet"
        " meldekort*; taget meldekort*; alle pas … manglede; alle pas nogen; tre pas;"
        " meldekort samtidig; lagde meldekort samtidig; to spillere* lagde meldekort;"
        " samlede/samlet/lagde meldekort sammen;"
        " efter to passer/pas; gået videre melde; ikke lov melde; vil have nye kort; nye kort;"
        " ny giv; passede/passet … nyt spil; have nyt spil; kun to passer; to passer;"
        " mangler/manglede sidste pas; glemte PLADS; PLADS"
        " glemt; gik forbi; gået forbi; hoppede over; hoppet over; sprunget forbi; ingen"
        " meldte … slut; lagt meldekort væk; talte passerne"
    ),
    answers={
        AuctionGoneWrong.auction_fault: {
            AuctionFault.LOST_TURN: (
                "tre passede/pas … aldrig/ikke/nåede/fjerde/sprunget; tre passede/pas"
                " aldrig/ikke/fjerde; sprunget over; nåede aldrig/ikke melde; fik ikke lov"
                " melde; mistede tur; manglede melde/pas … pas/passede; fik ikke lov … tre;"
                " glemt/glemte melde; fik ikke meldt; sprunget; fjerde mand ikke; fik aldrig;"
                " ikke nåede/nå melde; overset; havde ikke meldt; fik ikke lov; ikke fik"
                " meldt; glemt/glemte PLADS; manglede pas/melde; manglede stadig; ikke sagt"
                " pas; nogen manglede; ikke lov melde; efter to passer/pas; hoppet over; gået"
                " forbi; allerede gået videre; ikke kommet til; sprang/springer"
                " PLADS over"
            ),
            AuctionFault.TOGETHER: (
                "meldte samtidig/samme; sagde samtidig/samme; i munden; begge"
                " meldte/bød/åbnede/passede; samtidig meldte/bød/passede/pas/åbnede; samme"
                " tid; meldekort samtidig; samtidig"
            ),
            AuctionFault.AFTER_END: (
                "meldte/doblede/bød efter tre pas; meldte efter slut; alle fire passede/pas;"
                " alle passede/pas; fire pas i træk; passet rundt; alle har/havde passet; vil have"
                " nye kort; ny giv; er passet rundt; have nyt spil"
            ),
            AuctionFault.WRONG_BID_NAMED: (
                "doblede forkert bud/kontrakt; doblede … nævnte/sagde forkert; doblede nævnte"
            ),
            AuctionFault.THOUGHT_OVER: (
                "troede meld* slut; troede meld* færdig*; meld* ikke slut; spillede ud før "
                "pas/sidste; tog meldekort* op/ned/sammen; før/inden sidste pas; mangler/manglede "
                "en pas; ryddede/samlede/fjernede meldekort*; ikke alle passet/meldt"
            ),
            AuctionFault.OUT_OF_TURN: "utur meldte",
        },
        AuctionGoneWrong.after_end: {
            AfterEnd.NEW_DEAL: (
                "alle fire passede/pas; fire pas; passet rundt; udpasset;"
                " vil have nye kort; ny giv; er passet rundt; nye kort;"
                " have nyt spil; nyt spil"
            ),
            AfterEnd.CALLED: (
                "meldte/doblede/bød efter tre pas; meldte efter slut; passede/pas/passet …"
                " meldte/doblede/bød/BUD"
            ),
        },
        LostTurn.passed_round: {
            PassedRound.BACK: (
                "kort* lagt/lægges/ligger/lagde/tilbage mappe*; hænder* mappe*; puttet/lagt/sat "
                "mappe*; i mappe*"
            ),
            PassedRound.LED: (
                "udspil* vendt; er spillet ud; har spillet ud; spillet ud; udspil* ligger/på/vendt"
            ),
        },
        ThoughtOver.since_thought_over: {
            SinceThoughtOver.BACK: (
                "kort* lagt/lægges/ligger/lagde/tilbage mappe*; hænder* mappe*"
            ),
            SinceThoughtOver.CARD_SEEN: (
                "kort vist; spillede/spillet ud; udspil* før; spillede ud"
            ),
            SinceThoughtOver.PICKED_UP: "tog meldekort* op/ned/sammen",
        },
        CallsTogether.other_call: {
            OtherCall.TOO_LOW: "for lav/lavt; utilstrækkelig*",
            OtherCall.INADMISSIBLE: "intet doble",
        },
    },
    beside=(
        Beside(
            AuctionGoneWrong.auction_fault,
            "PLADS sprunget over; ^sprang/springer PLADS over; ^hoppede/hoppet over PLADS; ^glemte"
            " PLADS; PLADS glemt; ^PLADS vil/ville nye/nyt; ^PLADS nåede/fik/når/får"
            " aldrig/ikke melde/lov/meldt; ^PLADS"
            " mangler/manglede; ^PLADS var/er/havde ikke kommet/meldt/passet",
            {},
            idle=True,
        ),
    ),
)
