"""Law 27: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_27_insufficient_bid import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød meldte svarede lagde budt ændrede bud svarer",
    answers={
        law.InsufficientBid.slip: {YesNo.YES: "tog/trak/greb forkert kort*/meldekort"},
        law.InsufficientBid.happened: {
            law.Happened.LHO: (
                "mtv doblede; mtv har passet/doblet; passede … ^så rettede*/ændrede*; mtv"
                " passede/meldte/bød/har; ^mtv har meldt/budt"
            ),
            law.Happened.REPLACED: (
                "rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til/selv/straks;"
                " erstattet*/erstattede* af/med; ^lavet/lavede om selv/til; ^har selv"
                " rettet/ændret; ^lagde i stedet; ^skiftede/byttede ud"
            ),
            law.Happened.NOTHING: (
                "ingen meldt/sagt siden/efter; mtv ikke meldt; INTETSIDEN; UMELDT"
            ),
        },
        law.InsufficientBid.accepted: {
            YesNo.YES: (
                "blev accepterede*; ^PLADS/mtv har accepterede*; ^vil godt accepterer*; ^mtv"
                " accepterer*/accepterede*; ^vil gerne accepterer*; ^PLADS/vi accepterer"
            ),
            YesNo.NO: (
                "ikke accepter*/godtage/godkende; ^tager den/buddet ikke; mtv ikke have;"
                " ^siger/sagde nej tak/til"
            ),
        },
        law.Substitution.new_call: {
            law.NewCall.BID: (
                "^rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til BUD; ^lavet/lavede om til"
                " BUD; ^vil byde/melde BUD; ^vælger/valgte BUD; ^bød BUD stedet"
            ),
            law.NewCall.PASS: (
                "^rettede*/rettet*/ændrede*/ændret*/skiftede* til pas; ^erstattet*/erstattede*"
                " af/med pas; ^vil erstatte pas; ^vælger/valgte at passe; ^vil passe;"
                " ^vælger/valgte pas; ^passede/passer stedet"
            ),
            law.NewCall.DOUBLE: (
                "^rettede*/ændrede*/skiftede* til d; ^vil erstatte med d; ^vil/vælger/valgte d"
            ),
        },
        law.InsufficientBid.out_of_turn: {YesNo.YES: "bud/bød utur; for lavt utur; ^også utur"},
        law.InsufficientBid.partner_called: {
            YesNo.YES: "^makker har meldt/passet/budt; ^makker passede/meldte",
        },
        law.InsufficientBid.found: FOUND_SAID,
    },
)
