"""Law 24: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_24_exposed_card import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.CardInAuction.came_to_sight: {
        (
            law.CameToSight.UNSEEN,
            law.CameToSight.OPPONENT,
        ): "kortet blev vist under meldingerne, og en modstander var skyld i det, eller {partner}"
        " kunne ikke have set forsiden",
        law.CameToSight.OWN_FAULT: "",
    },
    law.CardAfterAuction.contract_won_by: {
        law.Contract.OFFENDING_SIDE: "{offending_side} fik kontrakten",
        law.Contract.OTHER_SIDE: "{other_side} fik kontrakten",
    },
    law.CardInAuction.shown_cards: {
        (
            law.ShownCards.HONOUR,
            law.ShownCards.LED,
        ): "{offender} viste under meldingerne selv én honnør (10 eller højere) eller spillede ét"
        " kort ud for tidligt",
        law.ShownCards.LOW: "{offender} viste under meldingerne kun ét kort under 10",
        (
            law.ShownCards.LOW,
            law.ShownCards.HONOUR,
            law.ShownCards.LED,
        ): "{offender} viste under meldingerne kun ét kort",
        law.ShownCards.SEVERAL: "{offender} viste under meldingerne selv to eller flere kort",
    },
}
