"""Laws 21B1, 21B2 and 47E2a: the call or card that a misinformed player may take back."""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations import CALLS_STAND, HEARD, MAY_CHANGE
from rules_src.laws.law_49_exposed_card import CARDS_TAKEN_BACK
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import CardBack, HandOver, Information, Instruct, Status


class CallAtStake(Answer):
    LAST = "{other_side's} seneste melding"
    EARLIER = "kun en tidligere melding; {misinformed's} makker har meldt siden"
    NONE = "ingen"


class MisinformedCall(Facts):
    call_at_stake = Judgement(
        CallAtStake,
        "Hvilken melding kan skyldes den forkerte forklaring?",
        "21B1a",
        away=True,
        weigh=(
            "Spørg {misinformed}: Hvad havde du meldt med den rigtige forklaring, og hvorfor?",
            "Det er nok, at den forkerte forklaring godt kan have påvirket meldingen.",
            "Også en afsluttende pas er en melding.",
        ),
    )
    changes_call = Option(
        YesNo,
        "Vil {misinformed} ændre sin seneste melding?",
        "21B1a",
        chooses="misinformed",
        help="{Misinformed} vælger alene og må ikke rådføre sig med nogen (§\u00a010C2). En"
        " melding, der kunne være ændret, rettes ikke med scoren bagefter.",
    )
    called_since = Fact(
        YesNo,
        "Har modstanderen til venstre for {misinformed} meldt siden?",
        "21B2",
    )


class CardAtStake(Answer):
    LAST = "et kort, som ingen har spillet til stikket efter"
    TOO_LATE = "et kort, som ikke længere kan tages tilbage"
    NONE = "intet"


class MisinformedCard(Facts):
    card_at_stake = Judgement(
        CardAtStake,
        "Hvilket kort er spillet på grund af den forkerte forklaring?",
        "47E2a",
        away=True,
        help="Et åbningsudspil kan ikke tages tilbage, når bordet har vist et kort. Andre kort"
        " kan ikke, når der er spillet til stikket efter dem.",
        weigh=(
            "Spørg {misinformed}: Hvad havde du spillet med den rigtige forklaring, og hvorfor?",
        ),
    )
    retracts = Option(
        YesNo,
        "Vil {misinformed} tage sit kort tilbage?",
        "47E2a",
        chooses="misinformed",
        help="{Misinformed} vælger alene. Kortet bliver ikke strafkort.",
    )


CHANGED = Instruct(
    "21B1a",
    "changed_call_stands",
    "Den ændrede melding gælder, og meldeforløbet går videre derfra, også efter den afsluttende"
    " pas. Er der spillet fordækt ud, tages kortet op.",
)
MAY_ANSWER = Instruct(
    "21B2",
    "call_after_it_may_change",
    "Modstanderen til venstre for {misinformed} må nu også ændre den melding, han har afgivet"
    " siden.",
)
UNCHANGED = Instruct(
    "21B1a",
    "call_left_unchanged",
    "Meldingen gælder. Den kunne være ændret, så den giver ikke ret til en anden score.",
)
TOO_LATE_FOR_CALL = Instruct(
    "21B1a",
    "partner_has_called_since",
    "Meldingen kan ikke ændres, for {misinformed's} makker har meldt siden.",
)
SAY_NOTHING = Instruct(
    "73B1",
    "keep_earlier_calls_quiet",
    "Andre meldinger, som {other_side} ville have afgivet før, nævnes ikke nu. De kan få betydning"
    " for scoren bagefter.",
)
NO_CALL = Instruct(
    "21B1a",
    "no_call_changes",
    "Ingen melding ændres, og spillet går videre med den rigtige forklaring.",
)
LEAD_MAY_CHANGE = Instruct(
    "47E2a",
    "face_down_lead_may_change",
    "Har {other_side} spillet fordækt ud, må udspillet byttes, hvis det kan skyldes den forkerte"
    " forklaring.",
    when=When.BEFORE_LEAD,
)
LEFT_PLAYED = Instruct(
    "47E2a",
    "card_left_played",
    "Kortet bliver liggende. Det kunne være taget tilbage, så det giver ikke ret til en anden"
    " score.",
)
TOO_LATE_FOR_CARD = Instruct(
    "47E2b",
    "card_may_not_come_back",
    "Kortet kan ikke tages tilbage, og der spilles videre.",
)
CARD_BACK = CardBack("47E2a", "misinformed")
WITHDRAWN_CALL = (
    Information("16C1", Status.AUTHORISED, to="other_side"),
    Information("16C2", Status.UNAUTHORISED, to="offending_side"),
)
AFTERWARDS = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)


def misinformed_call(facts: MisinformedCall) -> Ruling:
    """The last call may be changed until partner calls or the opening lead is faced (21B1a)."""
    if facts.call_at_stake is CallAtStake.EARLIER:
        return Ruling(TOO_LATE_FOR_CALL, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    if facts.call_at_stake is CallAtStake.NONE:
        return Ruling(NO_CALL, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    facts.tell(MAY_CHANGE)
    if not facts.changes_call:
        return Ruling(UNCHANGED, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    answer = (MAY_ANSWER,) if facts.called_since else ()
    return Ruling(CHANGED, *answer, *WITHDRAWN_CALL, SAY_NOTHING, HEARD, AFTERWARDS)


def misinformed_card(facts: MisinformedCard) -> Ruling:
    """A card may be taken back until the next one is played to the trick (47E2)."""
    if facts.card_at_stake is CardAtStake.NONE:
        return Ruling(CALLS_STAND, HEARD, AFTERWARDS)
    if facts.card_at_stake is CardAtStake.TOO_LATE:
        return Ruling(TOO_LATE_FOR_CARD, HEARD, AFTERWARDS)
    if not facts.retracts:
        return Ruling(LEFT_PLAYED, HEARD, AFTERWARDS)
    return Ruling(CARD_BACK, *CARDS_TAKEN_BACK, HEARD, AFTERWARDS)
