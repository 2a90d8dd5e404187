"""Signs, terms and paragraphs: what is wrong with a text however its words are spelt."""

import re
from collections.abc import Iterator

from dev.language.texts import NO_WORD, Text
from rules_src.contents.glossary import TERMS
from rules_src.contents.references import unknown

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


def typography(text: Text) -> Iterator[tuple[str, str]]:
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


PERMITTED = {
    "renonce": re.compile("renonce"),  # without a card in the suit; for a revoke it is never used
    "gennemsnit": re.compile(r"i gennemsnit|det gennemsnit", re.I),  # a mean, no artificial score
    "straf": re.compile("til straf"),  # what a double shows
}
"""Contexts in which an avoided word means something else."""


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
