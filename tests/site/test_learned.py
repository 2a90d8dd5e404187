"""The situations that a sentence tells of: learned once, read by the script of the pages too."""

import gzip
import json
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from conftest import ROOT
from own_book import BOOK, casebook
from search_in_node import ScriptsInNode

from generator.site.search.learned import (
    PAGES,
    Example,
    Learned,
    examples,
    learned,
    places,
    shipped,
    stories,
    train,
)
from generator.site.search.letters import ENDINGS, LETTERS, MENDED, ROUNDS, irregular
from rules_src.sentences import NOTHING, OTHERS, SENTENCES

FOLDS, MEASURED, SEED = 5, 2, 7
LEAST = {"every": (76, 89, 90, 76), "earlier": (87.5, 95, 90.5, 0)}
"""As `shares` has them, two points under what was measured crossed in two of the five folds: of
every sentence, and of those that were written before anything here could learn."""
STORED = 120_000
"""Bytes over the net."""
HEARD = """(said) => {
  const { heardIn, scores } = learning(index, index.learned);
  return said.map((one) => {
    const { situations, strange } = heardIn(one);
    return [situations.map(({ place }) => place), strange, scores(one)];
  });
}"""
TYPED = (
    "",
    "  ",
    "восток спасовал",
    "<b>øst</b> ♠♥ 1♠ 7♥ 8♥ ♦k 13♣",
    "1ut 3nt 2sp 1s bød to spar efter 3 hjerter",
    "Nord bød 2♥ over 2 spar, VEST 14 kort …",
    "constructor __proto__ toString valueOf",
    "åååå ÆØÅ 0 ut 99 spar es konge spar k",
)
"""What is not in the sentences, to be read alike too."""


@pytest.fixture(scope="module")
def model() -> Learned:
    return learned(BOOK, stories(casebook()))


@pytest.fixture(scope="module")
def listening(model: Learned, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptsInNode]:
    index = {
        "letters": [*LETTERS.items()],
        "endings": ENDINGS,
        "rounds": ROUNDS,
        "mended": MENDED,
        "irregular": irregular(),
        "learned": model.data(),
    }
    text = f"const index = {json.dumps(index)};"
    found = ScriptsInNode(("letters", "learned"), text, tmp_path_factory.mktemp("learned"))
    yield found
    found.close()


def test_every_place_has_sentences() -> None:
    assert set(SENTENCES) == {*(s.slug for s in BOOK.situations), *OTHERS, NOTHING}
    assert {*PAGES} == {*OTHERS}
    assert min(map(len, SENTENCES.values())) >= 15
    assert len(SENTENCES[NOTHING]) >= 150


def test_the_script_hears_as_python_does(model: Learned, listening: ScriptsInNode) -> None:
    said = [*TYPED, *dict.fromkeys(text for texts in SENTENCES.values() for text in texts)]
    heard: list[Any] = listening.answer(HEARD, said)
    for text, (order, strange, scores) in zip(said, heard, strict=True):
        assert scores == model.scores(text), text
        assert (order, strange) == model.heard(text), text


def crossed() -> Iterator[tuple[Example, list[str], bool]]:
    """Each sentence with what is heard in it by a model that has not learned it."""
    every = tuple(examples(BOOK, stories(casebook())))
    many = len({text for texts in SENTENCES.values() for text in texts})
    others, sentences = every[:-many], list(every[-many:])
    random.Random(SEED).shuffle(sentences)
    for fold in range(MEASURED):
        kept = [one for n, one in enumerate(sentences) if n % FOLDS != fold]
        model = shipped(train((*others, *kept), places(BOOK)))
        for one in sentences[fold::FOLDS]:
            yield (one, *model.heard(one.text))


def shares(found: Sequence[tuple[Example, list[str], bool]]) -> tuple[float, ...]:
    """In per cent: of situations those heard first, among three, as something; nothing as such."""
    told = [one for one in found if one[0].places != (NOTHING,)]
    each = (
        [order[0] in example.places for example, order, _ in told],
        [not {*order[:3]}.isdisjoint(example.places) for example, order, _ in told],
        [not strange for _, _, strange in told],
        [strange for example, _, strange in found if example.places == (NOTHING,)],
    )
    return tuple(100 * sum(some) / (len(some) or 1) for some in each)


def test_what_was_not_learned_is_heard() -> None:
    """`make bench` shows it."""
    files = [ROOT / "tests" / "sentences" / f"{half}.txt" for half in ("tuned", "further")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    written = {line.partition("|")[0].strip() for line in lines if line[0] != "#"}
    found = [*crossed()]
    earlier = [one for one in found if one[0].text in written]
    for (whose, least), some in zip(LEAST.items(), (found, earlier), strict=True):
        measured = shares(some)
        sys.stdout.write(f"{whose:8}{' '.join(f'{each:6.1f}' for each in measured)}\n")
        assert all(share >= enough for share, enough in zip(measured, least, strict=True))


def test_the_same_examples_give_the_same_weights(model: Learned) -> None:
    few = tuple(Example(text, (place,)) for place, texts in SENTENCES.items() for text in texts[:5])
    places = tuple(SENTENCES)
    one, other = (json.dumps(shipped(train(few, places)).data()) for _ in range(2))
    assert one == other
    assert all(len(row) == len(model.places) for row in model.weights.values())


def test_what_is_learned_is_small(model: Learned) -> None:
    written = json.dumps(model.data(), ensure_ascii=False, separators=(",", ":")).encode()
    assert len(gzip.compress(written)) <= STORED


@pytest.mark.parametrize("said", ["", "hej", "hvad koster kaffen", "jeg har glemt min vest"])
def test_what_names_no_irregularity_is_nothing(said: str, model: Learned) -> None:
    assert model.heard(said)[1]


def test_a_low_bid_is_told_from_a_higher(model: Learned) -> None:
    assert model.heard("vest bød 1 hjerter over 1 spar")[0][0] == "utilstraekkeligt-bud"
    assert model.heard("nord bød 8 klør")[0][0] == "utilladelig-melding"
