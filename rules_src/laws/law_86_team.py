"""Law 86: team play, when a board has no result that can be compared."""

from rules_src.laws.common import adjusted_score
from rules_src.laws.common.adjusted_score import Fault, MatchVoid, NoResultInMatch, Played
from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Results(Answer):
    ONE = A("""
        ét: kun det ene bord har et brugbart resultat
        = kun det ene bord har et brugbart resultat
        ~ kun det ene bord spillede/fik; ^kun åbne/lukkede rum""")
    TWO = A("""
        to, men de kan ikke sammenlignes
        = der er to resultater, men de kan ikke sammenlignes
        ~ ^resultat* ikke sammenlignes""")
    NONE = A("""
        ingen
        = der er ingen resultater
        ~ ^ingen af bord* resultat*/spillet""")


class Likely(Answer):
    ONE = "ét resultat er oplagt"
    SEVERAL = "flere resultater er rimelige"


class OneResult(NoResultInMatch):
    favourable = Judgement(YesNo, "86B1").asks("""
        Er resultatet ved det andet bord klart gunstigt for det ene hold?
        - Sammenlign med det, kortene normalt giver: Hvad ville de fleste par have opnået?
        - Se på resultatet selv, ikke på, hvem der er skyld i fejlen.
        - Giv ikke 3\u00a0imp, bare fordi det er nemmest.""")


class NotComparable(NoResultInMatch):
    replaceable = Fact(YesNo, "86A").asks("""
        Kan der gives om eller spilles et erstatningsspil?
        + Kun hvis der er tid, og ingen i kampen kan kende dens resultat uden dette spil.""")


class TeamBoard(OneResult, NotComparable):
    match_void = MatchVoid.match_void
    results = Fact(Results, "86B").asks("""
        Hvilke resultater er der i spillet?
        + Forbundet kan have fastsat andet, når nogle spil kun er spillet ved ét bord (§ 86B3).""")


class FavourableResult(NoResultInMatch):
    likely = Judgement(Likely, "12C1c").asks("""
        Hvad var der sandsynligvis sket ved bordet uden brugbart resultat?
        - Tag kun resultater med, som kunne nås lovligt uden fejlen.
        - Hvad blev spillet andre steder med de samme kort?
        - Spørg nogle jævnbyrdige, hvad de ville melde og spille.""")


class BlamelessBoard(Played):
    results = TeamBoard.results
    favourable = OneResult.favourable
    likely = FavourableResult.likely
    replaceable = NotComparable.replaceable


class UnplayedBoard(NoResultInMatch):
    played_elsewhere = Fact(YesNo, "86B").asks("""
        Har det andet bord et resultat i spillet?
        ja ~ ^andet bord*/rum har/fik resultat*/spillet; ^andet bord*/rum færdig
        nej ~ ingen bord*/resultat*; ^begge bord* ikke; heller ikke andet""")


class Say(Steps):
    own_average_imps = Step("12C2c", to=ME).says("""
        Brug det, en uskyldig side får i gennemsnit på de øvrige spil, hvis det er over +3\u00a0imp.
        Brug en skyldig sides, hvis det er under −3\u00a0imp.""")
    own_average_imps_if_lower = Step("12C2c", to=ME).says("""
        Giv siden med direkte skyld det, den får i gennemsnit på de øvrige spil, hvis det er
        under −3\u00a0imp.""")
    balanced_in_imps = (Fault.ONE, Fault.BOTH_PARTLY)
    """Where one side gets what the other loses."""
    assign_instead = Step("86B1", keyed=Keyed.ADJUSTED).says("""
        Jeg justerer scoren efter det, der ville være sket her, ikke 3\u00a0imp.
        = justeret score""")
    substitute_board = Step("86B2a").says("""
        Jeg annullerer spillet.
        Begge borde spiller et erstatningsspil.
        = begge borde spiller et erstatningsspil""")
    board_cancelled = Step("86B2a", ends=BOARD_CANCELLED, keyed=Keyed.ARTIFICIAL).says("""
        Jeg annullerer spillet og giver en kunstig score.
        = spillet annulleres""")
    better_of_two = Step("86B2b", keyed=Keyed.ADJUSTED).says("""
        {Other_side} får det bedste af middel plus og en justeret score.
        {Offending_side} får det modsvarende.
        = {other_side} får middel plus eller bedre""")
    director_compares = Step("86B2b", to=ME).says("""
        Sammenlign selv de to scorer.
        {Other_side} vælger ikke.""")
    the_likely_result = Step("12C1b", to=ME, keyed=Keyed.ADJUSTED).says("""
        Giv begge hold det sandsynlige resultat.
        = det sandsynlige resultat til begge hold""")
    weigh_the_likely_results = Step("12C1c", to=ME, keyed=Keyed.ADJUSTED).says("""
        Vægt de sandsynlige resultater.
        = vægtet score""")
    doubt_to_the_innocent = Step("12C1c", to=ME, keyed=Keyed.ADJUSTED).says("""
        Lad tvivlen komme {other_side} til gode, og giv begge hold den samme vægtede score.
        = tvivlen til {other_side}""")
    doubt_to_both_teams = Step("12C1c", to=ME, keyed=Keyed.ADJUSTED).says("""
        Lad tvivlen komme hvert hold til gode.
        De to scorer må gerne være forskellige.
        = tvivlen til hvert hold""")
    average_of_weighted = "vægtet score i imp; gennemsnittet til begge hold"


def team_board(facts: TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.match_void:
        return Ruling(adjusted_score.Say.match_for_the_organiser)
    if facts.results is Results.ONE:
        return Ruling(HandOver("86B1", "one_result"))
    return Ruling(HandOver("86B2", "not_comparable"))


def one_result(facts: OneResult) -> Ruling:
    """A result clearly favourable to one side is not to be lost for three imps (86B1)."""
    if facts.favourable:
        return Ruling(Say.assign_instead, HandOver("86B1", "favourable_result"))
    return Ruling(HandOver("12C2b", "artificial_imps"))


def favourable_result(facts: FavourableResult) -> Ruling:
    """The probable score, weighted; in doubt to whoever is without fault (86B1, 12C1c)."""
    if facts.likely is Likely.ONE:
        return Ruling(Say.the_likely_result, adjusted_score.Say.count_in_imps)
    facts.tell(Say.weigh_the_likely_results)
    return weighted(facts, facts.team_fault)


def weighted(facts: adjusted_score.Played, fault: adjusted_score.Fault) -> Ruling:
    """Doubt goes to the innocent side, or to each of two (12C1c)."""
    if fault in (adjusted_score.Fault.ONE, adjusted_score.Fault.ONE_PARTLY):
        return Ruling(Say.doubt_to_the_innocent, adjusted_score.Say.count_in_imps)
    if fault is not adjusted_score.Fault.NEITHER:
        return Ruling(adjusted_score.Say.count_in_imps)
    if facts.knockout:
        return Ruling(
            Say.doubt_to_both_teams,
            adjusted_score.Say.count_in_imps,
            adjusted_score.Say.average_of_two,
            verdict=Say.average_of_weighted,
        )
    return Ruling(Say.doubt_to_both_teams, adjusted_score.Say.count_in_imps)


def not_comparable(facts: NotComparable) -> Ruling:
    """More than one score must be adjusted; a new board only where nobody is at fault (86B2)."""
    if facts.team_fault is adjusted_score.Fault.NEITHER and facts.replaceable:
        return Ruling(Say.substitute_board)
    return no_new_board(facts)


def no_new_board(facts: adjusted_score.NoResultInMatch) -> Ruling:
    """The innocent team has the better of two, and else both an artificial score (86B2)."""
    if facts.team_fault in (adjusted_score.Fault.ONE, adjusted_score.Fault.ONE_PARTLY):
        return Ruling(Say.better_of_two, Say.director_compares)
    section = "86B2a" if facts.team_fault is adjusted_score.Fault.NEITHER else "86B2c"
    return Ruling(Say.board_cancelled.under(section), HandOver("12C2b", "artificial_imps"))


def unplayed_board(facts: UnplayedBoard) -> Ruling:
    """There is no time for the board, so nobody asks about a new one (86B)."""
    if facts.played_elsewhere:
        return Ruling(HandOver("86B1", "one_result"))
    return no_new_board(facts)


def artificial_imps(facts: adjusted_score.NoResultInMatch) -> Ruling:
    """Three imps either way or none; in a knock-out the two must balance (12C2b, 12C4)."""
    return by_fault(facts, facts.team_fault)


def by_fault(facts: adjusted_score.Played, fault: adjusted_score.Fault) -> Ruling:
    """The artificial score that goes with the fault (12C2b)."""
    given = adjusted_score.artificial_scores(fault, "12C2b", in_imps=True)
    if fault is adjusted_score.Fault.UNEQUAL:
        given = given.then(Say.own_average_imps_if_lower)
    elif fault is not adjusted_score.Fault.BOTH_PARTLY:
        given = given.then(Say.own_average_imps)
    given = given.then(adjusted_score.Say.later_boards)
    if fault in Say.balanced_in_imps or not facts.knockout:
        return given
    return given.then(adjusted_score.Say.average_of_two)


def blameless_board(facts: BlamelessBoard) -> Ruling:
    """After a wrong ruling both teams are innocent, so nobody asks whose fault it was (82C)."""
    if facts.results is Results.ONE:
        if not facts.favourable:
            return by_fault(facts, adjusted_score.Fault.NEITHER)
        if facts.likely is Likely.ONE:
            return Ruling(
                Say.assign_instead, Say.the_likely_result, adjusted_score.Say.count_in_imps
            )
        shared = weighted(facts, adjusted_score.Fault.NEITHER)
        return Ruling(
            Say.assign_instead, Say.weigh_the_likely_results, *shared, verdict=shared.verdict
        )
    if facts.replaceable:
        return Ruling(Say.substitute_board)
    return Ruling(Say.board_cancelled).then(*by_fault(facts, adjusted_score.Fault.NEITHER))


SITUATION = Situation(
    team_board,
    slug="holdkamp-uden-resultat",
    title="Holdkamp uden brugbart resultat",
    phase=Phase.AFTER,
    intro="""
        I en holdkamp er 3 imp til det uskyldige hold ikke et svar, man kan gå ud fra.
        Først ser man på det andet bord: Er der et resultat dér, og er det klart gunstigt for
        det ene hold, skal det ikke miste det.
        Er der to resultater, som ikke kan sammenlignes, kommer det an på, hvem der er skyld i
        det.""",
    laws=("86",),
    who=Who("offender", "Hvem er skyld i det?"),
    parts=(
        Part(one_result, "Kun det ene bord har et resultat"),
        Part(favourable_result, "Gunstigt resultat ved det andet bord"),
        Part(not_comparable, "Resultaterne kan ikke sammenlignes"),
        Part(blameless_board, "Turneringslederen har dømt forkert i en holdkamp"),
        Part(unplayed_board, "Et spil, der ikke er tid til"),
        Part(artificial_imps, "Kunstig score i holdkamp"),
    ),
    confuse=("adjusted_score", "fouled_board"),
    phrases=Phrases(
        does="kom glemte",
        answers={adjusted_score.Played.knockout: {YesNo.YES: "^kun ét/et hold videre"}},
    ),
    encounters=AFTER,
)
