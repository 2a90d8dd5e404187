"""Laws 16D2c, 16D2d and 16D3: the board is played if it can be, and the score is judged."""

from __future__ import annotations

from rules_src.laws.law_12_facts import Contest, Played
from rules_src.model.facts import Answer, Judgement
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, Instruct


class Playable(Answer):
    TRY = "ja, prøv"
    HOPELESS = "nej, det bedste resultat er allerede kendt"


class Completion(Played):
    playable = Judgement(
        Playable,
        "Kan spillet forsøges spillet nogenlunde normalt?",
        "16D2c",
        help="Prøv som udgangspunkt. Måske giver meldingerne sig selv, og resultatet hjælper, hvis"
        " scoren siden skal justeres.",
        weigh=(
            "Hvad ved spilleren præcis, og i hvilke meldinger eller stik kan det bruges?",
            "Har en spiller hørt det bedste resultat, er der sjældent noget at redde.",
        ),
    )


class Influence(Answer):
    NONE = "nej"
    REACHED = "ja"
    UNKNOWABLE = "ja, og så tidligt, at intet resultat er til at skønne"


class Effect(Played):
    influence = Judgement(
        Influence,
        "Fik oplysningen indflydelse på resultatet?",
        "16D2c",
        help="Logiske alternativer bruges ikke her; de hører til oplysninger fra {informant}"
        " (§\u00a016B) og fra noget, der er taget tilbage (§\u00a016C).",
        weigh=(
            "Gå {recipient's} valg igennem ét for ét: Hvor kunne oplysningen gøre en forskel?",
            "Det, alle ved bordet kunne se, da kortene blev lagt op, tæller ikke.",
            "Ville {recipient} lige så gerne have gjort det samme uden at vide noget?",
            "Se, hvad der skete ved andre borde med samme begyndelse.",
        ),
    )


PLAY_ON = Instruct(
    "16D2c", "play_on_as_normal", "Meld og spil så normalt som muligt. Scoren vurderes bagefter."
)
NO_PLAY = Instruct(
    "16D2d", "no_play_adjusted_score", "Spillet spilles ikke. Turneringslederen giver en score."
)
UNINFLUENCED = Instruct(
    "16D2c",
    "result_not_influenced",
    "Oplysningen fik ingen indflydelse, og scoren står ved magt.",
    when=When.AFTER_PLAY,
)
WITHOUT_IT = Instruct(
    "16D2c",
    "score_without_information",
    "Giv en korrigeret score: det sandsynlige resultat, hvis {recipient} intet havde vidst.",
    when=When.AFTER_PLAY,
    private=True,
)
WEIGH = Instruct(
    "12C1c",
    "weigh_results_doubt_to_innocent",
    "Vægt de sandsynlige resultater, og lad tvivlen komme den side til gode, der er uden skyld."
    " Også resultatet ved bordet kan få en vægt.",
    when=When.AFTER_PLAY,
    private=True,
)


def extraneous_completion(facts: Completion) -> Ruling:
    """The board is played if it can be, and the score judged afterwards (16D2c, 16D2d, 16D3)."""
    if facts.playable is Playable.TRY:
        after = HandOver("16D2c", "extraneous_effect", when=When.AFTER_PLAY)
        return Ruling(PLAY_ON, after)
    return Ruling(NO_PLAY).then(without_result(facts, "16D2d"))


def extraneous_effect(facts: Effect) -> Ruling:
    """Did the information influence the outcome? Logical alternatives play no part (16D2c)."""
    if facts.influence is Influence.NONE:
        return Ruling(UNINFLUENCED)
    if facts.influence is Influence.REACHED:
        return Ruling(WITHOUT_IT, WEIGH)
    return Ruling(without_result(facts, "12C1d"))


def without_result(facts: Played, law: str) -> HandOver:
    """In a team match the other table is looked at before an artificial score is given (86B)."""
    if facts.contest is Contest.TEAMS:
        return HandOver(law, "team_board")
    return HandOver(law, "artificial_score")
