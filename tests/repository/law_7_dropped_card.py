"""A made-up Law 7: a card dropped on the floor. What a law may have is here, each once."""

from rules_src.model import *


class Seen(Answer):
    NOBODY = "ingen har set kortet"
    SOMEBODY = "en spiller har set kortet"


class Dropped(Facts):
    seen = Fact(Seen, "7B1", "Hvem har set det tabte kort?")
    accepted = Option(YesNo, "10C", "Lader {declarer} kortet gå op?", chooses="declarer")


class Picked(Facts):
    useful = Judgement(YesNo, "16D2").asks("""
        Kunne det tabte kort hjælpe modstanderne?
        - Hvad er kortet værd i {suit}?""")


class Say(Steps):
    dropped_card_stands = Step("7B1").says("""
        Tag det tabte kort op igen.
        = kortet tages op""")
    floor_board_spoilt = Step("16D2").says("""
        Gulvet har ødelagt spillet.
        = spillet er ødelagt""")
    floor_play_on = Step("16D1").says("""
        Spil videre, som om gulvet var tomt.
        = spil videre""")


def card_dropped_on_floor(facts: Dropped) -> Ruling:
    """A card nobody saw is picked up; else declarer chooses."""
    if facts.seen is Seen.NOBODY:
        return Ruling(Say.dropped_card_stands)
    if facts.accepted:
        return Ruling(HandOver("16D2", "dropped_card_picked_up"))
    return Ruling(PenaltyCard("50", Size.MAJOR))


def dropped_card_picked_up(facts: Picked) -> Ruling:
    """What was seen of it may have spoilt the board."""
    return Ruling(Say.floor_board_spoilt if facts.useful else Say.floor_play_on)


SITUATION = Situation(
    card_dropped_on_floor,
    "kort-tabt-paa-gulvet",
    "Kort tabt på gulvet",
    Phase.PLAY,
    "Det afhænger af, hvem der har set det.",
    ("7", "50"),
    (Part(dropped_card_picked_up, "Når kortet er samlet op"),),
    who=Who("offender", "Hvem tabte kortet?"),
)
