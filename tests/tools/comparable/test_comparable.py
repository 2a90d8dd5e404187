"""The comparison of two calls, in headless Chromium, against `rules_src.bridge.hands`."""

import json
import random
from typing import Any

import pytest
from hand_overlap import Overlap, all_hands, overlap
from in_page import called
from playwright.sync_api import Page, expect

from generator.site.scripts import source
from rules_src.bridge.hands import SUITS, HandType, HandTypes, hand_types, share_outside
from rules_src.scoring.figures import danish
from rules_src.tables.comparable import GRADED, READY_MADE

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/tilsvarende/"
COUNTS = """([code, cases]) => new Function("cases", code + `
  return cases.map(([old, fresh]) => overlap(typesOf(old), typesOf(fresh)));`)(cases)"""
ROUND_TRIP = """([code, texts]) => new Function("texts", code + `
  return texts.map((text) => [typesOf(text), textOf(typesOf(text))]);`)(texts)"""


def parts(*names: str) -> str:
    files = [source("comparable", name) for name in ("shared/suits", *names)]
    return "\n".join(file.read_text("utf-8") for file in files)


def in_browser(page: Page, function: str, cases: Any) -> Any:
    return called(page, function, [parts("count", "notation"), cases])


def random_type(chance: random.Random) -> str:
    """A hand type that a call could show, now and then an impossible one."""
    low = chance.randint(0, 22)
    tokens = [chance.choice((f"{low}-{low + chance.randint(0, 9)}", f"{low}+", f"-{low}", ""))]
    tokens.append(chance.choice(("", "", "bal", "unbal")))
    for suit in SUITS:
        length = chance.randint(0, 7)
        limits = (f"{length}-{length + chance.randint(0, 4)}", f"{length}+", f"-{length}", length)
        tokens.append(f"{suit}{chance.choice(limits)}" if chance.random() < 0.4 else "")
    return " ".join(filter(None, tokens)) or "alle"


def random_call(chance: random.Random) -> str:
    return " / ".join(random_type(chance) for _ in range(chance.choice((1, 1, 1, 2, 2, 3))))


def as_data(found: Overlap) -> dict[str, Any]:
    def listed(gaps: Any) -> list[Any]:
        return [
            {"reasons": [*g.reasons], "extremes": [[*e] for e in g.extremes], "hands": g.hands}
            for g in gaps
        ]

    counts = {"old": found.old, "both": found.both, "new": found.new}
    return {**counts, "gaps": listed(found.gaps), "missing": listed(found.missing)}


def test_the_browser_counts_what_python_counts(empty: Page) -> None:
    """Every part of the answer, for random pairs of calls."""
    chance = random.Random(23)
    pairs = [(random_call(chance), random_call(chance)) for _ in range(150)]
    counted = in_browser(empty, COUNTS, pairs)
    for (old, new), found in zip(pairs, counted, strict=True):
        assert found == as_data(overlap(hand_types(old), hand_types(new))), (old, new)


def test_thousands_of_random_shares_are_the_same(empty: Page) -> None:
    chance = random.Random(14)
    pairs = [(random_call(chance), random_call(chance)) for _ in range(2000)]
    counted = in_browser(empty, COUNTS, pairs)
    for (old, new), found in zip(pairs, counted, strict=True):
        if found["new"]:
            outside = found["new"] - found["both"]
            share = share_outside(hand_types(old), hand_types(new))
            assert outside * share.denominator == share.numerator * found["new"], (old, new)


def test_every_single_distribution_and_number_of_points_is_counted_alike(empty: Page) -> None:
    cells = [
        (" ".join(f"{s}{n}" for s, n in zip(SUITS, lengths, strict=True)) + f" {points}", hands)
        for lengths, points, hands in all_hands()
    ]
    chance = random.Random(7)
    drawn = chance.sample(cells, 1000)
    counted = in_browser(empty, COUNTS, [(text, text) for text, _ in drawn])
    assert [found["both"] for found in counted] == [hands for _, hands in drawn]


def test_the_notation_is_read_as_python_reads_it(empty: Page) -> None:
    chance = random.Random(3)
    texts = [random_call(chance) for _ in range(2000)]
    texts += [text for calls in READY_MADE.values() for text in calls.values()]
    for text, (read, written) in zip(texts, in_browser(empty, ROUND_TRIP, texts), strict=True):
        assert clamped(hand_types(text)) == [json.loads(json.dumps(each)) for each in read], text
        assert hand_types(written) == hand_types_of(read), text


def clamped(types: HandTypes) -> list[Any]:
    """As the script has them: no suit is longer than 13 cards."""
    return [
        {
            "points": [*each.points],
            "lengths": [[min(n, 13) for n in length] for length in each.lengths],
            "balanced": each.balanced,
        }
        for each in types
    ]


def hand_types_of(read: list[Any]) -> HandTypes:
    return tuple(
        HandType(
            tuple(each["points"]),
            tuple(map(tuple, each["lengths"])),  # type: ignore[arg-type]
            each["balanced"],
        )
        for each in read
    )


def coded(old: str, new: str) -> str:
    """Two calls as the address has them."""
    old, new = (text.replace(" / ", "~").replace(" ", ".") for text in (old, new))
    return f"#/gl={old}/ny={new}"


READ = """(addresses) => addresses.map((address) => {
  history.replaceState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).filter((one) => one.checkVisibility());
  const near = all(".nearest > li");
  return {
    share: seen(".headline strong").map((one) => one.textContent),
    says: seen("[data-says]").map((one) => one.dataset.says),
    near: near.flatMap((one) => [...one.querySelectorAll("a")]).map((a) => a.getAttribute("href")),
    accepted: near.map((one) => one.dataset.accepted),
  };
})"""
"""Go to addresses one after the other without loading the page again, and read what is seen."""


def test_every_graded_case_comes_out_as_the_list_says(phone: Page) -> None:
    phone.goto(HERE + coded(GRADED[0].old[1], GRADED[0].new[1]))
    expect(phone.locator(".headline")).to_be_visible()
    shown = called(phone, READ, [coded(each.old[1], each.new[1]) for each in GRADED])
    for each, found in zip(GRADED, shown, strict=True):
        outside = share_outside(hand_types(each.old[1]), hand_types(each.new[1]))
        decimals = 0 if outside in (0, 1) else 1
        share = f"{danish(outside * 100, decimals)}\N{NO-BREAK SPACE}%"
        assert found["share"] == [share], each.case
        says = ("same", "subset") if outside == 0 else ("apart",) if outside == 1 else ("part",)
        assert len(found["says"]) == 1, each.case
        assert found["says"][0] in says, each.case
        assert each.case in " ".join(found["near"])
        assert len({*found["accepted"]}) == 2, each.case
