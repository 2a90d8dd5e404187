"""Laws 45E, 58 and 67B2: two cards at the same time, and a trick with a card too many.

The offender is who played more than one card.
"""

from __future__ import annotations

from rules_src.laws.law_49_exposed_card import CARDS_TAKEN_BACK
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    CardBack,
    HandOver,
    Instruct,
    NewIrregularity,
)


class CardsAtOnce(Answer):
    TWO_PLAYERS = "to spillere spillede på samme tid"
    ONE_SEEN = "{offender} spillede flere kort, men kun ét kunne ses"
    SEVERAL_SEEN = "{offender} spillede flere kort, og flere kunne ses"
    FIFTH = "{offender} havde allerede spillet til stikket"
    TOO_LATE = "{offender} har spillet flere kort, og begge sider har spillet til næste stik"


class ByWhom(Answer):
    DEFENDER = "en modspillers"
    DECLARING_SIDE = "{declarer's} eller bordets"


class TwoCards(Facts):
    cards_at_once = Fact(CardsAtOnce, "Hvad er der sket?", "58")
    whose_cards = Fact(ByWhom, "Hvis kort er det?", "58B2")
    fifth_was_led = Fact(
        YesNo,
        "Var kortet ment som udspil til næste stik?",
        "45E",
        help="Det skønner turneringslederen; ellers er det et femte kort i stikket.",
    )


class DefectiveTrick(Facts):
    extra_card_seen = Fact(YesNo, "Har en modspillers overskydende kort kunnet ses?", "67B2a")


LATER_CARD = Instruct(
    "58A",
    "other_card_counts_as_later",
    "Kortet fra den, der havde tur, gælder først; det andet regnes for spillet bagefter.",
)
ONE_IS_PLAYED = Instruct(
    "58B1",
    "seen_card_is_played",
    "Det kort, der kunne ses, er spillet. De andre tages op uden berigtigelse.",
)
CHOOSES_CARD = Instruct(
    "58B2", "player_names_his_card", "{Offender} bestemmer, hvilket af kortene han spiller."
)
OPPONENT_MAY_CHANGE = (
    Instruct(
        "58B3",
        "next_opponent_may_change",
        "En modstander, der har lagt til efter et kort, som tages op, må skifte sit kort.",
    ),
    *CARDS_TAKEN_BACK,
)
OTHERS_BACK = Instruct(
    "58B2", "other_cards_back", "De andre kort tages op; spilførers kort bliver aldrig strafkort."
)
OTHERS_PENALTY = Instruct(
    "58B2", "other_cards_penalty_cards", "Hvert af de andre kort, der kunne ses, er et strafkort."
)
FIFTH_PENALTY = Instruct("45E1", "fifth_card_penalty_card", "Det femte kort er et strafkort.")
SORT_PLAYED_CARDS = Instruct(
    "67B2a",
    "extra_card_back",
    "Turneringslederen ser kortene efter. Det kort, der kunne ses i stikket, bliver der; er det"
    " uvist, hvilket det var, bliver det højeste, der lovligt kunne spilles. De andre tages op, og"
    " stikket skifter ikke ejer.",
)
ALWAYS_IN_HAND = Instruct(
    "67B2b",
    "card_was_in_hand",
    "Kortet har hørt til hånden hele tiden, så det kan være kulørsvigt ikke at have spillet det.",
)
EXTRA_PENALTY = Instruct(
    "67B2a", "extra_card_penalty_card", "Det kort, der tages op og har kunnet ses, er et strafkort."
)
IF_REVOKED = HandOver("67B2b", "revoke", when=When.IF_REVOKED)


def simultaneous_play(facts: TwoCards) -> Ruling:
    """One visible card is played; of several the player names his, and the others go (58, 45E)."""
    match facts.cards_at_once:
        case CardsAtOnce.TWO_PLAYERS:
            return Ruling(LATER_CARD, NewIrregularity("58A", "premature_play"))
        case CardsAtOnce.ONE_SEEN:
            return Ruling(ONE_IS_PLAYED)
        case CardsAtOnce.SEVERAL_SEEN:
            return several_seen(facts)
        case CardsAtOnce.FIFTH:
            return fifth_card(facts)
        case CardsAtOnce.TOO_LATE:
            return Ruling(HandOver("67B2", "too_many_cards_played"))


def several_seen(facts: TwoCards) -> Ruling:
    """The player names one; a defender's others become penalty cards (58B2)."""
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(CHOOSES_CARD, OTHERS_BACK, *OPPONENT_MAY_CHANGE)
    penalty = NewIrregularity("50", "penalty_card")
    return Ruling(CHOOSES_CARD, OTHERS_PENALTY, *OPPONENT_MAY_CHANGE, penalty)


def fifth_card(facts: TwoCards) -> Ruling:
    """A fifth card is a lead out of turn if it was led; else it goes back or lies (45E)."""
    if facts.fifth_was_led:
        return Ruling(NewIrregularity("45E", "lead_out_of_turn"))
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(CardBack("45E2"))
    return Ruling(FIFTH_PENALTY, NewIrregularity("50", "penalty_card"))


def too_many_cards_played(facts: DefectiveTrick) -> Ruling:
    """The card faced in the trick stays, the others return and may have been revokes (67B2)."""
    facts.tell(SORT_PLAYED_CARDS)
    if facts.extra_card_seen:
        return Ruling(EXTRA_PENALTY, ALWAYS_IN_HAND, IF_REVOKED)
    return Ruling(ALWAYS_IN_HAND, IF_REVOKED)


SITUATION = Situation(
    rule=simultaneous_play,
    slug="to-kort-paa-en-gang",
    title="To kort på én gang",
    phase=Phase.PLAY,
    happened="En spiller spillede to kort, eller to spillede på samme tid",
    intro=(
        "Kunne kun ét af kortene ses, er det spillet. Kunne flere ses, vælger spilleren selv, og en"
        " modspillers andre kort bliver strafkort. Opdages det først senere, rettes de spillede"
        " kort."
    ),
    laws=("58", "45E", "67B"),
    parts=(Part(too_many_cards_played, "Et stik med et kort for meget"),),
    confuse=("penalty_card", "premature_play"),
    search=(
        "to kort på én gang",
        "kortene hang sammen",
        "samtidigt spil",
        "femte kort",
        "for mange kort i stikket",
        "spillede to gange til stikket",
    ),
)
