"""Laws 49 to 52: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_49_52_penalty_cards.facts import (
    CardOf,
    CardOnTable,
    Cards,
    LeadOption,
    LeadTowardsCard,
    LeadTowardsCards,
    SeenCard,
    SeenCards,
    SeenDuring,
    SuitsOfCards,
    WhoseTurn,
    WhySeen,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "tabt kort; kort tabt på bordet; kort faldt på bordet; vist kort; stort strafkort; "
        "lille strafkort; udspilsforbud; udspilskrav; forbyde farve; kræve farve; to kort på "
        "én gang; strafkort ikke spillet; tabte et kort; begge modspillere har strafkort; "
        "spillede ud før spilfører valgte; spilfører viste hele hånden; to strafkort"
    ),
    said=(
        "strafkort; tabte/tabt kort/KORT; taber kort/KORT; faldt kort/KORT; kort* faldt;"
        " tabte … påbordet; viste/viser/vist KORT/kort; lægger/lagde kort/KORT påbordet …"
        " siger/sagde har; lagde KORT påbordet; sagde/siger har også KORT/konge/es; viste"
        " sit/sine kort; lagde/viste hånd*; begge strafkort; kort* med billedsiden; har også"
        " konge/dame/es/knægt; nævnte kort på hånden; to strafkort; stort/lille strafkort;"
        " forbyder/kræver FARVE/udspil pga strafkort; smed/røg kort; spillede ikke strafkort;"
        " skulle spille/spillet strafkort; siger/sagde jeg har KORT/es/konge; kort*/KORT"
        " tabt/tabte/taber/faldt/falder/røg/ryger/vist/viste/viser/synlig*/åbent/åbne;"
        " tabte/taber/tabt; KORT påbordet/gulvet; viste/viser hånd*/kort*; strafkort*; straf"
        " kort*; sagde/siger/fortalte har/havde KORT/FARVE/es/konge/dame/knægt; kort*"
        " lå/ligger/liggende åbent/synligt/opad/påbordet; skal spille/spilles strafkort*; kort"
        " faldt; lagde kort*/KORT op/åbent; har vist; kort* ligger; kræve/forbyde"
        " udspil*/FARVE strafkort*; nævnte/nævner har/hånd*/KORT; har TAL strafkort*;"
        " kongen/esset/damen påbordet; to kort påbordet; sagde/siger jeg har; kort* røg;"
        " ligger åbent; røg hånden; KORT op; tabte kort*; faldt bordet; skal spille ud"
        " strafkort; ligger som strafkort; ligger strafkort; liggende strafkort; FARVE"
        " strafkort; røbede; røbede KORT; afslørede havde; lægge to kort; to kort … åbne;"
        " ligger åbne; ligger begge; viste mig; viste kort*; så alle kunne se; med billedsiden"
        " op; billedsiden op; kort kunne ses; KORT kunne ses; lå pludselig; KORT ligger;"
        " fremme på bordet; KORT billedsiden; viste spar/hjerter/ruder/klør; KORT faldt; faldt"
        " KORT; tabte på gulvet; kort* åbent; åbent på; ligger med billedsiden;"
        " strafkort … forbyder/forbød/kræver/krævede/forlanger; FARVE strafkort"
    ),
    answers={
        SeenCard.why_seen: {
            WhySeen.ACCIDENT: (
                "tabte/tabt/taber kort/KORT/et; faldt kort/KORT; kort* faldt; tabte; uheld;"
                " faldt ud; røg ud; kom til at vise; kort/KORT"
                " tabt/tabte/taber/faldt/falder/røg/ryger; taber; gled; smuttede; røg; kom til"
                " at tabe/vise/vende; skubbede sit; uforvarende; faldt; kom til at"
                " lægge/tabe/vise; lå pludselig; vendte ved"
            ),
            WhySeen.NAMED: (
                "viste med vilje; sagde jeg; viste sin hånd; sagde … også;"
                " fortalte/nævnte/nævner har/havde; sagde/siger … har/også; viste sin; har jo;"
                " røbede; røbede havde KORT; afslørede havde; sagde jeg har; sagde han har"
                " KORT; fortalte havde KORT; ^sagde jeg har KORT/es/konge"
            ),
            WhySeen.PLAYED: (
                "spillede utur; spillede ud utur; lagde til utur; udspil* utur; lagde/spillede "
                "utur; svigt* rettet"
            ),
        },
        SeenCards.cards: {
            Cards.LOW: (
                "SMÅT; lille kort; under tieren; lavt kort;"
                " lille/toer/treer/firer/femmer/sekser/syver/otter/nier; en lille;"
                " toeren/treeren/fireren/femmeren/sekseren/syveren/otteren/nieren"
            ),
            Cards.HONOUR: ("HONNØR; honnør; honnør*"),
            Cards.SEVERAL: (
                "to strafkort; hele hånden; begge kort; alle kort; to/tre/fire/flere"
                " strafkort*; KORT og KORT; es og konge; konge og dame; dame og knægt; to"
                " kort; flere kort; tre kort; to/tre/fire/flere kort; ligger"
                " begge; begge åbne; alle sine kort"
            ),
        },
        SeenCard.opponents_fault: {
            YesNo.YES: (
                "modstander* skyld/skubbede; skubbede; modstander* skubbe*/stødte/skyld; "
                "spilfører skubbe*/stødte/skyld; stødte; puffede"
            ),
            YesNo.NO: "eget uheld; egen/hans skyld; selv skyld; egen skyld; hans egen",
        },
        CardOnTable.whose_turn: {
            WhoseTurn.PARTNER_TO_LEAD: (
                "makker skal/skulle/må spille ud; makker skulle/har udspil*; makker skal ud; makker"
                " er inde; makker … inde; makker er på; makkeren inde; makker til strafkort* inde;"
                " makker strafkort* inde"
            ),
            WhoseTurn.MUST_FOLLOW: "ikke spille strafkort*; skal bekende",
            WhoseTurn.CAN_PLAY: "selv skal spille ud",
        },
        LeadTowardsCard.lead_option: {
            LeadOption.REQUIRE: (
                "spilfører kræver/krævede FARVE/udspil*; kræver farve; kræver FARVE; vil have"
                " udspil*; kræver/krævede/forlanger/vil FARVE/udspil*/farve*"
            ),
            LeadOption.FORBID: (
                "spilfører forbyder/forbød FARVE/udspil*; forbyder farve; forbyder FARVE; "
                "forbyder udspil*; forbyder/forbød/forbyde FARVE/udspil*/farve*"
            ),
            LeadOption.LEAVE: (
                "frit udspil*; forbyder ikke; bliver liggende; lader ligge; spil frit; lader"
                " det ligge"
            ),
        },
        SeenCards.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; strafkort i forvejen; har strafkort påbordet …"
                " tabte/tabt; endnu et; allerede et strafkort"
            ),
            YesNo.NO: "ikke andre strafkort",
        },
        SeenCard.seen_during: {
            SeenDuring.PLAY: "under spillet; midt spillet",
            SeenDuring.RUNNING: "",
        },
        SeenCard.could_be_seen: {
            YesNo.NO: "makker ikke set/se/så; kunne ikke se*; ingen så; ikke se",
        },
        SeenCard.card_of: {
            CardOf.DECLARING_SIDE: (
                "spilfører tabte/viste/taber; blind tabte; spilfører tabte/taber/viste/viser/tabt"
            ),
        },
        LeadTowardsCards.same_suit: {
            SuitsOfCards.ONE: "strafkort samme farve; begge samme farve",
        },
        CardOnTable.partners_card: {
            YesNo.YES: (
                "begge modspiller* strafkort; begge strafkort; makker også strafkort; begge "
                "har; makker også; begge modspiller*"
            ),
        },
    },
    beside=(
        Beside(
            CardOnTable.whose_turn,
            "PLADS skal spille ud; PLADS udspil*; PLADS inde; PLADS skulle spille ud",
            {"partner": WhoseTurn.PARTNER_TO_LEAD},
            idle=True,
        ),
    ),
)
