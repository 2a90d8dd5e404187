"""Law 15: the call is cancelled, and the board is played or not."""

from __future__ import annotations

from rules_src.model.ruling import Authority, When
from rules_src.model.steps import HandOver, Information, Instruct, Status

TAKE_SEATS = Instruct(
    "5B", "right_seats_and_board", "Find de rigtige pladser og den rigtige mappe."
)
HAND_BACK = Instruct(
    "16D1", "hand_back_in_board", "Hånden lægges tilbage, uden at nogen siger noget om den."
)
CALLS_CANCELLED = Instruct(
    "15A1", "wrong_cards_call_cancelled", "Meldingen og alle meldinger efter den annulleres."
)
RIGHT_HAND = Instruct(
    "15A2b",
    "calls_again_with_right_cards",
    "{Offender} ser på sin rigtige hånd og melder igen. Meldeforløbet går videre derfra.",
)
WITHDRAWN = (
    Information("15A2c", Status.AUTHORISED, to="other_side"),
    Information("15A2c", Status.UNAUTHORISED, to="offending_side"),
)
OTHER_BOARD = HandOver("15A3", "call_on_the_other_board", when=When.LATER_BOARD)
BOARD_CANCELLED = Instruct("15B1", "wrong_board_cancelled", "Mappen annulleres for begge par.")
PLAY_ON = Instruct("15B2", "wrong_board_played_out", "Mappen spilles færdig, og resultatet gælder.")
RIGHT_BOARD_LATER = Instruct(
    "15B2",
    "right_board_may_come_later",
    "De to par kan få besked om at spille den rigtige mappe mod hinanden senere.",
)
NO_RESULT = Instruct(
    "15B3",
    "artificial_where_deprived",
    "Den, der nu ikke kan få et gyldigt resultat i et spil, får en kunstig score i det.",
)
TEAM_MATCH = Instruct(
    "86B",
    "depends_on_the_other_table",
    "I en holdkamp skal det andet bord spille den samme mappe. Kan det ikke, mangler der et"
    " resultat at sammenligne med.",
)
SCORE_AS_SEATED = Instruct(
    "82A",
    "scored_as_seated",
    "Mappen spilles færdig. Skriv resultatet på de pladser, parrene sad på, hvis rækkerne tillader"
    " det; ellers gives der en kunstig score.",
    authority=Authority.ADVICE,
)
