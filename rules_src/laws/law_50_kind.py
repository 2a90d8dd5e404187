"""Law 50: the two kinds of penalty card, and what may be known from one."""

from __future__ import annotations

from rules_src.laws.law_49_exposed_card import AuctionOver, SeenCard, WhySeen
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    HandOver,
    Information,
    Instruct,
    PenaltyCard,
    Size,
    Status,
    Test,
)


class Cards(Answer):
    LOW = "ét kort under 10"
    HONOUR = "ét kort, 10 eller højere"
    SEVERAL = "to eller flere, når et strafkort fra før tælles med"


class SeenCards(Facts):
    cards = Fact(
        Cards,
        "Hvilke af {offender's} kort er vist?",
        "50B",
        help="Es, konge, dame, bonde og 10 er honnører.",
    )
    why_seen = SeenCard.why_seen
    auction_over = SeenCard.auction_over


WHILE_IT_LIES = (
    Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
    Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
    AdjustedScore("50E4", Test.EXPOSED, when=When.AFTER_PLAY),
)
COULD_HAVE_KNOWN = AdjustedScore("72C", Test.FORESEEN, when=When.AFTER_PLAY)
ALL_MAJOR = Instruct(
    "50B",
    "all_penalty_cards_major",
    "Alle {offender's} viste kort er store strafkort og bliver liggende med billedsiden op.",
)
MINOR_LIMITS = Instruct(
    "50C",
    "no_other_small_card_first",
    "{Offender} må ikke spille et andet kort under 10 i farven før strafkortet, men gerne en"
    " honnør i farven.",
)
PARTNER_UNRESTRICTED = Instruct(
    "50C", "partner_leads_freely", "{Partner} har ingen begrænsning, når han skal spille ud."
)

MINOR = Ruling(
    PenaltyCard("50B", Size.MINOR),
    MINOR_LIMITS,
    PARTNER_UNRESTRICTED,
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY),
)
MAJOR = Ruling(
    PenaltyCard("50B", Size.MAJOR),
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("50D", "penalty_card_turn"),
)
SEVERAL = Ruling(
    ALL_MAJOR,
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("51", "penalty_cards_turn"),
)
"""What each kind of penalty card means; Law 24E needs the three as well."""


def penalty_card_kind(facts: SeenCards) -> Ruling:
    """One card below an honour, exposed unintentionally, is minor; every other is major (50B)."""
    if facts.cards is Cards.SEVERAL:
        return SEVERAL
    if facts.cards is Cards.HONOUR or exposed_on_purpose(facts):
        return MAJOR
    return MINOR


def exposed_on_purpose(facts: SeenCards) -> bool:
    """Whether the card was led, played or named; a minor card is one exposed by mishap (50B)."""
    if facts.why_seen is WhySeen.AUCTION:
        return facts.auction_over is AuctionOver.LED
    # review: naming a small card is neither mishap nor play, and only mishap makes it minor (50B)
    return facts.why_seen is not WhySeen.ACCIDENT
