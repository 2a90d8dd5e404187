"""Law 76: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_76_spectators import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.Outside.did: {
        law.Did.CAUSED: "personen fik en spiller til at begå en fejl",
        law.Did.SHOWED_MISTAKE: "personen gjorde opmærksom på en fejl",
    },
    law.Outside.outsider: {
        law.Outsider.SPECTATOR: "personen var en tilskuer",
        law.Outsider.PLAYER: "personen var en spiller fra et andet bord",
    },
}
