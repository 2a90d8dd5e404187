"""Law 86: team play, when a board has no result that can be compared."""

from __future__ import annotations

from rules_src.laws.law_12_artificial import (
    AVERAGE_OF_TWO,
    BALANCED_IN_IMPS,
    IN_IMPS,
    LATER_BOARDS,
    OWN_AVERAGE_IMPS,
    artificial_scores,
)
from rules_src.laws.law_12_facts import Fault, NoResult
from rules_src.model.facts import Answer, Fact, Judgement, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct


class Results(Answer):
    ONE = "ét: kun det ene bord har et resultat, der kan bruges"
    TWO = "to, men de kan ikke sammenlignes"
    NONE = "ingen"


class TeamBoard(NoResult):
    results = Fact(
        Results,
        "Hvilke resultater er der i spillet?",
        "86B",
        help="Er nogle af kampens spil kun spillet ved det ene bord, kan forbundet have fastsat"
        " noget andet (§\u00a086B3).",
    )
    favourable = Judgement(
        YesNo,
        "Er resultatet ved det andet bord klart gunstigt for det ene hold?",
        "86B1",
        weigh=(
            "Sammenlign med det, kortene normalt giver: Hvad ville de fleste par have opnået?",
            "Se på resultatet selv, ikke på, hvem der er skyld i fejlen.",
            "Der skal ikke gives 3 imp, fordi det er nemmest.",
        ),
    )
    replaceable = Fact(
        YesNo,
        "Kan der gives om eller spilles et erstatningsspil?",
        "86A",
        help="Kun hvis der er tid, og ingen i kampen kan kende dens resultat uden dette spil.",
    )


ASSIGN_INSTEAD = Instruct(
    "86B1",
    "assign_instead",
    "Der gives en korrigeret score ud fra, hvad der ville være sket ved dette bord, og ikke 3 imp.",
)
REDEAL = Instruct("86A", "redeal_both_tables", "Der gives om, og begge borde spiller det nye spil.")
NO_REDEAL = Instruct(
    "86A", "no_redeal_in_match", "Der kan ikke gives om, så scoren justeres i stedet."
)
SUBSTITUTE = Instruct(
    "86B2a", "substitute_board", "Spillet annulleres, og begge borde spiller et erstatningsspil."
)
CANCELLED = Instruct(
    "86B2a", "board_cancelled", "Spillet annulleres, og der gives en kunstig score."
)
BETTER_OF_TWO = Instruct(
    "86B2b",
    "better_of_two",
    "{Other_side} får middel plus eller en korrigeret score, hvad der er bedst for den."
    " {Offending_side} får det modsvarende.",
)
COMPARE = Instruct(
    "86B2b",
    "director_compares",
    "Det er dig, der sammenligner de to scorer, ikke {other_side}.",
    private=True,
)


def team_board(facts: TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.results is Results.ONE:
        if facts.favourable:
            return Ruling(ASSIGN_INSTEAD, IN_IMPS)
        return Ruling(HandOver("12C2b", "artificial_imps"))
    if facts.results is Results.NONE:
        if facts.replaceable:
            return Ruling(REDEAL)
        facts.tell(NO_REDEAL)
    return two_results(facts)


def two_results(facts: TeamBoard) -> Ruling:
    """More than one score must be adjusted (86B2)."""
    if facts.fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(BETTER_OF_TWO, COMPARE)
    if facts.fault is not Fault.NEITHER:
        return Ruling(CANCELLED.under("86B2c"), HandOver("12C2b", "artificial_imps"))
    if facts.results is Results.TWO and facts.replaceable:
        return Ruling(SUBSTITUTE)
    return Ruling(CANCELLED, HandOver("12C2b", "artificial_imps"))


def artificial_imps(facts: NoResult) -> Ruling:
    """Three imps either way or none; in a knock-out the two must balance (12C2b, 12C4)."""
    given = artificial_scores(facts.fault, "12C2b", in_imps=True)
    if facts.fault is not Fault.BOTH_PARTLY:
        given = given.then(OWN_AVERAGE_IMPS)
    given = given.then(LATER_BOARDS)
    if facts.fault in BALANCED_IN_IMPS or not facts.knockout:
        return given
    return given.then(AVERAGE_OF_TWO)


SITUATION = Situation(
    rule=team_board,
    slug="holdkamp-uden-resultat",
    title="Holdkamp: et spil uden brugbart resultat",
    phase=Phase.AFTER,
    happened="I en holdkamp mangler der et resultat, eller bordene har ikke spillet det samme",
    intro=(
        "I en holdkamp er 3 imp til det uskyldige hold ikke et svar, man kan gå ud fra. Først ser"
        " man på det andet bord: Er der et resultat dér, og er det klart gunstigt for det ene hold,"
        " skal det ikke miste det. Er der to resultater, som ikke kan sammenlignes, kommer det an"
        " på, hvem der er skyld i det."
    ),
    laws=("86",),
    parts=(Part(artificial_imps, "Kunstig score i holdkamp"),),
    confuse=("adjusted_score",),
    search=(
        "spillet kan ikke spilles",
        "annulleret spil",
        "3 imp",
        "middel plus i holdkamp",
        "erstatningsspil",
        "omgivning",
        "forskellige kort ved de to borde",
        "vendt mappe i holdkamp",
    ),
)
