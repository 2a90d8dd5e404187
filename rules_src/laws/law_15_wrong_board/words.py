"""Law 15: the call is cancelled, and the board is played or not."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Information, Instruct, Status

HAND_BACK = Instruct(
    "16D1",
    "hand_back_in_board",
    "Læg hånden tilbage i mappen, og sig intet om den.",
    to="offender",
    short="hånden lægges tilbage",
)
CALLS_CANCELLED = Instruct(
    "15A1",
    "wrong_cards_call_cancelled",
    "Jeg annullerer {offender's} melding og alle meldinger efter den.",
    short="meldingerne annulleres",
)
RIGHT_HAND = Instruct(
    "15A2b",
    "calls_again_with_right_cards",
    "Tag din rigtige hånd, og meld igen. I melder videre derfra.",
    to="offender",
    short="{offender} melder igen",
)
WITHDRAWN = (
    Information("15A2c", Status.AUTHORISED, to="other_side"),
    Information("15A2c", Status.UNAUTHORISED, to="offending_side"),
)
OTHER_BOARD = HandOver("15A3", "call_on_the_other_board", when=When.LATER_BOARD)
WHEN_IT_COMES = Instruct(
    "15A3",
    "other_board_normal_if_repeated",
    "Se efter, om {offender} afgiver den samme melding i det andet spil. Ellers justér scoren dér.",
    to=ME,
    when=When.LATER_BOARD,
)
BOARD_CANCELLED = Instruct(
    "15B1",
    "wrong_board_cancelled",
    "Jeg annullerer spillet for begge par.",
    short="spillet annulleres for begge par",
)
PLAY_ON = Instruct(
    "15B2",
    "wrong_board_played_out",
    "Spil spillet færdigt. Resultatet gælder.",
    short="spillet spilles færdigt og gælder",
)
COUNTS = Instruct(
    "15B2",
    "wrong_board_counts",
    "Resultatet gælder, for ingen af jer havde spillet det spil før.",
    short="resultatet gælder",
)
RIGHT_BOARD_LATER = Instruct(
    "15B2",
    "right_board_may_come_later",
    "Jeg kan bede jer spille det rigtige spil mod hinanden senere.",
)
NO_RESULT = Instruct(
    "15B3",
    "artificial_where_deprived",
    "Giv en kunstig score til dem, der nu ikke kan få et gyldigt resultat i et spil.",
    to=ME,
)
FINISH = Instruct(
    "15B2", "other_match_played_out", "Spil spillet færdigt.", short="spillet spilles færdigt"
)
NO_COMPARISON = Instruct(
    "15B3",
    "no_match_can_compare",
    "I hører ikke til i samme kamp. Resultatet kan ikke sammenlignes med nogen andens.",
    short="resultatet kan ikke sammenlignes",
)
EACH_MATCH = Instruct(
    "86B",
    "judge_each_match_apart",
    "Døm hver af de to kampe for sig, og begynd med resultatet ved dens andet bord.",
    to=ME,
)
TEAM_MATCH = Instruct(
    "86B",
    "depends_on_the_other_table",
    "Sørg for, at det andet bord spiller samme spil. Ellers mangler der et"
    " resultat at sammenligne med.",
    to=ME,
    short="det andet bord skal også spille det",
)
