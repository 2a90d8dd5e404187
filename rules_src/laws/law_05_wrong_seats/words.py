"""Laws 5 and 82A: where players sit, and how a board is scored that was played so."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct

ONLY_WITH_LEAVE = Instruct(
    "5A",
    "seats_changed_only_with_leave",
    "Det, I har spillet, gælder. Spil et begyndt spil færdigt, som I sidder. I må kun bytte, når"
    " jeg siger ja.",
    short="det spillede gælder, og ingen bytter uden lov",
)
AFTERWARDS = Instruct(
    "5B",
    "right_table_afterwards",
    "Find jeres rigtige pladser, når det spil er slut eller annulleret.",
    when=When.AFTER_PLAY,
)
EACH_ANSWERS = Instruct(
    "5B",
    "each_answers_for_his_seat",
    "Regn med, at hver spiller selv svarer for at sidde rigtigt. De, der bliver ved bordet, skal"
    " også se efter (§\u00a07D).",
    to=ME,
)
FINISH_AS_SEATED = Instruct(
    "82A",
    "finish_as_seated",
    "Spil spillet færdigt, som I sidder.",
    short="spillet spilles færdigt",
    authority=Authority.ADVICE,
)
AS_SEATED = Instruct(
    "82A",
    "scored_as_seated",
    "Jeg skriver resultatet på de pladser, I sad på.",
    short="resultatet skrives, som parrene sad",
    authority=Authority.ADVICE,
)
NOT_COMPARED = Instruct(
    "82A",
    "seats_not_to_be_compared",
    "Resultatet kan ikke sammenlignes med andres. Jeg giver en kunstig score.",
    short="resultatet tæller ikke",
    authority=Authority.ADVICE,
)
OTHER_TURNS = Instruct(
    "82A",
    "other_table_sits_against",
    "Det andet bord sætter sig, så de to resultater kan sammenlignes.",
    short="det andet bord sidder modsat",
    authority=Authority.ADVICE,
)
THIS_TURNS = Instruct(
    "82A",
    "this_table_sits_against",
    "Sæt jer, så I ikke sidder i samme retning som jeres holdkammerater ved det andet bord.",
    short="bordet sidder modsat det andet",
    authority=Authority.ADVICE,
)
STOP_PLAY = Instruct(
    "82B2",
    "stop_what_cannot_be_compared",
    "Stop spillet. I kan ikke få et resultat, der kan sammenlignes.",
    short="spillet standses",
    authority=Authority.ADVICE,
)
TURN_IF = Instruct(
    "82A",
    "turn_the_score_if_both_turned",
    "Vend spillet i regnskabet, hvis begge borde nu sidder omvendt af planen.",
    to=ME,
    when=When.AFTER_PLAY,
)
