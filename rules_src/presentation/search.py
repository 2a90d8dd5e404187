"""Words that help a reader: terms explained where they stand, and what a search word means."""

from __future__ import annotations

TOOLTIPS: tuple[str, ...] = (
    "tilsvarende melding", "stort strafkort", "lille strafkort", "berigtigelse",
    "beføjet oplysning", "ubeføjet oplysning", "uvedkommende oplysning", "MTV", "MTH",
    "etableret kulørsvigt", "formodet spilfører", "benævnelse", "meldeperiode",
    "afklaringsperiode", "afsluttende pas", "fordækt udspil", "logisk alternativ",
    "justeret score", "korrigeret score", "kunstig score", "vægtet score",
    "ubalanceret justeret score", "middel plus", "middel minus", "særdeles alvorlig fejl",
    "satsende handling", "KP", "tvungen pas",
)  # fmt: skip
"""Terms with a tooltip: those a club director may hesitate over. The rest are in the glossary."""

SYNONYMS: tuple[tuple[str, str], ...] = (
    ("hesitation", "tænkepause"),
    ("break in tempo", "tænkepause"),
    ("bit", "tænkepause"),
    ("slow play", "langsomt spil"),
    ("late arrival", "for sent fremmøde"),
    ("40/60", "kunstig score"),
    ("60/40", "kunstig score"),
    ("lead out of turn", "udspil uden for tur"),
    ("opening lead out of turn", "åbningsudspil uden for tur"),
    ("bid out of turn", "melding uden for tur"),
    ("call out of turn", "melding uden for tur"),
    ("pass out of turn", "melding uden for tur"),
    ("double out of turn", "melding uden for tur"),
    ("wrong board", "forkert mappe"),
    ("wrong seat", "forkert plads"),
    ("wrong hand", "forkert hånd"),
    ("wrong explanation", "forkert forklaring"),
    ("mistaken explanation", "forkert forklaring"),
    ("failure to alert", "glemte at alerte"),
    ("stop card", "stopkort"),
    ("bidding box", "meldekasse"),
    ("exposed card", "vist kort"),
    ("dropped card", "tabt kort"),
    ("misbid", "fejlmelding"),
    ("psych", "psykisk melding"),
    ("psyche", "psykisk melding"),
    ("psyke", "psykisk melding"),
    ("slip of the finger", "fejlgreb"),
    ("mechanical error", "fejlgreb"),
    ("concession", "afkald"),
    ("kibitzer", "tilskuer"),
    ("two cards", "to kort på én gang"),
    ("scoring error", "forkert score"),
    ("late play", "spil ikke nået"),
    ("split score", "vægtet score"),
    ("average plus", "middel plus"),
    ("average minus", "middel minus"),
    ("misinformation", "forkert forklaring"),
    ("unauthorized information", "ubeføjet oplysning"),
    ("procedural penalty", "strafpoint"),
    ("disciplinary penalty", "strafpoint"),
    ("appeals committee", "appel"),
    ("kontra", "dobler"),
    ("rekontra", "redobler"),
    ("utur", "uden for tur"),
    ("bekendte ikke", "kulørsvigt"),
    ("lade være at bekende", "kulørsvigt"),
)
"""What a player types, and the words of the pages that he means; the glossary says the rest."""

IRREGULAR: tuple[tuple[str, ...], ...] = (
    ("fortryde", "fortrød", "fortrudt"), ("sige", "sagde", "sagt"), ("lægge", "lagde", "lagt"),
    ("tage", "tog", "taget"), ("spørge", "spurgte", "spurgt"), ("springe", "sprang", "sprunget"),
    ("vinde", "vandt", "vundet"), ("trække", "trak", "trukket"), ("sidde", "sad", "siddet"),
    ("give", "gav", "givet"), ("vælge", "valgte", "valgt"), ("bryde", "brød", "brudt"),
    ("hånd", "hænder"), ("lyve", "løj", "løjet"), ("vide", "vidste"), ("række", "rakte", "rakt"),
)  # fmt: skip
"""Forms that no ending tells to be of the same word."""

SMALL_WORDS = (
    "af at blev da de den der det du efter en er et fik for fra få går ham han har hos hun hvad "
    "hvem hvis hvor i ikke jeg kan man med må når nu og om op på se sig sin ske sket skal som så "
    "til ud ved vi vil ville var have havde være været undskyld min mit mine hendes hans "
    "a an in of on the to"
)
"""They stand everywhere, and are looked for only where nothing else is asked."""
