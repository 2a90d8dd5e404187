"""What the search learns from: a file for each place, and a sentence a line."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.cases.findings import Finding, Place, RuleCode, did_you_mean
from generator.engine.rulebook import Rulebook
from rules_src import sentences
from rules_src.sentences import NOTHING, OTHERS, SOUGHT_MARK

FOLDER = Path(sentences.__file__).parent


def unlearnable(book: Rulebook, folder: Path = FOLDER) -> Iterator[Finding]:
    """Every file of no place, and every line from which nothing, or the wrong, would be learned."""
    places = {*(situation.slug for situation in book.situations), *OTHERS, NOTHING}
    files = {file.stem: file for file in sorted(folder.glob("*.txt"))}
    lines = {place: file.read_text("utf-8").split("\n") for place, file in files.items()}
    for place, file in files.items():
        if place not in places:
            message = f"ingen situation hedder »{place}«; {did_you_mean(place, places)}"
            yield Finding(Place(str(file), 1), RuleCode.PRESENTATION, message)
        for number, message in _wrong(place, lines[place], lines.get(NOTHING, ())):
            yield Finding(Place(str(file), number), RuleCode.PRESENTATION, message)


def _wrong(place: str, lines: Sequence[str], nothing: Sequence[str]) -> Iterator[tuple[int, str]]:
    last = len(lines) - 1
    if lines[last]:
        yield last + 1, "sidste linje slutter uden linjeskift; tryk Enter efter den"
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[:last], 1):
        if number == 1 and line.startswith(SOUGHT_MARK):
            continue
        if line != " ".join(line.split()) or not line:
            yield (
                number,
                "linjen er tom eller har mellemrum for meget; skriv én sætning og intet andet",
            )
        elif line.lower() in seen:
            yield number, f"sætningen står også i linje {seen[line.lower()]}; slet den ene"
        elif place != NOTHING and line in nothing:
            yield number, f"sætningen står også i {NOTHING}.txt; slet den dér, hvis den er en fejl"
        seen.setdefault(line.lower(), number)
