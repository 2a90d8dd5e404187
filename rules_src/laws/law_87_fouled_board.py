"""Laws 6D2 and 87: the cards were not dealt, or not the same for all who are compared.

The offender is the player who put the cards in a wrong pocket, or turned the board.
"""

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.common.adjusted_score import Played
from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Form(Answer):
    NOT_DEALT = A("""
        ja, men kortene er fra en tidligere session eller givet af en ublandet pakke
        = kortene er fra en tidligere session eller givet af en ublandet pakke
        ~ ikke blandet; ^fra sidste uge/gang/session; samme
          uge/session/mandag/tirsdag/onsdag/torsdag""")
    ALIKE = A("""
        ja, fejlen var der for dem alle
        = fejlen var der for alle, der skal sammenlignes
        ~ alle spillede forkert/zone*; ^alle borde*/par spillet/haft/fik; ved alle borde*""")
    IN_TIME = A("""
        ingen har spillet den forkerte udgave eller meldt på den
        = ingen har spillet den forkerte udgave eller meldt på den
        ~ ingen/ikke spillet/meldt endnu""")
    DIFFERENT = A("""
        nej, nogle har spillet noget andet
        = nogle af dem, der skal sammenlignes, har spillet noget andet
        ~ spillede noget andet; kort* ikke samme/ens bord*; ^nogle har/spillede/spillet;
          kort*/hænder* byttet/ombyttet/forkert/rundt/blandet … ^bord*/har/runde* spillet; ikke
          samme kort*/hænder*/fordeling*; ^andre kort*/hænder* end""")


class SecondTable(Answer):
    NOT_STARTED = A("""
        ikke begyndt
        = det ene bord er færdigt med spillet, og det andet er ikke begyndt
        ~ ^andet bord*/rum ikke begyndt/spillet/startet""")
    STARTED = A("""
        i gang
        = det ene bord er færdigt med spillet, og det andet er i gang
        ~ ^andet bord*/rum er/var gang/begyndt/halvvejs""")
    FINISHED = A("""
        færdigt
        = begge borde er færdige med spillet
        ~ ^andet/begge bord*/rum er/var/færdig færdig/spillet; begge færdig""")


class FouledBoard(Facts):
    form = Fact(Form, "87A", overlaps=(Both(Form.NOT_DEALT, Form.ALIKE),)).asks("""
        Har alle, der skal sammenlignes, spillet de samme kort med samme giver og zone?
        + Spørg bordene, hvad de spillede. En kortfordeling på papir viser kun, hvad der var
          meningen. Har to ved bordet meldt på hinandens hænder, er det en anden udgave.""")
    new_deal = Fact(YesNo, "6D3").asks("""
        Kan alle, der sammenlignes, nå at spille en ny fordeling?
        + Nej, hvis en deltager i en holdkamp kan kende kampens stilling uden spillet (§ 86A).
        ja = spillet kan gives om
        nej = ikke alle, der sammenlignes, kan nå at spille en ny fordeling""")
    hand_known = Fact(YesNo, "16D1", away=True).asks("""
        Har en spiller set kort, der nu hører til en anden hånd?
        ja = en spiller har set kort, der nu hører til en anden hånd
        nej = ingen har set kort, der nu hører til en anden hånd""")
    culprit_known = Fact(YesNo, "90B6", assume=YesNo.NO).asks("""
        Ved du, hvem der lagde kortene forkert?
        ja = det vides, hvem der lagde kortene forkert""")
    contest = Played.contest


class FouledInPairs(Facts):
    sorted_out = Judgement(YesNo, "87B").asks("""
        Kan du afgøre, hvem der har spillet hvilken udgave?
        - Hvilke kort, lommer, giver eller zone drejer det sig præcis om?
        - Hvilket resultat er det første, der ikke passer til kortfordelingen?
        - Spørg dem, der spillede lige før og lige efter. De husker ofte en hånd.
        - Afgør det så godt, du kan. Du behøver ikke være sikker på hvert resultat.
        ja = du kan afgøre, hvem der har spillet hvilken udgave
        nej = du kan ikke afgøre, hvem der har spillet hvilken udgave""")
    alone = Fact(YesNo, "87B").asks("""
        Står et resultat alene, så der intet er at sammenligne det med?
        + Også et bord, der er i gang med en udgave, som ingen andre skal spille, står alene.
        ja = et resultat står alene, så der intet er at sammenligne det med
        nej = intet resultat står alene""")


class FouledInMatch(Facts):
    second_table = Fact(SecondTable, "87C").asks("""
        Det ene bord er færdigt med spillet.
        Hvor langt er det andet?""")


class Say(Steps):
    no_result_on_undealt_cards = Step("6D2", keyed=Keyed.ARTIFICIAL).says("""
        Ingen resultater i spillet gælder, for kortene er ikke blandet og givet til denne
        session.
        = ingen resultater gælder""")
    new_deal_ordered = Step("6D3").says("""
        Stop.
        Spillet gives om, og I spiller det forfra.
        = spillet gives om""")
    who_recognised_the_deal = Step("12C2a", to=ME, authority=Authority.ADVICE).says("""
        Spørg, om nogen genkendte kortene og tav.
        Tag det med i skylden.""")
    played_alike_stands = Step("87A").says("""
        Resultaterne står.
        Alle, der sammenlignes, har spillet det samme.
        = resultaterne står""")
    board_put_right = Step("82A").says("""
        Jeg retter mappen, før nogen spiller spillet.
        = mappen rettes""")
    scored_in_groups = Step("87B").says("""
        Jeg deler resultaterne i grupper.
        De, der har spillet det samme, sammenlignes.
        = resultaterne deles i grupper""")
    method_of_the_regulations = Step("87B", to=ME).says("""
        Følg turneringens regler for små grupper.
        Har den ingen, så vælg selv en metode, og meddel den.""")
    alone_in_its_group = Step("87B", authority=Authority.ADVICE, keyed=Keyed.ARTIFICIAL).says("""
        Jeg giver en kunstig score til dem, hvis resultat står alene.
        = kunstig score, hvor et resultat står alene""")
    no_groups_to_be_made = Step("87B", authority=Authority.ADVICE, keyed=Keyed.ARTIFICIAL).says("""
        Ingen ved, hvem der har spillet hvad.
        Jeg giver en kunstig score.
        = resultaterne kan ikke deles i grupper""")
    made_as_first_table_had_it = Step("82A").says("""
        Jeg lægger kortene, som det første bord spillede dem.
        Spil spillet normalt.
        = kortene lægges som ved det første bord""")
    fouled_play_stopped = Step("82B2", authority=Authority.ADVICE).says("""
        Stop, og spil ikke videre.
        Det andet bord har spillet noget andet.
        = spillet standses""")
    fine_only_with_proof = Step("90B6", to=ME).says("""
        Giv kun strafpoint, hvis du ved, hvem der lagde kortene forkert.
        Det sidste bord er kun en mistanke.""")


def fouled_board(facts: FouledBoard) -> Ruling:
    """Undealt cards have no result (6D2); fouled is what differs among the compared (87A)."""
    if facts.form is Form.NOT_DEALT:
        return not_dealt(facts)
    if facts.form is Form.ALIKE:
        return Ruling(Say.played_alike_stands)
    if facts.form is Form.IN_TIME:
        return put_right(facts)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(HandOver("87C", "fouled_in_match"))
    return Ruling(HandOver("87B", "fouled_in_pairs"))


def put_right(facts: FouledBoard) -> Ruling:
    """Nobody has played the board as it was: only who saw what, and who did it, is left."""
    fined = (board.fined("90B6"),) if facts.culprit_known else ()
    known = (NewIrregularity("16D1", "extraneous_information"),) if facts.hand_known else ()
    return Ruling(Say.board_put_right, *fined, *known)


def not_dealt(facts: FouledBoard) -> Ruling:
    """No result stands on an old deal or an unshuffled pack; a new deal where there is time."""
    if facts.new_deal:
        return Ruling(
            Say.no_result_on_undealt_cards, Say.new_deal_ordered, Say.who_recognised_the_deal
        )
    facts.tell(Say.no_result_on_undealt_cards, Say.who_recognised_the_deal)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(HandOver("12C2b", "artificial_imps"))
    return Ruling(HandOver("12C2", "artificial_score"))


def fouled_in_pairs(facts: FouledInPairs) -> Ruling:
    """The director finds out as well as he can who has played what, and scores in groups (87B)."""
    if not facts.sorted_out:
        return Ruling(
            Say.no_groups_to_be_made, Say.fine_only_with_proof, HandOver("12C2", "artificial_score")
        )
    if facts.alone:
        return Ruling(
            Say.scored_in_groups,
            Say.method_of_the_regulations,
            Say.alone_in_its_group,
            Say.fine_only_with_proof,
            HandOver("12C2", "artificial_score"),
        )
    return Ruling(Say.scored_in_groups, Say.method_of_the_regulations, Say.fine_only_with_proof)


def fouled_in_match(facts: FouledInMatch) -> Ruling:
    """Completed at both tables it is two results (86B2), else one, or none to be put right."""
    match facts.second_table:
        case SecondTable.NOT_STARTED:
            return Ruling(Say.made_as_first_table_had_it, Say.fine_only_with_proof)
        case SecondTable.STARTED:
            return Ruling(
                Say.fouled_play_stopped, Say.fine_only_with_proof, HandOver("86B1", "one_result")
            )
        case SecondTable.FINISHED:
            return Ruling(Say.fine_only_with_proof, HandOver("87C", "not_comparable"))


SITUATION = Situation(
    fouled_board,
    slug="fordelingen-ikke-ens",
    title="Ikke ens fordeling",
    phase=Phase.AFTER,
    intro="""
        Ligger et kort i en forkert lomme, eller er giver eller zone en anden, har de, der
        sammenlignes, ikke spillet det samme.
        I parturnering annulleres spillet ikke: Resultaterne deles i grupper.
        I holdkamp kommer det an på, hvem der er skyld i det, og om der kan spilles et
        erstatningsspil.""",
    laws=("87", "86B2", "12C2", "6D2"),
    who=Who("offender", "Hvem er skyld i det?"),
    parts=(
        Part(fouled_in_pairs, "Par og individuelt: grupper", known=""),
        Part(fouled_in_match, "Holdkamp: hvor langt er det andet bord?"),
    ),
    confuse=("team_board", "wrong_number_of_cards", "wrong_board"),
    phrases=Phrases(does="lagde byttede"),
    doubts=(
        Doubt("6D2").says("""
            Loven siger ikke, om den, der genkender en gammel fordeling og tier, har skyld.
            Det, man vidste, før man tog kortene, må man bruge (§ 16A1(d)).
            Her er det kun et råd at regne tavsheden med i skylden."""),
        Doubt("87B", rules=("fouled_in_pairs",)).says("""
            Hvordan små grupper regnes, og hvad et resultat alene giver, står i turneringens
            regler.
            DBf’s er ikke set.
            Her får et resultat alene en kunstig score."""),
        Doubt("87B", rules=("fouled_board", "fouled_in_pairs")).says("""
            Loven siger ikke, hvad der gælder, når det opdages midt i et spil, at der er meldt
            på byttede kort.
            Her er det en udgave for sig, hvad enten det spilles færdigt eller ej."""),
        Doubt("87C", rules=("fouled_in_match",)).says("""
            Opdages fejlen, mens det andet bord spiller, siger loven ikke, om de skal spille
            færdig.
            Her standses de, og der er ét resultat (§ 86B1).
            Spiller de færdig, er der to."""),
    ),
    encounters=AFTER,
)
