"""What the pages make of the real rows: cells in words, columns in order, what would change it."""

from itertools import combinations

from own_book import BOOK

from generator.engine.neighbours import neighbours
from generator.views.decision_table import ANY, NO_MATTER, cell_text
from rules_src.model.roles import spoken

ROWS = [(rule, row) for rule in BOOK.rules.values() for row in rule.rows]


def test_a_cell_names_the_answers_it_has_or_those_it_has_not() -> None:
    """Read as a person reads it, each cell gives back the very answers of its row."""
    forms = set()
    for rule, row in ROWS:
        for name, answers in row.cells.items():
            fact = rule.facts[name]
            label = {spoken(str(a.value)): a for a in fact.answers.values()}
            text = cell_text(fact, answers)
            named = [label[t] for t in text.removeprefix("ikke: ").split(" / ") if t in label]
            if text in (ANY, NO_MATTER):
                named = [*fact.answers.values()]
            elif text.startswith("ikke: "):
                named = [a for a in fact.answers.values() if a not in named]
            assert [*answers] == named, (row.id, name, text)
            forms.add(text.startswith("ikke: "))
    assert forms == {True, False}


def test_the_columns_stand_in_the_order_that_every_row_asks_in() -> None:
    """Save for two questions that one row asks in one order and another in the other."""
    for rule in BOOK.rules.values():
        asked = {pair for row in rule.rows for pair in combinations(row.cells, 2)}
        order = [fact.name for fact in rule.columns]
        for first, then in asked:
            both_ways = (then, first) in asked
            assert both_ways or order.index(first) < order.index(then), (rule.name, first, then)


def test_an_answer_decides_alone_only_where_it_leads_to_one_row() -> None:
    met = set()
    for rule, row in ROWS:
        for other in neighbours(rule, row):
            assert other.decides is (len(other.rows) == 1)
            assert any(o.ruling.effect != row.ruling.effect for o in other.rows)
            assert all(o.cells[other.fact.name] == other.answers for o in other.rows)
            met.add(other.decides)
    assert met == {True, False}
