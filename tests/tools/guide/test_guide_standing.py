"""What stands, in the browser as in Python: left, ended and read; and old addresses."""

from collections.abc import Iterator
from typing import Any

import pytest
from guide_paths import Walk, every
from in_page import called
from own_book import BOOK
from playwright.sync_api import Page, expect

from generator.engine.meeting import meet
from generator.engine.rulebook import Board, Conversation
from generator.engine.verdicts import ruled
from generator.site.scripts import source
from generator.views.encounters import address_of
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.model import Lasting, Situation
from rules_src.model.on_board import OnBoard, Standing, Unseated, seated, standing, stands

pytestmark = pytest.mark.browser

PARTS = ("shared/page", "shared/names", "roles", "walk", "ruling", "address", "standing")
FOLD = """({ code, hashes }) => {
  const entry = "";
  const fold = new Function("graph", "entry", code + `
    return (hash) => {
      const [state, strange] = read(hash);
      const walk = follow(state);
      const { standing, unseated } = standingAfter(walk, state);
      return {
        strange,
        asked: walk.asking ? walk.asking.fact.key : "",
        answers: walk.used,
        stands: walk.asking ? [] : standing.map(textOf),
        unseated: walk.asking ? [] : unseated,
      };
    };`)(globalThis.guideGraph, entry);
  return hashes.map(fold);
}"""
"""The guide's own parts, asked what stands after each address."""


@pytest.fixture
def folded(phone: Page) -> Page:
    phone.goto("/guide/#/revoke")
    expect(phone.locator(".guide-answers")).to_be_visible()
    return phone


def fold(page: Page, hashes: list[str]) -> list[dict[str, Any]]:
    code = "\n".join(source("guide", part).read_text("utf-8") for part in PARTS)
    found: list[dict[str, Any]] = called(page, FOLD, {"code": code, "hashes": hashes})
    return found


def address(one: Walk, seat: Seat, before: Standing = ()) -> str:
    lying = [f"ligger={each.text}" for each in before]
    return "/".join([f"#/{one.rule}", *lying, f"plads={seat.text}", one.hash.removeprefix("#/")])


def seated_walks() -> Iterator[tuple[Walk, Situation]]:
    for rule, walks in every().items():
        situation = BOOK[rule].situation
        if situation.who:
            yield from ((walk, situation) for walk in walks)


def stripped(texts: list[str]) -> list[str]:
    """What is looked at later without its moment and word, which a graph does not repeat."""
    later = Lasting.LATER.key
    return [later if text.startswith(later) else text for text in texts]


def got(told: dict[str, Any]) -> object:
    """What the guide says stands, or who is not seated."""
    return told["unseated"][0] if told["unseated"] else stripped(told["stands"])


def meant(chain: Conversation, situation: Situation, seat: Seat, before: Standing) -> object:
    """What the engine says stands; who is not seated it says too."""
    assert situation.who
    seats = seated(situation.who.role, seat)
    try:
        return stripped([each.text for each in standing([ruled(chain, seats, {})], before)])
    except Unseated as unseated:
        return unseated.role


def test_what_stands_after_every_conversation_is_what_the_engine_says(folded: Page) -> None:
    walks = [(walk, situation, Seat.EAST) for walk, situation in seated_walks()]
    found = fold(folded, [address(walk, seat) for walk, _, seat in walks])
    wrong = []
    for (walk, situation, seat), told in zip(walks, found, strict=True):
        expected = meant(walk.chain, situation, seat, ())
        if got(told) != expected or told["asked"] or told["strange"]:
            wrong.append((walk.rule, walk.hash, expected, told))
    assert wrong == []


KINDS = (Lasting.MAJOR_CARD, Lasting.PASSES_REST, Lasting.MINOR_CARD, Lasting.OPEN_REVOKE)
ALL_ROUND = (
    *(OnBoard(kind, seat) for kind in KINDS for seat in (Seat.EAST, Seat.WEST, Seat.SOUTH)),
    OnBoard(Lasting.BOUND_LEAD, Seat.WEST, "require klør"),
    OnBoard(Lasting.REVOKED, Seat.SOUTH, "open"),
    OnBoard(Lasting.REVOKED, Seat.EAST, "open no_card"),
)


def test_what_stood_before_is_read_and_ended_as_the_engine_does(folded: Page) -> None:
    walks = [(walk, situation) for walk, situation in seated_walks() if not walk.on]
    found = fold(folded, [address(walk, Seat.WEST, ALL_ROUND) for walk, _ in walks])
    wrong, changed = list[Any](), 0
    for (walk, situation), told in zip(walks, found, strict=True):
        assert situation.who
        board = Board(ALL_ROUND, seated(situation.who.role, Seat.WEST))
        stated = {**BOOK[walk.rule].answers(walk.said)}
        chain = BOOK[walk.rule].follow(stated, board=board)
        while (open_ := chain.question) and (taken := open_.fact.assume) is not None:
            if any(stands(e, board.standing, board.seats) for e in open_.fact.doubted_by):
                break
            stated[open_.fact.name] = taken
            chain = BOOK[walk.rule].follow(stated, board=board)
        asked = chain.question.fact.name if chain.question else ""
        if asked or told["asked"]:
            changed += 1
            if asked != told["asked"]:
                wrong.append((walk.hash, asked, told["asked"]))
            continue
        changed += chain.answers != walk.chain.answers
        expected = meant(chain, situation, Seat.WEST, ALL_ROUND)
        if got(told) != expected:
            wrong.append((walk.rule, walk.hash, got(told), expected))
    assert wrong == []
    assert changed > 0


def test_every_pair_on_the_page_of_two_errors_leads_to_the_ruling_that_the_engine_makes(
    folded: Page,
) -> None:
    pairs = [(situation, each) for situation in SITUATIONS for each in situation.encounters]
    met = {pair: meet(BOOK, *pair) for pair in pairs}
    rules = [situation.rule.__name__ for situation, _ in pairs]
    hashes = [
        f"#/{rule}/{address_of(m, s).removeprefix('#/')}"
        for rule, ((s, _), m) in zip(rules, met.items(), strict=True)
        if m
    ]
    wrong = []
    for (situation, each), m, told in zip(pairs, met.values(), fold(folded, hashes), strict=True):
        assert m
        expected = stripped([one.text for one in m.after])
        if told["asked"] or told["strange"] or got(told) != expected:
            wrong.append((situation.slug, each.kind.key, expected, told))
    assert wrong == []


def test_an_address_says_what_stands_and_says_it_again(folded: Page) -> None:
    lying = "ligger=Ø.major_card.♣K/ligger=V.minor_card/ligger=later.after_play.x"
    (told,) = fold(folded, [f"#/igen/spilforer=S/{lying}/revoke/plads=N/failure=unable"])
    assert told["strange"] == []
    assert told["stands"] == [part.removeprefix("ligger=") for part in lying.split("/")]


@pytest.mark.parametrize("bad", ["", "Q.major_card", "Ø.nothing", "Ø", "<b>", "Ø.major_card.a/b"])
def test_what_cannot_stand_is_named_and_skipped(folded: Page, bad: str) -> None:
    (told,) = fold(folded, [f"#/revoke/plads=N/ligger={bad}/failure=unable"])
    assert told["strange"]
