"""Typography: Danish punctuation, spaces and signs."""

import re
from collections.abc import Iterator

from dev.language.texts import NO_WORD, Text

CHECKS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"§ ?(?=\d)"), "sæt et hårdt mellemrum efter §"),
    (re.compile(r"(?<=\w) - (?=\w)"), "skriv tankestreg (–), ikke bindestreg"),
    (re.compile(r"(?<![\w-])\d\d+-\d+(?![\w-])"), "skriv tankestreg mellem tal: 15–17"),
    (re.compile(r"\.\.\.(?!«)"), "skriv … og ikke tre punktummer"),
    (re.compile(r"(?<!=)[\"“”„](?=\w)|(?<=\w)[\"“”]"), "skriv »…« om det, der siges"),
    (re.compile(r"(?<=\w)['´`](?=\w)"), "skriv ’ og ikke '"),
    (re.compile(r"\b[1-7][shrk]\b"), "skriv farvens tegn: 1♥"),
    (re.compile(r"\b[1-7] ?(?:NT|UT|sans)\b|\b[1-7] ut\b"), "skriv 1ut"),
    (re.compile(r"[♠♥♦♣] (?=[EKDB]\b)"), "sæt farve og kort sammen: ♦K"),
    (re.compile(r"\w ,| ;|\w \.(?=\s|$)|\w \?"), "intet mellemrum før tegnet"),
    (re.compile(r"\A[^\n]*[\w.,;:] {2,}\w[^\n]*\Z"), "to mellemrum efter hinanden"),
)

NOTATION = re.compile(r"fx \S+( \S+)? eller .*|\(S pas\).*|1s N 1h|2♥ eller 2h.*|S 2r: .*")
"""Examples of how a table is typed, where letters stand for suits."""
PROGRAM = re.compile(r" --[a-z]|python -m|\\[dwbsu(]|\(\?|<\w+[ >=]")
"""A command, a pattern or a tag; not prose."""


def faults(text: Text) -> Iterator[tuple[str, str]]:
    """Each wrong sign with its context, and what to write."""
    if PROGRAM.search(text.text):
        return
    prose = NOTATION.sub("", NO_WORD.sub(_kept, text.text))
    for pattern, advice in CHECKS:
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
