"""Law 26: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions.facts import (
    CallWithdrawn,
    Choice,
    Fate,
    LeadTurn,
    PartnerToLead,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "udspilsbegrænsning; forbyde en farve; kræve en farve; udspil efter melding uden for "
        "tur; lead restriction"
    ),
    said=(
        "udspilsbegrænsning*; må spilfører forbyde/kræve; forbyde/kræve farve; trukket/trak"
        " melding* … modspil*/udspil*; modspil … udspil*/forbyde; begrænsninger udspil*; hvad"
        " med udspil*; udspil* efter utur/annulleret/tilbagetaget; annulleret/tilbagetaget"
        " melding/bud … udspil*/forbyde/modspil*; erstattet … udspil*; meldte utur …"
        " modspil/udspil*/forbyde; forbud mod udspil*/farve; må makker spille ud; må"
        " forbyde/kræve/bestemme udspil*; udspil* efter trukket/tilbage*/rettet/annulleret;"
        " modspil … forbyde/udspil*/farve/melding*; rettet/trukket/annulleret/ændret …"
        " modspil*/udspil*/forbyde; hvilke/hvilken farve* forbyde; spilfører forbyde; kan/må"
        " spilfører bestemme; forbyde farve*/FARVE makker; utilstrækkelig*/utur …"
        " modspil*/udspil*/forbyde; udspilsforbud; udspilsbegræns*; udspilsstraf; straf"
        " udspil*; udspil* begræns*; må jeg forbyde; forbyde udspil*; kræve af; hvad må"
        " spilfører kræve; annulleret melding … modspil*; taget bud tilbage … udspil*; må jeg"
        " kræve/forbyde; tilbage … udspil*/forbyde/forbyd*; forbud; spille ud … taget tilbage;"
        " hvilken farve må; udspil* bud tilbage; annulleret … kræve/forbyde/modspil*; hvad må"
        " makker spille ud; må jeg bestemme udspil*"
    ),
    answers={
        PartnerToLead.defending: {
            YesNo.YES: (
                "er/kommet/blev/nu modspil; modspillere/modspiller; i modspil; modspil;"
                " modspiller*; forsvar*"
            ),
            YesNo.NO: "spiller kontrakten; blev spilfører; spilfører selv",
        },
        PartnerToLead.choice: {
            Choice.FORBID: (
                "spilfører forbyder/forbød; vil forbyde; forbyder/forbyde/forbudt; vil have ikke"
            ),
            Choice.DECLINE: "forbyder ikke; ingen farve",
        },
        PartnerToLead.lead_turn: {
            LeadTurn.OFFENDER: "selv skal spille ud",
            LeadTurn.AGAIN: "haft udspil*; har været inde",
            LeadTurn.FIRST: "makker skal spille ud; første udspil*",
        },
        CallWithdrawn.fate: {
            Fate.REPLACED: "erstattet; ændret/rettet til; anden melding",
            Fate.SLIP: "fejlgreb rettet",
        },
    },
)
