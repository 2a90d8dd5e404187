"""Law 12: adjusted scores, which kind, to whom and how they are counted."""

from __future__ import annotations

from rules_src.laws.law_12_artificial import (
    AVERAGE_OF_TWO,
    BOTH_PARTNERS,
    IN_IMPS,
    LATER_BOARDS,
    OWN_AVERAGE,
    artificial_scores,
)
from rules_src.laws.law_12_facts import (
    Adjustment,
    Contest,
    Fault,
    NoResult,
    Outcome,
    Played,
    Probable,
    Reason,
    Share,
)
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct

NOT_ADJUSTED = Instruct(
    "12B2",
    "not_adjusted",
    "Scoren justeres ikke, blot fordi lovens berigtigelse virker for hård eller for mild.",
)
SCORE_STANDS = Instruct("12B1", "score_stands", "Der er ingen skade, så scoren står ved magt.")
BOTH_NON_OFFENDING = Instruct(
    "82C",
    "both_non_offending",
    "Begge sider regnes som ikke-fejlende, og tvivlen kommer hver af dem til gode.",
)
NO_PLAY = Instruct(
    "12A2", "artificial_no_play", "Spillet kan ikke spilles normalt, så der gives en kunstig score."
)
UNCLEAR = Instruct(
    "12C1d",
    "artificial_unclear",
    "Ingen kan sige, hvad der ville være sket, så der gives en kunstig score.",
)
ASSIGNED = Instruct(
    "12C1b", "assign_result", "Scoren ændres til det resultat, der var ventet uden fejlen."
)
WEIGHTED = Instruct(
    "12C1c",
    "weigh_results",
    "Scoren vægtes: Hvert resultat, der lovligt kunne være nået, tæller med sin sandsynlighed,"
    " i alt 100\u00a0%.",
)
SAME_FOR_BOTH = Instruct(
    "12B1", "same_for_both", "Begge sider får den samme score, set fra hver sin side."
)
OFFENDERS_FULL = Instruct(
    "12C1ei", "offenders_full_score", "{Offending_side} får hele den rettede score."
)
SELF_INFLICTED = Instruct(
    "12C1eii",
    "self_inflicted",
    "{Other_side} får ikke erstattet den del af skaden, den selv har voldt.",
)
OFFENDERS_ONLY = Instruct(
    "11A", "adjust_offenders_only", "Kun {offending_side} får den justerede score."
)
OTHERS_KEEP = Instruct(
    "11A", "others_keep", "{Other_side} beholder scoren, som den blev ved bordet."
)
ONE_TABLE = Instruct(
    "78A",
    "one_frequency_table",
    "Find matchpoint for hvert resultat i frekvenstabellen, og vægt dem til sidst.",
    private=True,
)
TWO_TABLES = Instruct(
    "78A",
    "two_frequency_tables",
    "Lav to frekvenstabeller, én med N-S-parrenes scorer og én med Ø-V-parrenes. Regn hvert par ud"
    " efter sin egen.",
    private=True,
)
EACH_TEAM = Instruct(
    "78D",
    "count_each_team",
    "Gør kampen op for hvert hold for sig. Holdenes KP behøver ikke give 20 tilsammen.",
    private=True,
)


def adjusted_score(facts: Adjustment) -> Ruling:
    """Redress damage with the score that was probable without the infraction (12A, 12B, 12C1)."""
    if facts.reason is Reason.HARSH:
        return Ruling(NOT_ADJUSTED)
    if facts.reason is Reason.NO_PLAY:
        return artificial(facts, NO_PLAY)
    if facts.reason is Reason.WRONG_RULING:
        return Ruling(BOTH_NON_OFFENDING, HandOver("82C", "wrong_ruling"))
    if not facts.damaged:
        return Ruling(SCORE_STANDS)
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, UNCLEAR)
    return assigned(facts).then(*shared(facts))


def artificial(facts: Probable, why: Instruct) -> Ruling:
    """No score can be assigned (12A2, 12C1d); in a team match the other table is asked first."""
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("86B", "team_board"))
    return Ruling(why, HandOver("12C2", "artificial_score"))


def assigned(facts: Probable) -> Ruling:
    """One result, or several by their probabilities (12C1b, 12C1c)."""
    return Ruling(ASSIGNED if facts.outcome is Outcome.ONE else WEIGHTED)


BALANCED = HandOver("78", "balanced_score")
UNBALANCED = HandOver("78", "unbalanced_score")


def shared(facts: Adjustment) -> Ruling:
    """Both sides get the score, unless the damaged side has itself to blame (12C1e, 11A)."""
    if facts.share is Share.NO:
        return Ruling(SAME_FOR_BOTH, BALANCED)
    if facts.share is Share.ACTED_FIRST:
        return Ruling(OFFENDERS_ONLY, OTHERS_KEEP, UNBALANCED)
    return Ruling(OFFENDERS_FULL, SELF_INFLICTED, UNBALANCED)


def wrong_ruling(facts: Probable) -> Ruling:
    """Nobody has offended, so doubt goes to each side, and their scores may differ (12A3, 82C)."""
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, UNCLEAR)
    counted = BALANCED if facts.outcome is Outcome.ONE else UNBALANCED
    return assigned(facts).then(counted)


def balanced_score(facts: Played) -> Ruling:
    """Convert each result, then weigh; both sides of the table share the outcome (78)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(IN_IMPS)
    return Ruling(ONE_TABLE, *individual(facts))


def unbalanced_score(facts: Played) -> Ruling:
    """The two sides have different scores, and each is counted by itself (78, 12C4)."""
    if facts.contest is not Contest.TEAMS:
        return Ruling(TWO_TABLES, *individual(facts))
    return Ruling(IN_IMPS, AVERAGE_OF_TWO if facts.knockout else EACH_TEAM)


def individual(facts: Played) -> Ruling:
    """Both members of the offending side have the score, and only the culprit a penalty (12C3)."""
    return Ruling(BOTH_PARTNERS) if facts.contest is Contest.INDIVIDUAL else Ruling()


def artificial_score(facts: NoResult) -> Ruling:
    """Average minus, average or average plus, by whose fault there is no result (12C2)."""
    given = artificial_scores(facts.fault, "12C2a")
    if facts.fault in (Fault.ONE, Fault.ONE_PARTLY):
        given = given.then(*individual(facts))
    if facts.fault is not Fault.BOTH_PARTLY:
        given = given.then(OWN_AVERAGE)
    return given.then(LATER_BOARDS)


SITUATION = Situation(
    rule=adjusted_score,
    slug="justeret-score",
    title="Justeret score",
    phase=Phase.AFTER,
    happened="Resultatet er påvirket af en fejl, eller spillet kunne ikke spilles",
    intro=(
        "En justeret score retter op på den skade, et lovbrud har voldt. Næsten altid får begge"
        " sider den samme score: det resultat, der ville være nået uden lovbruddet, vægtet, hvis"
        " flere var rimelige. Kun hvis der intet er at gå ud fra, gives der en kunstig score."
    ),
    laws=("12", "11A", "82C"),
    parts=(
        Part(wrong_ruling, "Turneringslederen har dømt forkert"),
        Part(balanced_score, "Samme score til begge sider: sådan regnes den"),
        Part(unbalanced_score, "Hver side sin score: sådan regnes de"),
        Part(artificial_score, "Kunstig score i par og individuelt"),
    ),
    confuse=("team_board",),
    search=(
        "justere scoren",
        "vægtet score",
        "ubalanceret score",
        "delt score",
        "kunstig score",
        "middel plus",
        "60 procent",
        "dobbeltchance",
        "skade",
        "appel",
        "særdeles alvorlig fejl",
    ),
)
