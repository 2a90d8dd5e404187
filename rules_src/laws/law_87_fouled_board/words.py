"""Laws 6D2 and 87: a deal that does not count, and a fouled board in groups or by fault."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

NO_RESULT = Instruct(
    "6D2",
    "no_result_on_undealt_cards",
    "Ingen resultater i spillet gælder, for kortene er ikke blandet og givet til denne session.",
    short="ingen resultater gælder",
)
NEW_DEAL = Instruct(
    "6D3",
    "new_deal_ordered",
    "Stop. Spillet gives om, og I spiller det forfra.",
    short="spillet gives om",
)
WHO_RECOGNISED = Instruct(
    "12C2a",
    "who_recognised_the_deal",
    "Spørg, om nogen genkendte kortene og tav. Tag det med i skylden.",
    to=ME,
    authority=Authority.ADVICE,
)
ALIKE = Instruct(
    "87A",
    "played_alike_stands",
    "Resultaterne står. Alle, der sammenlignes, har spillet det samme.",
    short="resultaterne står",
)
PUT_RIGHT = Instruct(
    "82A",
    "board_put_right",
    "Jeg retter mappen, før nogen spiller spillet.",
    short="mappen rettes",
)
GROUPS = Instruct(
    "87B",
    "scored_in_groups",
    "Jeg deler resultaterne i grupper. De, der har spillet det samme, sammenlignes.",
    short="resultaterne deles i grupper",
)
METHOD = Instruct(
    "87B",
    "method_of_the_regulations",
    "Følg turneringens regler for små grupper. Har den ingen, så vælg selv en metode, og meddel"
    " den.",
    to=ME,
)
ALONE = Instruct(
    "87B",
    "alone_in_its_group",
    "Jeg giver en kunstig score til dem, hvis resultat står alene.",
    short="kunstig score, hvor et resultat står alene",
    authority=Authority.ADVICE,
)
NO_GROUPS = Instruct(
    "87B",
    "no_groups_to_be_made",
    "Ingen ved, hvem der har spillet hvad. Jeg giver en kunstig score.",
    short="ingen grupper",
    authority=Authority.ADVICE,
)
AS_FIRST_TABLE = Instruct(
    "82A",
    "made_as_first_table_had_it",
    "Jeg lægger kortene, som det første bord spillede dem. Spil spillet normalt.",
    short="kortene lægges som ved det første bord",
)
STOP_PLAY = Instruct(
    "82B2",
    "fouled_play_stopped",
    "Stop, og spil ikke videre. Det andet bord har spillet noget andet.",
    short="spillet standses",
    authority=Authority.ADVICE,
)
WITH_PROOF = Instruct(
    "90B6",
    "fine_only_with_proof",
    "Giv kun strafpoint, hvis du ved, hvem der lagde kortene forkert. Det sidste bord er kun en"
    " mistanke.",
    to=ME,
)
