"""What the pages make of the real rows: words for cells and answers, and what would change it."""

from itertools import combinations

import pytest
from own_book import BOOK

from generator.text.danish import stated
from generator.views.decision_table import cell_text
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
            if text.startswith("ikke: "):
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


@pytest.mark.parametrize(
    ("question", "answer", "statement"),
    [
        ("Har {partner} meldt?", "ja", "{partner} har meldt"),
        ("Har {partner} meldt?", "nej", "{partner} har ikke meldt"),
        ("Har {partner} meldt?", "nej, ikke endnu", "{partner} har endnu ikke meldt"),
        (
            "Har {lho} meldt, også pas, over den?",
            "nej",
            "{lho} har ikke meldt, heller ikke pas, over den",
        ),
        (
            "Har {dummy} stadig sine rettigheder?",
            "nej",
            "{dummy} har ikke længere sine rettigheder",
        ),
        ("Har {asked} et kort i farven?", "nej", "{asked} har intet kort i farven"),
        ("Har begge sider spillet?", "nej", "ikke begge sider har spillet"),
        ("Har nogen meldt efter den?", "nej", "ingen har meldt efter den"),
        (
            "Har {lho} meldt derefter?",
            "ja, og kortet er vendt",
            "{lho} har meldt derefter, og kortet er vendt",
        ),
        (
            "Er den nye melding en tilsvarende melding?",
            "nej",
            "den nye melding er ingen tilsvarende melding",
        ),
        ("Var det den melding, han mente?", "nej", "det var ikke den melding, han mente"),
        ("Hvornår blev fejlen opdaget?", "under spillet", "fejlen blev opdaget under spillet"),
        ("Hvad gjorde {dummy}?", "talte stik", "{dummy} talte stik"),
        ("Hvad meldte {rho} i sin tur?", "pas", "{rho} meldte pas i sin tur"),
        ("Hvad er der sket?", "spillet er slut", "spillet er slut"),
        ("Hvis tur var det?", "{rho}", "turen var hos {rho}"),
        ("Hvad er der sket efter det?", "ingenting", "der er ikke sket noget efter det"),
        ("Accepterer modspillerne udspillet?", "de er uenige", "de er uenige"),
        ("Hvilken slags turnering er det?", "en holdkamp", "det er en holdkamp"),
        ("Hvem har blandet sine kort?", "begge sider", "begge sider har blandet sine kort"),
        ("Vidste spilleren det og tav?", "nej", ""),
        ("Er kortet spillet, men ikke lagt fra?", "nej", ""),
        ("Har {other_side} selv skyld?", "nej, eller kun med en almindelig fejl", ""),
        ("Hvilket ord var det?", "»højt« eller lignende", ""),
        ("Hvem er skyld i det?", "kun den ene side: direkte skyld", ""),
    ],
)
def test_an_answer_is_told_as_a_statement_or_left(
    question: str, answer: str, statement: str
) -> None:
    assert stated(question, answer) == statement
