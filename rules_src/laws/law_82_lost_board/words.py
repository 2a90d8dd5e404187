"""Laws 8, 12C2 and 82B2: a board is played on, postponed or taken away."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.on_board import BOARD_CANCELLED
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    play_on_without_delay = Instruct(
        "81C1",
        "I er bagud. Spil videre uden pauser, og gem snakken til bagefter.",
        short="spil videre uden pauser",
    )
    note_the_cause = Instruct(
        "81C1",
        "Skriv klokken ned, og hvad forsinkelsen skyldes. Det kan sjældent afgøres bagefter.",
        to=ME,
        authority=Authority.ADVICE,
    )
    house_rule_on_time = Instruct(
        "80B2f",
        "Husregel: Klubben kan have bestemt, hvor sent et nyt spil må begyndes. Loven har ingen"
        " grænse.",
        to=ME,
        authority=Authority.ADVICE,
    )
    forbid_in_good_time = Instruct(
        "82B2",
        "Sig det til alle fire, før de tager kortene op, hvis de ikke må begynde.",
        to=ME,
        authority=Authority.ADVICE,
    )
    begun_board_is_finished = Instruct(
        "82B2",
        "Spil spillet færdigt, for der er meldt på det.",
        short="spillet spilles færdigt",
        authority=Authority.ADVICE,
    )
    round_lasts_for_the_table = Instruct(
        "8B1",
        "Runden er ikke slut for jer, før I forlader bordet.",
    )
    board_postponed = Instruct(
        "8B2",
        "I spiller det spil senere. For det spil slutter runden først, når I har spillet det.",
        short="spillet udsættes",
    )
    hear_nothing_meanwhile = Instruct(
        "16D1",
        "Undgå at høre og se noget om spillet, før I spiller det. Kald på mig, hvis det sker.",
    )
    board_taken_away = Instruct(
        "82B2",
        "I skal ikke spille det spil.",
        short="spillet aflyses",
        ends=BOARD_CANCELLED,
    )
    defied_board_cancelled = Instruct(
        "82B2",
        "Jeg annullerer spillet. Jeg havde sagt, at I ikke måtte begynde.",
        short="spillet annulleres",
        authority=Authority.ADVICE,
        ends=BOARD_CANCELLED,
        keyed=Keyed.ARTIFICIAL,
    )
    stopped_board_cancelled = Instruct(
        "82B2",
        "Jeg har stoppet spillet. I spiller det ikke færdigt.",
        short="det stoppede spil annulleres",
        ends=BOARD_CANCELLED,
        keyed=Keyed.ARTIFICIAL,
    )
    cannot_be_finished = Instruct(
        "12A2",
        "I skal ikke spille videre. Spillet kan ikke spilles færdigt.",
        short="spillet kan ikke spilles færdigt",
    )
    what_waited_lapses = Instruct(
        "8B2",
        "I skal ikke vente længere. I skal heller ikke spille de spil, jeg har udsat.",
        to="other_side",
        short="også udsatte spil aflyses",
    )
    every_board_of_theirs = Instruct(
        "12C2a",
        "Døm hvert spil, de to par skulle have mødt hinanden i, for sig.",
        to=ME,
    )
    later_rounds_by_regulation = Instruct(
        "80B2f",
        "Se i turneringens regler, om parret udgår, og hvad de næste modstandere så får.",
        to=ME,
        authority=Authority.ADVICE,
    )
    stopped_by_mistake = Instruct(
        "82C",
        "Var det forkert at stoppe det, så regn begge sider for uskyldige.",
        to=ME,
    )
    only_this_delay_counts = Instruct(
        "12C2a",
        "Døm kun om skylden for netop denne forsinkelse, ikke om, hvor hurtigt et par plejer at"
        " spille.",
        to=ME,
        authority=Authority.ADVICE,
    )
    who_began_against_the_order = Instruct(
        "12C2a",
        "Døm skylden for, at spillet blev begyndt. En side, der meldte og vidste det, har selv"
        " skyld.",
        to=ME,
        authority=Authority.ADVICE,
    )
    record_the_artificial_score = Instruct(
        "12C2a",
        "Skriv den kunstige score i regnskabet. Et tomt felt er ikke en score.",
        to=ME,
        authority=Authority.ADVICE,
        keyed=Keyed.ARTIFICIAL,
    )
