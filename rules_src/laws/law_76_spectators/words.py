"""Law 76: silence for those who look on, and a ruling all the same."""

from __future__ import annotations

from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    mistake_ruled_anyway = Instruct(
        "81C3",
        "Jeg dømmer fejlen, også når det er en tilskuer, som har set den.",
        short="fejlen dømmes som ellers",
    )
    spectator_shows_no_mistake = Instruct(
        "76B5",
        "En tilskuer må ikke selv gøre opmærksom på noget i spillet.",
    )
    penalty_for_loud_talk = Instruct(
        "90B3",
        "Overvej strafpoint til den, som talte, så det kunne høres ved et andet bord.",
        to=ME,
    )
    caused_mistake_by_own_rule = Instruct(
        "76C2",
        "Slå op, hvad turneringens regler siger om fejl, som en tilskuer er skyld i. Siger de"
        " intet, så døm fejlen efter dens egen regel.",
        to=ME,
        short="fejlen dømmes efter sin egen regel",
    )
    may_send_spectator_away = Instruct(
        "76A1",
        "Bed tilskueren gå, hvis det sker igen.",
        to=ME,
    )
    spectator_sees_one_hand = Instruct(
        "76B1",
        "En tilskuer må kun se én spillers kort.",
        short="tilskueren ser én hånd og viser intet",
    )
    spectator_shows_nothing = Instruct(
        "76B2",
        "En tilskuer må ikke tale med spillerne eller vise, hvad der er godt og dårligt.",
    )
    spectator_keeps_quiet = Instruct("76B3", "En tilskuer må ikke tale med spillerne.")
    spectator_may_answer = Instruct(
        "76C1",
        "En tilskuer må gerne svare, når jeg spørger.",
        short="tilskueren må gerne svare",
    )
    weigh_spectators_answer = Instruct(
        "85A1",
        "Tag svaret med, når du finder ud af, hvad der mest sandsynligt skete.",
        to=ME,
    )
