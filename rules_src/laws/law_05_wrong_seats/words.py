"""Laws 5 and 82A: where players sit, and how a board is scored that was played so."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    seats_changed_only_with_leave = Instruct(
        "5A",
        "Det, I har spillet, gælder. Spil et begyndt spil færdigt, som I sidder. I må kun bytte,"
        " når jeg siger ja.",
        short="det spillede gælder, og ingen bytter plads uden min tilladelse",
    )
    right_table_afterwards = Instruct(
        "5B",
        "Find jeres rigtige pladser, når det spil er slut eller annulleret.",
        when=When.AFTER_PLAY,
    )
    each_answers_for_his_seat = Instruct(
        "5B",
        "Regn med, at hver spiller selv svarer for at sidde rigtigt. De, der bliver ved bordet,"
        " skal også se efter (§\u00a07D).",
        to=ME,
    )
    finish_as_seated = Instruct(
        "82A",
        "Spil spillet færdigt, som I sidder.",
        short="spillet spilles færdigt",
        authority=Authority.ADVICE,
    )
    scored_as_seated = Instruct(
        "82A",
        "Jeg skriver resultatet på de pladser, I sad på.",
        short="resultatet skrives, som parrene sad",
        authority=Authority.ADVICE,
        keyed=Keyed.SIDES,
    )
    seats_not_to_be_compared = Instruct(
        "82A",
        "Resultatet kan ikke sammenlignes med andres. Jeg giver en kunstig score.",
        short="resultatet tæller ikke",
        authority=Authority.ADVICE,
        keyed=Keyed.ARTIFICIAL,
    )
    other_table_sits_against = Instruct(
        "82A",
        "Det andet bord sætter sig, så de to resultater kan sammenlignes.",
        short="det andet bord sidder modsat",
        authority=Authority.ADVICE,
    )
    this_table_sits_against = Instruct(
        "82A",
        "Sæt jer, så I ikke sidder i samme retning som jeres holdkammerater ved det andet bord.",
        short="bordet sidder modsat det andet",
        authority=Authority.ADVICE,
    )
    stop_what_cannot_be_compared = Instruct(
        "82B2",
        "Stop spillet. I kan ikke få et resultat, der kan sammenlignes.",
        short="spillet standses",
        authority=Authority.ADVICE,
    )
    turn_the_score_if_both_turned = Instruct(
        "82A",
        "Vend spillet i regnskabet, hvis begge borde nu sidder omvendt af planen.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.SIDES,
    )
