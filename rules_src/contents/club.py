"""What a club may choose, in the order of the laws: the default, its source, and who may choose.

A federation's rule that was not seen is no default here: then the law's own words are, and the
choice says so.
"""

from typing import Final

from rules_src.contents.regulations import (
    ALERT,
    APPEAL_DEPOSIT,
    APPEAL_MINUTES,
    CORRECTION,
    DEPOSIT_KRONER,
    HANDBOOK,
    STOP,
    STOP_SECONDS,
)
from rules_src.model.club import Amount, Chooser, ClubChoice, Default, OneOf, Option

LAW: Final = "loven"
UNSEEN: Final = "Forbundets regel er ikke set i en gældende udgave."

MINUTES: Final = {"minutter": 1, "timer": 60, "døgn": 24 * 60}

CHOICES: Final = (
    ClubChoice(
        "substitutes",
        "Substitutter",
        "Må en spiller skiftes ud i løbet af turneringen?",
        "4",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("with_leave", "må sættes ind, når turneringslederen siger ja"),
                Option("free", "må sættes ind uden at spørge"),
                Option("never", "må ikke sættes ind"),
            )
        ),
        Default("med turneringslederens tilladelse", LAW, 2017),
        note=f"En klub må være mildere end DBf’s regler ({HANDBOOK}, 2020). De er ikke set.",
    ),
    ClubChoice(
        "postponed_boards",
        "Udsatte spil",
        "Må et spil udsættes til efter runden?",
        "8B2",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("allowed", "må spilles senere, når turneringslederen siger til"),
                Option("never", "må ikke spilles senere"),
            )
        ),
        Default("når turneringslederen tillader det", LAW, 2017),
        laws=("8B2",),
    ),
    ClubChoice(
        "weighted_scores",
        "Vægtede scorer",
        "Må en tilkendt score vægtes mellem flere resultater?",
        "12C1c",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("weighted", "bruges, når flere resultater er mulige"),
                Option("single", "bruges ikke. Turneringslederen vælger ét resultat"),
            )
        ),
        Default("vægtet", LAW, 2017),
        note="Efter DBf’s regler fra 2008 skulle en klub bestemme det på forhånd. Om reglen"
        " stadig gælder, er ikke set.",
        laws=("12C1c",),
        beside=("weigh_results", "weigh_the_likely_results"),
    ),
    ClubChoice(
        "average_plus",
        "Middel plus",
        "Hvor meget er middel plus i en parturnering?",
        "12C2a",
        Chooser.NOBODY,
        Amount({"procent": 1}, 60, 60),
        Default("60 procent", LAW, 2017),
    ),
    ClubChoice(
        "average_minus",
        "Middel minus",
        "Hvor meget er middel minus i en parturnering?",
        "12C2a",
        Chooser.NOBODY,
        Amount({"procent": 1}, 40, 40),
        Default("40 procent", LAW, 2017),
    ),
    ClubChoice(
        "average_imps",
        "Middel plus og minus i imp",
        "Hvor mange imp er middel plus i en holdkamp?",
        "12C2b",
        Chooser.FEDERATION,
        Amount({"imp": 1}, 1, 6),
        Default("3 imp", LAW, 2017),
        laws=("12C2b",),
        note=UNSEEN,
    ),
    ClubChoice(
        "later_boards",
        "Andet spil uden resultat",
        "Hvad får en side, der for anden gang i sessionen mangler et resultat?",
        "12C2d",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("same", "giver det samme som det første"),
                Option("lower", "giver mindre end det første, efter turneringens regler"),
            )
        ),
        Default("det samme som ved det første", LAW, 2017),
        note=UNSEEN,
        laws=("12C2d",),
    ),
    ClubChoice(
        "systems",
        "Tilladte systemer",
        "Hvilke systemer og aftaler må spilles?",
        "40B2ai",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("all", "er alle"),
                Option("natural", "er de naturlige"),
                Option("federation", "er dem, DBf tillader i rækken"),
            )
        ),
        Default("efter forbundets systemregler", LAW, 2017),
        note=UNSEEN,
        laws=("40B2ai",),
    ),
    ClubChoice(
        "alerts",
        "Alert",
        "Hvilke alertregler gælder?",
        "40B2aiii",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("federation", "følger DBf’s regler"),
                Option("artificial", "kræves kun af kunstige meldinger"),
                Option("none", "bruges ikke. Man forklarer, når der bliver spurgt"),
            )
        ),
        Default("DBf’s alertregler", ALERT.source, ALERT.year),
        laws=("40B2aiii",),
    ),
    ClubChoice(
        "psyches",
        "Psykiske meldinger",
        "Må der psykes med kunstige meldinger?",
        "40B2av",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("allowed", "er tilladt, også med kunstige meldinger"),
                Option("natural_only", "er kun tilladt med naturlige meldinger"),
            )
        ),
        Default("tilladt", LAW, 2017),
        note=UNSEEN,
        laws=("40B2av",),
    ),
    ClubChoice(
        "own_card",
        "Eget systemkort",
        "Må en spiller se i sit eget systemkort?",
        "40B2b",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("never", "må ikke ses, mens der meldes og spilles"),
                Option("allowed", "må ses, når det er ens tur"),
            )
        ),
        Default("ikke under melding og spil", LAW, 2017),
        note=UNSEEN,
        laws=("40B2b", "20G3"),
    ),
    ClubChoice(
        "opening_lead",
        "Udspillet",
        "Lægges udspillet med bagsiden eller billedsiden op?",
        "41A",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("face_down", "lægges med bagsiden op"),
                Option("face_up", "lægges med billedsiden op"),
            )
        ),
        Default("med bagsiden op", LAW, 2017),
        laws=("41A",),
        beside=("leader_leads_face_down", "face_down_lead"),
    ),
    ClubChoice(
        "claims_top_down",
        "Rækkefølge ved krav",
        "Regnes kortene i en farve for spillet fra toppen, når den, der krævede, ikke sagde andet?",
        "70E2",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("not_fixed", "er ikke fastsat"),
                Option("top_down", "er fra toppen af farven"),
            )
        ),
        Default("ikke fastsat", LAW, 2017),
        note=UNSEEN,
        laws=("70D1",),
        beside=("worse_line", "worse_line_counts"),
    ),
    ClubChoice(
        "stop",
        "Stop",
        "Hvor længe venter man efter et spring og en åbning på 2-trinnet?",
        "73A2",
        Chooser.FEDERATION,
        Amount({"sekunder": 1}, 5, 15),
        Default(f"{STOP_SECONDS} sekunder", STOP.source, STOP.year),
        laws=("73A2",),
    ),
    ClubChoice(
        "spectators",
        "Tilskuere",
        "Må en tilskuer se mere end én hånd?",
        "76B1",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("one_hand", "må se én spillers kort"),
                Option("more_hands", "må se flere spilleres kort"),
                Option("none", "må ikke være ved bordet"),
            )
        ),
        Default("én spillers kort", LAW, 2017),
        note=UNSEEN,
        laws=("76B1",),
    ),
    ClubChoice(
        "scoring",
        "Sammenligning",
        "Hvordan sammenlignes resultaterne i en parturnering?",
        "78",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("matchpoints", "er i parpoint"),
                Option("cross_imps", "er i imp mod hvert andet bord"),
                Option("butler", "er i imp mod en middelscore (butler)"),
            )
        ),
        Default("den form, indbydelsen nævner", LAW, 2017),
        laws=("78A", "78B"),
    ),
    ClubChoice(
        "match_scale",
        "En holdkamp",
        "Hvad regnes en holdkamp om til?",
        "78D",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("victory_points", "regnes om til kamppoint, 20 i alt"),
                Option("imps", "står i imp"),
                Option("wins", "er vundet eller tabt"),
            )
        ),
        Default("den skala, indbydelsen nævner", LAW, 2017),
        laws=("78D",),
    ),
    ClubChoice(
        "correction_period",
        "Rettelsesfrist",
        "Hvor længe kan en score rettes?",
        "79C1",
        Chooser.ORGANISER,
        Amount(MINUTES, 1, 14 * 24 * 60),
        Default(CORRECTION.text, CORRECTION.source, CORRECTION.year),
        note="Har ingen bestemt andet, er lovens egen frist 30 minutter.",
        laws=("79C1", "79C2", "69A"),
        beside=("correction_period", "score_time", "regrets_when", "no_doubt_when_late"),
    ),
    ClubChoice(
        "who_keys",
        "Tastningen",
        "Hvem svarer for, hvad der tastes?",
        "80B2f",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("north", "er Nords ansvar, og Øst kontrollerer"),
                Option("both_pairs", "er begge pars ansvar"),
            )
        ),
        Default("ikke fastsat", LAW, 2017),
        laws=("80B2f",),
        beside=("house_rule_on_entry",),
    ),
    ClubChoice(
        "last_start",
        "Sidste start",
        "Hvor lang tid før rundens slutning må et nyt spil senest begyndes?",
        "80B2f",
        Chooser.ORGANISER,
        Amount({"minutter": 1}, 1, 15),
        Default("ikke fastsat", LAW, 2017),
        note="Et spil, der er begyndt, må ikke tages fra bordet.",
        laws=("80B2f",),
        beside=("house_rule_on_time",),
    ),
    ClubChoice(
        "telephones",
        "Telefoner",
        "Må en spiller have sin telefon tændt?",
        "80B2f",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("off", "er slukkede, mens der spilles"),
                Option("silent", "er på lydløs og bruges ikke ved bordet"),
            )
        ),
        Default("ikke fastsat", LAW, 2017),
        note=UNSEEN,
    ),
    ClubChoice(
        "edition",
        "Udgaven af loven",
        "Hvilken udgave gælder, når to spilles samtidig?",
        "80A2",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("newest", "er den nyeste"),
                Option("older", "er den forrige, så længe forbundet lader den gælde"),
            )
        ),
        Default("den nyeste, fra den dag forbundet har fastsat", LAW, 2017),
        note="Kun udgaven fra 2017 spilles nu.",
    ),
    ClubChoice(
        "small_groups",
        "Små grupper",
        "Hvordan regnes en gruppe med få borde, når et spil er blandet forkert ved nogle?",
        "87B",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("formula", "omregnes med formlen for manglende scorer"),
                Option(
                    "averages",
                    "får faste procenter: 65 og 55 ved to borde, 70, 60 og 50 ved tre",
                ),
                Option("director", "regnes, som turneringslederen meddeler"),
            )
        ),
        Default("som turneringslederen meddeler", LAW, 2017),
        note=UNSEEN,
        laws=("87B",),
        beside=("method_of_the_regulations", "scored_in_groups", "alone_in_its_group"),
    ),
    ClubChoice(
        "penalty",
        "Strafpoint",
        "Hvor meget er et almindeligt strafpoint i en parturnering?",
        "90A",
        Chooser.ORGANISER,
        Amount({"procent": 1}, 0, 100),
        Default("ikke fastsat", LAW, 2017),
        note=f"En klub må være mildere end DBf ({HANDBOOK}, 2020). DBf’s satser er ikke set.",
        laws=("90A", "90B1", "90B2", "90B7", "90B8"),
    ),
    ClubChoice(
        "warning_first",
        "Advarsel",
        "Advares der, før der gives strafpoint?",
        "90A",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("first", "gives den første gang"),
                Option("not_needed", "behøves ikke"),
            )
        ),
        Default("ikke fastsat", LAW, 2017),
        note=UNSEEN,
        laws=("90A",),
        beside=("response",),
    ),
    ClubChoice(
        "late_arrival",
        "Frist for fremmøde",
        "Hvor sent må et par komme, før det giver strafpoint?",
        "90B1",
        Chooser.ORGANISER,
        Amount({"minutter": 1}, 1, 60),
        Default("ikke fastsat", LAW, 2017),
        note=UNSEEN,
        laws=("90B1",),
    ),
    ClubChoice(
        "slow_play",
        "Langsomt spil",
        "Giver langsomt spil strafpoint den første gang?",
        "90B2",
        Chooser.ORGANISER,
        OneOf(
            (
                Option("warned", "giver en advarsel den første gang"),
                Option("penalised", "giver strafpoint, også den første gang"),
            )
        ),
        Default("ikke fastsat", LAW, 2017),
        note=UNSEEN,
        laws=("90B2",),
    ),
    ClubChoice(
        "appeal_deposit",
        "Depositum ved appel",
        "Hvor stort er depositummet ved en appel?",
        "92A",
        Chooser.ORGANISER,
        Amount({"kroner": 1}, 0, 2000),
        Default(f"{DEPOSIT_KRONER} kroner", APPEAL_DEPOSIT.source, APPEAL_DEPOSIT.year),
        note="Juniorer betaler det halve.",
        laws=("92A",),
        beside=("take_deposit",),
    ),
    ClubChoice(
        "appeal_period",
        "Appelfrist",
        "Hvor længe kan en kendelse appelleres?",
        "92B",
        Chooser.ORGANISER,
        Amount(MINUTES, 1, 14 * 24 * 60),
        Default(f"{APPEAL_MINUTES} minutter", LAW, 2017),
        note="Fristen løber, fra resultatet er offentliggjort. DBf’s frist er ikke set.",
        laws=("92B",),
    ),
    ClubChoice(
        "appeals_committee",
        "Appelkomité",
        "Hvem behandler en appel?",
        "93A",
        Chooser.FEDERATION,
        OneOf(
            (
                Option("committee", "behandler appeller"),
                Option("chief_director", "findes ikke. Den ansvarlige turneringsleder afgør"),
            )
        ),
        Default("efter DBf’s regler", HANDBOOK, 2020),
        note="En klub må ikke selv fravige reglerne om, hvem der behandler en appel.",
        laws=("93A",),
    ),
)
"""By the paragraph of the laws."""


def choices_beside(law: str, word: str) -> tuple[str, ...]:
    """The words of the choices whose line stands beside a step or a question."""
    return tuple(choice.word for choice in CHOICES if choice.concerns(law, word))
