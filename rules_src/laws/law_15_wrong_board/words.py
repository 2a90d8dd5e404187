"""Law 15: the call is cancelled, and the board is played or not."""

from __future__ import annotations

from rules_src.model.effects import CANCELLED
from rules_src.model.keying import Keyed
from rules_src.model.on_board import BOARD_CANCELLED
from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    hand_back_in_board = Instruct(
        "16D1",
        "Læg hånden tilbage i mappen, og sig intet om den.",
        to="offender",
        short="hånden lægges tilbage",
    )
    wrong_cards_call_cancelled = Instruct(
        "15A1",
        "Jeg annullerer {offender's} melding og alle meldinger efter den.",
        short="meldingerne annulleres",
        leaves=CANCELLED,
    )
    calls_again_with_right_cards = Instruct(
        "15A2b",
        "Tag din rigtige hånd, og meld igen. I melder videre derfra.",
        to="offender",
        short="{offender} melder igen",
    )
    withdrawn = (
        Information("15A2c", Status.AUTHORISED, to="other_side"),
        Information("15A2c", Status.UNAUTHORISED, to="offending_side"),
    )
    other_board = HandOver("15A3", "call_on_the_other_board", when=When.LATER_BOARD)
    other_board_normal_if_repeated = Instruct(
        "15A3",
        "Se efter, om {offender} afgiver den samme melding i det andet spil. Ellers justér scoren"
        " dér.",
        to=ME,
        when=When.LATER_BOARD,
    )
    wrong_board_cancelled = Instruct(
        "15B1",
        "Jeg annullerer spillet for begge par.",
        short="spillet annulleres for begge par",
        ends=BOARD_CANCELLED,
        keyed=Keyed.ARTIFICIAL,
    )
    wrong_board_played_out = Instruct(
        "15B2",
        "Spil spillet færdigt. Resultatet gælder.",
        short="spillet spilles færdigt og gælder",
    )
    wrong_board_counts = Instruct(
        "15B2",
        "Resultatet gælder, for ingen af jer havde spillet det spil før.",
        short="resultatet gælder",
    )
    right_board_may_come_later = Instruct(
        "15B2",
        "Jeg kan bede jer spille det rigtige spil mod hinanden senere.",
    )
    artificial_where_deprived = Instruct(
        "15B3",
        "Giv en kunstig score til dem, der nu ikke kan få et gyldigt resultat i et spil.",
        to=ME,
        keyed=Keyed.ARTIFICIAL,
    )
    other_match_played_out = Instruct(
        "15B2", "Spil spillet færdigt.", short="spillet spilles færdigt"
    )
    no_match_can_compare = Instruct(
        "15B3",
        "I hører ikke til i samme kamp. Resultatet kan ikke sammenlignes med nogen andens.",
        short="resultatet kan ikke sammenlignes",
    )
    judge_each_match_apart = Instruct(
        "86B",
        "Døm hver af de to kampe for sig, og begynd med resultatet ved dens andet bord.",
        to=ME,
    )
    depends_on_the_other_table = Instruct(
        "86B",
        "Sørg for, at det andet bord spiller samme spil. Ellers mangler der et"
        " resultat at sammenligne med.",
        to=ME,
        short="det andet bord skal også spille det",
    )
