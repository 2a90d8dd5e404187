"""Law 79C: what is recorded is corrected; Law 16D: what was seen too soon is weighed.

The offender is the player who answers for the error.
"""

from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Entry(Answer):
    DISPUTED = A("""
        siderne er uenige om kontrakten, spilføreren eller doblingen
        = siderne er uenige om kontrakten, spilføreren eller doblingen
        ~ uenig* kontrakt*""")
    SCORE = A("""
        kontrakten, spilføreren, doblingen, stik eller par er noteret forkert
        = kontrakten, spilføreren, doblingen, stik eller par er noteret forkert
        ~ forkert kontrakt/spilfører/stik/par/dobling tastet/indtastet/skrevet/noteret;
          tastet/tastede/skrevet/indtastet/skrev stedet for; ^tastet/tastede/skrevet BUD … ^var BUD;
          ^forkert spilfører*/kontrakt*/stik*/par/dobling*; tastet/tastede/skrevet/indtastet BUD/TAL
          stedet; ^tastet/skrevet … ^men det var PLADS; ^tastet/indtastet/skrevet som … var""")
    TRICKS = A("""
        siderne er uenige om, hvor mange stik der blev vundet
        = siderne er uenige om, hvor mange stik der blev vundet""")
    BOARD = A("""
        resultatet er noteret på et forkert spil
        =
        ~ ^på/under/ind forkert spil*; ^spil TAL på/under/ind spil TAL; ^spil TAL … spil TAL""")
    SEEN = A("""
        nogen har set et resultat fra et spil, de endnu ikke har spillet
        = nogen har set et resultat fra et spil, de endnu ikke har spillet
        ~ ^resultat*/frekvens* … ^ikke spillet; ^så/set/se/vist frekvens*/resultat*/score* …
          skal/mangler/ikke; ^så/set/se/vist spil TAL … skal/mangler/ikke""")


class WrongEntry(Facts):
    entry = Fact(
        Entry, "79", overlaps=(Both(Entry.DISPUTED, Entry.SCORE), Both(Entry.BOARD, Entry.SEEN))
    ).asks("""
        Hvad er der galt med resultatet?
        + Er de enige om, hvad der skete ved bordet, er fejlen kun i det noterede.""")
    saw_results = Fact(YesNo, "16D1").asks("""
        Har nogen ved bordet set resultater fra et spil, de mangler?
        + Mange maskiner viser de andre bordes resultater, når der er tastet.
        ja = nogen ved bordet har set resultater fra et spil, de mangler
        nej = ingen ved bordet har set resultater fra et spil, de mangler""")


class Say(Steps):
    no_doubt_when_late = Step("79C2", to=ME).says("""
        Efter rettelsesfristen retter du kun, hvis du ingen tvivl har, og arrangøren er enig.""")
    ok_is_not_final = Step("79C1", to=ME).says("""
        Lad ikke et OK på maskinen afgøre sagen.
        Også det, begge har godkendt, kan være forkert.""")
    result_moved = Step("79C1", keyed=Keyed.MOVED).says("""
        Jeg flytter resultatet til det spil, det hører til.
        = resultatet flyttes""")
    who_keyed_and_who_checked = Step("12C2a", to=ME, authority=Authority.ADVICE).says("""
        Spørg, hvem der tastede, og hvem der godkendte, hvis nogen ikke kan få et resultat.""")
    house_rule_on_entry = Step("80B2f", to=ME, authority=Authority.ADVICE).says("""
        Husregel: Har klubben bestemt, hvem der svarer for tastningen, så følg det.
        Loven siger det ikke.""")


CORRECT = HandOver("79C1", "score_entry")


def wrong_entry(facts: WrongEntry) -> Ruling:
    """Correct the record in time; a board whose result was seen is played if it can be (16D)."""
    match facts.entry:
        case Entry.DISPUTED:
            facts_first = NewIrregularity("85A1", "disputed_facts")
            return Ruling(Say.ok_is_not_final, Say.no_doubt_when_late, facts_first)
        case Entry.SCORE:
            return Ruling(Say.ok_is_not_final, CORRECT)
        case Entry.TRICKS:
            return Ruling(Say.ok_is_not_final, HandOver("79B", "disputed_tricks"))
        case Entry.BOARD:
            return wrong_number(facts)
        case Entry.SEEN:
            return Ruling(HandOver("16D1", "result_seen"))


def wrong_number(facts: WrongEntry) -> Ruling:
    """Two boards are touched: the one whose result is moved, and the one it was entered on."""
    if not facts.saw_results:
        return Ruling(Say.ok_is_not_final, CORRECT)
    return Ruling(
        Say.result_moved,
        Say.who_keyed_and_who_checked,
        Say.house_rule_on_entry,
        HandOver("16D1", "result_seen"),
    )


SITUATION = Situation(
    wrong_entry,
    slug="forkert-tastet-resultat",
    title="Forkert tastet resultat",
    phase=Phase.AFTER,
    intro="""
        En fejl i det, der er noteret, kan rettes inden rettelsesfristen, også når begge par
        har godkendt det.
        Er resultatet tastet på et forkert nummer, har bordet ofte set resultater fra et spil,
        det mangler.
        Det kan som regel spilles endnu.
        Den, der så noget, kaldes her modtageren.""",
    laws=("79C", "16D", "12C2"),
    who=Who("offender", "Hvem har ansvaret for fejlen?"),
    confuse=("score_correction", "extraneous_information", "procedural_penalty"),
    phrases=Phrases(does="tastet tastede skrev indtastede"),
    doubts=(
        Doubt("12C2a").says("""
            Loven siger ikke, hvem der har skyld, når et resultat er tastet på et forkert
            nummer.
            Forbundene er uenige, og DBf’s regel er ikke set.
            Her skønner du for hver side."""),
        Doubt("16D2b", rules=("result_seen",)).says("""
            Er et resultat set, er spillet spillet ved et andet bord.
            Her regnes omgivning og byttede pladser derfor for udelukket, og kun § 16D2(c) og
            (d) er tilbage."""),
    ),
    encounters=AFTER,
)
