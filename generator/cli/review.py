"""`review`: a law as a paper to read with a pen."""

import re
from collections.abc import Sequence
from pathlib import Path

from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.data.readings import laws_read
from generator.text.danish import count
from generator.views.content import Content
from generator.views.pdfs import pages_of

ABOUT = """Dan en lov som et papir, der læses med en pen: hver række som en hændelse.

  review 27                      lov-27.pdf
  review 27 28 --out mappe       hver lov for sig, i en mappe
  review --all                   alle love, som siden dømmer efter

Den, der ikke har skrevet loven, sætter kryds og sender papiret tilbage.
Læsningen skrives i rules_src/readings.yaml; mærket står på papiret."""


def review(console: Console, words: Sequence[str]) -> int:
    """Dan en lov som et papir, der læses med en pen: rigtig, forkert eller uklar."""
    parser = Parser("review", ABOUT, "LOV … [--out MAPPE] | --all")
    add = parser.options.add_argument
    add("--all", action="store_true", help="alle love, som siden dømmer efter")
    add("--out", default=".", metavar="MAPPE", help="hvor de skrives; ellers her")
    options = parser.read(words)
    known = [*laws_read(console.book)]
    laws = known if options.all else [_law(known, word) for word in options.words]
    if not laws:
        raise UsageError("skriv en lov, fx »review 27«, eller »review --all«")
    if options.all and options.words:
        raise UsageError(f"vælg enten --all eller »{options.words[0]}«")
    result = console.check()
    if result.errors:
        for finding in result.findings:
            console.say(finding.text)
        console.note("Ret fejlene først; der er ikke skrevet noget.")
        return FINDINGS
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    content = console.content(result.casebook)
    made = [_paper(console, content, law, folder / f"lov-{law}.pdf") for law in laws]
    return OK if all(made) else FINDINGS


def _law(known: Sequence[int], word: str) -> int:
    """The law of a word, `27` or `§ 27B1`; the error for any other says which there are."""
    number = re.fullmatch(r"(?:§\s*)?(\d+)\w*", word.strip())
    if number and int(number[1]) in known:
        return int(number[1])
    raise UsageError(f"siden dømmer ikke efter »{word}«; vælg mellem {', '.join(map(str, known))}")


def _paper(console: Console, content: Content, law: int, path: Path) -> bool:
    from generator.book.documents.paper import make  # the other commands start faster
    from generator.book.typst.compiler import BookError

    console.note(f"{path}: sættes …")
    try:
        pdf = make(content, console.root, law, path)
    except BookError as error:
        console.note(f"{path}: {error}")
        return False
    rules = (r for s in laws_read(content.book)[law] for r in content.book.rules_of(s))
    rows = count(sum(len(rule.rows) for rule in rules), "række", "rækker")
    console.note(f"{path}: {rows}, {pages_of(pdf.pages)}, {pdf.size // 1000} kB.")
    return True
