"""Laws 6D2 and 87: a deal that does not count, and a fouled board in groups or by fault."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    no_result_on_undealt_cards = Instruct(
        "6D2",
        "Ingen resultater i spillet gælder, for kortene er ikke blandet og givet til denne"
        " session.",
        short="ingen resultater gælder",
        keyed=Keyed.ARTIFICIAL,
    )
    new_deal_ordered = Instruct(
        "6D3",
        "Stop. Spillet gives om, og I spiller det forfra.",
        short="spillet gives om",
    )
    who_recognised_the_deal = Instruct(
        "12C2a",
        "Spørg, om nogen genkendte kortene og tav. Tag det med i skylden.",
        to=ME,
        authority=Authority.ADVICE,
    )
    played_alike_stands = Instruct(
        "87A",
        "Resultaterne står. Alle, der sammenlignes, har spillet det samme.",
        short="resultaterne står",
    )
    board_put_right = Instruct(
        "82A",
        "Jeg retter mappen, før nogen spiller spillet.",
        short="mappen rettes",
    )
    scored_in_groups = Instruct(
        "87B",
        "Jeg deler resultaterne i grupper. De, der har spillet det samme, sammenlignes.",
        short="resultaterne deles i grupper",
    )
    method_of_the_regulations = Instruct(
        "87B",
        "Følg turneringens regler for små grupper. Har den ingen, så vælg selv en metode, og meddel"
        " den.",
        to=ME,
    )
    alone_in_its_group = Instruct(
        "87B",
        "Jeg giver en kunstig score til dem, hvis resultat står alene.",
        short="kunstig score, hvor et resultat står alene",
        authority=Authority.ADVICE,
        keyed=Keyed.ARTIFICIAL,
    )
    no_groups_to_be_made = Instruct(
        "87B",
        "Ingen ved, hvem der har spillet hvad. Jeg giver en kunstig score.",
        short="ingen grupper",
        authority=Authority.ADVICE,
        keyed=Keyed.ARTIFICIAL,
    )
    made_as_first_table_had_it = Instruct(
        "82A",
        "Jeg lægger kortene, som det første bord spillede dem. Spil spillet normalt.",
        short="kortene lægges som ved det første bord",
    )
    fouled_play_stopped = Instruct(
        "82B2",
        "Stop, og spil ikke videre. Det andet bord har spillet noget andet.",
        short="spillet standses",
        authority=Authority.ADVICE,
    )
    fine_only_with_proof = Instruct(
        "90B6",
        "Giv kun strafpoint, hvis du ved, hvem der lagde kortene forkert. Det sidste bord er kun en"
        " mistanke.",
        to=ME,
    )
