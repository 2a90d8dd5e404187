"""Law 15: cards from a wrong board, or a wrong board or seats (with 5B, 16D, 82A and 86B).

The offender is the player who took his cards from the wrong board.
"""

from rules_src.laws.common import board, withdrawn_call
from rules_src.laws.common.board import Progress
from rules_src.laws.common.encounters import if_played_on
from rules_src.model import *


class Mixup(Answer):
    LOOKED = A("""
        en spiller har kun set en hånd fra en anden mappe
        = en spiller har set en hånd fra en anden mappe, men ikke meldt på den
        ~ ^kiggede/kigget/så/set kort* fra/i mappe*/spil; kun kiggede/kigget/set; tog/taget/trak
          kort*/hånd* mappe*/spil ikke meldt; tog/taget/trak kort*/hånd* mappe*/spil … ikke
          meldt/budt""")
    CALLED = A("""
        {offender} har meldt med kort fra en anden mappe
        = {offender} har meldt med kort fra en anden mappe
        ~ ^meldte/bød/budt/åbnede på/med kort* fra spil/mappe; ^tog kort* spil/mappe …
          meldte/bød/åbnede; ^tog/taget/trak hånd*/kort* fra/i mappe*/spil …
          meldte/meldt/bød/budt/åbnede/åbnet/passede; ^meldte/bød/åbnede på/med kort*/hånd*""")
    WRONG_BOARD = A("""
        bordet har et spil, de ikke skal spille nu
        = bordet har fat i et spil, de ikke skal spille nu
        ~ ^de/vi/blind/bord spil*/tog mappe/spil TAL stedet; ^skulle have spillet/haft mappe TAL;
          ^spil TAL skulle have haft; ^i gang med mappe/spil TAL skal senere""")
    SEATS = A("""
        pladserne eller modstanderne, ikke spillet
        = der er byttet om på pladserne eller modstanderne""")


class PartnerSince(Answer):
    YES = A("""
        ja
        ~ … ^makker har meldt/budt/passet/svaret; … ^makker svarede/passede/meldte/bød""")
    LEAD_FACED = "nej, udspillet er vendt"
    NO = A("""
        nej, der meldes stadig
        ~ makker ikke meldt/budt/sagt/nået""")


class PlayedBefore(Answer):
    NOBODY = A("""
        nej, og det er ikke en holdkamp
        = ingen ved bordet har spillet det før, og det er ikke en holdkamp""")
    TEAMS = A("""
        nej, og det er en holdkamp mellem de rette hold
        = ingen ved bordet har spillet det før, og det er en holdkamp mellem de rette hold""")
    OTHER_MATCH = A("""
        nej, men et par hører til en anden holdkamp
        = ingen ved bordet har spillet spillet før, men et par hører til en anden holdkamp""")
    SOMEBODY = A("ja, mindst én af de fire", told="mindst én ved bordet har spillet det før")


class WrongBoard(Facts):
    mixup = Fact(Mixup, "15", "Hvad er der byttet om på?")
    partner_called_since = Fact(PartnerSince, "15A2a").asks("""
        Har {partner} meldt siden?
        + Også pas er en melding.""")


class NotTheirs(Progress):
    played_before = Fact(PlayedBefore, "15B1").asks("""
        Har nogen ved bordet spillet dette spil før?
        + Også mod andre modstandere.""")


class CalledAgain(Facts):
    same_call = Fact(YesNo, "15A3").asks("""
        Afgiver {offender} den samme melding igen?
        + En melding med en klart anden betydning er ikke den samme. Det er et bluff heller
          ikke.""")


class Say(Steps):
    hand_back_in_board = Step("16D1", to="offender").says("""
        Læg hånden tilbage i mappen, og sig intet om den.
        = hånden lægges tilbage""")
    wrong_cards_call_cancelled = Step("15A1", leaves=CANCELLED).says("""
        Jeg annullerer {offender's} melding og alle meldinger efter den.
        = meldingerne annulleres""")
    calls_again_with_right_cards = Step("15A2b", to="offender").says("""
        Tag din rigtige hånd, og meld igen i din tur.
        I melder videre derfra.
        = {offender} melder igen""")
    withdrawn = (
        Information("15A2c", Status.AUTHORISED, About.CANCELLED, "other_side"),
        Information("15A2c", Status.UNAUTHORISED, About.CANCELLED, "offending_side"),
        withdrawn_call.Say.used,
    )
    other_board = HandOver("15A3", "call_on_the_other_board", when=When.LATER_BOARD)
    other_board_normal_if_repeated = Step("15A3", to=ME, when=When.LATER_BOARD).says("""
        Se efter, om {offender} afgiver den samme melding i det andet spil.
        Ellers justér scoren dér.""")
    wrong_board_cancelled = Step("15B1", ends=BOARD_CANCELLED, keyed=Keyed.ARTIFICIAL).says("""
        Jeg annullerer spillet for begge par.
        = spillet annulleres for begge par""")
    wrong_board_played_out = Step("15B2").says("""
        Spil spillet færdigt.
        Resultatet gælder.
        = spillet spilles færdigt og gælder""")
    wrong_board_counts = Step("15B2").says("""
        Resultatet gælder, for ingen af jer havde spillet det spil før.
        = resultatet gælder""")
    right_board_may_come_later = Step("15B2").says("""
        Det rigtige spil kan spilles senere, hvis jeg bestemmer det.""")
    artificial_where_deprived = Step("15B3", to=ME).says("""
        Giv en kunstig score til dem, der nu ikke kan få et gyldigt resultat i et spil.""")
    other_match_played_out = Step("15B2").says("""
        Spil spillet færdigt.
        = spillet spilles færdigt""")
    no_match_can_compare = Step("15B3").says("""
        I hører ikke til i samme kamp.
        Resultatet kan ikke sammenlignes med nogen andens.
        = resultatet kan ikke sammenlignes""")
    judge_each_match_apart = Step("86B", to=ME).says("""
        Døm hver af de to kampe for sig, og begynd med resultatet ved dens andet bord.""")
    depends_on_the_other_table = Step("86B", to=ME).says("""
        Sørg for, at det andet bord spiller samme spil.
        Ellers mangler der et resultat at sammenligne med.
        = det andet bord skal også spille det""")


def wrong_board(facts: WrongBoard) -> Ruling:
    """A call with cards from a wrong board is cancelled; a wrong board may be played out (15)."""
    match facts.mixup:
        case Mixup.LOOKED:
            return Ruling(Say.hand_back_in_board, NewIrregularity("16D1", "extraneous_information"))
        case Mixup.CALLED:
            return wrong_cards(facts)
        case Mixup.WRONG_BOARD:
            return Ruling(HandOver("15B", "not_their_board"))
        case Mixup.SEATS:
            return Ruling(HandOver("5B", "wrong_seats"))


def wrong_cards(facts: WrongBoard) -> Ruling:
    """Too late once partner has called; else the player calls again with his own cards (15A).

    Law 15A2 does not speak of a lead that is faced, but nobody can call after it (41C, 12A2).
    """
    facts.tell(Say.wrong_cards_call_cancelled)
    if facts.partner_called_since is PartnerSince.NO:
        return Ruling(
            Say.calls_again_with_right_cards, *Say.withdrawn, board.fined("15A4"), Say.other_board
        )
    section = "15A2a" if facts.partner_called_since is PartnerSince.YES else "12A2"
    return Ruling(
        board.Say.board_given_adjusted_score.under(section),
        board.fined("15A4"),
        Say.other_board_normal_if_repeated,
        board.adjusted(section),
    )


def not_their_board(facts: NotTheirs) -> Ruling:
    """It counts unless one of the four has played it before; teams need two results (15B)."""
    if facts.how_far is board.HowFar.NOT_BEGUN:
        return Ruling(board.Say.right_seats_and_board)
    if facts.played_before is PlayedBefore.SOMEBODY:
        return Ruling(
            Say.wrong_board_cancelled,
            Say.artificial_where_deprived,
            board.fined("90B7"),
            board.adjusted("15B3"),
        )
    if facts.played_before is PlayedBefore.OTHER_MATCH:
        return other_match(facts)
    counts = (
        Say.wrong_board_played_out
        if facts.how_far is board.HowFar.BEGUN
        else Say.wrong_board_counts
    )
    if facts.played_before is PlayedBefore.TEAMS:
        later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
        return Ruling(counts, Say.depends_on_the_other_table, later)
    return Ruling(counts, Say.right_board_may_come_later, Say.artificial_where_deprived)


def other_match(facts: NotTheirs) -> Ruling:
    """The board is finished, but neither match can compare the result (15B2, 15B3, 86B)."""
    finish = (Say.other_match_played_out,) if facts.how_far is board.HowFar.BEGUN else ()
    later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
    return Ruling(
        *finish, Say.no_match_can_compare, Say.judge_each_match_apart, board.fined("90B7"), later
    )


def call_on_the_other_board(facts: CalledAgain) -> Ruling:
    """The board he took the cards from is normal only if he repeats the call (15A3)."""
    if facts.same_call:
        return Ruling(board.Say.board_played_normally.under("15A3"))
    return Ruling(board.Say.board_given_adjusted_score.under("15A3"), board.adjusted("15A3"))


def not_in_teams(facts: NotTheirs) -> Ruling:
    """In a match a board that is begun too early was seen too early, and Law 16D rules (86B)."""
    if facts.how_far is not board.HowFar.BEGUN:
        return not_their_board(facts)
    if facts.played_before is PlayedBefore.TEAMS:
        return Ruling(NewIrregularity("16D2", "extraneous_information"))
    return not_their_board(facts)


SITUATION = Situation(
    wrong_board,
    slug="forkert-plads-eller-mappe",
    title="Forkert mappe eller hånd",
    phase=Phase.BEFORE,
    intro="""
        Har en spiller meldt med kort fra en anden mappe, kan det rettes, så længe {partner}
        ikke har meldt.
        Er bordet i gang med et forkert spil, spilles det færdigt, hvis ingen af de fire har
        spillet det før.""",
    laws=("15", "5", "16D"),
    who=Who("offender", "Hvem tog kort fra en forkert mappe?"),
    parts=(
        Part(call_on_the_other_board, "Når det andet spil spilles: meldingen igen"),
        Part(not_their_board, "Et spil, bordet ikke skulle spille nu", known=""),
    ),
    confuse=("wrong_seats", "wrong_number_of_cards", "extraneous_information"),
    phrases=Phrases(
        does="""
            tog kiggede meldte bød åbnede taget kigget meldt budt set kigger tager snuppede
            åbnet"""
    ),
    doubts=(
        Doubt("15A2a").says("""
            Loven spørger kun, om {partner} har meldt siden.
            Er udspillet vendt, kan ingen melde igen, og her gives da en justeret score
            (§ 12A2)."""),
        Doubt(
            "15B",
            rules=("not_their_board",),
            readings=(
                OtherReading(
                    "§ 15B slet ikke gælder i en holdkamp", "not_their_board", not_in_teams
                ),
            ),
        ).says("""
            En note til § 15 fører holdkampe videre til § 86B.
            Loven siger ikke, om den træder i stedet for hele § 15B.
            Her spilles spillet færdigt og gælder, og § 86B træder kun i stedet for den
            kunstige score."""),
    ),
    encounters=beside(
        if_played_on("15B"),
        Encounter(Lasting.PASSES_ONCE, How.DOUBT, "15A1").says("""
            Bortfalder meldingen, som gav pligten, siger loven intet; her bortfalder pligten
            også."""),
        Encounter(Lasting.PASSES_REST, How.DOUBT, "15A1").says("""
            Bortfalder meldingen, som gav pligten, siger loven intet; her bortfalder pligten
            også."""),
        Encounter(Lasting.WITHDRAWN, How.LAST, "15A2c").says("""
            Ret først hånden; alt annulleret, også det tidligere, er derefter oplysning."""),
    ),
)
