"""The articles' figures, reproduced to the last decimal; and the tables to print."""

import os
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from rules_src.contents.references import is_known
from rules_src.scoring.artificial import Artificial
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.pairs import board
from rules_src.scoring.results import certain, weighted
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
    EXAMPLES,
    WorkedExample,
    WorkedStep,
)

STEPS = [(example, step) for example in EXAMPLES for step in example.steps]

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "worked.txt"


ARTICLES = {
    "team-match": "150  150 −400 −250 −6  −32 1,32  3  29 18,21  19,53",
    "knock-out": "−6 3  4,5  30,5 32 29",
    "pairs": "−1  −3,5 1,5  −1 −1  −2 4 0,5 0",
    "turned-board": "60  7 6 0 −8 −1,25  −207,5 −2",
    "director-not-called": "150",
    "both-or-no-major": "110  −110 90 110",
    "forgotten-defence": "−200  620  620 −620  −1100",
    "both-artificial": "3 3 −23 2,89 29 18,21  −3 −3 −29 1,79 23 17,11",
}
"""The figures as each article prints them, in the order in which the steps show them."""


@pytest.mark.parametrize("name", ARTICLES)
def test_the_steps_give_the_figures_of_the_article(name: str) -> None:
    (found,) = (each for each in EXAMPLES if each.id == name)
    printed = ARTICLES[name].replace(",", ".").replace("−", "-").split()
    numbers = (number for step in found.steps for number in step.numbers)
    assert [*map(Fraction, numbers)] == [*map(Fraction, printed)]


def test_the_sources_named_are_all_of_the_inventorys_scores() -> None:
    numbers = "84 85 86 88 89 93 94 95 96 97 98 102 103 104 105 111 112"
    named = {source for each in EXAMPLES for source in each.sources}
    assert named == {f"S{number}" for number in numbers.split()}


def test_a_score_that_only_one_side_has_is_in_only_its_own_table() -> None:
    split = TableScore(certain(150), weighted((50, 400), (50, 150)))
    lines = {line.score: line for line in board([split, TableScore.same(-50)]).lines()}
    assert lines[400].north_south_frequency == 0
    assert lines[400].east_west_frequency == Fraction(1, 2)
    assert lines[400].north_south == 2


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
