"""Law 27: what people say, and what it answers."""

from rules_src.laws.law_27_insufficient_bid.facts import (
    Happened,
    InsufficientBid,
    NewCall,
    Substitution,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød meldte svarede lagde budt ændrede bud",
    answers={
        InsufficientBid.slip: {YesNo.YES: "tog/trak/greb forkert kort*/meldekort"},
        InsufficientBid.happened: {
            Happened.LHO: "mtv doblede; mtv har passet/doblet; passede … ^så rettede*/ændrede*",
            Happened.REPLACED: (
                "rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til/selv/straks;"
                " erstattet*/erstattede* af/med"
            ),
            Happened.NOTHING: "ingen meldt/sagt siden/efter; mtv ikke meldt",
        },
        InsufficientBid.accepted: {
            YesNo.YES: "blev accepterede*; ^PLADS/mtv har accepterede*",
            YesNo.NO: "ikke accepter*/godtage/godkende; ^tager den/buddet ikke; mtv ikke have",
        },
        Substitution.new_call: {
            NewCall.BID: "^rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til BUD",
            NewCall.PASS: (
                "^rettede*/rettet*/ændrede*/ændret*/skiftede* til pas;"
                " ^erstattet*/erstattede* af/med pas; ^vil erstatte pas"
            ),
            NewCall.DOUBLE: "^rettede*/ændrede*/skiftede* til d; ^vil erstatte med d",
        },
    },
)
