"""Every fault of language on a line of its own: `fil:linje: ord: hvad der er galt`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tools.language import paragraphs, spelling, terms, typography
from tools.language.texts import Text, made, place, unique, written


class Fault(NamedTuple):
    file: str
    line: int
    word: str
    advice: str


def faults() -> list[Fault]:
    """Of what is written by hand first; then of the pages, what was not found there already."""
    hand, pages = [*written()], [*made()]
    wrong = spelling.unknown(unique(hand))
    danish = spelling.danish(hand, wrong)
    found = [*_misspelled(danish, wrong), *_signs(danish)]
    told = {fault.word for fault in found}
    found += (fault for fault in _on_pages(danish, pages) if fault.word not in told)
    return sorted(dict.fromkeys(found))


def _misspelled(texts: list[Text], wrong: set[str]) -> Iterator[Fault]:
    found = [*spelling.misspelled(texts, wrong)]
    meant = spelling.suggestions({word for _, _, word in found})
    for text, line, word in found:
        yield Fault(text.file, line, word, _advice(meant[word]))


def _advice(meant: str) -> str:
    hint = f"mente du {meant}? " if meant else ""
    return f"{hint}Er ordet rigtigt, så skriv det i tools/language/ordliste.txt"


def _signs(texts: Iterable[Text]) -> Iterator[Fault]:
    cache: dict[str, list[str]] = {}
    for text in texts:
        found = (*typography.faults(text), *terms.faults(text), *paragraphs.faults(text))
        for word, advice in found:
            yield Fault(text.file, place(text, word, cache), word, advice)


def _on_pages(hand: list[Text], pages: list[Text]) -> Iterator[Fault]:
    """Words and terms, each where it is first met; signs are the same templates' on every page."""
    wrong = spelling.unknown(unique(pages) - unique(hand))
    meant = spelling.suggestions(wrong)
    met: set[str] = set()
    for text in pages:
        bad = [(word, _advice(meant[word])) for word in text.words if word in wrong]
        if not text.file.startswith("docs/ordliste/"):
            bad += terms.faults(text)
        for word, advice in bad:
            if word not in met:
                met.add(word)
                yield Fault(text.file, text.line, word, advice)


def main() -> int:
    found = faults()
    for fault in found:
        print(f"{fault.file}:{fault.line}: {fault.word}: {fault.advice}")
    print(f"Sprog: {len(found) or 'ingen'} fejl.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
