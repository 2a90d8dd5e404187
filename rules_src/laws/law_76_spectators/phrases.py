"""Law 76: what people say, and what it answers."""

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Outside.did: {
            Did.SHOWED_MISTAKE: (
                "sagde svigt*/fejl/utur/forkert; sagde … svigt*;"
                " sagde/siger/gjorde/gør/pege*/påpeg*/nævn*/opdag*"
                " svigt*/fejl*/utur/forkert/opmærksom/ulovlig*; sagde …"
                " svigt*/fejl/forkert/tur/kort; sagde … havde svigtet; sagde svigt*; sagde …"
                " svigtet; sagde svigtet"
            ),
            Did.TOLD: (
                "fortalte hvad; sagde højt KORT/kontrakt*; sagde højt … kontrakt*/stod; fortalte"
                " PLADS"
            ),
        },
        Outside.outsider: {
            Outsider.PLAYER: (
                "spiller fra andet bord; fra nabobord*; spiller andet bord; andet bord; anden"
                " spiller; spiller fra"
            ),
        },
    },
)
