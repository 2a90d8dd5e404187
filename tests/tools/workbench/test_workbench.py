"""The score workbench, in headless Chromium, against `rules_src.scoring`."""

import random
from fractions import Fraction
from typing import Any

import pytest
from conftest import ROOT
from in_page import called
from pairs_field import Standing, group, with_adjusted
from playwright.sync_api import Browser, Locator, Page, expect

from generator.site.scripts import source
from generator.text.page import inline_json
from generator.tools.workbench import figures
from rules_src.bridge.calls import Contract, Denomination
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.scoring import worked
from rules_src.scoring.artificial import Artificial, percentage
from rules_src.scoring.artificial import imps as artificial_imps
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import Result, WeightedResult
from rules_src.scoring.tables import KP_BOARDS
from rules_src.scoring.teams import BoardImps, Match, TableScore, board_imps, knock_out, kp

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/justeret/"
ZONES = dict(zip(("none", "ns", "ew", "all"), Vulnerability, strict=True))
RUN = """([code, tables, body, cases]) => new Function("tables", "cases", code + `
  return cases.map((input) => ${body});`)(JSON.parse(tables), cases)"""
NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Page:
    return browser.new_page()


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


def blank_input(contest: str, zone: str) -> dict[str, Any]:
    nothing = {"ns": [], "ew": [], "other": [], "others": [], "fouled": [], "boards": 0}
    before = [fraction(0), fraction(0)]
    settings = {
        "before": before,
        "expected": 0,
        "counted": True,
        "artificial": None,
        "penalties": before,
    }
    return {"contest": contest, "zone": zone, **nothing, **settings}


def test_a_weight_that_is_moved_leaves_a_hundred_for_all(blank: Page) -> None:
    chance = random.Random(100)
    cases: list[Any] = []
    for _ in range(2000):
        weights = [chance.randint(1, 60) for _ in range(chance.randint(1, 6))]
        cases.append([weights, chance.randrange(len(weights)), chance.randint(-5, 120)])
    answers = in_browser(blank, "balanced(...input)", cases)
    for (weights, moved, to), found in zip(cases, answers, strict=True):
        assert sum(found) == 100
        assert min(found) >= 1
        before = weights[:moved]
        if moved + 1 < len(weights) and sum(before) + found[moved] <= 101 + moved - len(weights):
            assert found[:moved] == before
        assert found[moved] == (max(1, min(101 - len(weights), to)) if len(weights) > 1 else 100)


def test_figures_are_written_as_python_writes_them(blank: Page) -> None:
    chance = random.Random(4)
    cases: list[Any] = [
        [fraction(Fraction(chance.randint(-5000, 5000), chance.choice((1, 2, 4, 5, 100, 7, 9)))), d]
        for d in (0, 1, 2, 4)
        for _ in range(800)
    ]
    answers = in_browser(blank, "[danish(...input), signed(...input)]", cases)
    for (value, decimals), (plain, with_sign) in zip(cases, answers, strict=True):
        exact = Fraction(value["n"], value["d"])
        assert plain == danish(exact, decimals), (exact, decimals)
        assert with_sign == signed(exact, decimals), (exact, decimals)


def test_pasted_results_are_scored_as_python_scores_them(blank: Page) -> None:
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
    answers = in_browser(blank, "pastedScores(tables.contract, input[0], input[1])", cases)
    for (text, zone, scores), found in zip(cases, answers, strict=True):
        assert found == scores, (text, zone)


def test_team_boards_come_out_as_in_python(blank: Page) -> None:
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
        cases.append(
            {
                **blank_input(contest, zone),
                "ns": shares(ours),
                "ew": shares(theirs),
                "other": shares(other),
                "boards": boards,
                "before": [fraction(before.home), fraction(before.away)],
            }
        )
    come_out(blank, cases, expected)


def test_pairs_boards_come_out_as_in_python(blank: Page) -> None:
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
        expected.append([value for each in standings for value in _both(each)])
        cases.append(
            {
                **blank_input("pairs", zone),
                "ns": shares(ours),
                "ew": shares(theirs),
                "others": others,
                "fouled": fouled,
                "expected": field,
                "counted": counted,
            }
        )
    come_out(blank, cases, expected)


def _scores(chance: random.Random, least: int, most: int) -> list[int]:
    return [10 * chance.randint(-60, 60) for _ in range(chance.randint(least, most))]


def _both(standing: Standing) -> tuple[Fraction, Fraction]:
    return standing.north_south, standing.east_west


def test_artificial_scores_come_out_as_in_python(blank: Page) -> None:
    chance = random.Random(12)
    cases: list[Any] = []
    expected: list[list[Fraction]] = []
    for _ in range(2000):
        contest = chance.choice(("teams", "pairs"))
        given = [chance.choice(list(Artificial)) for _ in range(2)]
        most = 1000 if contest == "pairs" else 90
        own = [chance.choice((None, Fraction(chance.randint(0, most), 10))) for _ in range(2)]
        convert = percentage if contest == "pairs" else artificial_imps
        got = [convert(each, average) for each, average in zip(given, own, strict=True)]
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
        cases.append({**blank_input(contest, "none"), "artificial": sides, "boards": boards})
    come_out(blank, cases, expected)


def test_penalties_come_off_a_sides_own_result_as_in_python(blank: Page) -> None:
    """In teams KP, in a knock-out imps, in pairs per cent; the other side's result stays."""
    chance = random.Random(90)
    cases: list[Any] = []
    fines: list[tuple[Fraction, Fraction]] = []
    for _ in range(900):
        contest = chance.choice(("teams", "knockout", "pairs"))
        points = [Fraction(chance.choice((0, chance.randint(1, 500))), 100) for _ in range(2)]
        case = {
            **blank_input(contest, "none"),
            "penalties": [fraction(each) for each in points],
            "boards": chance.choice((0, *KP_BOARDS)),
        }
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
    before, after = in_browser(blank, reckoned, free), in_browser(blank, reckoned, cases)
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


# The page


def total(page: Page) -> Locator:
    return page.locator(".sum")


def test_a_situation_whose_rulings_end_in_counting_leads_to_the_tool_that_counts(
    phone: Page,
) -> None:
    for slug, label in (
        ("justeret-score", "Regn en justeret score ud"),
        ("kulorsvigt", "Regn en justeret score ud"),
        ("strafpoint", "Regn en justeret score ud"),
        ("tilsvarende-melding", "Sammenlign to meldingers hænder"),
        ("utilstraekkeligt-bud", "Sammenlign to meldingers hænder"),
    ):
        phone.goto(f"/situationer/{slug}/")
        phone.get_by_role("link", name=label).first.click()
        expect(phone.locator("form.calculator")).to_be_visible()


def test_penalties_are_typed_and_shown_in_the_sum(phone: Page) -> None:
    """90A: the regulations set the points, and the other side's result stays."""
    phone.goto(HERE)
    phone.get_by_role("button", name="Holdkamp").click()
    before = danish(worked.A_KP - Fraction(1, 2), 2)
    phone.get_by_label("til N-S", exact=True).fill("0,5")
    expect(phone.locator("[data-unit]")).to_have_text("KP")
    expect(total(phone)).to_contain_text(f"minus 0,5 er {before}{NO_BREAK}KP")
    assert "/s=0,5;" in phone.url
    phone.reload()
    expect(phone.get_by_label("til N-S", exact=True)).to_have_value("0,5")


def test_it_starts_empty(phone: Page) -> None:
    phone.goto(HERE)
    expect(phone.locator("form.workbench")).to_be_visible()
    expect(total(phone)).to_be_hidden()
    assert "#" not in phone.url


def test_the_unbalanced_team_match_comes_out_as_in_the_worked_example(phone: Page) -> None:
    """S94 and S95."""
    phone.goto(HERE)
    phone.get_by_role("button", name="Holdkamp").click()
    expect(total(phone)).to_contain_text(f"N-S’ hold: −6{NO_BREAK}imp")
    expect(total(phone)).to_contain_text(f"Ø-V’s hold: +3{NO_BREAK}imp")
    expect(total(phone)).to_contain_text(f"{danish(worked.A_KP, 2)}{NO_BREAK}KP til N-S’ hold")
    expect(total(phone)).to_contain_text(f"{danish(worked.B_KP, 2)}{NO_BREAK}KP til Ø-V’s hold")
    expect(total(phone).locator("a", has_text="§ 12C1(c)")).not_to_have_count(0)


def test_a_knockout_gives_the_average(phone: Page) -> None:
    """S97."""
    phone.goto(HERE)
    phone.get_by_role("button", name="Knockoutkamp").click()
    expect(total(phone)).to_contain_text("+4,5 til Ø-V’s hold")
    assert worked.AVERAGED.away == Fraction(9, 2)
    expect(total(phone)).not_to_contain_text("KP")


def test_pairs_are_counted_by_two_frequency_tables(phone: Page) -> None:
    """S98."""
    phone.goto(HERE)
    phone.get_by_role("button", name="Parturnering").click()
    ours, theirs = worked.THE_BOARD.points(worked.ADJUSTED)
    expect(total(phone)).to_contain_text(f"N-S her: {signed(ours)} point")
    for part in (f"50{NO_BREAK}% af −3,5", f"50{NO_BREAK}% af +1,5", f"i alt {signed(theirs)}"):
        expect(total(phone)).to_contain_text(part)
    expect(total(phone)).to_contain_text("Den justerede score tæller med")
    phone.get_by_label("Den justerede score tæller med hos de andre").uncheck()
    expect(total(phone)).to_contain_text("tæller ikke med")


def test_an_artificial_score_for_both_teams(phone: Page) -> None:
    """S96."""
    phone.goto(HERE)
    phone.get_by_role("button", name="Kunstig score").click()
    expect(total(phone)).to_contain_text("6 imp i alt".replace(" imp", f"{NO_BREAK}imp"))
    margin = worked.BEFORE.home - worked.BEFORE.away
    for side in (margin + 3, 3 - margin):
        expect(total(phone)).to_contain_text(
            f"{danish(kp(side, worked.BEFORE.boards), 2)}{NO_BREAK}KP"
        )


def test_a_case_with_four_results_is_picked_by_hand(phone: Page) -> None:
    """The weights of the casebook's `four-results-weighted`: sliders that add to 100."""
    phone.goto(HERE)
    box = phone.locator("[data-results=ns]")
    picks = (
        ("4", "r", "N", "10"),
        ("4", "s", "O", "9"),
        ("3", "s", "O", "9"),
        ("3", "u", "S", "4"),
    )
    weights = (15, 15, 30, 40)
    for _ in picks[1:]:
        box.get_by_role("button", name="Endnu et resultat").click()
    for n, (level, suit, seat, tricks) in enumerate(picks):
        row = box.locator(".share").nth(n)
        row.locator("[data-part=level]").select_option(level)
        row.locator("[data-part=suit]").select_option(suit)
        row.locator("[data-part=seat]").select_option(seat)
        row.locator("[data-part=tricks]").select_option(tricks)
    for n, weight in enumerate(weights[:-1]):
        percent = box.locator("[data-part=percent]").nth(n)
        percent.fill(str(weight))
        percent.press("Tab")
    shown = [int(each.input_value()) for each in box.locator("[data-part=percent]").all()]
    assert shown == [*weights]
    expect(box.locator(".points").first).to_have_text("+130 til N-S")


TABLES = "420_420_450_-50_420"
"""Five of the six tables that played the first form of the board."""
INCIDENTS = {
    "both-teams-to-blame": (
        "a=average_minus;average_minus",
        ("N-S’ hold: middel minus, −3 imp", "Ø-V’s hold: middel minus, −3 imp"),
    ),
    "both-teams-to-blame-in-a-knockout": (
        "k=knockout/a=average_minus;average_minus",
        ("Gennemsnittet af −3 og +3 er 0 imp til N-S’ hold",),
    ),
    "partly-to-blame-in-a-knockout": (
        "k=knockout/a=average;average_plus",
        ("Gennemsnittet af 0 og −3 er −1,5 imp til N-S’ hold og +1,5 til Ø-V’s hold",),
    ),
    "normal-result-elsewhere": (
        "a=average_plus;average_minus",
        ("N-S’ hold: middel plus, +3 imp", "Ø-V’s hold: middel minus, −3 imp"),
    ),
    "partly-at-fault-in-a-pairs-event": (
        "k=pairs/a=average;average_plus/g=;64",
        (
            "Resultatet: 50,00 % til N-S og 64,00 % til Ø-V",
            "Parrets resultat på de andre spil er højere: 64 %",
        ),
    ),
    "both-pairs-a-little-late": (
        "k=pairs/a=average;average",
        ("Resultatet: 50,00 % til N-S og 50,00 % til Ø-V",),
    ),
    "four-results-weighted": (
        "z=all/ns=15.4rN10~15.4sO9~30.3sO9~40.3uS4/o=100.3uS9",
        ("4♦ N 10 (+130)", "4♠ Ø 9 (+100)", "3♠ Ø 9 (−140)", "3ut S 4 (−500)"),
    ),
    "own-explanation-tells-of-a-fit": (
        "ns=25.2rO8~75.2rO9/o=100.2hS8",
        ("25 % 2♦ Ø 8 (−90) og 75 % 2♦ Ø 9 (−110)",),
    ),
    "south-and-west-changed-half-way": (
        f"k=pairs/ns=100.4sS10/p={TABLES}/u=-400_-430_-400_50",
        ("Gruppen har 6 af 10 resultater", "Den anden udgave af spillet har 4 af 10"),
    ),
}
"""Incidents of the casebook as the address has them, and the figures that the case states."""


@pytest.mark.parametrize("case", INCIDENTS)
def test_an_incident_of_the_casebook_comes_out_as_the_case_says(case: str, phone: Page) -> None:
    assert [*(ROOT / "rules_src" / "casebook").rglob(f"{case}.yaml")], case
    address, figures_of_the_case = INCIDENTS[case]
    phone.goto("about:blank")
    phone.goto(f"{HERE}#/{address}")
    expect(total(phone)).to_be_visible()
    shown = total(phone).inner_text().replace(NO_BREAK, " ")
    for text in figures_of_the_case:
        assert text in shown, shown


def test_the_groups_of_a_fouled_board_are_those_of_python(phone: Page) -> None:
    first, second = [420, 420, 420, 450, -50, 420], [-400, -430, -400, 50]
    phone.goto(f"{HERE}#/k=pairs/ns=100.4sS10/p={TABLES}/u=-400_-430_-400_50")
    shown = total(phone).locator("table").last.inner_text().replace(NO_BREAK, " ")
    for scores in (first, second):
        for standing in group([*map(TableScore.same, scores)], 10):
            assert f"{danish(standing.percentages(10)[0], 2)} %" in shown


def test_the_groups_of_a_fouled_board_say_what_they_lack(phone: Page) -> None:
    phone.goto(f"{HERE}#/k=pairs/u=-400_-430")
    status = phone.get_by_role("status")
    expect(status).to_have_text(
        "Der mangler: score til N-S, de andre borde med den udgave, der blev spillet her."
    )
    expect(total(phone)).to_be_hidden()
    phone.goto(f"{HERE}#/k=pairs/ns=100.4sS10/p=420/u=-400")
    expect(status).to_contain_text("Ét resultat alene kan ikke sammenlignes")
    phone.goto(f"{HERE}#/k=pairs/ns=100.4sS10/p=420_450/u=-400_-430/e=8")
    expect(status).to_be_empty()
    expect(total(phone)).to_contain_text("tilsammen 5 af 8 resultater. Der mangler 3.")


def test_nothing_is_lacking_before_anything_is_entered(phone: Page) -> None:
    phone.goto("about:blank")
    phone.goto(HERE)
    expect(phone.get_by_role("status")).to_be_empty()


def test_what_was_entered_survives_a_reload_and_can_be_cleared(phone: Page) -> None:
    phone.goto(f"{HERE}#/k=pairs/z=ns/ns=60.4hS10~40.4hS9/p=420_-50_4%E2%99%A5_N_11/e=12/c=0")
    expect(total(phone)).to_be_visible()
    before = total(phone).inner_text()
    address = phone.url
    phone.reload()
    expect(total(phone)).to_be_visible()
    assert (total(phone).inner_text(), phone.url) == (before, address)
    phone.get_by_role("button", name="Ryd").click()
    expect(total(phone)).to_be_hidden()
    assert "#" not in phone.url


def test_a_slider_is_moved_by_keyboard(desktop: Page) -> None:
    desktop.goto(f"{HERE}#/ns=50.4hS10~50.4hS9/o=100.4hS10")
    slider = desktop.locator("[data-results=ns] [data-part=slider]").first
    slider.focus()
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    shown = [
        each.input_value()
        for each in desktop.locator("[data-results=ns] [data-part=percent]").all()
    ]
    assert shown == ["52", "48"]


def test_what_cannot_be_read_is_told(phone: Page) -> None:
    phone.goto(f"{HERE}#/k=pairs/ns=100.4hS10/p=420_bordet_gik_ned")
    expect(phone.get_by_role("status")).to_contain_text("»bordet gik ned« ikke læses")
    expect(total(phone)).to_be_hidden()


def test_the_sum_is_printed_and_the_form_is_not(desktop: Page) -> None:
    desktop.goto(f"{HERE}#/ns=50.4hS10~50.4hS9/o=100.4hS10")
    expect(total(desktop)).to_be_visible()
    desktop.emulate_media(media="print")
    expect(desktop.locator("form.workbench")).to_be_hidden()
    expect(total(desktop)).to_be_visible()
    desktop.emulate_media(media="screen")


def test_nothing_scrolls_sideways_on_a_phone(phone: Page) -> None:
    for state in (
        "",
        "#/k=pairs/z=ew/ns=100.4rS11/ew=50.5rS11~50.4rS11/p=-200_400_150_-140/u=50_50",
    ):
        phone.goto("about:blank")
        phone.goto(HERE + state)
        expect(phone.locator("form.workbench")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") == 390
