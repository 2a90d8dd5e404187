"""Law 16D: the board is played, turned or dealt again, and the score judged."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import HandOver, Instruct

PLAY_NORMALLY = Instruct(
    "16D2",
    "play_normally",
    "Spil normalt. Kald på mig, hvis oplysningen viser sig at betyde noget.",
    short="spil normalt",
)
SAY_NO_MORE = Instruct(
    "16D1", "keep_it_to_yourself", "Sig ikke, hvad du har set eller hørt.", to="recipient"
)
TOLD_LATE = Instruct(
    "16D1",
    "should_have_told_at_once",
    "Vidste {recipient} det under spillet, skulle du have været kaldt straks. Overvej strafpoint"
    " (§\u00a090).",
    to=ME,
)
SAY_NOTHING = Instruct(
    "16D1", "keep_results_to_yourselves", "Sig ikke, hvad I har set af andres resultater."
)
BOTH_TABLES_TURN = Instruct(
    "16D2a",
    "both_tables_turn",
    "I skal sidde omvendt i dette spil ved begge borde. Så får {recipient} den hånd, der blev set.",
    short="begge borde sidder omvendt",
)
TURN_THE_SCORE = Instruct(
    "16D2a",
    "turn_the_score",
    "Vend også spillet i regnskabet, så scoren går til dem, der har opnået den.",
    to=ME,
    when=When.AFTER_PLAY,
)
STAY_NEAR = Instruct(
    "16D2a",
    "stay_until_turned",
    "Bliv ved bordene, til alle sidder rigtigt.",
    to=ME,
    authority=Authority.ADVICE,
)
THIS_TABLE_TURNS = Instruct(
    "16D2a",
    "this_table_turns",
    "Byt pladser i dette spil, så {recipient} får den hånd, der blev set.",
    short="bordet bytter pladser",
)
DEAL_AGAIN = Instruct(
    "16D2b",
    "deal_again",
    "Spillet skal gives om. Alle spiller de nye kort.",
    short="spillet gives om",
)
PLAY_IT = HandOver("16D2c", "extraneous_completion")
PLAY_ON = Instruct(
    "16D2c",
    "play_on_as_normal",
    "Meld og spil så normalt som muligt. Jeg ser på scoren bagefter.",
    short="spil så normalt som muligt",
)
NO_PLAY = Instruct("16D2d", "no_play_adjusted_score", "I skal ikke spille dette spil.")
UNINFLUENCED = Instruct(
    "16D2c",
    "result_not_influenced",
    "Jeg ændrer ikke scoren, for oplysningen fik ingen betydning.",
    short="scoren ændres ikke",
    when=When.AFTER_PLAY,
)
WITHOUT_IT = Instruct(
    "16D2c",
    "score_without_information",
    "Giv en justeret score: det sandsynlige resultat, hvis {recipient} intet havde vidst.",
    to=ME,
    short="justeret score",
    when=When.AFTER_PLAY,
)
WEIGH = Instruct(
    "12C1c",
    "weigh_results_doubt_to_innocent",
    "Vægt de sandsynlige resultater, og lad tvivlen komme dem til gode, der er"
    " uden skyld. Også resultatet ved bordet kan få en vægt.",
    to=ME,
    when=When.AFTER_PLAY,
)
