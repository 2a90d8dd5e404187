"""Laws 83 to 85: how the director goes on from what happened."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

MOST_LIKELY = Instruct(
    "85A1",
    "most_likely_facts",
    "Jeg dømmer efter det, der mest sandsynligt er sket.",
    short="det mest sandsynlige gælder",
)
CANNOT_BE_FOUND = Instruct(
    "85B",
    "facts_cannot_be_found",
    "Jeg kan ikke afgøre, hvad der skete. Spil videre, som jeg nu siger.",
    short="fakta er uklare, og spillet går videre",
)
STANDS_AS_NOTED = Instruct(
    "85B",
    "facts_cannot_be_found_after_play",
    "Jeg kan ikke afgøre, hvad der skete. Jeg lader den noterede score stå.",
    short="fakta er uklare, og scoren står",
    authority=Authority.ADVICE,
)
PLAY_ON = Instruct(
    "84A",
    "nothing_to_rectify",
    "Der er intet at berigtige. I kan gå videre.",
    short="ingen berigtigelse",
)
RECTIFY = Instruct(
    "84B",
    "rectify_by_law",
    "Jeg giver den berigtigelse, loven siger. Bliv siddende, til den er udført.",
    short="lovens berigtigelse gives",
)
EXPLAIN = Instruct(
    "84C",
    "explain_and_see_chosen",
    "Jeg forklarer alle valg først. Spil ikke, før valget er truffet.",
    short="valgene forklares",
)
DISCRETION = Instruct(
    "84D",
    "doubt_for_the_innocent",
    "Skøn, så tvivlen kommer den uskyldige side til gode. Justér scoren, hvis den er skadet.",
    to=ME,
    short="tvivlen til den uskyldige side",
)
MAY_APPEAL = Instruct(
    "83",
    "tell_of_appeal",
    "Sig, at kendelsen kan appelleres, hvis du mener, at den er værd at prøve igen.",
    to=ME,
)
