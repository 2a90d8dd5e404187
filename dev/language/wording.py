"""What is wrong with a text however its words are spelt, and what nobody says at the table."""

import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from dev.language.texts import NO_WORD, Text, shown
from generator.engine.rulebook import Rulebook
from generator.text.files import ROOT
from rules_src.contents.glossary import TERMS
from rules_src.contents.references import unknown
from rules_src.laws import SITUATIONS
from rules_src.model.ruling import Step
from rules_src.model.steps import Words

FAULTS = tomllib.loads(Path(__file__).with_name("faults.toml").read_text("utf-8"))
SIGNS = tuple((re.compile(pattern), say) for pattern, say in FAULTS["signs"].items())
SPOKEN = tuple(
    (re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE), f"siges ikke ved bordet: {say}")
    for pattern, say in FAULTS["spoken"].items()
)
PERMITTED = {word: re.compile(context) for word, context in FAULTS["permitted"].items()}
NOTATION = re.compile(r"fx \S+( \S+)? eller .*|\(S pas\).*|1s N 1h|2♥ eller 2h.*|S 2r: .*")
"""Examples of how a table is typed, where letters stand for suits."""
PROGRAM = re.compile(r" --[a-z]|python -m|\\[dwbsu(]|\(\?|<\w+[ >=]")
"""A command, a pattern or a tag; not prose."""
KINDS = ROOT / "rules_src" / "model" / "said.py"
"""Where a step that no law words is worded."""


def typography(text: Text) -> Iterator[tuple[str, str]]:
    """Each wrong sign with its context, and what to write."""
    if PROGRAM.search(text.text):
        return
    prose = NOTATION.sub("", NO_WORD.sub(_kept, text.text))
    for pattern, advice in SIGNS:
        if "§" in advice and text.file.startswith("rules_src/casebook/"):
            continue  # a contributor may type a plain space; the page sets it right
        if "mellemrum efter hinanden" in advice and not text.file.endswith((".py", ".yaml")):
            continue  # what is no prose is blanked there
        for found in pattern.finditer(prose):
            begin, end = max(0, found.start() - 12), min(found.end(), found.start() + 30) + 12
            yield " ".join(prose[begin:end].split()), advice


def _kept(found: re.Match[str]) -> str:
    """Blank names and paths, but keep digits."""
    return found[0] if re.fullmatch(r"\w*\d\w*", found[0]) else "x" * len(found[0])


TERM = {word.lower(): term.danish for term in TERMS for word in term.avoid}
EACH = sorted((word for term in TERMS for word in term.avoid), key=len, reverse=True)
ANY = "|".join(re.escape(word) if word.isupper() else f"(?i:{re.escape(word)})" for word in EACH)
AVOIDED = re.compile(rf"(?<![\w-])(?:{ANY})(?![\w-])")
"""A word to avoid; an abbreviation in capitals only."""


def terms(text: Text) -> Iterator[tuple[str, str]]:
    """Each word that the glossary says to avoid, and the term to write."""
    for found in AVOIDED.finditer(text.prose):
        context = PERMITTED.get(found[0].lower())
        around = text.prose[max(0, found.start() - 4) : found.end()]
        if not (context and context.search(around)):
            yield found[0], f"ordlisten siger »{TERM[found[0].lower()]}«"


def paragraphs(text: Text) -> Iterator[tuple[str, str]]:
    """Each § that is not in the law book."""
    for ref in unknown(text.text):
        yield ref, "den paragraf har lovbogen ikke"


def not_said(text: Text) -> Iterator[tuple[str, str]]:
    """Each word that is not said; too long a sentence is found by the check of the rules."""
    for pattern, advice in SPOKEN:
        yield from ((found[0], advice) for found in pattern.finditer(text.text))
    if ";" in text.text:
        yield ";", "et semikolon kan ikke høres; sæt punktum"


def read_out() -> Iterator[Text]:
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
