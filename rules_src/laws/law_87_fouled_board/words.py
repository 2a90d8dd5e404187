"""Law 87: a fouled board, in groups or by fault."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

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
