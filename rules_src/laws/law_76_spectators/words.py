"""Law 76: silence for those who look on, and a ruling all the same."""

from __future__ import annotations

from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct

RULED_ANYWAY = Instruct(
    "81C3",
    "mistake_ruled_anyway",
    "Jeg dømmer fejlen, også når det er en tilskuer, som har set den.",
    short="fejlen dømmes som ellers",
)
SILENCE = Instruct(
    "76B5",
    "spectator_shows_no_mistake",
    "En tilskuer må ikke selv gøre opmærksom på noget i spillet.",
)
LOUD_TALK = Instruct(
    "90B3",
    "penalty_for_loud_talk",
    "Overvej strafpoint til den, som talte, så det kunne høres ved et andet bord.",
    to=ME,
)
CAUSED = Instruct(
    "76C2",
    "caused_mistake_by_own_rule",
    "Slå op, hvad turneringens regler siger om fejl, som en tilskuer er skyld i. Siger de intet,"
    " så døm fejlen efter dens egen regel.",
    to=ME,
    short="fejlen dømmes efter sin egen regel",
)
SEND_AWAY = Instruct(
    "76A1",
    "may_send_spectator_away",
    "Bed tilskueren gå, hvis det sker igen.",
    to=ME,
)
ONE_HAND = Instruct(
    "76B1",
    "spectator_sees_one_hand",
    "En tilskuer må kun se én spillers kort.",
    short="tilskueren ser én hånd og viser intet",
)
SHOW_NOTHING = Instruct(
    "76B2",
    "spectator_shows_nothing",
    "En tilskuer må ikke tale med spillerne eller vise, hvad der er godt og dårligt.",
)
KEEP_QUIET = Instruct("76B3", "spectator_keeps_quiet", "En tilskuer må ikke tale med spillerne.")
MAY_ANSWER = Instruct(
    "76C1",
    "spectator_may_answer",
    "En tilskuer må gerne svare, når jeg spørger.",
    short="tilskueren må gerne svare",
)
WEIGH_ANSWER = Instruct(
    "85A1",
    "weigh_spectators_answer",
    "Tag svaret med, når du finder ud af, hvad der mest sandsynligt skete.",
    to=ME,
)
