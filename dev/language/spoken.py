"""Spoken text: what a director does not say at the table, and what to say instead."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from dev.language.texts import Text, shown
from generator.engine.rulebook import Rulebook
from generator.text.files import ROOT
from rules_src.laws import SITUATIONS
from rules_src.model.ruling import Step
from rules_src.model.steps import Words

KINDS = ROOT / "rules_src" / "model" / "said.py"
"""Where a step that no law words is worded."""

NOT_SAID: tuple[tuple[str, str], ...] = (
    (r"turneringsleder\w*", "den, der taler, er »jeg«"),
    (r"siden", "skriv »derefter«, »endnu«, eller hvis side det er"),
    (r"behold\w* udspil\w*", "skriv »bevarer udspillet«"),
    (r"læg(?:ge|ger|ges)?(?: \w+)? op", "skriv »lægger kortene ned«"),
    (r"et (?:\w+ )?(?:kulør)?svigt|kulørsvigtet", "det hedder en kulørsvigt"),
    (
        r"(?:spil|score|meld)(?:le)?[rst]{0,2}(?: (?:på )?\w+)? mappen?"
        r"|mappen? (?:spilles|scores|meldes)",
        "det, der spilles, er et spil; mappen ligger på bordet",
    ),
    (r"korriger\w+ scorer?", "skriv »justeret score«"),
    (r"det, den|den, der", "nævn spilleren eller tingen"),
    (r"hvile\w* på", "skriv »bygger på«"),
    (r"vold(?:er?|t|te)", "skriv »er skyld i«"),
    (r"stadfæst\w*", "skriv »godkender«"),
    (r"uvist", "skriv »ved man ikke«"),
    (r"kald(?:et|ene)?(?!(?: så)? på)", "et kald er et signal; skriv »angivelse«"),
)
"""Words and phrases as patterns."""
PATTERNS = tuple((re.compile(rf"\b(?:{p})\b", re.IGNORECASE), say) for p, say in NOT_SAID)


def faults(text: Text) -> Iterator[tuple[str, str]]:
    """Each word that is not said; too long a sentence is found by the check of the rules."""
    for pattern, advice in PATTERNS:
        yield from (
            (found[0], f"siges ikke ved bordet: {advice}") for found in pattern.finditer(text.text)
        )
    if ";" in text.text:
        yield ";", "et semikolon kan ikke høres; sæt punktum"


def spoken() -> Iterator[Text]:
    """The words of every step that is read out, and what a verdict says of it; each once."""
    steps = {s.word: s for row in Rulebook(SITUATIONS).all_rows() for s in row.ruling}
    places = {
        step.word: _place(words, attribute)
        for words in Words.__subclasses__()
        for attribute, step in vars(words).items()
        if isinstance(step, Step)
    }
    for step in steps.values():
        file, line = places.get(step.word, (shown(KINDS), 1))
        for text in (step.says if step.aloud else "", step.short):
            if text:
                yield Text(file, line, text)


def _place(words: type[Words], attribute: str) -> tuple[str, int]:
    """The file and line of a step: the attribute that it is."""
    lines, first = inspect.getsourcelines(words)
    at = next(n for n, line in enumerate(lines) if line.startswith(f"    {attribute} = "))
    return shown(Path(inspect.getfile(words))), first + at
