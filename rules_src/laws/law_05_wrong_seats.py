"""Laws 3 to 5: each player answers for being in the right seat in time.

The offender is the player who sat down wrong.
"""

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.common.adjusted_score import MatchVoid, Played
from rules_src.laws.common.board import Progress
from rules_src.laws.common.encounters import if_played_on
from rules_src.model import *


class Seats(Answer):
    OPPONENTS = A("""
        et par har forkerte modstandere
        = et par har forkerte modstandere
        ~ forkert modstander*; spillet/spiller mod/imod forkert; forkert bord;
          ^spillede/spillet/spiller/mødt/møder mod/imod forkert; ^sad/siddet/spillede/spillet
          mod/imod par* stedet par*""")
    SAME_LINE = A("""
        i en holdkamp sidder to par fra samme hold i samme retning
        = i en holdkamp sidder to par fra samme hold i samme retning
        ~ parret* begge rum; ^begge par parret""")
    DIRECTION = A("""
        de rette fire sidder ved bordet, men parrene på hinandens pladser
        =
        ~ sidder forkert retning; ^parret sidder/sad/satte parret; ^parret byttede/byttet/har
          plads*; ^par* på hinandens; ^satte/sat sig på hinandens""")
    PARTNERS = A("""
        de to i et par har byttet plads med hinanden
        = de to i et par har byttet plads med hinanden
        ~ ^makkere/makkerne byttede/byttet plads*; ^to makkere byttede/byttet; ^på hinandens
          stole""")


class WrongSeats(Facts):
    seats = Fact(Seats, "5B", overlaps=(Both(Seats.SAME_LINE, Seats.DIRECTION),)).asks("""
        Hvem sidder forkert?""")
    how_far = Progress.how_far
    contest = Played.contest
    countable = Fact(YesNo, "82A").asks("""
        Kan resultatet sammenlignes med andres, hvis det skrives på de pladser, de sad på?
        + Det afhænger af rækkerne og af regnskabet.
        ja = resultatet kan sammenlignes med andres, når det skrives på de pladser, de sad på
        nej = resultatet kan ikke sammenlignes med andres, når det skrives på de pladser, de
          sad på""")


class OtherRoom(Answer):
    NOT_BEGUN = A("ingen har taget kort op", told="ingen ved det andet bord har taget kort op")
    BEGUN = "de er begyndt eller færdige"


class SameDirection(Progress, MatchVoid):
    other_room = Fact(OtherRoom, "86B2").asks("""
        Hvor langt er det andet bord med spillet?
        + Undersøg det først. Bed dem vente, hvis de ikke er begyndt.""")


class Say(Steps):
    seats_changed_only_with_leave = Step("5A").says("""
        Det, I har spillet, gælder.
        Spil et begyndt spil færdigt, som I sidder.
        I må kun bytte, når jeg siger ja.
        = det spillede gælder, og ingen bytter plads uden min tilladelse""")
    right_table_afterwards = Step("5B", when=When.AFTER_PLAY).says("""
        Find jeres rigtige pladser, når det spil er slut eller annulleret.""")
    each_answers_for_his_seat = Step("5B", to=ME).says("""
        Regn med, at hver spiller selv svarer for at sidde rigtigt.
        De, der bliver ved bordet, skal også se efter (§ 7D).""")
    finish_as_seated = Step("82A", authority=Authority.ADVICE).says("""
        Spil spillet færdigt, som I sidder.
        = spillet spilles færdigt""")
    scored_as_seated = Step("82A", authority=Authority.ADVICE, keyed=Keyed.SIDES).says("""
        Jeg skriver resultatet på de pladser, I sad på.
        = resultatet skrives, som parrene sad""")
    seats_not_to_be_compared = Step("82A", authority=Authority.ADVICE, keyed=Keyed.ARTIFICIAL).says(
        """
            Resultatet kan ikke sammenlignes med andres.
            Jeg giver en kunstig score.
            = resultatet tæller ikke"""
    )
    other_table_sits_against = Step("82A", authority=Authority.ADVICE).says("""
        Det andet bord sætter sig, så de to resultater kan sammenlignes.
        = det andet bord sidder modsat""")
    this_table_sits_against = Step("82A", authority=Authority.ADVICE).says("""
        Sæt jer, så I ikke sidder i samme retning som jeres holdkammerater ved det andet bord.
        = bordet sidder modsat det andet""")
    stop_what_cannot_be_compared = Step("82B2", authority=Authority.ADVICE).says("""
        Stop spillet.
        I kan ikke få et resultat, der kan sammenlignes.
        = spillet standses""")
    turn_the_score_if_both_turned = Step(
        "82A", to=ME, when=When.AFTER_PLAY, keyed=Keyed.SIDES
    ).says("""
        Vend spillet i regnskabet, hvis begge borde nu sidder omvendt af planen.""")


IN_A_MATCH = HandOver("86B2", "same_direction")


def wrong_seats(facts: WrongSeats) -> Ruling:
    """Seats are put right until a card is taken out; wrong opponents are a wrong board (5, 15B)."""
    match facts.seats:
        case Seats.PARTNERS:
            return Ruling(Say.seats_changed_only_with_leave)
        case Seats.SAME_LINE:
            return Ruling(IN_A_MATCH)
        case Seats.OPPONENTS:
            if facts.how_far is board.HowFar.NOT_BEGUN:
                return Ruling(board.Say.right_seats_and_board)
            return Ruling(
                Say.each_answers_for_his_seat,
                Say.right_table_afterwards,
                HandOver("15B", "not_their_board"),
            )
        case Seats.DIRECTION:
            return exchanged(facts)


def exchanged(facts: WrongSeats) -> Ruling:
    """The right four have the right board, each pair on the other's seats (5B, 82A)."""
    if facts.how_far is board.HowFar.NOT_BEGUN:
        return Ruling(board.Say.right_seats_and_board)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(IN_A_MATCH)
    if not facts.countable:
        why = Say.seats_not_to_be_compared, Say.each_answers_for_his_seat, board.fined("90B7")
        return Ruling(*why, HandOver("12C2", "artificial_score"))
    if facts.how_far is board.HowFar.BEGUN:
        return Ruling(Say.finish_as_seated, Say.scored_as_seated)
    return Ruling(Say.scored_as_seated)


def same_direction(facts: SameDirection) -> Ruling:
    """A table that has not begun turns; one that is stopped leaves one result, and two that are
    finished cannot be compared (86B1, 86B2).
    """
    waits = facts.other_room is OtherRoom.NOT_BEGUN
    match facts.how_far:
        case board.HowFar.NOT_BEGUN:
            return (
                Ruling(board.Say.right_seats_and_board)
                if waits
                else Ruling(Say.this_table_sits_against, Say.turn_the_score_if_both_turned)
            )
        case board.HowFar.BEGUN if waits:
            return Ruling(
                Say.finish_as_seated,
                Say.other_table_sits_against,
                Say.turn_the_score_if_both_turned,
            )
        case board.HowFar.PLAYED if waits:
            return Ruling(Say.other_table_sits_against, Say.turn_the_score_if_both_turned)
    fault = (Say.each_answers_for_his_seat, board.fined("90B7"))
    if facts.how_far is board.HowFar.BEGUN:
        return Ruling(Say.stop_what_cannot_be_compared, *fault, HandOver("86B1", "one_result"))
    if facts.match_void:
        return Ruling(adjusted_score.Say.match_for_the_organiser, *fault)
    return Ruling(*fault, HandOver("86B2", "not_comparable"))


SITUATION = Situation(
    wrong_seats,
    slug="forkerte-pladser",
    title="Forkerte pladser",
    phase=Phase.BEFORE,
    intro="""
        Har ingen taget kort op, finder alle deres pladser.
        Har de, spilles spillet som regel færdigt: Forkerte modstandere følger samme regel som
        et forkert spil.
        I en holdkamp må to par fra samme hold ikke sidde i samme retning.""",
    laws=("3", "4", "5", "15B", "86B"),
    who=Who("offender", "Hvem satte sig forkert?"),
    parts=(
        Part(
            same_direction,
            "Holdkamp: to par fra samme hold i samme retning",
            known="to par fra samme hold sidder i samme retning",
        ),
    ),
    confuse=("wrong_board", "team_board", "fouled_board"),
    doubts=(
        Doubt("5B").says("""
            Loven taler ikke om det rigtige spil mod de rigtige modstandere med byttede
            pladser.
            Rådet følger § 82A."""),
        Doubt("15B").says("""
            § 15B taler om et spil, de ikke skulle spille i runden.
            Her gælder den også, når to par møder forkerte modstandere i et spil, de begge
            skulle spille."""),
        Doubt("15B2", rules=("not_their_board",)).says("""
            Loven siger ikke, om et spil skal gøres færdigt mod et par fra en anden holdkamp,
            når ingen kamp kan bruge resultatet.
            Her følges § 15B2, og spillet gøres færdigt."""),
        Doubt("86B2", rules=("same_direction",)).says("""
            Loven siger ikke, at det andet bord kan sidde omvendt, når det ene har siddet
            forkert.
            Rådet følger § 82A.
            DBf’s regel om samme retning er ikke set."""),
        Doubt("82B2", rules=("same_direction",)).says("""
            Loven siger ikke, om et bord skal standses eller spille færdigt, når begge borde er
            i gang i samme retning.
            Her standses det bord, der sidder forkert, og det andet bords resultat afgør, om
            § 86B1 gælder."""),
    ),
    encounters=if_played_on("15B"),
)
