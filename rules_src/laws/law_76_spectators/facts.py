"""Law 76: who it was, and what was done."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class Did(Answer):
    ANSWERED = "svarede, fordi du spurgte"
    SHOWED_MISTAKE = "gjorde opmærksom på en fejl"
    CAUSED = "fik en spiller til at begå en fejl"
    TOLD = "sagde eller viste noget om kort, meldinger eller resultat"
    DISTURBED = "forstyrrede, viste sin mening eller så flere hænder"


class Outsider(Answer):
    SPECTATOR = "en tilskuer"
    PLAYER = "en spiller fra et andet bord"


class Outside(Facts):
    did = Fact(
        Did,
        "Hvad gjorde personen?",
        "76B",
        help="En spiller, der venter mellem to runder, hører til de andre borde.",
    )
    outsider = Fact(Outsider, "Hvem var det?", "76D")


OVERLAPS = (
    Overlap(Outside.did, (Did.ANSWERED, Did.SHOWED_MISTAKE, Did.TOLD)),
    Overlap(Outside.did, (Did.SHOWED_MISTAKE, Did.CAUSED, Did.TOLD, Did.DISTURBED)),
)
