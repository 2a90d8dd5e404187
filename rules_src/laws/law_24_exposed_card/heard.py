"""Law 24: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_24_exposed_card.facts import (
    CameToSight,
    CardAfterAuction,
    CardInAuction,
    Contract,
    ShownCards,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tabt kort under meldingerne; kort vist i meldeforløbet; udspil før meldeforløbet er "
        "slut; for tidligt udspil; kort på bordet under meldingerne; tabte et kort under "
        "meldingerne"
    ),
    said=(
        "kort/KORT faldt/tabte/tabt/viste/vist/vises/lå under/mens/midt meld*; tabte kort …"
        " meldes/meldt/meldingerne/mens; kort* faldt … meldingerne/meldes/meldt;"
        " tabte/viste/faldt kort/KORT før/inden meldt/meldingerne; spillede ud …"
        " meldes/meldt/meldingerne; kort* faldt påbordet under; tabte kort mens der blev"
        " meldt; under meldingerne kort/KORT; udspil* under/før/inden meldingerne/meld*;"
        " spillede ud før/inden meldingerne/meldt; meldte … så/tabte kort; kort før"
        " meldingerne færdige; kort/KORT tabt/tabte/faldt/vist/synligt før"
        " udspil*/meldingerne; viste/tabte/så kort/KORT … meldte/meldes/melder/melding*;"
        " spillede ud … meldte/melder/meldes/ikke slut; kort fald* ud … meld*;"
        " tabte/tabt/faldt/viste … meldingerne/meldes/meldt/melder/melding*; midt meldingerne"
        " kort/KORT/tabte; mens/da meldte/meldes/melder … tabte/faldt/kort/KORT; lagde kort"
        " påbordet meldingerne; vendte et kort meldingerne; KORT mens melde*; viste/tabte KORT"
        " DERMELDES; DERMELDES … viste/tabte/faldt kort; KORT … DERMELDES; tabte/viste/faldt …"
        " DERMELDES; før sidste pas KORT; da tog kort* op … røg/faldt/tabte; tog kort* op"
        " røg/faldt; lagde udspil* … meldt/meldes/meldte; udspil* påbordet … meldt/meldes;"
        " før/inden budt færdig; inden der var budt; tabte/viste/faldt … budt; kort* gulvet …"
        " budt/meldt; tabte KORT … budt/bød/meldingerne; sorterede … tabte/faldt; røg …"
        " meldt/meldes/meldingerne; spillede ud selvom meld*; udspil* selvom meld*; under"
        " meldingerne"
    ),
    answers={
        CardInAuction.shown_cards: {
            ShownCards.LOW: (
                "lille kort; lavt kort; SMÅT; under tieren; lille FARVE; en/et toer/treer/"
                "firer/femmer/sekser/syver/otter/nier/lille; lille"
            ),
            ShownCards.HONOUR: ("honnør; HONNØR; es/konge/dame/knægt/tier; billedkort"),
            ShownCards.LED: (
                "spillede ud; udspil*; spille/spillede/spillet/spiller ud; lagde udspil*"
            ),
            ShownCards.SEVERAL: (
                "to/tre/flere kort; alle kort; hele hånden; TAL kort; kort* flere; hele/halve"
                " hånd*; to kort; flere kort; KORT og KORT; tre kort; fire kort"
            ),
        },
        CardInAuction.came_to_sight: {
            CameToSight.BEFORE: (
                "før meldingerne begyndte/gik; før nogen meldt/havde; før første melding;"
                " ingen meldt endnu; ingen har/havde meldt; før første; da kort* op; tog op"
                " hånd; da tog kort op"
            ),
            CameToSight.AFTER: (
                "efter sidste/afsluttende pas; efter meldingerne; meldingerne er slut; før"
                " udspil*; "
                "inden udspil*"
            ),
            CameToSight.OPPONENT: "modstander* skyld/skubbede; skubbede",
            CameToSight.UNSEEN: "makker ikke set/se/så; makker kunne ikke",
            CameToSight.OWN_FAULT: "selv skyld",
        },
        CardInAuction.partner_called: {
            YesNo.YES: ("makker meldt efter/derefter"),
        },
        CardAfterAuction.contract_won_by: {
            Contract.OFFENDING_SIDE: "blev blind; blev spilfører; spiller selv; makker spilfører",
            Contract.OTHER_SIDE: "blev modspiller*; i modspil; modparten fik/spiller/kontrakt*",
        },
    },
)
