"""Law 27: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_27_insufficient_bid import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød meldte svarede lagde budt ændrede bud svarer",
    answers={
        law.InsufficientBid.happened: {
            law.Happened.LHO: "mtv doblede; mtv passede/meldte/bød/har",
            law.Happened.REPLACED: (
                "rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til/selv/straks; ^lavet/lavede"
                " om selv/til; for lavt … sagde BUD"
            ),
            law.Happened.NOTHING: "INTETSIDEN",
        },
        law.InsufficientBid.accepted: {
            YesNo.YES: "^PLADS/vi accepterer",
            YesNo.NO: "ikke accepter*/godtage/godkende; ^tager den/buddet ikke",
        },
        law.Substitution.new_call: {
            law.NewCall.BID: "^rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til BUD",
            law.NewCall.PASS: "^vælger/valgte pas",
            law.NewCall.DOUBLE: "^vil/vælger/valgte d",
        },
        law.InsufficientBid.found: FOUND_SAID,
    },
)
