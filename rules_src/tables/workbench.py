"""What the figures of the score rest on, and the settings that no law decides."""

from typing import Final

LAWS: Final = {
    "contract": "77",
    "weighted": "12C1c",
    "imps": "78B",
    "kp": "78D",
    "knockout": "12C4",
    "matchpoints": "78A",
    "small": "87B",
    "artificial": "12C2",
    "own": "12C2c",
    "penalty": "90A",
}
"""By the names that the script gives its steps; a step without a name here rests on none."""

HOW: Final = (
    "Hvert resultat regnes om til imp eller matchpoint for sig, og først derefter vægtes der"
    " (§ 12C1c). Har de to sider hver sin score, gøres spillet op for hver side for sig."
)
ORIGINS: Final = {
    "16B1a": (
        "Efter rundspørgen: Vægtene er de adspurgtes svar på de valg, spilleren havde tilbage."
        " Ret dem, og giv modparten fordel af tvivlen. Vælg selv kontrakt og stik."
    ),
}
"""What is said of weights that another tool hands over, by the paragraph they come from."""
COUNTED: Final = (
    "Om den justerede score tæller med i de andre pars sammenligning, siger loven ikke."
    " Det bestemmer turneringens regler."
)
PENALTIES: Final = (
    "Hvor mange strafpoint det koster, og hvordan de tælles, bestemmer turneringens regler."
    " Loven har ingen satser."
)
FEWER_RESULTS: Final = (
    "Har spillet færre resultater end de andre spil, regnes pointene op til deres antal (Neuberg)."
)
SCALES: Final = (
    "Loven giver 2 point for hver score, der er slået, 1 for hver, der er lige god, og 0 for"
    " resten. Nogle regner med det halve, og i Danmark bruges også 1, 0 og −1, hvor middel"
    " altid er 0. Skalaerne siger det samme."
)
NEUBERG: Final = (
    "Har et spil færre resultater end de andre, fordi et bord fik en kunstig score, regnes"
    " point om, som om de manglende resultater fordelte sig som dem, der er (Neubergs formel)."
    " På skalaen 2, 1 og 0 lægges 1 til, der ganges med de ventede resultater og deles med de"
    " faktiske, og 1 trækkes fra igen. Middel bliver ved med at være middel."
)
RECKONED: Final = frozenset(
    {
        *("12C1c", "12C2", "12C2a", "12C2b", "12C2c", "12C2d", "12C4"),
        *("64C1", "64C2a", "64C2b", "87B", "91A"),
    }
)
"""The paragraphs under which a ruling ends in a figure that the workbench works out."""
