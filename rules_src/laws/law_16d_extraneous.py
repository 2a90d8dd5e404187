"""Laws 16D and 86B: what a player happens to learn about a board from elsewhere than partner.

The recipient is the player who got the information; it is often nobody's fault.
"""

from __future__ import annotations

from rules_src.facts import Answer, Fact, Facts, Kind, YesNo
from rules_src.ruling import Authority, Ruling, When
from rules_src.situation import Phase, Situation
from rules_src.steps import HandOver, Instruct, NewIrregularity


class Learnt(Answer):
    ONE_HAND = "én anden spillers hånd, fx fordi mappen vendte forkert"
    MORE = "et resultat, en melding, en bemærkning eller flere kort, fx fra et andet bord"
    FROM_PARTNER = "noget, som {informant} viste, sagde eller gjorde"


class Progress(Answer):
    NO_CALL = "ingen har meldt"
    CALLED = "der er meldt, og spillet er ikke slut"
    PLAYED = "spillet er slut"


class Contest(Answer):
    TEAMS = "holdkamp"
    PAIRS_MAY_TURN = "parturnering, hvor ét bord kan sidde omvendt i et spil"
    PAIRS = "parturnering, hvor det ikke kan lade sig gøre"


class OtherTable(Answer):
    NOT_STARTED = "ikke begyndt"
    STARTED = "begyndt"
    FINISHED = "spillet færdig"


class Playable(Answer):
    TRY = "ja, prøv"
    HOPELESS = "nej, de kender allerede det bedste resultat"


class Extraneous(Facts):
    learnt = Fact(
        Learnt,
        "Hvad har {recipient} fået at vide?",
        "16D1",
        away=True,
        help="Spørg {recipient} væk fra bordet, og bed ham ikke sige det højt. Har han taget"
        " forkert antal kort, så se også §\u00a013.",
    )
    progress = Fact(Progress, "Hvor langt er spillet ved bordet?", "16D2")
    disturbs = Fact(
        YesNo,
        "Vil oplysningen sandsynligvis få betydning for et normalt spil?",
        "16D2",
        Kind.JUDGEMENT,
        weigh=(
            "Et enkelt lille kort eller en løs bemærkning betyder sjældent noget.",
            "En hel hånd eller et resultat gør det som regel.",
        ),
    )


class Remedy(Extraneous):
    contest = Fact(
        Contest,
        "Hvilken turnering er det?",
        "16D2a",
        help="I parturnering afgør rækker og regnskab, om ét bord kan sidde omvendt.",
    )
    other_table = Fact(
        OtherTable,
        "Hvor langt er spillet ved det andet bord?",
        "16D2a",
        help="Undersøg det, før du vælger. Bed dem vente, hvis de ikke er begyndt.",
    )
    new_deal = Fact(
        YesNo,
        "Kan der gives om?",
        "16D2b",
        help="Kun hvis spillet ikke er begyndt ved noget andet bord, og ingen kan kende kampens"
        " stilling uden det (§\u00a086A).",
    )


class Completion(Facts):
    playable = Fact(
        Playable,
        "Kan spillet forsøges spillet nogenlunde normalt?",
        "16D2c",
        Kind.JUDGEMENT,
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


class Effect(Facts):
    influence = Fact(
        Influence,
        "Fik oplysningen indflydelse på resultatet?",
        "16D2c",
        Kind.JUDGEMENT,
        help="Logiske alternativer bruges ikke her, kun når oplysningen kom fra {informant}.",
        weigh=(
            "Gå {recipient's} valg igennem ét for ét: Hvor kunne oplysningen gøre en forskel?",
            "Det, alle ved bordet kunne se, da kortene blev lagt op, tæller ikke.",
            "Ville {recipient} lige så gerne have gjort det samme uden at vide noget?",
            "Se, hvad der skete ved andre borde med samme begyndelse.",
        ),
    )


class OtherResult(Answer):
    ORDINARY = "nej, eller der er intet resultat at bruge"
    FAVOURABLE = "ja"


class NoResult(Facts):
    contest = Remedy.contest
    other_table = Remedy.other_table
    other_result = Fact(
        OtherResult,
        "Er resultatet ved det andet bord klart gunstigt for den ene side?",
        "86B1",
        Kind.JUDGEMENT,
        help="Gunstigt for det ene hold i forhold til et almindeligt resultat på kortene.",
        weigh=(
            "Hvad ville de fleste par opnå på kortene?",
            "Har et hold fx meldt og vundet en slem, som få finder, må det ikke miste den gevinst.",
        ),
    )


PLAY_NORMALLY = Instruct(
    "16D2",
    "play_normally",
    "Spil normalt. Viser det sig, at oplysningen betød noget, så tilkald turneringslederen igen.",
)
SAY_NO_MORE = Instruct(
    "16D1", "keep_it_to_yourself", "{Recipient} må ikke sige højt, hvad han har set eller hørt."
)
BOTH_TABLES_TURN = Instruct(
    "16D2a",
    "both_tables_turn",
    "Sid omvendt i dette spil ved begge borde, så {recipient} får den hånd, han har set.",
)
TURN_THE_SCORE = Instruct(
    "16D2a",
    "turn_the_score",
    "Vend også spillet i regnskabet, så gevinsten går til det hold, der har spillet sig til den.",
    when=When.AFTER_PLAY,
    private=True,
)
STAY_NEAR = Instruct(
    "16D2a",
    "stay_until_turned",
    "Bliv ved bordene, til begge sidder rigtigt.",
    private=True,
    authority=Authority.ADVICE,
)
THIS_TABLE_TURNS = Instruct(
    "16D2a",
    "this_table_turns",
    "Byt plads i dette spil, så {recipient} får den hånd, han har set.",
)
DEAL_AGAIN = Instruct(
    "16D2b", "deal_again", "Spillet gives om, og alle, der skal spille det, spiller de nye kort."
)
PLAY_ON = "play_on_as_normal", "Meld og spil så normalt som muligt. Scoren vurderes bagefter."
NO_PLAY = "no_play_adjusted_score", "Spillet spilles ikke. Turneringslederen giver en score."
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
AWAIT = Instruct(
    "86B1",
    "await_other_table",
    "Lad det andet bord spille færdigt, før scoren gives.",
    private=True,
)
ARTIFICIAL = (
    "artificial_score_by_fault",
    "Giv en kunstig score efter skyld: middel plus uden skyld, middel med delvis skyld og middel"
    " minus med skyld. I holdkamp er det +3, 0 og −3 imp.",
)
FROM_OTHER_TABLE = Instruct(
    "86B1",
    "assigned_against_other_table",
    "Giv ikke ±3 imp, men en korrigeret score: det sandsynlige resultat her, gjort op mod"
    " resultatet ved det andet bord.",
    when=When.AFTER_PLAY,
    private=True,
)


def extraneous_information(facts: Extraneous) -> Ruling:
    """What a player learns by accident is told to the director at once (16D)."""
    if facts.learnt is Learnt.FROM_PARTNER:
        return Ruling(NewIrregularity("16B", "unauthorised_information"))
    if facts.progress is Progress.PLAYED:
        return Ruling(HandOver("16D2c", "extraneous_effect"))
    if facts.progress is Progress.CALLED:
        return Ruling(SAY_NO_MORE, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(SAY_NO_MORE, PLAY_NORMALLY)
    return Ruling(SAY_NO_MORE, HandOver("16D2", "extraneous_remedy"))


def extraneous_remedy(facts: Remedy) -> Ruling:
    """Before the first call: other seats, a new deal, play on, or an adjusted score (16D2)."""
    on = HandOver("16D2c", "extraneous_completion")
    if facts.contest is Contest.TEAMS and facts.other_table is not OtherTable.NOT_STARTED:
        return Ruling(on)  # there will be no two results of the same kind to compare
    if facts.learnt is Learnt.ONE_HAND and facts.contest is Contest.TEAMS:
        return Ruling(BOTH_TABLES_TURN, STAY_NEAR, TURN_THE_SCORE)
    if facts.learnt is Learnt.ONE_HAND and facts.contest is Contest.PAIRS_MAY_TURN:
        return Ruling(THIS_TABLE_TURNS, TURN_THE_SCORE)
    return Ruling(DEAL_AGAIN) if facts.new_deal else Ruling(on)


def extraneous_completion(facts: Completion) -> Ruling:
    """The board is played if it can be, and the score judged afterwards (16D2c, 16D2d, 16D3)."""
    if facts.playable is Playable.TRY:
        after = HandOver("16D2c", "extraneous_effect", when=When.AFTER_PLAY)
        return Ruling(Instruct("16D2c", *PLAY_ON), after)
    return Ruling(Instruct("16D2d", *NO_PLAY), HandOver("16D2d", "board_without_result"))


def extraneous_effect(facts: Effect) -> Ruling:
    """Did the information influence the outcome? Logical alternatives play no part (16D2c)."""
    if facts.influence is Influence.NONE:
        return Ruling(UNINFLUENCED)
    if facts.influence is Influence.REACHED:
        return Ruling(WITHOUT_IT, WEIGH)
    return Ruling(HandOver("16D2d", "board_without_result"))


def board_without_result(facts: NoResult) -> Ruling:
    """An artificial score, unless the other table has a clearly favourable result (86B1)."""
    if facts.contest is not Contest.TEAMS:
        return Ruling(Instruct("12C2a", *ARTIFICIAL, when=When.AFTER_PLAY, private=True))
    if facts.other_table is OtherTable.STARTED:
        facts.tell(AWAIT)
    if facts.other_result is OtherResult.FAVOURABLE:
        return Ruling(FROM_OTHER_TABLE, WEIGH)
    return Ruling(Instruct("12C2b", *ARTIFICIAL, when=When.AFTER_PLAY, private=True))


SITUATION = Situation(
    rule=extraneous_information,
    slug="uvedkommende-oplysning",
    title="Vendt mappe og anden uvedkommende oplysning",
    phase=Phase.BEFORE,
    happened="En spiller har set en andens kort eller hørt noget om spillet",
    intro=(
        "En mappe vender forkert, et kort ligger med billedsiden op, eller nabobordet taler højt."
        " Spillet er sjældent tabt. Har ingen meldt, er der fire muligheder; hvilke af dem der"
        " duer, afhænger af turneringen og af, hvor langt det andet bord er."
    ),
    laws=("16D", "86B"),
    parts=(
        extraneous_remedy,
        extraneous_completion,
        extraneous_effect,
        board_without_result,
    ),
    part_titles=(
        "Ingen har meldt: kan spillet reddes?",
        "Kan spillet spilles normalt?",
        "Efter spillet: fik det betydning?",
        "Når der ikke er et resultat at bygge på",
    ),
    confuse=("unauthorised_information", "withdrawn_action"),
    search=(
        "vendt mappe",
        "mappe vendt",
        "set forkert hånd",
        "taget forkert hånd op",
        "hørt resultat",
        "kort synligt i mappen",
        "nabobordet",
        "omgivning",
        "uvedkommende oplysninger",
    ),
)
