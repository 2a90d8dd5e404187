"""How a ruling on a score is keyed at the table, and what waits for the scoring program.

Only what a maker's manual says is written here: Bridgemate II takes 40, 50 and 60 per cent as
artificial scores and no others; of BridgeTab's artificial scores nothing is taken for granted.
"""

from enum import Enum


class Keyed(Enum):
    """How it is keyed, in the director's own words."""

    ADJUSTED = (
        "Lad resultatet fra bordet stå i boksen. Den justerede score skrives i regneprogrammet, og"
        " til da er den løbende stilling forkert."
    )
    PER_CENT = (
        "Tast 60, 50 eller 40 procent til hver side; andre tal tager Bridgemate II ikke. En sides"
        " egen procent skrives i regneprogrammet."
    )
    IMPS = "Imp skrives i regneprogrammet. Bridgemate II tager kun 40, 50 og 60 procent."
    TRICKS = "Tast stikkene, som de er, når de er overført. Er resultatet tastet, så ret det."
    CORRECTED = (
        "Ret resultatet i boksen, mens den endnu kan. Bagefter rettes det i regneprogrammet, og til"
        " da er den løbende stilling forkert."
    )
    MOVED = "Slet resultatet i det forkerte spil, og tast det i det rigtige."
    SIDES = "Vend N-S og Ø-V for spillet i regneprogrammet. Til da er den løbende stilling forkert."
    ARTIFICIAL = (
        "Slet et tastet resultat. Tast den kunstige score, når den er fundet, eller skriv den i"
        " regneprogrammet."
    )
