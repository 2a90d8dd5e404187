"""What each step of the score workbench rests on, and the settings that no law decides."""

from __future__ import annotations

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
}
"""By the names that the script gives its steps; a step without a name here rests on none."""

COUNTED: Final = (
    "Om den justerede score tæller med i de andre pars sammenligning, siger loven ikke."
    " Det bestemmer turneringens regler."
)
FEWER_RESULTS: Final = (
    "Har spillet færre resultater end de andre spil, regnes pointene op til deres antal (Neuberg)."
)
