"""Compare the ruling a case states with the one the rules lead to, step by step."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from typing import NamedTuple

from generator.cases.document.reader import Document
from generator.cases.fields import Expected
from generator.cases.findings import Code, Finding, closest
from generator.engine.rulebook import Rulebook
from rules_src.contents import REFERENCES, is_known
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling, Step

ONE_OF_THREE = (
    "En af tre er forkert: er sagen læst forkert, så ret den; er reglen forkert, så sig det; er "
    "loven uklar, så skriv »disputed: hvorfor«"
)


class StatedRuling(NamedTuple):
    """The steps that a case states, and its file."""

    document: Document
    steps: tuple[Expected, ...]


class Misspelling(NamedTuple):
    """An unknown reference or word, and a guess at what it should be."""

    finding: Finding
    hint: str

    @property
    def guessed(self) -> Finding:
        """The finding with the guess; for cases without a ruling that shows what to write."""
        return replace(self.finding, message=f"{self.finding.message}; {self.hint}")


Misspelled = Mapping[int, Misspelling]
"""By place in the ruling."""


def misspelled(stated: StatedRuling, book: Rulebook) -> Misspelled:
    """References that are not in the law book, and words that no step of any rule has."""
    found: dict[int, Misspelling] = {}
    document, words = stated.document, book.words
    for place, (law, word) in enumerate(stated.steps):
        spot = ("ruling", place)
        if not is_known(law):
            message = f"»{law}« er ingen paragraf"
            finding = document.finding(Code.UNKNOWN_LAW, spot, message)
            found[place] = Misspelling(finding, _guessed_law(law))
        elif word not in words:
            mark = document.at((*spot, law))
            message = f"»{word}« er intet trin i reglerne"
            finding = document.finding(Code.UNKNOWN_WORD, spot, message, mark)
            found[place] = Misspelling(finding, _guessed_word(word, words))
    return found


def _guessed_word(word: str, words: frozenset[str]) -> str:
    guess = closest(word, sorted(words))
    return f"mente du »{guess}«?" if guess else "trin har korte engelske ord"


def _guessed_law(law: str) -> str:
    guess = _as_written(law)
    if guess:
        return f"mente du »{guess}«?"
    return "slå den op i loven" if LawRef.is_valid(law) else "en paragraf skrives som 30B1bi"


def _as_written(law: str) -> str | None:
    """The reference written as on the pages; capitals and spaces do not count."""
    by_letters = {ref.text.casefold(): ref.text for ref in REFERENCES}
    return by_letters.get(re.sub(r"[\s§().]|^l(?:ov)?", "", law.casefold()))


def differences(
    stated: StatedRuling,
    ruling: Ruling,
    names: Mapping[str, str],
    misspellings: Misspelled,
) -> list[Finding]:
    """Each step on which case and rule disagree; the first finding says what to do."""
    found = [*_differences(stated, ruling, names, misspellings)]
    for n, finding in enumerate(found):
        if finding.code is Code.RULING_DIFFERS:
            found[n] = replace(finding, message=f"{finding.message}. {ONE_OF_THREE}")
            break
    return found


def _differences(
    stated: StatedRuling, ruling: Ruling, names: Mapping[str, str], misspellings: Misspelled
) -> Iterator[Finding]:
    steps = [Expected(step.law, step.word) for step in ruling]
    matcher = SequenceMatcher(None, stated.steps, steps, autojunk=False)
    for tag, first, last, begin, end in matcher.get_opcodes():
        if tag == "equal":
            continue
        both = min(last - first, end - begin)
        for n in range(both):
            other = f"reglen siger {_quoted(ruling[begin + n], names)}"
            yield _differs(stated, first + n, other, misspellings)
        for n in range(first + both, last):
            yield _differs(stated, n, "det trin har reglen ikke her; slet linjen", misspellings)
        for step in ruling[begin + both : end]:
            yield _lacks(stated, last, f"mangler trinnet {_quoted(step, names)}")


def _differs(stated: StatedRuling, place: int, message: str, misspellings: Misspelled) -> Finding:
    if place in misspellings:
        finding = misspellings[place].finding
        return replace(finding, message=f"{finding.message}; {message}")
    message = f"sagen siger »{stated.steps[place].text}«; {message}"
    return stated.document.finding(Code.RULING_DIFFERS, ("ruling", place), message)


def _lacks(stated: StatedRuling, place: int, message: str) -> Finding:
    """A step that should come before the one at a place, or after the last."""
    last = place == len(stated.steps)
    where = "efter" if last else "før"
    spot = ("ruling", place - last)
    message = f"{where} »{stated.steps[place - last].text}« {message}"
    return stated.document.finding(Code.RULING_DIFFERS, spot, message)


def _quoted(step: Step, names: Mapping[str, str]) -> str:
    return f"»{step.law}: {step.word}« ({spoken(step.text, names)})"
