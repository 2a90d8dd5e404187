"""Law 76: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "76C2",
        ("spectator",),
        "Loven lader myndigheden bestemme, hvad der gælder ved fejl, som tilskuere er skyld i."
        " DBf’s regler om tilskuere (231–232) er ikke set. Her dømmes fejlen efter sin egen regel.",
    ),
    Doubt(
        "11A",
        ("spectator",),
        "En ældre udgave lod en side miste sin ret, når en tilskuer på dens egen side gjorde"
        " opmærksom på fejlen. §\u00a011 fra 2017 nævner kun spillerne, så her mistes ingen ret.",
    ),
)
