"""Proved sentences of 2017 that 2007 only said otherwise, though a check on it fails."""

from collections.abc import Mapping

SAID_OTHERWISE: Mapping[str, str] = {
    "Bortfalder en melding uden for tur, fordi modparten meldte i egen tur, begrænses intet"
    " udspil, og {partner} må kun bruge den, hvis den senere afgives lovligt.": (
        "At en gentagelse må bruges, står i WBF’s kommentar til 2017."
    ),
    "Retter {partner} som modspiller {offender's} forklaring før tiden, er det under meldingerne"
    " et brud på §\u00a020F5(a) og derefter på §\u00a020F5(b)(i).": (
        "Det stod i §\u00a075B, som ikke deler det op."
    ),
    "Efter enhver etableret kulørsvigt skal turneringslederen se efter, om {other_side} er holdt"
    " skadesløs, også når der ikke overføres stik.": (
        "Det skulle han også i 2007, men loven sagde ikke, hvad han skulle sammenligne med."
    ),
    "Efter rettelsesfristen rettes en fejl i scoren kun, hvis den er sikker og arrangøren er"
    " enig.": "Det gjaldt også i 2007, men turneringens bestemmelser skulle desuden tillade det.",
}
"""By sentence: what the difference is."""
