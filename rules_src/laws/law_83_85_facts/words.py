"""Laws 83 to 85: how the director goes on from what happened."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    same_law_for_the_director = Instruct(
        "81B2",
        "Døm efter loven som ved ethvert andet bord, også mod dig selv.",
        to=ME,
        short="loven gælder også for mig",
    )
    another_may_rule = Instruct(
        "81D",
        "Overlad det til en anden, hvis en er til stede og kan dømme. Du har stadig ansvaret.",
        to=ME,
        authority=Authority.ADVICE,
    )
    own_ruling_reviewed = Instruct(
        "83",
        "Jeg spiller selv med. I kan få min kendelse prøvet.",
        to="other_side",
    )
    most_likely_facts = Instruct(
        "85A1",
        "Jeg dømmer efter det, der mest sandsynligt er sket.",
        short="det mest sandsynlige gælder",
    )
    facts_cannot_be_found = Instruct(
        "85B",
        "Jeg kan ikke afgøre, hvad der skete. Spil videre, som jeg nu siger.",
        short="fakta er uklare, og spillet går videre",
    )
    facts_cannot_be_found_after_play = Instruct(
        "85B",
        "Jeg kan ikke afgøre, hvad der skete. Jeg lader den noterede score stå.",
        short="fakta er uklare, og scoren står",
        authority=Authority.ADVICE,
    )
    nothing_to_rectify = Instruct(
        "84A",
        "Der er intet at berigtige. I kan gå videre.",
        short="ingen berigtigelse",
    )
    rectify_by_law = Instruct(
        "84B",
        "Jeg giver den berigtigelse, loven siger. Bliv siddende, til den er udført.",
        short="lovens berigtigelse gives",
    )
    explain_and_see_chosen = Instruct(
        "84C",
        "Jeg forklarer alle valg først. Spil ikke, før valget er truffet.",
        short="valgene forklares",
    )
    doubt_for_the_innocent = Instruct(
        "84D",
        "Skøn, så tvivlen kommer den uskyldige side til gode. Justér scoren, hvis den er skadet.",
        to=ME,
        short="tvivlen til den uskyldige side",
    )
    tell_of_appeal = Instruct(
        "83",
        "Sig, at kendelsen kan appelleres, hvis du mener, at den er værd at prøve igen.",
        to=ME,
    )
