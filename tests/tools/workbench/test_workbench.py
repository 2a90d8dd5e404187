"""The score workbench, in headless Chromium, against `rules_src.scoring`."""

import random
from fractions import Fraction
from typing import Any

import pytest
from in_page import called
from pairs_field import group, with_adjusted
from playwright.sync_api import Page

from generator.site.scripts import source
from generator.text.page import inline_json
from generator.tools.workbench import figures
from rules_src.bridge.calls import Contract, Denomination
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.scoring.artificial import IMPS, PERCENTAGES, Artificial, worth
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import Result, WeightedResult
from rules_src.scoring.tables import KP_BOARDS
from rules_src.scoring.teams import BoardImps, Match, TableScore, board_imps, knock_out, kp

pytestmark = pytest.mark.browser

ZONES = dict(zip(("none", "ns", "ew", "all"), Vulnerability, strict=True))
RUN = """([code, tables, body, cases]) => new Function("tables", "cases", code + `
  return cases.map((input) => ${body});`)(JSON.parse(tables), cases)"""


def in_browser(page: Page, body: str, cases: list[Any]) -> list[Any]:
    parts = ("shared/suits", "exact", "scales", "results", "reckon")
    code = "\n".join(source("workbench", part).read_text("utf-8") for part in parts)
    answers: list[Any] = called(page, RUN, [code, inline_json(figures()), body, cases])
    return answers


def values(answer: list[dict[str, int]]) -> list[Fraction]:
    return [Fraction(each["n"], each["d"]) for each in answer]


def come_out(page: Page, cases: list[Any], expected: list[list[Fraction]]) -> None:
    """Each case is reckoned in the browser as it should be."""
    found = in_browser(page, "reckon(tables, input).values", cases)
    for case, answer, right in zip(cases, found, expected, strict=True):
        assert values(answer) == right, case


# Random incidents, in Python's terms and in the page's


def random_result(chance: random.Random) -> Result:
    if chance.random() < 0.04:
        return Result(None)
    level, denomination = chance.randint(1, 7), chance.choice(list(Denomination))
    contract = Contract(level, denomination, chance.choice((0, 0, 1, 2)), chance.choice(list(Seat)))
    tricks = max(0, min(13, level + 6 + chance.randint(-4, 2)))
    return Result(contract, tricks)


def as_data(result: Result) -> Any:
    played = result.contract
    return played and {
        "level": played.level,
        "suit": played.denomination.text[0],
        "doubled": played.doubled,
        "seat": played.declarer.text.replace("Ø", "O"),
        "tricks": result.tricks,
    }


def random_score(chance: random.Random) -> WeightedResult:
    cuts = sorted(chance.sample(range(1, 100), chance.choice((0, 0, 1, 2, 3))))
    weights = [high - low for low, high in zip([0, *cuts], [*cuts, 100], strict=True)]
    return WeightedResult(tuple((Fraction(w, 100), random_result(chance)) for w in weights))


def shares(score: WeightedResult) -> list[Any]:
    return [{"weight": int(100 * w), "result": as_data(result)} for w, result in score.shares]


def fraction(value: Fraction | int) -> dict[str, int]:
    exact = Fraction(value)
    return {"n": exact.numerator, "d": exact.denominator}


def entered(contest: str, zone: str = "none", **fields: Any) -> dict[str, Any]:
    """What the page knows when these fields are filled and the others are not."""
    nothing: dict[str, Any] = {"ns": [], "ew": [], "other": [], "others": [], "fouled": []}
    nothing |= {"before": [fraction(0)] * 2, "penalties": [fraction(0)] * 2}
    settings = {"boards": 0, "expected": 0, "counted": True, "artificial": None}
    return {"contest": contest, "zone": zone, **nothing, **settings, **fields}


def test_a_weight_that_is_moved_leaves_a_hundred_for_all(empty: Page) -> None:
    chance = random.Random(100)
    cases: list[Any] = []
    for _ in range(2000):
        weights = [chance.randint(1, 60) for _ in range(chance.randint(1, 6))]
        cases.append([weights, chance.randrange(len(weights)), chance.randint(-5, 120)])
    answers = in_browser(empty, "balanced(...input)", cases)
    for (weights, moved, to), found in zip(cases, answers, strict=True):
        assert sum(found) == 100
        assert min(found) >= 1
        before = weights[:moved]
        if moved + 1 < len(weights) and sum(before) + found[moved] <= 101 + moved - len(weights):
            assert found[:moved] == before
        assert found[moved] == (max(1, min(101 - len(weights), to)) if len(weights) > 1 else 100)


def test_figures_are_written_as_python_writes_them(empty: Page) -> None:
    chance = random.Random(4)
    cases: list[Any] = [
        [fraction(Fraction(chance.randint(-5000, 5000), chance.choice((1, 2, 4, 5, 100, 7, 9)))), d]
        for d in (0, 1, 2, 4)
        for _ in range(800)
    ]
    answers = in_browser(empty, "[danish(...input), signed(...input)]", cases)
    for (value, decimals), (plain, with_sign) in zip(cases, answers, strict=True):
        exact = Fraction(value["n"], value["d"])
        assert plain == danish(exact, decimals), (exact, decimals)
        assert with_sign == signed(exact, decimals), (exact, decimals)


def test_pasted_results_are_scored_as_python_scores_them(empty: Page) -> None:
    chance = random.Random(77)
    cases: list[Any] = []
    for _ in range(1500):
        zone = chance.choice(list(ZONES))
        results = [random_result(chance) for _ in range(chance.randint(1, 12))]
        scores = [result.score(ZONES[zone]) for result in results]
        texts = [
            chance.choice((result.text, str(score), signed(score)))
            for result, score in zip(results, scores, strict=True)
        ]
        cases.append([chance.choice((" ", ", ", "\n", "\t", "; ")).join(texts), zone, scores])
    answers = in_browser(empty, "pastedScores(tables.contract, input[0], input[1])", cases)
    for (text, zone, scores), found in zip(cases, answers, strict=True):
        assert found == scores, (text, zone)


def test_team_boards_come_out_as_in_python(empty: Page) -> None:
    """Imps, knock-out averages and KP of thousands of boards with two scores."""
    chance = random.Random(78)
    cases: list[Any] = []
    expected: list[list[Fraction]] = []
    for _ in range(3000):
        zone, boards = chance.choice(list(ZONES)), chance.choice(KP_BOARDS)
        contest = chance.choice(("teams", "knockout"))
        ours, theirs, other = (random_score(chance) for _ in range(3))
        before = Match(boards, Fraction(chance.randint(0, 40)), Fraction(chance.randint(0, 40)))
        open_room, closed = (
            TableScore(ns.score(ZONES[zone]), ew.score(ZONES[zone]))
            for ns, ew in ((ours, theirs), (other, other))
        )
        board = board_imps(open_room, closed)
        board = knock_out(board) if contest == "knockout" else board
        margins = before.margins(board)
        points = before.kp(board) if contest == "teams" else ()
        expected.append([board.home, board.away, *margins, *points])
        sides = {"ns": shares(ours), "ew": shares(theirs), "other": shares(other)}
        points_before = [fraction(before.home), fraction(before.away)]
        cases.append(entered(contest, zone, boards=boards, before=points_before, **sides))
    come_out(empty, cases, expected)


def test_pairs_boards_come_out_as_in_python(empty: Page) -> None:
    """Two frequency tables, fewer results, a fouled board, a score counted in or not."""
    chance = random.Random(98)
    cases: list[Any] = []
    expected: list[list[Fraction]] = []
    for _ in range(2500):
        zone, counted = chance.choice(list(ZONES)), chance.random() < 0.6
        ours, theirs = random_score(chance), random_score(chance)
        others = _scores(chance, 2, 12)
        fouled = _scores(chance, 2, 6) if chance.random() < 0.4 else []
        results = len(others) + len(fouled) + 1
        field = results + chance.choice((0, 0, 1, 3, 8))
        mine = TableScore(ours.score(ZONES[zone]), theirs.score(ZONES[zone]))
        standings = with_adjusted(mine, [*map(TableScore.same, others)], field, counted)
        if fouled:
            standings += group([*map(TableScore.same, fouled)], field)
        expected.append([v for each in standings for v in (each.north_south, each.east_west)])
        groups = {"ns": shares(ours), "ew": shares(theirs), "others": others, "fouled": fouled}
        cases.append(entered("pairs", zone, expected=field, counted=counted, **groups))
    come_out(empty, cases, expected)


def _scores(chance: random.Random, least: int, most: int) -> list[int]:
    return [10 * chance.randint(-60, 60) for _ in range(chance.randint(least, most))]


def test_artificial_scores_come_out_as_in_python(empty: Page) -> None:
    chance = random.Random(12)
    cases: list[Any] = []
    expected: list[list[Fraction]] = []
    for _ in range(2000):
        contest = chance.choice(("teams", "pairs"))
        given = [chance.choice(list(Artificial)) for _ in range(2)]
        most = 1000 if contest == "pairs" else 90
        own = [chance.choice((None, Fraction(chance.randint(0, most), 10))) for _ in range(2)]
        fixed = PERCENTAGES if contest == "pairs" else IMPS
        got = [worth(fixed, each, average) for each, average in zip(given, own, strict=True)]
        boards = chance.choice(KP_BOARDS)
        right = list(got)
        if contest == "teams":
            margins = Match(boards, Fraction(0), Fraction(0)).margins(BoardImps(got[0], got[1]))
            right += [*margins, *(kp(margin, boards) for margin in margins)]
        expected.append(right)
        sides = [
            {"given": each.name.lower(), "own": average if average is None else fraction(average)}
            for each, average in zip(given, own, strict=True)
        ]
        cases.append(entered(contest, artificial=sides, boards=boards))
    come_out(empty, cases, expected)


def test_penalties_come_off_a_sides_own_result_as_in_python(empty: Page) -> None:
    """In teams KP, in a knock-out imps, in pairs per cent; the other side's result stays."""
    chance = random.Random(90)
    cases: list[Any] = []
    fines: list[tuple[Fraction, Fraction]] = []
    for _ in range(900):
        contest = chance.choice(("teams", "knockout", "pairs"))
        points = [Fraction(chance.choice((0, chance.randint(1, 500))), 100) for _ in range(2)]
        off = [fraction(each) for each in points]
        case = entered(contest, penalties=off, boards=chance.choice((0, *KP_BOARDS)))
        if chance.random() < 0.3:
            given = [{"given": each.name.lower(), "own": None} for each in Artificial][:2]
            case["artificial"] = given
        else:
            case |= {name: shares(random_score(chance)) for name in ("ns", "ew", "other")}
            case["others"] = _scores(chance, 2, 6)
        cases.append(case)
        fines.append((points[0], points[1]))
    free = [{**case, "penalties": [fraction(0)] * 2} for case in cases]
    reckoned = "(({ values, lines }) => ({ values, lines: lines.length }))(reckon(tables, input))"
    before, after = in_browser(empty, reckoned, free), in_browser(empty, reckoned, cases)
    for case, without, found, fine in zip(cases, before, after, fines, strict=True):
        told = found["lines"] - without["lines"]
        assert told == sum(points > 0 for points in fine), case
        if not any(fine):
            assert found["values"] == without["values"]
            continue
        *rest, ours, theirs = values(found["values"])
        assert rest == values(without["values"]), case
        results = rest[:2] if case["contest"] == "pairs" and case["artificial"] else rest[-2:]
        if case["contest"] == "pairs" and not case["artificial"]:
            field = 1 + len(case["others"])
            results = [(each + field - 1) * Fraction(50, field - 1) for each in rest[:2]]
        left = [each - points for each, points in zip(results, fine, strict=True)]
        assert [ours, theirs] == left, case
