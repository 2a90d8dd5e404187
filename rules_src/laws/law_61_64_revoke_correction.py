"""Laws 62A to 62C: a revoke is corrected, and what may be changed with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.laws.law_49_exposed_card import CARDS_TAKEN_BACK
from rules_src.laws.law_50_kind import ALL_MAJOR, WHILE_IT_LIES
from rules_src.model.facts import Answer, Fact, Facts, Option, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    CardBack,
    HandOver,
    Information,
    Instruct,
    PenaltyCard,
    Size,
)

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class CardFrom(Answer):
    HIDDEN = "en modspillers skjulte hånd"
    HIDDEN_AGAIN = "en modspillers skjulte hånd, og han har et strafkort i forvejen"
    FACED = "en modspillers strafkort på bordet"
    DECLARER = "spilførers hånd"
    TABLE = "den blindes kort på bordet"


def card_from_seen(table: Table) -> Collection[CardFrom] | None:
    """From whose side the card came is seen, but not whether a defender had a penalty card."""
    if table.offender is None or table.declarer is None:
        return None
    if table.offender.side is table.declarer.side:
        return {CardFrom.DECLARER, CardFrom.TABLE}
    return {CardFrom.HIDDEN, CardFrom.HIDDEN_AGAIN, CardFrom.FACED}


class RevokeCard(Facts):
    card_from = Fact(CardFrom, "Hvor kom det forkerte kort fra?", "62B", seen=card_from_seen)


class CardsAfter(RevokeCard):
    played_after = Fact(
        YesNo,
        "Har {other_side} spillet efter kulørsvigten, før den blev påtalt?",
        "62C1",
        help="Også et udspil til næste stik tæller med.",
    )
    taken_back = Option(
        YesNo,
        "Tager {other_side} et af de kort tilbage?",
        "62C1",
        chooses="other_side",
        help="Den, der har spillet kortet, vælger alene, når han har set det kort, kulørsvigten er"
        " rettet med.",
    )
    partner_played = Fact(
        YesNo,
        "Havde {offending_side} spillet efter det kort, der er taget tilbage?",
        "62C2",
    )


REPLACE = Instruct("62B", "play_legal_card", "{Offender} spiller et lovligt kort i stedet.")
FACED_BACK = Instruct(
    "62B2",
    "still_penalty_card",
    "Kortet lægges tilbage på bordet og er strafkort som før.",
)
TABLE_BACK = Instruct(
    "62B2",
    "table_card_back",
    "Kortet lægges tilbage blandt bordets kort, og bordet bekender.",
)
GOES_ON = Instruct("62B2", "goes_on_unpunished", "Spillet går videre uden yderligere berigtigelse.")
STAND = Instruct("62C1", "cards_stand", "{Other_side} lader sine kort stå.")
CHANGED = (
    Instruct("62C1", "cards_changed", "{Other_side} spiller et andet lovligt kort i stedet."),
    *CARDS_TAKEN_BACK,
)
PARTNER_FREE = Instruct(
    "62C2",
    "partner_may_change",
    "Så må også {offending_side} skifte det kort, der er spillet efter; det koster ikke noget.",
)
PARTNER_PAYS = Instruct(
    "62C2",
    "partner_may_change_for_penalty",
    "Så må også {partner} skifte kort, men det kort, han tager tilbage, bliver et strafkort.",
)


def revoke_correction(facts: RevokeCard) -> Ruling:
    """The card goes back; one from a defender's unfaced hand is a major penalty card (62B)."""
    on = HandOver("62C", "revoke_cards_after")
    match facts.card_from:
        case CardFrom.HIDDEN:
            return Ruling(REPLACE, PenaltyCard("62B1", Size.MAJOR), on)
        case CardFrom.HIDDEN_AGAIN:
            return Ruling(REPLACE, ALL_MAJOR, on)
        case CardFrom.FACED:
            return Ruling(REPLACE, FACED_BACK, on)
        case CardFrom.DECLARER:
            return Ruling(REPLACE, CardBack("62B2"), on)
        case CardFrom.TABLE:
            return Ruling(TABLE_BACK, on)


def revoke_cards_after(facts: CardsAfter) -> Ruling:
    """The other side may change what it has played since, and then the next to play (62C)."""
    if not facts.played_after:
        return play_goes_on(facts)
    if not facts.taken_back:
        return play_goes_on(facts, STAND)
    if not facts.partner_played:
        return play_goes_on(facts, *CHANGED)
    return play_goes_on(facts, *CHANGED, PARTNER_PAYS if by_defender(facts) else PARTNER_FREE)


def play_goes_on(facts: CardsAfter, *steps: Instruct | Information) -> Ruling:
    """A defender's card stays on the table, and Law 50 goes on from there."""
    if not by_defender(facts):
        return Ruling(*steps, GOES_ON)
    if facts.card_from is CardFrom.HIDDEN_AGAIN:
        on = HandOver("51", "penalty_cards_turn", when=When.ON_TABLE)
    else:
        on = HandOver("50D", "penalty_card_turn", when=When.ON_TABLE)
    return Ruling(*steps, *WHILE_IT_LIES, on)


def by_defender(facts: CardsAfter) -> bool:
    return facts.card_from not in (CardFrom.DECLARER, CardFrom.TABLE)
