"""Laws 50D and 51: what a major penalty card on the table demands, trick by trick."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Option
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    About,
    CardBack,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    May,
    Status,
    Suits,
)


class WhoseTurn(Answer):
    CAN_PLAY = "{offender}, og et strafkort kan spilles lovligt"
    MUST_FOLLOW = "{offender}, men han skal bekende med et andet kort eller følge et pålæg"
    PARTNER_TO_LEAD = "{partner} skal spille ud"
    PARTNER_LED = "{partner} har spillet ud, før {declarer} valgte"
    OTHER = "en anden, eller {partner} skal lægge til"


class LeadOption(Answer):
    REQUIRE = "kræver udspil i strafkortets farve"
    FORBID = "forbyder udspil i strafkortets farve"
    LEAVE = "ingen af delene; strafkortet bliver liggende"


class LeadOptions(Answer):
    REQUIRE = "kræver udspil i et strafkorts farve"
    FORBID = "forbyder udspil i en eller flere strafkorts farver"
    LEAVE = "ingen af delene; strafkortene bliver liggende"


class SuitsOfCards(Answer):
    ONE = "ja, alle er i samme farve"
    SEVERAL = "nej, de er i flere farver"


class CardOnTable(Facts):
    whose_turn = Fact(
        WhoseTurn,
        "Hvem har tur?",
        "50D1a",
        help="Skal {offender} selv spille ud, er strafkortet hans udspil. Har {declarer} allerede"
        " lagt til efter {partner's} for tidlige udspil, står det (§\u00a060A).",
    )


class LeadTowardsCard(Facts):
    lead_option = Option(
        LeadOption,
        "Hvad vælger {declarer}?",
        "50D2",
        chooses="declarer",
        help="Først når {partner} har fulgt valget eller ikke kan følge det, går spillet videre.",
    )


class LeadTowardsCards(Facts):
    same_suit = Fact(SuitsOfCards, "Er alle strafkortene i samme farve?", "51B")
    lead_options = Option(LeadOptions, "Hvad vælger {declarer}?", "51B", chooses="declarer")


MUST_PLAY = Instruct(
    "50D1a",
    "play_penalty_card",
    "{Offender} skal spille strafkortet nu, også hvis det er et udspil, et afkast eller en"
    " trumfning.",
)
DECLARER_DESIGNATES = Instruct(
    "51A",
    "declarer_picks_penalty_card",
    "{Offender} skal spille et strafkort nu; kan flere spilles lovligt, bestemmer {declarer}"
    " hvilket.",
)
FOLLOWS_FIRST = Instruct(
    "50D1b",
    "penalty_card_waits",
    "{Offender} bekender eller følger pålægget først. Strafkort bliver liggende og spilles,"
    " næste gang det er lovligt.",
)
GOES_ON = Instruct(
    "50A", "penalty_card_stays", "Spillet går videre. Strafkort bliver liggende med billedsiden op."
)
PARTNER_WAITS = Instruct(
    "50D2",
    "lead_waits_for_declarer",
    "{Partner} må ikke spille ud, før {declarer} har hørt alle muligheder og valgt.",
)
LED_TOO_SOON = Instruct(
    "49",
    "lead_becomes_penalty_card",
    "Det kort, {partner} spillede ud for tidligt, er nu også et stort strafkort. {Declarer} vælger"
    " stadig, hvad {partner} skal.",
)
LEADS_FREELY = Instruct(
    "50D2b",
    "any_lead_penalty_card_stays",
    "{Partner} spiller frit ud. Strafkort bliver liggende og skal spilles, så snart det er"
    " lovligt.",
)
CHOICE_RETURNS = Instruct(
    "50D2b",
    "choice_returns",
    "Hver gang {partner} skal spille ud, mens der ligger strafkort, har {declarer} valget igen.",
)
LEFT = Ruling(LEADS_FREELY, CHOICE_RETURNS)
"""Neither required nor forbidden: any lead, and the choice returns with the lead (50D2b)."""
SUIT_BACK = Instruct(
    "51B1a",
    "penalty_cards_in_suit_back",
    "{Offender} tager alle strafkort i den eller de valgte farver op og spiller et hvilket"
    " som helst lovligt kort til stikket.",
)
OTHERS_STAY = Instruct(
    "51B2",
    "penalty_cards_in_other_suits_stay",
    "Har {offender} strafkort i andre farver, bliver de liggende. Kan et af dem spilles lovligt til"
    " stikket, skal det spilles.",
)
PICKED_UP = (
    Information("50E2", Status.UNAUTHORISED, About.CARD),
    Information("50E2", Status.AUTHORISED, About.CARD, "declarer"),
)
"""A card back in the hand tells the partner nothing he may use (50E2)."""
IF_DISOBEYED = HandOver("59", "lead_restriction_not_followed", when=When.DURING_PLAY)
IF_NOT_PLAYED = HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY)


def penalty_card_turn(facts: CardOnTable) -> Ruling:
    """A major penalty card is played at the first legal opportunity; partner's lead waits (50D)."""
    return _turn(facts, MUST_PLAY, HandOver("50D2", "penalty_card_lead"))


def penalty_cards_turn(facts: CardOnTable) -> Ruling:
    """With several penalty cards declarer designates the one to play; partner's lead waits (51)."""
    return _turn(facts, DECLARER_DESIGNATES, HandOver("51B", "penalty_cards_lead"))


def _turn(facts: CardOnTable, must_play: Instruct, choice: HandOver) -> Ruling:
    match facts.whose_turn:
        case WhoseTurn.CAN_PLAY:
            return Ruling(must_play, IF_NOT_PLAYED)
        case WhoseTurn.MUST_FOLLOW:
            return Ruling(FOLLOWS_FIRST)
        case WhoseTurn.PARTNER_TO_LEAD:
            return Ruling(PARTNER_WAITS, choice)
        case WhoseTurn.PARTNER_LED:
            return Ruling(LED_TOO_SOON, choice)
        case WhoseTurn.OTHER:
            return Ruling(GOES_ON)


def penalty_card_lead(facts: LeadTowardsCard) -> Ruling:
    """Declarer may require the suit, forbid it or leave the card; the first two free it (50D2)."""
    if facts.lead_option is LeadOption.LEAVE:
        return Ruling(*LEFT, IF_NOT_PLAYED)
    may = May.REQUIRE if facts.lead_option is LeadOption.REQUIRE else May.FORBID
    return suit_chosen(may)


def suit_chosen(may: May) -> Ruling:
    """The suit of the card is required or forbidden, and the card goes back (50D2a)."""
    return Ruling(
        LeadRestriction("50D2a", may, Suits.CARD, chosen=True),
        CardBack("50D2a"),
        *PICKED_UP,
        IF_DISOBEYED,
    )


def penalty_cards_lead(facts: LeadTowardsCards) -> Ruling:
    """Requiring or forbidding a suit frees every penalty card in that suit, and no other (51B)."""
    one = facts.same_suit is SuitsOfCards.ONE
    if facts.lead_options is LeadOptions.LEAVE:
        leads_freely = LEFT[0] if one else LEADS_FREELY.under("51B2c")
        return Ruling(leads_freely, CHOICE_RETURNS, IF_NOT_PLAYED)
    if facts.lead_options is LeadOptions.REQUIRE:
        if one:
            return _restrict("51B1a", May.REQUIRE, Suits.CARD)
        return _restrict("51B2a", May.REQUIRE, Suits.ONE_OF_CARDS, OTHERS_STAY)
    if one:
        return _restrict("51B1b", May.FORBID, Suits.CARD)
    return _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, OTHERS_STAY)


def _restrict(law: str, may: May, suits: Suits, *more: Instruct) -> Ruling:
    return Ruling(
        LeadRestriction(law, may, suits, chosen=True),
        SUIT_BACK.under(law),
        *more,
        *PICKED_UP,
        IF_DISOBEYED,
    )
