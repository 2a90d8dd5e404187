"""Laws 13 and 14: where the cards are, and when the mistake was discovered."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class CardCount(Answer):
    TOO_MANY = "én hånd har for mange, en anden for få"
    TOO_FEW = "én hånd har for få, ingen har for mange"
    NOT_PLAYED = "én hånd spillede ikke til et stik og har et for meget"
    STRANGE = "et kort hører ikke til spillet, fx to ens"


class CountedWhen(Answer):
    NOT_CALLED = "før en spiller med forkert antal kort havde meldt"
    CALLED = "efter at en spiller med forkert antal kort havde meldt, men inden spillet var slut"
    PLAYED = "efter spillet"


class MissingCard(Answer):
    AMONG_PLAYED = "blandt {offender's} spillede kort"
    ELSEWHERE = "et andet sted, fx i mappen eller på gulvet"
    GONE = "det kan ikke findes"


def defender_seen(table: Table) -> Collection[YesNo] | None:
    """Whose card was missing defends if his side is not declarer's."""
    if table.offender is None or table.declarer is None:
        return None
    return {YesNo.NO if table.offender.side is table.declarer.side else YesNo.YES}


class WrongNumber(Facts):
    card_count = Fact(
        CardCount,
        "Hvor mange kort har hænderne?",
        "13",
        help="Lad alle tælle deres kort med bagsiden op. Lå et kort skjult bag et andet på bordet,"
        " mangler det ikke: Spil videre, og døm en kulørsvigt som bordets (§\u00a064B3).",
    )
    counted_when = Fact(CountedWhen, "Hvornår blev det opdaget?", "13B")
    saw_card = Fact(YesNo, "Har en spiller set et kort fra en anden hånd?", "13A1")
    can_be_played = Judgement(
        YesNo,
        "Kan kortene rettes, så spillet kan spilles?",
        "13B1",
        away=True,
        weigh=(
            "Hvilke fremmede kort har spilleren set, og hvem har dem nu?",
            "Er de afgivne meldinger stadig rimelige med de rigtige kort?",
        ),
    )
    in_place_of = Fact(
        YesNo,
        "Har hånden det i stedet for et af sine egne kort, så antallet passer?",
        "14",
        help="Fx to ens kort i pakken, mens et andet mangler.",
        assume=YesNo.NO,
    )
    strange_played = Fact(YesNo, "Blev kortet spillet til et stik, der er vendt?", "13C")
    missing_card = Fact(MissingCard, "Hvor er det manglende kort?", "14")
    lead_faced = Fact(YesNo, "Er åbningsudspillet vendt?", "14B")
    agreed_claim = Fact(
        YesNo,
        "Er spillet sluttet med et krav eller et afkald, som alle var enige i?",
        "69A",
        assume=YesNo.NO,
    )
    of_defender = Fact(
        YesNo, "Er {offender} modspiller?", "14B4", seen=defender_seen, assume=YesNo.YES
    )
