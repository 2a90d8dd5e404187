"""Laws 73D and 73E: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_73_tempo import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.Deception.could_know: {
        YesNo.NO: "spilleren kunne ikke vide, at det kunne gavne {offending_side}",
        YesNo.YES: "spilleren kunne vide, at det kunne gavne {offending_side}",
    },
    law.Deception.deceived_by: {
        law.Deceiver.MANNER: "",
        law.Deceiver.CALL_OR_CARD: "kun selve meldingen eller kortet narrede {other_side}",
    },
    law.Deception.misled: {
        YesNo.NO: "{other_side} drog ingen rimelig, men falsk slutning, eller den kostede intet",
        YesNo.YES: "{other_side} drog en rimelig, men falsk slutning, og den kostede",
    },
    law.Deception.reason: {
        law.Reason.BRIDGE: "spilleren havde en bridgemæssig grund, som kan påvises",
        law.Reason.NONE: "spilleren havde ingen bridgemæssig grund, men ville ikke narre",
        law.Reason.PURPOSE: "spilleren havde ingen bridgemæssig grund og ville narre",
    },
}
