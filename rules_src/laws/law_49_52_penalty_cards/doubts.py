"""Laws 49 to 52: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.laws.law_49_52_penalty_cards.kind import penalty_card_kind
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import Ruling


class SeenWithAnother(law.SeenCards):
    """Law 58B2 lets the player say which of two cards he plays, not which of them he meant."""

    meant = Fact(YesNo, "Var det viste kort det, {offender} ville spille?", "58B2")


def named_is_no_play(facts: law.SeenCards) -> Ruling:
    """Only a card that was played is exposed deliberately (50B)."""
    if facts.earlier_card or facts.cards is law.Cards.SEVERAL:
        return penalty_card_kind(facts)
    if facts.cards is law.Cards.HONOUR or facts.why_seen is law.WhySeen.PLAYED:
        return penalty_card.Say.major
    return penalty_card.Say.minor


def meant_is_played(facts: SeenWithAnother) -> Ruling:
    """The card that was meant is exposed by playing it, though another was chosen (50B, 58B2)."""
    if facts.earlier_card or facts.cards is not law.Cards.LOW:
        return penalty_card_kind(facts)
    if facts.why_seen is law.WhySeen.ACCIDENT and facts.meant:
        return penalty_card.Say.major
    return penalty_card_kind(facts)


DOUBTS = (
    Doubt(
        "47E1",
        (
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
            "card_retracted",
        ),
        "Loven siger ikke, hvem der er den fejlende side efter §\u00a016C, når en modstander har"
        " sagt forkert. Her er det den side, der sagde det.",
    ),
    Doubt(
        "50B",
        ("penalty_card_kind",),
        "Et lille kort, der bliver nævnt, er hverken tabt ved et uheld eller spillet bevidst. Her"
        " bliver det et stort strafkort, fordi kun uheld gør et strafkort lille.",
        (
            OtherReading(
                "kun et spillet kort er vist med vilje", "penalty_card_kind", named_is_no_play
            ),
        ),
    ),
    Doubt(
        "50B",
        ("penalty_card_kind",),
        "Følger to kort med hinanden, og spilles det ene, siger loven ikke, om det betyder noget,"
        " hvilket af dem {offender} mente (§\u00a058B2). Her er det andet vist ved et uheld, for"
        " §\u00a050B nævner selv to kort på en gang.",
        (
            OtherReading(
                "det kort, der var ment, er vist ved at blive spillet",
                "penalty_card_kind",
                meant_is_played,
            ),
        ),
    ),
)
