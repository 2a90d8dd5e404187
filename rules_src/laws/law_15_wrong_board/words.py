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
TEAM_MATCH = Instruct(
    "86B",
    "depends_on_the_other_table",
    "Sørg for, at det andet bord spiller samme spil. Ellers mangler der et"
    " resultat at sammenligne med.",
    to=ME,
    short="det andet bord skal også spille det",
)
