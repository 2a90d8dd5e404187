"""Laws 13 and 14: where the cards are, and when the mistake was discovered."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class CardCount(Answer):
    TOO_MANY = "en hånd har for mange kort, og en anden har for få"
    TOO_FEW = "en hånd har for få kort, og ingen har for mange"
    STRANGE = "der er et kort for meget, som ikke hører til mappen"


class CountedWhen(Answer):
    NOT_CALLED = "før en spiller med forkert antal kort har meldt"
    CALLED = "efter at en spiller med forkert antal kort har meldt"
    PLAYED = "efter spillet"


class MissingCard(Answer):
    AMONG_PLAYED = "blandt de kort, {offender} har spillet"
    ELSEWHERE = "et andet sted, fx i mappen eller på gulvet"
    GONE = "det kan ikke findes"


class WrongNumber(Facts):
    card_count = Fact(
        CardCount,
        "Hvad viser det, når kortene tælles?",
        "13",
        help="Lad hver spiller tælle sine kort med bagsiden op.",
    )
    counted_when = Fact(CountedWhen, "Hvornår er det opdaget?", "13B")
    saw_card = Fact(YesNo, "Har en spiller set et kort fra en anden hånd?", "13A1")
    can_be_played = Judgement(
        YesNo,
        "Kan kortene rettes, så mappen kan spilles?",
        "13B1",
        away=True,
        weigh=(
            "Hvilke kort har spilleren set, som ikke var hans, og hvem har dem nu?",
            "Er de meldinger, der er afgivet, stadig rimelige med de rigtige kort?",
        ),
    )
    strange_played = Fact(YesNo, "Er kortet spillet til et stik, der er vendt?", "13C")
    missing_card = Fact(MissingCard, "Hvor er det kort, der mangler?", "14")
    lead_faced = Fact(YesNo, "Er åbningsudspillet vendt?", "14B")
