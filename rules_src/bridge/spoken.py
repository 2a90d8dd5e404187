"""How people name seats, roles, calls and cards, and what joins the parts of a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from rules_src.bridge.seats import Seat

SEATS: Mapping[Seat, str] = {
    Seat.NORTH: "nord n nrd nordspilleren",
    Seat.EAST: "øst ø østspilleren",
    Seat.SOUTH: "syd s sydspilleren",
    Seat.WEST: "vest v vst vestspilleren",
}
"""An `s` at the end is the genitive: »nords tur«."""

SUITS: Mapping[str, str] = {
    "s": "spar sp s",
    "h": "hjerter hjerte hj h",
    "r": "ruder ru r",
    "k": "klør kloer klor kl k",
}
RANKS = "10 2 3 4 5 6 7 8 9 es konge kg dame knægt knaegt bonde e k d b"
NOTRUMP = "ut nt sans u.t."
NUMBERS = "to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten"

SAYINGS: tuple[tuple[str, str], ...] = (
    ("utur", "uden for tur; udenfor tur; udenfor turen; uden for sin tur; udenfor sin tur; i utur"),
    ("selvom", "selv om; skønt; endskønt; på trods af"),
    ("fordi", "da jo; eftersom"),
    (
        "mtv",
        "venstre mand; venstre modstander; modstanderen til venstre; modstander til venstre;"
        " spilleren til venstre; manden til venstre; næste mand; næste spiller; den næste;"
        " næste modstander; manden efter; spilleren efter; lho; vhm",
    ),
    (
        "mth",
        "højre mand; højre modstander; højre modstanders; modstanderen til højre; manden før;"
        " spilleren til højre; manden til højre; modstander til højre; rho",
    ),
    ("makker", "makkeren; partner; partneren; medspiller; makkers; makkerens; partners"),
    ("selv", "sig selv"),
    ("påbordet", "på bordet; ned på bordet; på bord; åbent på bordet"),
    ("frabordet", "fra bordet; fra den blinde; fra blind; fra blindemand; bordets kort"),
    ("frahånden", "fra hånden; fra hånd; fra sin hånd; fra egen hånd"),
    ("vedbordet", "ved bordet; det andet bord; det ene bord"),
    (
        "blind",
        "den blinde; blinde; blindemand; blinds; blindes; den blindes; bordet; bordets; dummy",
    ),
    ("spilfører", "spilføreren; spilførers; kontraktholderen; spilføren"),
    ("modspiller", "modspilleren; modspillere; modspillerne; modspil"),
    ("modpart", "modparten; modstanderne; fjenden; fjenderne; de andre"),
    ("tl", "turneringslederen; turneringsleder; dommeren; dommer; lederen"),
    ("ikke", "ik; ikk; aldrig; ej"),
    ("utilstrækkelig", "utilstrækkeligt; utilstrækkelige"),
    ("d", "dbl; dobler; doblet; dobling; doble; kontra; x"),
)
"""One word in place of any of several, all with the same meaning; phrases are read so too."""

CLAUSES = "men og selvom fordi mens hvorefter derefter"
"""They begin a clause, as a comma does."""
NOT = "ikke ingen intet uden næppe"
"""A phrase without one of these is not meant in a clause that has one."""
OVER = "over på efter"
"""Between two bids: the first was made over the second."""
CALLED = "melde bød byde passe pas doble åbne"
"""What somebody did who called."""
TURN = "tur"
