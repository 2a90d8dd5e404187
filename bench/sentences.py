"""Three ways to learn what a sentence tells of, each crossed: heard by what did not learn it.

`python -m bench.sentences` writes the table of the page of decisions.
"""

import gzip
import json
import math
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.site.search.learned import (
    FEATURES,
    ONE,
    SELDOM,
    Example,
    Learned,
    examples,
    features,
    places,
    shipped,
    train,
)
from rules_src.laws import SITUATIONS
from rules_src.sentences import NOTHING, SENTENCES

ROOT = Path(__file__).resolve().parents[1]
FOLDS, SEED = 5, 7
SURE = 10
"""How many usual examples a place has from the start, for the log-ratio."""


class Sums(NamedTuple):
    """In per cent: of the sentences of situations, and of those of none."""

    first: float
    three: float
    rejected: float
    """Situations that are taken for nothing."""
    nothing: float
    """Of what is nothing, so much is known to be."""


class Way(NamedTuple):
    name: str
    train: Callable[[Sequence[Example], tuple[str, ...]], Learned]


def main() -> None:
    book = Rulebook(SITUATIONS)
    every = tuple(examples(book, stories(book)))
    for way in WAYS:
        begun = time.process_time()
        model = shipped(way.train(every, places(book)))
        seconds = time.process_time() - begun
        data = json.dumps(model.data(), ensure_ascii=False, separators=(",", ":")).encode()
        found = list(crossed(every, way))
        earlier = [one for one in found if one[0].text in written_earlier()]
        for whose, some in (("alle", found), ("før", earlier)):
            print(
                f"{way.name:12} {whose:5} "
                + " ".join(f"{each:6.1f}" for each in sums(some))
                + f" {len(gzip.compress(data, mtime=0)):7} B {seconds:5.1f} s"
            )


def written_earlier() -> frozenset[str]:
    """The sentences that were written before anything could learn them."""
    files = [ROOT / "tests" / "sentences" / f"{half}.txt" for half in ("tuned", "further")]
    written = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return frozenset(line.partition("|")[0].strip() for line in written if line[0] != "#")


def stories(book: Rulebook) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for ruling in read_casebook(ROOT / "rules_src" / "casebook", book, ROOT).rulings:
        found[ruling.case.rule].append(f"{ruling.case.text.headnote} {ruling.case.text.story}")
    return found


def crossed(
    every: Sequence[Example], way: Way, some: int = FOLDS
) -> Iterator[tuple[Example, list[str], bool]]:
    """Each sentence with what is heard in it by a model that has not learned it."""
    said = {text for texts in SENTENCES.values() for text in texts}
    many, where = len(said), places(Rulebook(SITUATIONS))
    others, sentences = every[:-many], list(every[-many:])
    random.Random(SEED).shuffle(sentences)
    for fold in range(some):
        kept = [one for n, one in enumerate(sentences) if n % FOLDS != fold]
        model = shipped(way.train((*others, *kept), where))
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


def log_ratio(said: Sequence[Example], where: tuple[str, ...]) -> Learned:
    """How much oftener a place's examples have a feature than all examples have it."""
    counts, often, sizes = counted(said, where, lambda _: 1.0)
    whole = sum(sizes)
    weights = {}
    for one in sorted(often, key=lambda one: (-often[one], one))[:FEATURES]:
        usual = sum(counts[one]) / whole
        pairs = zip(counts[one], sizes, strict=True)
        weights[one] = [
            round(math.log((n + SURE * usual) / (size + SURE) / usual) * ONE) for n, size in pairs
        ]
    return Learned(where, weights)


def centroid(said: Sequence[Example], where: tuple[str, ...]) -> Learned:
    """How near a sentence is to the middle of a place's examples, rare features counting most."""
    counts, often, _ = counted(said, where, lambda found: 1 / math.sqrt(len(found) or 1))
    rare = {one: math.log(len(said) / times) for one, times in often.items()}
    lengths = [
        math.sqrt(sum((counts[one][n] * rare[one]) ** 2 for one in rare)) or 1
        for n in range(len(where))
    ]
    return Learned(
        where,
        {
            one: [
                round(100 * ONE * n * rare[one] ** 2 / length)
                for n, length in zip(counts[one], lengths, strict=True)
            ]
            for one in sorted(rare)
        },
    )


def counted(
    said: Sequence[Example], where: tuple[str, ...], size: Callable[[list[str]], float]
) -> tuple[dict[str, list[float]], Counter[str], list[float]]:
    """By feature how much of it each place has; in how many examples it is; how many they are."""
    counts: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(where))
    often: Counter[str] = Counter()
    sizes = [0.0] * len(where)
    for example in said:
        found = features(example.text)
        often.update(found)
        weight = example.weight / len(example.places) * size(found)
        for place in map(where.index, example.places):
            sizes[place] += example.weight / len(example.places)
            for one in found:
                counts[one][place] += weight
    kept = Counter({one: times for one, times in often.items() if times >= SELDOM})
    return counts, kept, sizes


WAYS = (Way("log-forhold", log_ratio), Way("tyngdepunkt", centroid), Way("softmax", train))

if __name__ == "__main__":
    sys.stdout.write(f"højst {FEATURES} træk\n")
    main()
