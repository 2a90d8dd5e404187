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
        "strafkort; tabte/tabt kort/KORT; taber kort/KORT; faldt kort/KORT; kort* faldt; tabte "
        "… påbordet; viste/viser/vist KORT/kort; lægger/lagde kort/KORT påbordet … siger/sagde "
        "har; lagde KORT påbordet; sagde/siger har også KORT/konge/es; viste sit/sine kort; "
        "lagde/viste hånd*; begge strafkort; kort* med billedsiden; har også konge/dame/es/"
        "knægt; nævnte kort på hånden; to strafkort; stort/lille strafkort; forbyder/kræver "
        "FARVE/udspil pga strafkort; smed/røg kort; spillede ikke strafkort; skulle spille/"
        "spillet strafkort; siger/sagde jeg har KORT/es/konge"
    ),
    answers={
        SeenCard.why_seen: {
            WhySeen.ACCIDENT: (
                "tabte/tabt/taber kort/KORT/et; faldt kort/KORT; kort* faldt; tabte; uheld; "
                "faldt ud; røg ud; kom til at vise"
            ),
            WhySeen.NAMED: (
                "siger/sagde har; viste med vilje; nævnte hånden; sagde jeg; viste sin hånd; "
                "sagde … også; fortalte"
            ),
            WhySeen.PLAYED: "spillede utur; spillede ud utur; lagde til utur",
        },
        SeenCards.cards: {
            Cards.LOW: "SMÅT; lille kort; under tieren; lavt kort; lille FARVE",
            Cards.HONOUR: "HONNØR; honnør; FARVE konge/es/dame/knægt/tier",
            Cards.SEVERAL: (
                "to/tre/flere/TAL kort; to strafkort; hele hånden; begge kort; alle kort"
            ),
        },
        SeenCard.opponents_fault: {
            YesNo.YES: "modstander* skyld/skubbede; skubbede",
            YesNo.NO: "eget uheld; egen/hans skyld; selv skyld",
        },
        CardOnTable.whose_turn: {
            WhoseTurn.PARTNER_TO_LEAD: (
                "makker skal spille ud; makker skulle/har udspil*; makker skal ud; makker "
                "spille ud; makker er inde; makker udspil*"
            ),
        },
        LeadTowardsCard.lead_option: {
            LeadOption.REQUIRE: (
                "spilfører kræver/krævede FARVE/udspil*; kræver farve; kræver FARVE; vil have "
                "udspil*"
            ),
            LeadOption.FORBID: (
                "spilfører forbyder/forbød FARVE/udspil*; forbyder farve; forbyder FARVE; "
                "forbyder udspil*; vil forbyde"
            ),
            LeadOption.LEAVE: "frit udspil*; ligge; forbyder ikke; bliver liggende",
        },
        SeenCards.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; strafkort i forvejen; har strafkort påbordet … tabte/tabt"
            ),
            YesNo.NO: "ikke andre strafkort",
        },
        SeenCard.seen_during: {
            SeenDuring.PLAY: "under spillet; midt spillet",
        },
        SeenCard.could_be_seen: {
            YesNo.NO: "makker ikke set/se/så; kunne ikke se*",
        },
        SeenCard.card_of: {
            CardOf.DECLARING_SIDE: "spilfører tabte/viste/taber; blind tabte",
        },
        LeadTowardsCards.same_suit: {
            SuitsOfCards.ONE: "strafkort samme farve; begge samme farve",
        },
        CardOnTable.partners_card: {
            YesNo.YES: "begge modspiller* strafkort; begge strafkort; makker også strafkort",
        },
    },
    beside=(
        Beside(
            CardOnTable.whose_turn,
            "PLADS skal spille ud; PLADS udspil*; PLADS inde; PLADS skulle spille ud",
            {"partner": WhoseTurn.PARTNER_TO_LEAD},
        ),
    ),
)
