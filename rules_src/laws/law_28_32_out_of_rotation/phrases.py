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
                "^en/et/meldte/lagde pas utur; ^passede*/passet* utur; ^passede* i tur;"
                " ^meldte/lagde pas før PLADS/makker; ^kom til passe; ^PLADS passede* … var tur;"
                " ^sagde pas utur; ^sagde/lagde/meldte/smed pas førend; ^passede* førend; ^passede*"
                " … i mtv/mth/makker tur; ^PLADS passer … giver; ^passede* selvom; ^passede* uden"
                " tur; ^passede* PLADS der skulle; ^passede* … var giver; ^passede* … det var ikke;"
                " ^lagde/smed et pas … tur/skulle/giver; ^tog sin/sit pas tur"
            ),
            law.Call.BID: (
                "^bød/åbnede/meldte/sagde/lagde BUD utur; ^bød/åbnede utur; ^bød/åbnede i tur;"
                " ^PLADS bød/åbnede … var tur; ^åbnede BUD … var giver;"
                " ^bød/åbnede/meldte/lagde/byder BUD … tur/skulle/giver; ^lukkede op; ^åbnede BUD"
                " førend/selvom; ^åbnede … tur/skulle/giver; ^bød BUD førend; ^bød/byder … PLADS"
                " der skulle; ^bød … i makker/mtv/mth tur"
            ),
            law.Call.DOUBLE: (
                "^dobl*/d/kontrerede utur; ^dobl*/d i tur; ^PLADS dobl*/d … var tur; ^d*/dobblede*"
                " utur; ^d/dobl* førend; ^d/dobl* … tur/skulle; ^dobblede* uden ham/tur"
            ),
        },
        law.OutOfRotation.turn: {
            law.Turn.RHO: (
                "^i mth tur; ^var mth tur/skulle; ^mth havde tur; ^mth var giver; ^mth der skulle;"
                " ^mth er giver"
            ),
            law.Turn.PARTNER: (
                "^i makker tur; ^var makker tur/skulle; ^makker havde tur; ^makker var giver;"
                " ^makker er giver; ^makker der skulle; ^makkers tur"
            ),
        },
        law.Acceptance.since: {
            law.Since.NOTHING: "ingen meldt/sagt/gjort siden/efter; INTETSIDEN; UMELDT",
            law.Since.LHO: (
                "utur … mtv har meldt/passet/budt/doblet; mtv har allerede meldt/passet/budt;"
                " passede mtv efter; utur … ^mtv passede/doblede/bød; utur … ^passede/doblede/bød"
                " mtv"
            ),
        },
        law.Acceptance.accepted: {
            YesNo.YES: (
                "mtv accepterede*; blev accepterede*; ^PLADS har accepterede*; ^mtv har"
                " accepterede*; ^vil gerne accepterer*; ^vil godt accepterer*; ^mtv accepterer"
            ),
            YesNo.NO: (
                "ikke accepter*/godtage/godkende; mtv siger/sagde nej; ^siger/sagde nej tak; ^blev"
                " afvist/annulleret; ^mtv afviser/afviste/afvist"
            ),
        },
        law.Acceptance.found: FOUND_SAID,
    },
    turns={law.OutOfRotation.turn: {"rho": law.Turn.RHO, "partner": law.Turn.PARTNER}},
)
