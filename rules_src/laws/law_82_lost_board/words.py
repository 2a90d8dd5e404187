"""Laws 8, 12C2 and 82B2: a board is played on, postponed or taken away."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

WITHOUT_DELAY = Instruct(
    "81C1",
    "play_on_without_delay",
    "I er bagud. Spil videre uden pauser, og gem snakken til bagefter.",
    short="spil videre uden pauser",
)
NOTE_THE_CAUSE = Instruct(
    "81C1",
    "note_the_cause",
    "Skriv klokken ned, og hvad forsinkelsen skyldes. Det kan sjældent afgøres bagefter.",
    to=ME,
    authority=Authority.ADVICE,
)
HOUSE_LIMIT = Instruct(
    "80B2f",
    "house_rule_on_time",
    "Husregel: Klubben kan have bestemt, hvor sent et nyt spil må begyndes. Loven har ingen"
    " grænse.",
    to=ME,
    authority=Authority.ADVICE,
)
SAY_SO = Instruct(
    "82B2",
    "forbid_in_good_time",
    "Sig det til alle fire, før de tager kortene op, hvis de ikke må begynde.",
    to=ME,
    authority=Authority.ADVICE,
)
FINISH = Instruct(
    "82B2",
    "begun_board_is_finished",
    "Spil spillet færdigt, for der er meldt på det.",
    short="spillet spilles færdigt",
    authority=Authority.ADVICE,
)
ROUND_LASTS = Instruct(
    "8B1",
    "round_lasts_for_the_table",
    "Runden er ikke slut for jer, før I forlader bordet.",
)
POSTPONED = Instruct(
    "8B2",
    "board_postponed",
    "I spiller det spil senere. For det spil slutter runden først, når I har spillet det.",
    short="spillet udsættes",
)
TELL_NOTHING = Instruct(
    "16D1",
    "hear_nothing_meanwhile",
    "Undgå at høre og se noget om spillet, før I spiller det. Kald på mig, hvis det sker.",
)
TAKEN = Instruct(
    "82B2",
    "board_taken_away",
    "I skal ikke spille det spil.",
    short="spillet aflyses",
)
DEFIED = Instruct(
    "82B2",
    "defied_board_cancelled",
    "Jeg annullerer spillet. Jeg havde sagt, at I ikke måtte begynde.",
    short="spillet annulleres",
    authority=Authority.ADVICE,
)
THIS_DELAY = Instruct(
    "12C2a",
    "only_this_delay_counts",
    "Døm kun om skylden for netop denne forsinkelse, ikke om, hvor hurtigt et par plejer at"
    " spille.",
    to=ME,
    authority=Authority.ADVICE,
)
WHO_BEGAN = Instruct(
    "12C2a",
    "who_began_against_the_order",
    "Døm skylden for, at spillet blev begyndt. En side, der meldte og vidste det, har selv skyld.",
    to=ME,
    authority=Authority.ADVICE,
)
NO_BLANK = Instruct(
    "12C2a",
    "record_the_artificial_score",
    "Skriv den kunstige score i regnskabet. Et tomt felt er ikke en score.",
    to=ME,
    authority=Authority.ADVICE,
)
