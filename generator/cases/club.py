"""A club's file: its name, and what it has chosen of what the law leaves to it."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.cases.document.reader import Data, Document, read
from generator.cases.findings import Code, Finding, did_you_mean
from rules_src.contents.club import CHOICES
from rules_src.model.club import Chooser, Club, ClubChoice, Refused

NAME, EDITION, CHOSEN, LEAVE = "klub", "udgave", "valg", "tilladelser"
"""The keys of the file."""
LONGEST_NAME = 60
BY_WORD: Mapping[str, ClubChoice] = {choice.word: choice for choice in CHOICES}


def read_club(path: Path, editions: tuple[str, ...]) -> tuple[Club | None, tuple[Finding, ...]]:
    """A club from its file, or every finding; nothing is taken of a file with a mistake."""
    document, findings = read(path.read_bytes(), path.name)
    found = [*findings, *(_mistakes(document, editions) if document else ())]
    if document is None or found:
        return None, tuple(found)
    return club_of(document), ()


def club_of(document: Document) -> Club:
    """The club that a file without mistakes tells of."""
    chosen, granted = _section(document, CHOSEN), _section(document, LEAVE)
    return Club(
        str(document.data[NAME]),
        {word: str(value) for word, value in chosen.items()},
        {word: str(leave) for word, leave in granted.items()},
        str(document.data.get(EDITION, "")),
    )


def _section(document: Document, key: str) -> Mapping[str, Data]:
    """The lines below a key; none where it stands for something else."""
    section = document.data.get(key, {})
    return section if isinstance(section, dict) else {}


def _mistakes(document: Document, editions: tuple[str, ...]) -> Iterator[Finding]:
    keys = (NAME, EDITION, CHOSEN, LEAVE)
    for key in document.data:
        if key not in keys:
            message = f"ukendt nøgle »{key}«; {did_you_mean(key, keys)}"
            yield document.finding(Code.UNKNOWN_KEY, (key,), message, document.key((key,)))
    yield from _name(document)
    edition = document.data.get(EDITION)
    if edition is not None and edition not in editions:
        message = f"udgaven »{edition}« findes ikke her; skriv {' eller '.join(editions)}"
        yield document.finding(Code.WRONG_VALUE, (EDITION,), message)
    for key in (CHOSEN, LEAVE):
        if not isinstance(document.data.get(key, {}), dict):
            first = CHOICES[0]
            example = f"{first.word}: {first.value.example}"
            message = f"»{key}« skal have linjer under sig, fx »  {example}«"
            yield document.finding(Code.WRONG_SHAPE, (key,), message)
            return
    yield from _chosen(document)
    yield from _granted(document)


def _name(document: Document) -> Iterator[Finding]:
    name = document.data.get(NAME)
    if name is None:
        yield document.finding(Code.MISSING_KEY, (), f"mangler nøglen »{NAME}«; tilføj den")
    elif not isinstance(name, str) or not name.strip():
        yield document.finding(Code.PLACEHOLDER, (NAME,), "skriv klubbens navn")
    elif len(name) > LONGEST_NAME or "\n" in name:
        message = f"navnet skal stå på én linje og have højst {LONGEST_NAME} tegn"
        yield document.finding(Code.WRONG_SHAPE, (NAME,), message)


def _chosen(document: Document) -> Iterator[Finding]:
    chosen, granted = _section(document, CHOSEN), _section(document, LEAVE)
    for word, value in chosen.items():
        spot = (CHOSEN, word)
        choice = BY_WORD.get(word)
        if choice is None:
            message = f"ukendt valg »{word}«; {did_you_mean(word, BY_WORD)}"
            yield document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))
        elif not isinstance(value, str):
            message = f"skriv ét valg, fx »{word}: {choice.value.example}«"
            yield document.finding(Code.WRONG_SHAPE, spot, message)
        else:
            yield from _allowed(document, choice, value, word in granted)


def _allowed(
    document: Document, choice: ClubChoice, value: str, granted: bool
) -> Iterator[Finding]:
    """A value must be one the law allows; a choice of the federation's needs its leave."""
    spot = (CHOSEN, choice.word)
    try:
        choice.line(value)
    except Refused as why:
        yield document.finding(Code.WRONG_VALUE, spot, f"»{value}« kan der ikke stå; {why}")
        return
    if choice.chooser is Chooser.FEDERATION and not granted:
        message = (
            f"det må klubben ikke bestemme alene (§\u00a0{choice.law}); slet linjen, eller skriv"
            f" under »{LEAVE}«, hvem i forbundet der har givet lov og hvornår"
        )
        yield document.finding(Code.WRONG_VALUE, spot, message)


def _granted(document: Document) -> Iterator[Finding]:
    """Leave is given for what was chosen, and only where it is needed."""
    chosen, granted = _section(document, CHOSEN), _section(document, LEAVE)
    for word, leave in granted.items():
        spot = (LEAVE, word)
        if word not in chosen:
            message = f"»{word}« står ikke under »{CHOSEN}«; {did_you_mean(word, chosen)}"
            yield document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))
        elif not isinstance(leave, str) or not leave.strip():
            message = "skriv, hvem i forbundet der har givet lov og hvornår"
            yield document.finding(Code.PLACEHOLDER, spot, message)
