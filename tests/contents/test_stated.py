"""A question and its answer as a statement: where word order allows it, and not elsewhere."""

import pytest

from generator.text.danish import stated


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
    ],
)
def test_an_answer_is_told_as_a_statement(question: str, answer: str, statement: str) -> None:
    assert stated(question, answer) == statement


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Vidste spilleren det og tav?", "nej"),
        ("Er kortet spillet, men ikke lagt fra?", "nej"),
        ("Har {other_side} selv skyld?", "nej, eller kun med en almindelig fejl"),
        ("Hvilket ord var det?", "»højt« eller lignende"),
        ("Hvem er skyld i det?", "kun den ene side: direkte skyld"),
    ],
)
def test_what_cannot_be_turned_round_is_left_as_it_is(question: str, answer: str) -> None:
    assert stated(question, answer) == ""
