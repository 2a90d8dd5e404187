"""Law 16D: the board is played, turned or dealt again, and the score judged."""

from __future__ import annotations

from rules_src.model.effects import Effect, Lasting
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class Say(Words):
    play_normally = Instruct(
        "16D2",
        "Spil normalt. Kald på mig, hvis oplysningen viser sig at betyde noget.",
        short="spil normalt",
    )
    keep_it_to_yourself = Instruct("16D1", "Sig ikke, hvad du har set eller hørt.", to="recipient")
    should_have_told_at_once = Instruct(
        "16D1",
        "Vidste {recipient} det under spillet, skulle du have været kaldt straks. Overvej"
        " strafpoint (§\u00a090).",
        to=ME,
    )
    keep_results_to_yourselves = Instruct("16D1", "Sig ikke, hvad I har set af andres resultater.")
    both_tables_turn = Instruct(
        "16D2a",
        "I skal sidde omvendt i dette spil ved begge borde. Så får {recipient} den hånd, der blev"
        " set.",
        short="begge borde sidder omvendt",
    )
    turn_the_score = Instruct(
        "16D2a",
        "Vend også spillet i regnskabet, så scoren går til dem, der har opnået den.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.SIDES,
    )
    stay_until_turned = Instruct(
        "16D2a",
        "Bliv ved bordene, til alle sidder rigtigt.",
        to=ME,
        authority=Authority.ADVICE,
    )
    this_table_turns = Instruct(
        "16D2a",
        "Byt pladser i dette spil, så {recipient} får den hånd, der blev set.",
        short="bordet bytter pladser",
    )
    deal_again = Instruct(
        "16D2b",
        "Spillet skal gives om. Alle spiller de nye kort.",
        short="spillet gives om",
    )
    play_it = HandOver("16D2c", "extraneous_completion")
    play_on_as_normal = Instruct(
        "16D2c",
        "Meld og spil så normalt som muligt. Jeg ser på scoren bagefter.",
        short="spil så normalt som muligt",
        leaves=(Effect(Lasting.LATER, "", "after_play.play_on_as_normal"),),
    )
    no_play_adjusted_score = Instruct("16D2d", "I skal ikke spille dette spil.")
    result_not_influenced = Instruct(
        "16D2c",
        "Jeg ændrer ikke scoren, for oplysningen fik ingen betydning.",
        short="scoren ændres ikke",
        when=When.AFTER_PLAY,
    )
    score_without_information = Instruct(
        "16D2c",
        "Giv en justeret score: det sandsynlige resultat, hvis {recipient} intet havde vidst.",
        to=ME,
        short="justeret score",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    weigh_results_doubt_to_innocent = Instruct(
        "12C1c",
        "Vægt de sandsynlige resultater, og lad tvivlen komme dem til gode, der er"
        " uden skyld. Også resultatet ved bordet kan få en vægt.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
