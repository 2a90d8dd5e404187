"""Words that help a reader: terms explained where they stand, and what a search word means."""

from typing import NamedTuple


class Synonym(NamedTuple):
    search: str
    """As a player types it, in English too."""
    means: str
    """In the words of the pages."""


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

SYNONYMS: tuple[Synonym, ...] = (
    Synonym(search="hesitation", means="tænkepause"),
    Synonym(search="break in tempo", means="tænkepause"),
    Synonym(search="bit", means="tænkepause"),
    Synonym(search="slow play", means="langsomt spil"),
    Synonym(search="late arrival", means="for sent fremmøde"),
    Synonym(search="40/60", means="kunstig score"),
    Synonym(search="60/40", means="kunstig score"),
    Synonym(search="lead out of turn", means="udspil uden for tur"),
    Synonym(search="opening lead out of turn", means="åbningsudspil uden for tur"),
    Synonym(search="bid out of turn", means="melding uden for tur"),
    Synonym(search="call out of turn", means="melding uden for tur"),
    Synonym(search="pass out of turn", means="melding uden for tur"),
    Synonym(search="double out of turn", means="melding uden for tur"),
    Synonym(search="wrong board", means="forkert mappe"),
    Synonym(search="wrong seat", means="forkert plads"),
    Synonym(search="wrong hand", means="forkert hånd"),
    Synonym(search="wrong explanation", means="forkert forklaring"),
    Synonym(search="mistaken explanation", means="forkert forklaring"),
    Synonym(search="failure to alert", means="glemte at alerte"),
    Synonym(search="stop card", means="stopkort"),
    Synonym(search="bidding box", means="meldekasse"),
    Synonym(search="exposed card", means="vist kort"),
    Synonym(search="dropped card", means="tabt kort"),
    Synonym(search="misbid", means="fejlmelding"),
    Synonym(search="psych", means="psykisk melding"),
    Synonym(search="psyche", means="psykisk melding"),
    Synonym(search="psyke", means="psykisk melding"),
    Synonym(search="slip of the finger", means="fejlgreb"),
    Synonym(search="mechanical error", means="fejlgreb"),
    Synonym(search="concession", means="afkald"),
    Synonym(search="kibitzer", means="tilskuer"),
    Synonym(search="two cards", means="to kort på én gang"),
    Synonym(search="scoring error", means="forkert score"),
    Synonym(search="late play", means="spil ikke nået"),
    Synonym(search="split score", means="vægtet score"),
    Synonym(search="average plus", means="middel plus"),
    Synonym(search="average minus", means="middel minus"),
    Synonym(search="misinformation", means="forkert forklaring"),
    Synonym(search="unauthorized information", means="ubeføjet oplysning"),
    Synonym(search="procedural penalty", means="strafpoint"),
    Synonym(search="disciplinary penalty", means="strafpoint"),
    Synonym(search="appeals committee", means="appel"),
    Synonym(search="kontra", means="dobler"),
    Synonym(search="rekontra", means="redobler"),
    Synonym(search="utur", means="uden for tur"),
    Synonym(search="bekendte ikke", means="kulørsvigt"),
    Synonym(search="lade være at bekende", means="kulørsvigt"),
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
