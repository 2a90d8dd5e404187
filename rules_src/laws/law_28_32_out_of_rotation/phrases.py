"""Laws 28 to 32: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "passede meldte bød åbnede doblede d dobled kontrerede sprang startede lagde melding bud"
        " lukkede passer byder melder dobler doblet budt passet meldt dobblede dbl tog"
    ),
    answers={
        law.OutOfRotation.call: {
            law.Call.PASS: (
                "^passede*/passet* utur; ^passede* i tur; ^PLADS passede* … var tur;"
                " ^sagde/lagde/meldte/smed pas førend; ^PLADS passer … giver"
            ),
            law.Call.BID: "^bød/åbnede utur; ^lukkede op; ^åbnede … tur/skulle/giver",
            law.Call.DOUBLE: (
                "^dobl*/dobbl*/d/kontrerede utur; ^dobl*/d i tur; ^PLADS dobl*/d … var tur"
            ),
        },
        law.OutOfRotation.turn: {
            law.Turn.RHO: "^i mth tur; ^var mth tur/skulle",
            law.Turn.PARTNER: "^makkers tur",
        },
        law.Acceptance.since: {
            law.Since.NOTHING: "INTETSIDEN",
            law.Since.LHO: "utur … ^mtv passede/doblede/bød",
        },
        law.Acceptance.accepted: {YesNo.NO: "ikke accepter*/godtage/godkende"},
        law.NotAccepted.rho_did: {law.RhoDid.PASSED: "ikke accepter*/godtage … ^mth passede"},
        law.Acceptance.found: FOUND_SAID,
    },
    turns={law.OutOfRotation.turn: {"rho": law.Turn.RHO, "partner": law.Turn.PARTNER}},
)
