"""How well it is learned what a sentence tells of, crossed: heard by what did not learn it.

`python -m bench.sentences` measures it as the table of the page of decisions has it.
"""

import gzip
import json
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.site.search.learned import Example, examples, places, shipped, train
from generator.site.search.learned import stories as told
from rules_src.laws import SITUATIONS
from rules_src.sentences import NOTHING, SENTENCES

ROOT = Path(__file__).resolve().parents[1]
FOLDS, SEED = 5, 7


class Sums(NamedTuple):
    """In per cent: of the sentences of situations, and of those of none."""

    first: float
    three: float
    rejected: float
    """Situations that are taken for nothing."""
    nothing: float
    """Of what is nothing, so much is known to be."""


def main() -> None:
    book = Rulebook(SITUATIONS)
    every = tuple(examples(book, stories(book)))
    begun = time.process_time()
    model = shipped(train(every, places(book)))
    seconds = time.process_time() - begun
    data = json.dumps(model.data(), ensure_ascii=False, separators=(",", ":")).encode()
    found = list(crossed(every))
    earlier = [one for one in found if one[0].text in written_earlier()]
    for whose, some in (("alle", found), ("før", earlier)):
        print(f"{whose:5}" + " ".join(f"{each:6.1f}" for each in sums(some)))
    print(f"{len(gzip.compress(data, mtime=0))} B, {seconds:.1f} s")


def written_earlier() -> frozenset[str]:
    """The sentences that were written before anything could learn them."""
    files = [ROOT / "tests" / "sentences" / f"{half}.txt" for half in ("tuned", "further")]
    written = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return frozenset(line.partition("|")[0].strip() for line in written if line[0] != "#")


def stories(book: Rulebook) -> Mapping[str, list[str]]:
    return told(read_casebook(ROOT / "rules_src" / "casebook", book, ROOT))


def crossed(
    every: Sequence[Example], some: int = FOLDS
) -> Iterator[tuple[Example, list[str], bool]]:
    """Each sentence with what is heard in it by a model that has not learned it."""
    said = {text for texts in SENTENCES.values() for text in texts}
    many, where = len(said), places(Rulebook(SITUATIONS))
    others, sentences = every[:-many], list(every[-many:])
    random.Random(SEED).shuffle(sentences)
    for fold in range(some):
        kept = [one for n, one in enumerate(sentences) if n % FOLDS != fold]
        model = shipped(train((*others, *kept), where))
        for one in sentences[fold::FOLDS]:
            yield (one, *model.heard(one.text))


def sums(found: Sequence[tuple[Example, list[str], bool]]) -> Sums:
    told = [one for one in found if one[0].places != (NOTHING,)]
    none = [strange for example, _, strange in found if example.places == (NOTHING,)]
    many = len(told) / 100
    return Sums(
        sum(order[0] in example.places for example, order, _ in told) / many,
        sum(not {*order[:3]}.isdisjoint(example.places) for example, order, _ in told) / many,
        sum(strange for _, _, strange in told) / many,
        100 * sum(none) / (len(none) or 1),
    )


if __name__ == "__main__":
    main()
