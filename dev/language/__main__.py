"""Print every fault of language: `fil:linje: ord: hvad der er galt`."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules_src.texts import TextError

try:  # what is checked is read as the modules begin
    from dev.language import spelling, wording
    from dev.language.texts import CASES, WRITTEN, Check, Text, generated, place, unique, written
except TextError as error:
    print(error)
    sys.exit(1)

NO_DICTIONARY = (
    "Stavningen er ikke set efter: ordbogen mangler her (apt-get install hunspell hunspell-da). "
    "Prøverne på GitHub har den."
)
SIGNS: tuple[Check, ...] = (wording.typography, wording.terms, wording.paragraphs)


class Fault(NamedTuple):
    file: str
    line: int
    word: str
    advice: str


def faults() -> list[Fault]:
    """The faults in what is written by hand; then other faults on the generated pages."""
    hand, pages = [*written(*WRITTEN)], [*generated()]
    wrong = spelling.unknown(unique(hand))
    danish = spelling.danish(hand, wrong)
    found = {*_found(danish, spelling.check(danish, wrong), *SIGNS)}
    found.update(_found(wording.read_out(), wording.not_said))
    # Words and terms, each on its first page; signs come from the templates.
    wrong = spelling.unknown(unique(pages) - unique(hand))
    outside = (text for text in pages if not text.file.startswith("docs/ordliste/"))
    on_pages = [*_found(pages, spelling.check(pages, wrong)), *_found(outside, wording.terms)]
    first = {fault.word: fault for fault in reversed(on_pages)}
    reported = {fault.word for fault in found}
    return sorted((*found, *(fault for word, fault in first.items() if word not in reported)))


def faults_of_cases() -> list[Fault]:
    """The faults in the cases alone: which `make check` reports with the others."""
    texts = [*written(CASES)]
    wrong = spelling.unknown(unique(texts)) if spelling.is_here() else set[str]()
    return sorted({*_found(texts, spelling.check(texts, wrong), *SIGNS)})


def _found(texts: Iterable[Text], *checks: Check) -> Iterator[Fault]:
    """What each check finds in the texts, with the line."""
    for text in texts:
        for check in checks:
            for word, advice in check(text):
                yield Fault(text.file, place(text, word), word, advice)


def main(words: Sequence[str] = ()) -> int:
    """Print the faults of everything, or with `--cases` of the cases alone."""
    alone = "--cases" in words
    found = faults_of_cases() if alone else faults()
    for fault in found:
        print(f"{fault.file}:{fault.line}: {fault.word}: {fault.advice}")
    print(f"Sprog: {len(found) or 'ingen'} fejl.", file=sys.stderr)
    if alone and not spelling.is_here():
        print(NO_DICTIONARY, file=sys.stderr)
        return 1  # what is not looked at is not in order
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
