"""Law 16D: the board is played, turned or dealt again, and the score judged."""

from __future__ import annotations

from rules_src.model.ruling import Authority, When
from rules_src.model.steps import HandOver, Instruct

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
    "Vend også spillet i regnskabet, så gevinsten går til dem, der har spillet sig til den.",
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
PLAY_IT = HandOver("16D2c", "extraneous_completion")
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
