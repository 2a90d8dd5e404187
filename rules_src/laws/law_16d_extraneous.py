"""Law 16D: what a player happens to learn about a board from elsewhere than partner.

The recipient is the player who got the information; it is often nobody's fault.
"""

from rules_src.laws.common import adjusted_score
from rules_src.laws.common.adjusted_score import Played
from rules_src.laws.common.encounters import PLAYED_ON, if_played_on
from rules_src.model import *


class Learnt(Answer):
    FROM_PARTNER = A("""
        noget, {informant} sagde, gjorde eller viste med vilje
        = {informant} sagde, gjorde eller viste {recipient} noget med vilje""")
    ONE_HAND = A("""
        én anden spillers hånd, fx fordi mappen vendte forkert
        = {recipient} har set én anden spillers hånd
        ~ ^så/set/se/kiggede EJER/makkers/modstanders*/modstanderens* kort/hånd*;
          ^så/set/se/ser/kiggede/kigget EJER/makkers hånd*/kort*; ^så/set/se/kiggede i/på PLADS
          kort*/hånd*; ^så/set/se hele hånd*""")
    MORE = A("""
        flere hænder, enkelte kort, et resultat, en melding eller en bemærkning
        = {recipient} har set flere hænder eller enkelte kort eller kender et resultat, en
          melding eller en bemærkning
        ~ hørte/overhørte resultat*/nabobord*/nogen; hørte/overhørte andet bord*; ^set/se
          resultat*/nabobord*; ^så/set/se alle kort*/hænder*; ^nabobord*
          råbte/sagde/snakkede/talte/diskuterede/fortalte;
          ^råbte/fortalte/snakkede/talte/diskuterede/snakker/taler om spil*; ^hørte/overhørte/hører
          BUD/KORT/kontrakt*/stik*/slem*; ^så/set/se/ser
          resultat*/score*/skærm*/bridgemate*/frekvens*; ^hørte/overhørte/hører at;
          hørte/overhørte/hører spil*; hørte det; ^fortalte/sagde hvad""")


class Progress(Answer):
    NO_CALL = "ingen har meldt"
    CALLED = A("""
        der er meldt, og spillet er ikke slut
        ~ DERMELDES; DERSPILLES; ^er meldt; ^har meldt""")
    PLAYED = A("""
        spillet er slut
        ~ SPILLETSLUT""")


class Extraneous(Facts):
    learnt = Fact(
        Learnt,
        "16D1",
        away=True,
        told={(Learnt.ONE_HAND, Learnt.MORE): ""},
        overlaps=(
            Both(Learnt.FROM_PARTNER, Learnt.ONE_HAND),
            Both(Learnt.FROM_PARTNER, Learnt.MORE),
        ),
    ).asks("""
        Hvad har {recipient} fået at vide?
        + Ingen må sige det højt. Også {informant's} kort, set ved et uheld før den første
          melding, hører til her. Er det vist senere, gælder §§ 24 og 49. Ved et forkert antal
          kort se også § 13. Kiggede nogen med vilje, så tilkend justeret score (§ 12A1), og
          overvej strafpoint (§§ 72B1 og 90A).""")
    progress = Fact(
        Progress,
        "16D2",
        reached={Progress.PLAYED: When.AFTER_PLAY},
        told={
            Progress.CALLED: "der er meldt, og spillet er ikke slut",
            Progress.NO_CALL: "ingen har meldt",
        },
        heard={
            Progress.NO_CALL: "^før de gik i gang; UMELDT",
            Progress.CALLED: "^midt i spil*/meld*",
        },
    ).asks("""
        Hvor langt er spillet ved bordet?
        + Svar for det spil, oplysningen handler om, også når et andet er i gang.""")
    disturbs = Judgement(YesNo, "16D2").asks("""
        Vil oplysningen sandsynligvis forstyrre et normalt spil?
        - Et enkelt lille kort eller en løs bemærkning betyder sjældent noget.
        - En hel hånd eller et resultat gør det som regel.
        nej = oplysningen vil sandsynligvis ikke forstyrre et normalt spil""")


class ResultSeen(Facts):
    seen_board = Fact(Progress, "16D2", reached={Progress.PLAYED: When.AFTER_PLAY}).asks("""
        Hvor langt er bordet med det spil, der er set et resultat fra?
        + Det er ikke det spil, der lige er tastet.""")
    disturbs = Extraneous.disturbs


class OtherTable(Answer):
    NOT_STARTED = A("ikke begyndt", told="det andet bord er ikke begyndt")
    STARTED = A("i gang", told="det andet bord er i gang med spillet")
    FINISHED = A("færdigt", told="det andet bord er færdigt med spillet")


class Remedy(Extraneous):
    contest = Played.contest
    other_table = Fact(OtherTable, "16D2a").asks("""
        Hvor langt er det andet bord med spillet?
        + Undersøg det først. Bed dem vente, hvis de ikke er begyndt.""")
    may_turn = Fact(YesNo, "16D2a").asks("""
        Kan ét bord sidde omvendt i dette spil?
        + Det afhænger af rækkerne og af regnskabet.
        ja = ét bord kan sidde omvendt i dette spil
        nej = ét bord må ikke sidde omvendt i dette spil""")
    new_deal = Fact(YesNo, "16D2b").asks("""
        Kan spillet gives om?
        + Kun hvis intet andet bord er begyndt, og ingen kan kende kampens stilling uden
          spillet (§ 86A).
        ja = spillet kan gives om""")


class Playable(Answer):
    TRY = A("ja, prøv", told="spillet kan gennemføres nogenlunde normalt")
    HOPELESS = A("""
        nej, {recipient} ved så meget, at et normalt spil er umuligt
        = {recipient} ved så meget, at et normalt spil er umuligt""")


class Completion(Played):
    playable = Judgement(Playable, "16D2c").asks("""
        Kan spillet gennemføres nogenlunde normalt?
        - Hvad ved {recipient} præcis, og i hvilke meldinger eller stik kan det bruges?
        - Er det bedste resultat kendt, er der sjældent noget at redde.
        - Kender {recipient} en hel hånd, kan den bruges i hver melding.
        + Prøv som udgangspunkt. Måske giver meldingerne sig selv, og resultatet hjælper,
          hvis scoren skal justeres.""")


class Influence(Answer):
    NONE = A("nej", told="oplysningen påvirkede ikke resultatet")
    REACHED = A("ja, og resultatet uden den kan skønnes", told="oplysningen påvirkede resultatet")
    UNKNOWABLE = "ja, så tidligt at man ikke kan skønne et resultat"


class Influenced(Played):
    influence = Judgement(Influence, "16D2c").asks("""
        Påvirkede oplysningen resultatet?
        - Gå {recipient's} valg igennem ét for ét: Hvor kunne oplysningen gøre en forskel?
        - Det, som alle kunne se på bordets kort, tæller ikke.
        - Ville {recipient} lige så gerne have gjort det samme uden at vide noget?
        - Se, hvad der skete ved andre borde med samme begyndelse.
        + Brug ikke logiske alternativer her. De hører til oplysninger fra {informant} (§ 16B)
          og fra noget, der er taget tilbage (§ 16C).""")


class Say(Steps):
    play_normally = Step("16D2").says("""
        Spil normalt.
        Kald på mig, hvis oplysningen viser sig at betyde noget.
        = spil normalt""")
    keep_it_to_yourself = Step("16D1", to="recipient").says("""
        Sig ikke til de andre, hvad du har set eller hørt.""")
    should_have_told_at_once = Step("16D1", to=ME).says("""
        Vidste {recipient} det under spillet, skulle du have været kaldt straks.
        Overvej strafpoint (§ 90).""")
    keep_results_to_yourselves = Step("16D1").says("""
        Sig ikke, hvad I har set af andres resultater.""")
    both_tables_turn = Step("16D2a").says("""
        I skal sidde omvendt i dette spil ved begge borde.
        Så får {recipient} den hånd, der blev set.
        = begge borde sidder omvendt""")
    turn_the_score = Step("16D2a", to=ME, when=When.AFTER_PLAY, keyed=Keyed.SIDES).says("""
        Vend også spillet i regnskabet, så scoren går til dem, der har opnået den.""")
    stay_until_turned = Step("16D2a", to=ME, authority=Authority.ADVICE).says("""
        Bliv ved bordene, til alle sidder rigtigt.""")
    this_table_turns = Step("16D2a").says("""
        Byt pladser i dette spil, så {recipient} får den hånd, der blev set.
        = bordet bytter pladser""")
    deal_again = Step("16D2b").says("""
        Spillet skal gives om.
        Alle spiller de nye kort.
        = spillet gives om""")
    play_it = HandOver("16D2c", "extraneous_completion")
    play_on_as_normal = Step(
        "16D2c", leaves=(Effect(Lasting.LATER, "", "after_play.play_on_as_normal"),)
    ).says("""
        Meld og spil så normalt som muligt.
        Jeg ser på scoren bagefter.
        = spil så normalt som muligt""")
    no_play_adjusted_score = Step("16D2d", "Spil ikke dette spil.")
    result_not_influenced = Step("16D2c", when=When.AFTER_PLAY).says("""
        Jeg ændrer ikke scoren, for oplysningen fik ingen betydning.
        = scoren ændres ikke""")
    score_without_information = Step(
        "16D2c", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Giv en justeret score: det sandsynlige resultat, hvis {recipient} intet havde vidst.
        = justeret score""")
    weigh_results_doubt_to_innocent = Step(
        "12C1c", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Vægt de sandsynlige resultater, og lad tvivlen komme dem til gode, der er uden skyld.
        Også resultatet ved bordet kan få en vægt.""")


def extraneous_information(facts: Extraneous) -> Ruling:
    """What a player learns by accident is told to the director at once (16D)."""
    if facts.learnt is Learnt.FROM_PARTNER:
        return Ruling(
            NewIrregularity(
                "16B", "unauthorised_information", offender="informant", knows="origin=partner"
            )
        )
    if facts.progress is Progress.PLAYED:
        return Ruling(Say.should_have_told_at_once, HandOver("16D2c", "extraneous_effect"))
    if facts.progress is Progress.CALLED:
        return Ruling(Say.keep_it_to_yourself, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(Say.keep_it_to_yourself, Say.play_normally)
    return Ruling(Say.keep_it_to_yourself, HandOver("16D2", "extraneous_remedy"))


def extraneous_remedy(facts: Remedy) -> Ruling:
    """Before the first call seats may be exchanged or the cards dealt again (16D2a, 16D2b)."""
    if facts.contest is adjusted_score.Contest.TEAMS:
        return between_teams(facts)
    if facts.learnt is Learnt.ONE_HAND and facts.may_turn:
        return Ruling(Say.this_table_turns, Say.turn_the_score)
    return Ruling(Say.deal_again) if facts.new_deal else Ruling(Say.play_it)


def between_teams(facts: Remedy) -> Ruling:
    """Both tables must play the same cards from the same seats."""
    if facts.other_table is not OtherTable.NOT_STARTED:
        return Ruling(Say.play_it)
    if facts.learnt is Learnt.ONE_HAND:
        return Ruling(Say.both_tables_turn, Say.stay_until_turned, Say.turn_the_score)
    return Ruling(Say.deal_again) if facts.new_deal else Ruling(Say.play_it)


def result_seen(facts: ResultSeen) -> Ruling:
    """The board has been played elsewhere, so neither seats nor cards can be changed (16D2)."""
    if facts.seen_board is Progress.PLAYED:
        return Ruling(HandOver("16D2c", "extraneous_effect"))
    if facts.seen_board is Progress.CALLED:
        return Ruling(Say.keep_results_to_yourselves, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(Say.keep_results_to_yourselves, Say.play_normally)
    return Ruling(Say.keep_results_to_yourselves, HandOver("16D2c", "extraneous_completion"))


def extraneous_completion(facts: Completion) -> Ruling:
    """The board is played if it can be, and the score judged afterwards (16D2c, 16D2d, 16D3)."""
    if facts.playable is Playable.TRY:
        after = HandOver("16D2c", "extraneous_effect", when=When.AFTER_PLAY)
        return Ruling(Say.play_on_as_normal, after)
    return Ruling(Say.no_play_adjusted_score).then(without_result(facts, "16D2d"))


def extraneous_effect(facts: Influenced) -> Ruling:
    """Did the information influence the outcome? Logical alternatives play no part (16D2c)."""
    match facts.influence:
        case Influence.NONE:
            return Ruling(Say.result_not_influenced)
        case Influence.REACHED:
            return Ruling(Say.score_without_information, Say.weigh_results_doubt_to_innocent)
        case Influence.UNKNOWABLE:
            return Ruling(without_result(facts, "12C1d"))


def without_result(facts: adjusted_score.Played, section: str) -> HandOver:
    """In a team match the other table is looked at before an artificial score is given (86B)."""
    if facts.contest is adjusted_score.Contest.TEAMS:
        return HandOver(section, "team_board")
    return HandOver(section, "artificial_score")


SITUATION = Situation(
    extraneous_information,
    slug="uvedkommende-oplysning",
    title="Vendt mappe eller set kort",
    phase=Phase.BEFORE,
    intro="""
        En mappe vender forkert, et kort ligger med billedsiden op, eller nabobordet taler
        højt.
        Spillet er sjældent tabt.
        Har ingen meldt, er der fire muligheder; hvilke af dem der duer, afhænger af
        turneringen og af, hvor langt det andet bord er.
        Den, der fik oplysningen, kaldes her modtageren.""",
    laws=("16D",),
    who=Who("recipient", "Hvem har set eller hørt noget?"),
    parts=(
        Part(extraneous_remedy, "Ingen har meldt: kan spillet reddes?", known="ingen har meldt"),
        Part(result_seen, "Et resultat er set for tidligt"),
        Part(extraneous_completion, "Kan spillet spilles normalt?", known=""),
        Part(extraneous_effect, "Efter spillet: fik det betydning?", known=""),
    ),
    confuse=("unauthorised_information", "withdrawn_action", "team_board", "wrong_entry"),
    phrases=Phrases(
        does="""
            hørte overhørte kiggede set se så tog fik hører ser kigger læste opdagede"""
    ),
    encounters=beside(if_played_on("16D3"), PLAYED_ON),
)
