"""Laws 8 and 82B2: the director may require, postpone or cancel the play of a board.

The offender is who is to blame for the delay.
"""

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.common.adjusted_score import Played
from rules_src.laws.common.encounters import if_played_on
from rules_src.model import *


class Stage(Answer):
    BEHIND = A("""
        bordet er bagud, men kan stadig nå det
        ~ ^langt/håbløst/er bagud; ^er/meget/langt bagud/forsinket; ^ligger/er bagefter""")
    ABSENT = A("""
        en spiller eller et par kom for sent eller er gået
        = en spiller eller et par kom for sent eller er gået
        ~ gået/gik hjem; ikke kommet/mødt/dukket/ankommet; ^kom/kommer aldrig/ikke; ^syg*
          gik/gået""")
    TIME_UP = A("""
        tiden er gået, og ingen har meldt på det
        = tiden er gået, og ingen har meldt på spillet
        ~ tiden*/runden* gået/ude/slut … ^ikke/ingen meldt*/begyndt*/startet*; ikke/ingen
          begyndt/startet/gang/meldt … tiden*/runden* gået/slut/ude/forbi; tiden*/runden*
          gået/slut/ude/forbi … ikke/ingen; tid*/klokken over/gået/udløbet … ikke/ingen
          melding*/meldt; ^uret/klokken ringede/ringet … ikke/ingen
          kommet/begyndt/startet/gang/meldt""")
    DEFIED = A("""
        der er meldt på det, selv om du havde forbudt det
        ~ ^selvom jeg forbød/forbudt/sagde/sagt; ^sagde stop/nej … alligevel""")
    BEGUN = A("""
        tiden er gået, men der er meldt på det
        = tiden er gået, men der er meldt på spillet
        ~ ^tiden* gået … DERMELDES; ^er/var begyndt/gang/meldt … tiden*/runden* gået/ude/slut;
          tiden*/runden* gået/ude/slut … ^meldt/begyndt/gang/melder""")
    STOPPED = A("""
        du har stoppet det, efter at der var meldt
        ~ ^jeg stoppede/stoppet/afbrød/afbrudt""")


class LostBoard(Facts):
    stage = Fact(
        Stage,
        "82B2",
        overlaps=(
            Both(Stage.DEFIED, Stage.BEGUN),
            Both(Stage.DEFIED, Stage.STOPPED),
            Both(Stage.BEHIND, Stage.ABSENT, Stage.TIME_UP),
        ),
    ).asks("""
        Hvordan står det til med spillet?""")
    can_be_finished = Fact(YesNo, "12A2", assume=YesNo.YES).asks("""
        Kan det spilles færdigt?
        + En vikar kan spille videre for en, der er gået (§ 4).
        ja = det kan spilles færdigt
        nej = spillet kan ikke gøres færdigt""")
    never_comes = Fact(YesNo, "8B2", assume=YesNo.NO).asks("""
        Er det sikkert, at de slet ikke kommer mere?
        ja = det er sikkert, at de slet ikke kommer mere
        nej = de kan komme endnu""")
    later = Fact(YesNo, "8B2").asks("""
        Kan spillet spilles senere?
        + Fx i en pause eller efter sidste runde. Ingen af de fire må kende kort eller
          resultater fra det. Du kan tillade en vikar (§ 4).
        ja = spillet kan spilles senere
        nej = spillet kan ikke spilles senere""")
    likely_result = Judgement(YesNo, "12C1a").asks("""
        Er meldingerne slut, og kan du finde et sandsynligt resultat i kontrakten?
        - Se alle fire hænder og de stik, der er spillet.
        - Er mulighederne mange eller uklare, er svaret nej (§ 12C1d).
        ja = kontrakten var nået, og et sandsynligt resultat kan findes
        nej = kontrakten var ikke nået, eller intet resultat er sandsynligt""")
    contest = Played.contest


class Say(Steps):
    play_on_without_delay = Step("81C1").says("""
        I er bagud.
        Spil videre uden pauser, og gem snakken til bagefter.
        = spil videre uden pauser""")
    note_the_cause = Step("81C1", to=ME, authority=Authority.ADVICE).says("""
        Skriv klokken ned, og hvad forsinkelsen skyldes.
        Det kan sjældent afgøres bagefter.""")
    house_rule_on_time = Step("80B2f", to=ME, authority=Authority.ADVICE).says("""
        Husregel: Klubben kan have bestemt, hvor sent et nyt spil må begyndes.
        Loven har ingen grænse.""")
    forbid_in_good_time = Step("82B2", to=ME, authority=Authority.ADVICE).says("""
        Sig det til alle fire, før de tager kortene op, hvis de ikke må begynde.""")
    begun_board_is_finished = Step("82B2", authority=Authority.ADVICE).says("""
        Spil spillet færdigt, for der er meldt på det.
        = spillet spilles færdigt""")
    round_lasts_for_the_table = Step("8B1").says("""
        Runden er ikke slut for jer, før I forlader bordet.""")
    board_postponed = Step("8B2").says("""
        I spiller det spil senere.
        For det spil slutter runden først, når I har spillet det.
        = spillet udsættes""")
    hear_nothing_meanwhile = Step("16D1").says("""
        Undgå at høre og se noget om spillet, før I spiller det.
        Kald på mig, hvis det sker.""")
    board_taken_away = Step("82B2", ends=BOARD_CANCELLED).says("""
        I skal ikke spille det spil.
        = spillet aflyses""")
    defied_board_cancelled = Step(
        "82B2", authority=Authority.ADVICE, ends=BOARD_CANCELLED, keyed=Keyed.ARTIFICIAL
    ).says("""
        Jeg annullerer spillet.
        Jeg havde sagt, at I ikke måtte begynde.
        = spillet annulleres""")
    stopped_board_cancelled = Step("82B2", ends=BOARD_CANCELLED).says("""
        Jeg har stoppet spillet.
        I spiller det ikke færdigt.
        = spillet er stoppet""")
    cannot_be_finished = Step("12A2").says("""
        I skal ikke spille videre.
        Spillet kan ikke spilles færdigt.
        = spillet kan ikke spilles færdigt""")
    what_waited_lapses = Step("8B2", to="other_side").says("""
        I skal ikke vente længere.
        I skal heller ikke spille de spil, jeg har udsat.
        = også udsatte spil aflyses""")
    score_by_regulation = Step("80B2f", to=ME, authority=Authority.ADVICE).says("""
        Giv deres spil den score, turneringens regler siger.
        Loven giver ikke middel plus mod et par, der aldrig kommer.
        = turneringens regler giver scoren""")
    likely_result_given = Step("12C1a", authority=Authority.ADVICE, keyed=Keyed.ADJUSTED).says("""
        I får det sandsynlige resultat i den kontrakt, I nåede.
        = sandsynligt resultat i kontrakten""")
    every_board_of_theirs = Step("12C2a", to=ME).says("""
        Døm hvert spil, de to par skulle have mødt hinanden i, for sig.""")
    later_rounds_by_regulation = Step("80B2f", to=ME, authority=Authority.ADVICE).says("""
        Se i turneringens regler, om parret udgår, og hvad de næste modstandere så får.""")
    stopped_by_mistake = Step("82C", to=ME).says("""
        Var det forkert at stoppe det, så regn begge sider for uskyldige.""")
    only_this_delay_counts = Step("12C2a", to=ME, authority=Authority.ADVICE).says("""
        Døm kun om skylden for netop denne forsinkelse, ikke om, hvor hurtigt et par plejer at
        spille.""")
    who_began_against_the_order = Step("12C2a", to=ME, authority=Authority.ADVICE).says("""
        Døm skylden for, at spillet blev begyndt.
        En side, der meldte og vidste det, har selv skyld.""")
    record_the_artificial_score = Step(
        "12C2a", to=ME, authority=Authority.ADVICE, keyed=Keyed.ARTIFICIAL
    ).says("""
        Skriv den kunstige score i regnskabet.
        Et tomt felt er ikke en score.""")


def board_not_reached(facts: LostBoard) -> Ruling:
    """A board that has been begun is finished; another is postponed or taken away (82B2)."""
    match facts.stage:
        case Stage.BEHIND:
            return Ruling(
                Say.play_on_without_delay,
                Say.note_the_cause,
                Say.forbid_in_good_time,
                Say.house_rule_on_time,
            )
        case Stage.BEGUN:
            if not facts.can_be_finished:
                return broken_off(facts, Say.cannot_be_finished, Say.only_this_delay_counts)
            return Ruling(
                Say.begun_board_is_finished,
                Say.round_lasts_for_the_table,
                Say.note_the_cause,
                board.fined("90B2"),
            )
        case Stage.DEFIED:
            return without_result(
                facts,
                Say.defied_board_cancelled,
                Say.who_began_against_the_order,
                board.fined("90B8"),
            )
        case Stage.STOPPED:
            return broken_off(facts, Say.stopped_board_cancelled, Say.stopped_by_mistake)
        case Stage.TIME_UP:
            return later_or_never(facts, "90B2")
        case Stage.ABSENT:
            if facts.never_comes and facts.contest is not adjusted_score.Contest.TEAMS:
                return Ruling(
                    Say.what_waited_lapses,
                    Say.score_by_regulation,
                    Say.later_rounds_by_regulation,
                    board.fined("90B1"),
                )
            if facts.never_comes:
                return never_comes(facts)
            return later_or_never(facts, "90B1")


def never_comes(facts: LostBoard) -> Ruling:
    """The boards against those who stay away, one by one (12C2, 86B)."""
    return without_result(
        facts,
        Say.what_waited_lapses,
        Say.every_board_of_theirs,
        Say.later_rounds_by_regulation,
        board.fined("90B1"),
    )


def later_or_never(facts: LostBoard, offence: str) -> Ruling:
    """Nobody has called: the board may wait, and its round with it (8B2)."""
    if facts.later:
        return Ruling(Say.board_postponed, Say.hear_nothing_meanwhile, board.fined(offence))
    return without_result(
        facts, Say.board_taken_away, Say.only_this_delay_counts, board.fined(offence)
    )


def broken_off(facts: LostBoard, *why: AnyStep) -> Ruling:
    """An assigned score is given where one can be found (12C1a), and else an artificial one."""
    if facts.likely_result:
        return Ruling(*why, Say.likely_result_given)
    return without_result(facts, *why)


def without_result(facts: LostBoard, *why: AnyStep) -> Ruling:
    """Each side has an artificial score by its fault; in a match the other table first (86B)."""
    facts.tell(*why)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(Say.record_the_artificial_score, HandOver("86B", "unplayed_board"))
    return Ruling(Say.record_the_artificial_score, HandOver("12C2", "artificial_score"))


def staying_away_costs(facts: LostBoard) -> Ruling:
    """Whoever is without fault has average plus, also against a pair that never comes (12C2a)."""
    if facts.stage is Stage.ABSENT and facts.never_comes:
        return never_comes(facts)
    return board_not_reached(facts)


SITUATION = Situation(
    board_not_reached,
    slug="spil-ikke-naaet",
    title="Spil ikke nået",
    phase=Phase.AFTER,
    intro="""
        Er der meldt på spillet, spilles det færdigt.
        Er der ikke, kan det udsættes eller tages fra bordet.
        Så får hver side en kunstig score efter sin egen skyld, og det er skylden for netop
        denne forsinkelse, der tæller.""",
    laws=("8", "82B2", "12C2", "90"),
    who=Who("offender", "Hvem er skyld i forsinkelsen?"),
    confuse=("adjusted_score", "procedural_penalty", "wrong_board"),
    phrases=Phrases(does="kom gik forsinket"),
    doubts=(
        Doubt("82B2").says("""
            Loven siger ikke, hvornår et spil må tages fra et bord.
            Her spilles det færdigt, når der er meldt på det, medmindre du havde forbudt det.
            DBf’s regler om tid er ikke set."""),
        Doubt("12C1").says("""
            Loven siger ikke, om et spil, der stopper, kan få en tildelt score.
            Her kan det, når kontrakten er nået; ellers får det en kunstig efter skylden."""),
        Doubt(
            "12C2a",
            readings=(
                OtherReading(
                    "modstanderne er uden skyld og får middel plus",
                    "board_not_reached",
                    staying_away_costs,
                ),
            ),
        ).says("""
            Loven siger ikke, hvad modstanderne får for spil mod et par, der aldrig kommer.
            Her er det turneringens regler, der afgør det."""),
        Doubt("12C2a").says("""
            At kun skylden for netop denne forsinkelse tæller, er almindelig praksis.
            Det står ikke i loven."""),
        Doubt("12C2d", rules=("board_not_reached", "artificial_score", "artificial_imps")).says(
            """
                Forbundet kan have andre værdier fra og med det andet spil uden resultat.
                DBf’s er ikke set, så her gives de almindelige."""
        ),
    ),
    encounters=if_played_on("82B2"),
)
