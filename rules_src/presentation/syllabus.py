"""What a director learns: three levels, in six sections, situation by situation.

Each section of an exam has ten tasks at every level; a weight is how many of them a situation has.
"""

from dataclasses import dataclass

from rules_src.model.text import Named

PASSED_IN_ALL, PASSED_IN_SECTION = 70, 50
"""Per cent: of all tasks, and in each section."""


class Level(Named):
    """How far somebody has come; each level has what the one before it has."""

    AFTEN = "Én aften"
    KLUB = "Klub"
    TURNERING = "Turnering"

    @property
    def about(self) -> str:
        return ABOUT[self]


ABOUT = {
    Level.AFTEN: "Det, en afløser møder på sin første aften: de tolv almindeligste situationer.",
    Level.KLUB: "Alle de situationer, en klubaften kan byde på.",
    Level.TURNERING: "Justerede scorer, skøn, holdkamp og appel, oven i alt det andet.",
}


@dataclass(frozen=True)
class Lesson:
    """One situation, what one shall be able to do in it, and its weight at each level."""

    rule: str
    """The name of the rule that the situation begins with."""
    able: str
    """Reads after *du kan*."""
    weights: tuple[int, int, int]

    def weight(self, level: Level) -> int:
        return self.weights[[*Level].index(level)]

    @property
    def level(self) -> Level:
        """The first level that has it; the last, if none does."""
        return next((level for level in Level if self.weight(level)), Level.TURNERING)


@dataclass(frozen=True)
class Section:
    """Lessons that belong together, and one of the six parts of an exam."""

    title: str
    lessons: tuple[Lesson, ...]


SYLLABUS: tuple[Section, ...] = (
    Section(
        "Meldingerne",
        (
            Lesson(
                "call_out_of_rotation",
                "lade den rigtige modstander vælge og sige, hvem der skal passe og hvor længe",
                (4, 2, 1),
            ),
            Lesson(
                "insufficient_bid",
                "forklare, hvad buddet må erstattes med, og hvad hver erstatning fører til",
                (3, 2, 1),
            ),
            Lesson(
                "change_of_call",
                "skelne et fejlgreb fra en fortrydelse og sige, hvornår det er for sent at rette",
                (3, 1, 1),
            ),
            Lesson(
                "comparable_call",
                "sammenligne to meldinger og sige, om den nye er tilsvarende",
                (0, 1, 2),
            ),
            Lesson(
                "card_exposed_in_auction",
                "sige, hvad der sker med kort og meldinger, når et kort er vist under meldingerne",
                (0, 1, 1),
            ),
            Lesson(
                "auction_gone_wrong",
                "føre meldeforløbet tilbage til den rigtige spiller, eller afgøre, at det er slut",
                (0, 1, 2),
            ),
            Lesson(
                "inadmissible_call",
                "annullere en utilladelig melding og sige, hvem der så skal passe",
                (0, 1, 1),
            ),
            Lesson(
                "stop_procedure",
                "sige, hvad stopkort og pause kræver, og hvornår tempoet ikke må bruges",
                (0, 1, 1),
            ),
        ),
    ),
    Section(
        "Forklaringer og oplysninger",
        (
            Lesson(
                "unauthorised_information",
                "lade spillet gå videre og bagefter vurdere, om valget var tilladt",
                (5, 2, 3),
            ),
            Lesson(
                "correct_explanation",
                "sige, hvem der skal rette en forklaring, og hvornår",
                (5, 2, 1),
            ),
            Lesson(
                "misinformation",
                "lade en spiller ændre sin melding, når det kan nås, og ellers vurdere skaden",
                (0, 2, 2),
            ),
            Lesson(
                "missing_alert",
                "behandle en manglende eller overflødig alert som den forklaring, den er",
                (0, 1, 0),
            ),
            Lesson(
                "withdrawn_action",
                "sige, hvem der må bruge, hvad en tilbagetaget melding eller kort viste",
                (0, 1, 1),
            ),
            Lesson(
                "extraneous_information",
                "redde et spil, hvor nogen har set eller hørt for meget",
                (0, 1, 0),
            ),
            Lesson(
                "misleading_tempo",
                "afgøre, om en modstander er narret af tempo eller optræden",
                (0, 1, 1),
            ),
            Lesson(
                "psychic_call",
                "skelne en psykisk melding og en fejl fra en aftale, modstanderne ikke kendte",
                (0, 0, 2),
            ),
        ),
    ),
    Section(
        "Udspillet",
        (
            Lesson(
                "opening_lead_out_of_turn",
                "forklare spilføreren de fem valg og gennemføre det, der bliver valgt",
                (5, 3, 3),
            ),
            Lesson(
                "lead_out_of_turn",
                "afgøre, om et udspil fra forkert hånd står, og ellers sige, hvad der følger",
                (5, 3, 2),
            ),
            Lesson(
                "lead_restrictions",
                "sige, hvilken farve spilføreren må forbyde, og hvor længe det gælder",
                (0, 2, 3),
            ),
            Lesson(
                "premature_play",
                "forklare spilføreren valgene, når den ene modspiller har spillet før den anden",
                (0, 2, 2),
            ),
        ),
    ),
    Section(
        "Kortene på bordet",
        (
            Lesson(
                "penalty_card",
                "kende lille strafkort fra stort og sige, hvad hvert af dem forpligter til",
                (6, 3, 2),
            ),
            Lesson(
                "unclear_card",
                "afgøre, hvilket kort bordet spiller, når spilføreren har sagt noget uklart",
                (4, 2, 2),
            ),
            Lesson(
                "dummys_limits",
                "sige, hvad den blinde må og ikke må, og hvad en overtrædelse koster",
                (0, 2, 2),
            ),
            Lesson(
                "card_played",
                "afgøre, om et kort er spillet, på hånden og fra bordet",
                (0, 1, 2),
            ),
            Lesson(
                "card_retracted",
                "sige, hvornår et spillet kort må tages tilbage uden følger",
                (0, 1, 1),
            ),
            Lesson(
                "simultaneous_play",
                "afgøre, hvilket kort der gælder, når to er spillet på én gang",
                (0, 1, 1),
            ),
        ),
    ),
    Section(
        "Stikkene",
        (
            Lesson(
                "revoke",
                "rette en kulørsvigt i tide og ellers overføre det rigtige antal stik",
                (5, 3, 3),
            ),
            Lesson(
                "claim",
                "standse spillet ved et krav og dømme de stik, siderne er uenige om",
                (5, 3, 3),
            ),
            Lesson(
                "trick_procedure",
                "afgøre, hvem der vandt et stik, og hvem der spiller ud",
                (0, 2, 1),
            ),
            Lesson(
                "ask_about_revoke",
                "sige, hvem der må spørge om en kulørsvigt og vende tidligere stik, og hvornår",
                (0, 1, 1),
            ),
            Lesson(
                "duty_to_tell",
                "svare på, om en spiller selv skal sige, at hans side har begået en fejl",
                (0, 1, 2),
            ),
        ),
    ),
    Section(
        "Spillet, bordet og scoren",
        (
            Lesson(
                "score_correction",
                "rette et antal stik eller en score, mens fristen løber, og regne den nye score ud",
                (10, 2, 0),
            ),
            Lesson(
                "wrong_seats",
                "afgøre, om et spil med forkerte pladser eller modstandere kan gælde",
                (0, 1, 0),
            ),
            Lesson(
                "wrong_board",
                "redde et spil, der er begyndt ved et forkert bord eller med en forkert hånd",
                (0, 1, 0),
            ),
            Lesson(
                "wrong_number_of_cards",
                "rette en hånd med for mange eller for få kort og sige, om spillet gælder",
                (0, 1, 0),
            ),
            Lesson(
                "acted_before_director",
                "dømme, når spillerne selv har handlet, før der blev kaldt",
                (0, 1, 0),
            ),
            Lesson(
                "board_not_reached",
                "give den rigtige score, når et spil ikke nås eller nogen kommer for sent",
                (0, 1, 0),
            ),
            Lesson(
                "wrong_entry",
                "rette et forkert tastet resultat og dømme, når et resultat er set for tidligt",
                (0, 1, 0),
            ),
            Lesson(
                "conduct",
                "standse dårlig opførsel og vælge mellem bemærkning, advarsel og strafpoint",
                (0, 1, 0),
            ),
            Lesson(
                "spectator",
                "dømme, når en tilskuer har blandet sig eller set en fejl",
                (0, 1, 0),
            ),
            Lesson(
                "adjusted_score",
                "vælge mellem en tildelt og en kunstig score og give hver side sin",
                (0, 0, 3),
            ),
            Lesson(
                "team_board",
                "score et spil i en holdkamp, hvor det ene bord intet resultat har",
                (0, 0, 2),
            ),
            Lesson(
                "fouled_board",
                "dele feltet i grupper, når bordene ikke har spillet de samme kort",
                (0, 0, 1),
            ),
            Lesson(
                "disputed_facts",
                "afgøre, hvad der skete, når spillerne er uenige, og sige, hvad du bygger på",
                (0, 0, 1),
            ),
            Lesson(
                "procedural_penalty",
                "give en advarsel eller strafpoint, når det er på sin plads",
                (0, 0, 1),
            ),
            Lesson(
                "appeal",
                "tage imod en appel i tide og sende den det rigtige sted hen",
                (0, 0, 2),
            ),
        ),
    ),
)
"""In the order in which an evening is taught."""
