"""The articles' figures, reproduced to the last decimal; and the tables to print."""

import os
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from rules_src.bridge.seats import Vulnerability
from rules_src.contents.references import is_known
from rules_src.scoring.artificial import Artificial
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.pairs import board
from rules_src.scoring.results import Result, certain, weighted
from rules_src.scoring.tables import KP_BOARDS, Table, imp_table, kp_table, score_table
from rules_src.scoring.teams import (
    BoardImps,
    TableScore,
    board_imps,
    knock_out,
    one_side_at_fault,
    without_result,
)
from rules_src.scoring.worked import (
    ADJUSTED,
    EXAMPLES,
    GAME,
    PART_SCORE,
    THE_BOARD,
    WorkedExample,
    WorkedStep,
)

STEPS = [(example, step) for example in EXAMPLES for step in example.steps]

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "worked.txt"


def example(name: str) -> WorkedExample:
    (found,) = (each for each in EXAMPLES if each.id == name)
    return found


def figures(name: str) -> list[Fraction]:
    return [Fraction(number) for number in example(name).numbers]


def published(text: str) -> list[Fraction]:
    """Figures as the article prints them, in the order in which the steps show them."""
    return [Fraction(figure.replace(",", ".").replace("−", "-")) for figure in text.split()]


@pytest.mark.parametrize(
    ("name", "article"),
    [
        ("team-match", "150  150 −400 −250 −6  −32 1,32  3  29 18,21  19,53"),
        ("knock-out", "−6 3  4,5  30,5 32 29"),
        ("pairs", "−1  −3,5 1,5  −1 −1  −2 4 0,5 0"),
        ("turned-board", "60  7 6 0 −8 −1,25  −207,5 −2"),
        ("director-not-called", "150"),
        ("both-or-no-major", "110  −110 90 110"),
        ("forgotten-defence", "−200  620  620 −620  −1100"),
        ("both-artificial", "3 3 −23 2,89 29 18,21  −3 −3 −29 1,79 23 17,11"),
    ],
)
def test_the_steps_give_the_figures_of_the_article(name: str, article: str) -> None:
    assert figures(name) == published(article)


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("turned-board", "15% +130, 15% +100, 30% −140, 40% −500"),
        ("director-not-called", "50% +400, 50% +150"),
        ("both-or-no-major", "25% −90, 75% −110"),
    ],
)
def test_the_weights_and_scores_are_those_of_the_article(name: str, rows: str) -> None:
    table = next(step.table for step in example(name).steps if step.table)
    found = [f"{row[0]} {row[2]}".replace("\u00a0", "") for row in table.rows]
    assert ", ".join(found) == rows


def test_the_sources_named_are_all_of_the_inventorys_scores() -> None:
    numbers = "84 85 86 88 89 93 94 95 96 97 98 102 103 104 105 111 112"
    named = {source for each in EXAMPLES for source in each.sources}
    assert named == {f"S{number}" for number in numbers.split()}


def restorations() -> Iterator[tuple[int, int, int, int, int]]:
    """How many tables had more than 400, 400, something between, 150 and less, as far as told."""
    for above, game, between, part in product(range(10), repeat=4):
        below = 9 - above - game - between - part
        counts = (above, game, between, part, below)
        if part and below >= 0 and game + part >= 5 and _says_the_same(counts):
            yield counts


def _says_the_same(counts: tuple[int, int, int, int, int]) -> bool:
    spread = ((1000, GAME, 300, PART_SCORE, -1000), counts)
    scores = [score for score, count in zip(*spread, strict=True) for _ in range(count)]
    scores.remove(PART_SCORE)
    tables = board([ADJUSTED, *map(TableScore.same, scores)])
    return (
        tables.north_south.north_south(PART_SCORE) == -1
        and tables.east_west.east_west(GAME) == Fraction(-7, 2)
        and tables.east_west.east_west(PART_SCORE) == Fraction(3, 2)
    )


def test_the_article_leaves_two_ways_to_restore_its_frequency_tables() -> None:
    """More than 400, 400, between, 150, less: nothing between, and five results in diamonds."""
    assert sorted(restorations()) == [(1, 3, 0, 2, 3), (2, 1, 0, 4, 2)]
    counts = {line.score: line.north_south_frequency for line in THE_BOARD.lines()}
    assert [counts[400], counts[150], sum(counts.values())] == [3, 2, 9]


def test_each_side_of_the_pairs_board_sums_to_average() -> None:
    lines = THE_BOARD.lines()
    assert sum(line.north_south_frequency * line.north_south for line in lines) == 0
    assert sum(line.east_west_frequency * line.east_west for line in lines) == 0
    points = [THE_BOARD.points(table) for table in THE_BOARD.tables]
    assert sum(north_south + east_west for north_south, east_west in points) == 0
    assert points[0] == (Fraction(-1), Fraction(-1))


def test_a_score_that_only_one_side_has_is_in_only_its_own_table() -> None:
    split = TableScore(certain(150), weighted((50, 400), (50, 150)))
    lines = {line.score: line for line in board([split, TableScore.same(-50)]).lines()}
    assert lines[400].north_south_frequency == 0
    assert lines[400].east_west_frequency == Fraction(1, 2)
    assert lines[400].north_south == 2


def test_both_declarers_named_for_two_diamonds_score_the_same() -> None:
    for tricks in (8, 9):
        scores = {
            Result.from_text(f"2♦ {seat} {tricks}").score(vulnerable)
            for seat in "ØV"
            for vulnerable in Vulnerability
        }
        assert len(scores) == 1


@pytest.mark.parametrize(
    ("each", "step"), STEPS, ids=[f"{e.id}-{e.steps.index(s)}" for e, s in STEPS]
)
def test_every_figure_of_a_step_stands_in_its_text_or_table(
    each: WorkedExample, step: WorkedStep
) -> None:
    cells = [cell for row in step.table.rows for cell in row] if step.table else []
    shown = re.findall(r"[+−]?\d+(?:,\d+)?", " ".join([step.text, *cells]))
    for number in step.numbers:
        figure = Fraction(number)
        assert {danish(figure), signed(figure), danish(figure, 2)} & set(shown), figure


@pytest.mark.parametrize("each", EXAMPLES, ids=lambda each: each.id)
def test_every_example_cites_known_laws_and_is_set_well(each: WorkedExample) -> None:
    assert all(is_known(step.law) for step in each.steps)
    prose = " ".join([each.title, each.note, *(step.text for step in each.steps)])
    assert not re.search(r"§ |\d %|--|-\d|\"", prose)
    assert len({other.id for other in EXAMPLES}) == len(EXAMPLES)


def test_a_balanced_board_gives_one_team_what_the_other_loses() -> None:
    played = board_imps(TableScore.same(620), TableScore.same(-100))
    assert played == BoardImps(Fraction(12), Fraction(-12))
    assert knock_out(played) == played
    assert played.exchanged == BoardImps(Fraction(-12), Fraction(12))


def test_a_knock_out_never_lets_both_teams_lose() -> None:
    score = TableScore(weighted((50, 400), (50, 150)), certain(150))
    given = knock_out(board_imps(score, TableScore.same(400)))
    assert given.home + given.away == 0


def test_without_a_result_each_team_gets_its_own_artificial_score() -> None:
    given = without_result(Artificial.AVERAGE_PLUS, Artificial.AVERAGE_MINUS)
    assert [given.home, given.away] == [3, -3]
    assert [one_side_at_fault(imps) for imps in (-4, 3, Fraction(7, 2))] == [3, 3, 3.5]


def rows(table: Table) -> dict[str, tuple[str, ...]]:
    return {row[0]: row[1:] for row in table.rows}


def test_the_score_table_has_the_figures_every_player_knows() -> None:
    made, over, down = score_table()
    assert rows(made)["1ut"] == ("90", "180", "560", "90", "180", "760")
    assert rows(made)["2♥ 2♠"] == ("110", "470", "640", "110", "670", "840")
    assert rows(made)["7ut"] == ("1520", "1790", "2280", "2220", "2490", "2980")
    assert rows(over)["♣ ♦"] == ("20", "100", "200", "20", "200", "400")
    assert rows(down)["4"] == ("200", "800", "1600", "400", "1100", "2200")
    assert [len(table.rows) for table in (made, over, down)] == [21, 3, 13]


def test_the_imp_table_has_a_line_for_each_number_of_imps() -> None:
    table = imp_table()
    assert table.rows[0] == ("0–10", "0")
    assert table.rows[12] == ("600–740", "12")
    assert table.rows[-1] == ("4000 og derover", "24")
    assert len(table.rows) == 25


@pytest.mark.parametrize("boards", KP_BOARDS)
def test_each_kp_table_runs_from_a_draw_to_twenty(boards: int) -> None:
    table = kp_table(boards)
    assert table.rows[0] == ("0", "10,00", "10,00")
    assert table.rows[-1][1:] == ("20,00", "0,00")
    assert table.rows[-1][0].endswith(" og derover")
    assert {len(row) for row in table.rows} == {len(table.head)}


def test_the_kp_table_for_eight_boards_has_the_articles_two_lines() -> None:
    assert rows(kp_table(8))["32"] == ("18,68", "1,32")
    assert rows(kp_table(8))["29"] == ("18,21", "1,79")


def test_every_printed_table_says_what_it_is_and_what_stands_in_each_column() -> None:
    zones = tuple(
        f"{zone}{doubled}"
        for zone in ("uden for zonen", "i zonen")
        for doubled in ("", ", D", ", RD")
    )
    assert [
        (table.caption, table.head) for table in (*score_table(), imp_table(), kp_table(7))
    ] == [
        ("Kontrakten netop vundet", ("Kontrakt", *zones)),
        ("For hvert overstik", ("Farve", *zones)),
        ("Kontrakten tabt, point til modstanderne", ("Bet", *zones)),
        ("Forskel i point omsat til imp", ("Forskel", "Imp")),
        ("KP for en kamp på 7 spil", ("Imp", "Vinder", "Taber")),
    ]


def lines_of(example: WorkedExample) -> Iterator[str]:
    """All that is read in an example, a line for each sentence group and each row of a table."""
    yield f"# {example.title}"
    yield example.note or "–"
    for step in example.steps:
        yield f"§ {step.law}: {step.text}"
        for table in (step.table,) if step.table else ():
            yield f"{table.caption}: {' | '.join(table.head)}"
            yield from ("    " + " | ".join(row) for row in table.rows)


def test_every_worked_example_reads_as_it_did() -> None:
    """`UPDATE_GOLDEN=1 pytest tests/scoring` writes them anew; read the difference."""
    told = "\n".join(line for example in EXAMPLES for line in lines_of(example)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(told, "utf-8")
    assert told == GOLDEN.read_text("utf-8")
