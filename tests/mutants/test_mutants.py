"""Mutants: the casebook notices when a rule is changed, and says which case is wanted if not."""

import ast
from pathlib import Path

import own_book
import pytest
import small_rules
from conftest import ROOT
from copies import SMALL as BOOK
from copies import casebook_of, run_on
from small_rules import GOOD, filled_in

from generator.cases.casebook import Casebook
from generator.checks.mutants.operators import Mutation, Operator, meetings, mutations, rewordings
from generator.checks.mutants.run import MutationRun, Result, RuleModules, Status, changed_modules
from generator.cli.mutants import Report, explained, report_text, wanted_case
from generator.data.entries import NO_CASES
from rules_src.editions import L2017
from rules_src.model import How

REAL = own_book.BOOK
WORDED = {Operator.WHEN, Operator.TARGET, Operator.ORDER}


def tried(casebook: Casebook, cores: int = 1) -> list[Result]:
    return MutationRun(BOOK, casebook).results(lambda done, of: None, cores)


def of(source: str) -> list[Mutation]:
    tree = ast.parse(source)
    return [*mutations(tree, vars(small_rules))]


def test_every_sort_of_change_is_made() -> None:
    source = """
KINDS = {YesNo.YES: 1, YesNo.NO: 2}
LIES = Instruct("30A", "x", "X.", leaves=(Effect(Lasting.MAJOR_CARD, "partner"),))
def rule(facts: Call) -> Ruling:
    if facts.turn is Turn.RHO and facts.accepted:
        return Ruling(Information("29A", Status.AUTHORISED), HandOver("30A", "new_call"))
    match facts.turn:
        case Turn.RHO:
            return Ruling(Instruct("29B", "x", "X."))
        case Turn.LHO:
            return Ruling(HandOver("30A", "lead"))
"""
    assert {mutation.operator for mutation in of(source)} == {*Operator} - WORDED


def test_what_stands_is_left_out_is_another_kind_or_stands_at_another_player() -> None:
    source = """
LIES = Effect(Lasting.MAJOR_CARD, "partner")
class Call(Facts):
    turn = Fact(Turn, "Hvis tur?", "29A", stands={LIES: Turn.LHO})
PASS = Instruct("30A", "x", "Du skal passe.", leaves=(LIES,), ends=(LIES,))
"""
    told = {mutation.name for mutation in of(source)}
    assert "Call: noget andet står bagefter: stands={LIES: Turn.LHO} → intet" in told
    assert "PASS: noget andet står bagefter: leaves=(LIES,) → intet" in told
    assert "PASS: noget andet står bagefter: ends=(LIES,) → intet" in told
    lies = "LIES: noget andet står bagefter: Effect(Lasting.MAJOR_CARD, 'partner')"
    assert {f"{lies} → MINOR_CARD", f"{lies} → lho"} <= told
    assert all(each.lasting for each in of(source) if each.operator is Operator.LASTING)


def test_questions_texts_and_what_a_table_shows_are_left_alone() -> None:
    source = """
class Call(Facts):
    turn = Fact(Turn, "Hvis tur?", "29A")
def turn_seen(table: Table) -> list[Turn] | None:
    return None if table.offender is None else [Turn.RHO]
SITUATION = Situation(rule=call, laws=("29", "30"))
"""
    assert of(source) == []


def reworded(source: str) -> list[Mutation]:
    return [*rewordings(ast.parse(source), vars(small_rules))]


def test_every_sort_of_change_of_words_is_made() -> None:
    source = """
PASS = Instruct("30A", "x", "Du skal passe.", to="partner", when=When.AFTER_PLAY)
def rule(facts: Call) -> Ruling:
    if facts.turn is Turn.RHO:
        return Ruling(PASS, STOP)
    if facts.accepted:
        return Ruling(STOP)
"""
    made = reworded(source)
    assert {mutation.operator for mutation in made} == WORDED
    assert all(mutation.worded for mutation in made)
    told = {mutation.name for mutation in made}
    assert "PASS: sagt til en anden: partner → lho" in told
    tree = ast.parse(source)
    before = ast.dump(tree)
    for mutation in rewordings(tree, vars(small_rules)):
        with mutation.applied():
            assert ast.dump(tree) != before
    assert ast.dump(tree) == before


def test_of_a_situation_only_how_it_meets_what_stands_is_changed() -> None:
    source = """
def read_otherwise(facts: Call) -> Ruling:
    return Ruling(PASS, STOP)
SITUATION = Situation(
    call,
    who=Who("offender", "Hvem?"),
    doubts=(Doubt("29A", readings=(OtherReading("intet gælder", "call", read_otherwise),)),),
    encounters=beside(ANY_TIME, Encounter(Lasting.MAJOR_CARD, How.APART, "29A")),
)
"""
    tree = ast.parse(source)
    assert [*mutations(tree, vars(small_rules)), *reworded(source)] == []
    names = {**vars(small_rules), "How": How}
    assert {each.place for each in meetings(tree, names)} == {"encounters"}


def test_a_change_touches_the_modules_it_is_made_in_and_those_of_its_cases() -> None:
    law_26 = "rules_src.laws.law_26_lead_restrictions"
    assert changed_modules(REAL, ["README.md", "docs/index.md", "tests/x.py"]) == ()
    assert changed_modules(REAL, [f"{law_26.replace('.', '/')}.py"]) == (law_26,)
    case = changed_modules(REAL, ["rules_src/casebook/lead_restrictions/new-case.yaml"])
    assert law_26 in case
    assert changed_modules(REAL, ["generator/engine/explore.py"]) == (*RuleModules(REAL).by_name,)


def test_a_change_is_undone_when_it_has_been_tried() -> None:
    source = RuleModules(BOOK).by_name["small_rules"]
    before = ast.dump(source.tree)
    for mutation in source.mutations:
        with mutation.applied():
            assert ast.dump(source.tree) != before, mutation.name
    assert ast.dump(source.tree) == before


def test_without_cases_nothing_is_noticed_and_each_change_wants_one() -> None:
    results = tried(NO_CASES)
    report = Report(results, {})
    assert report.killed() == 0
    assert not report.in_order
    for result in report.survivors:
        assert wanted_case(BOOK, result).startswith("# yaml-language-server:")
    lines = [*report_text(report, BOOK, ROOT)]
    assert "python -m generator case call accepted=no" in "\n".join(lines)


def test_a_case_notices_that_the_way_it_takes_is_changed(tmp_path: Path) -> None:
    results = tried(casebook_of(tmp_path, good=GOOD))
    noticed = {r.mutation.name for r in results if r.outcome.killed_by}
    assert "call: betingelsen er vendt: if facts.accepted" in noticed
    assert any(name.startswith("comparable: betingelsen er vendt") for name in noticed)
    assert not any(name.startswith("lead:") for name in noticed)


def test_the_case_that_is_wanted_notices_the_change(tmp_path: Path) -> None:
    """Written from its prefilled file, the survivor it was asked for no longer survives."""
    survivors = Report(tried(NO_CASES), {}).survivors
    for number, result in enumerate(survivors):
        text = filled_in(wanted_case(BOOK, result), "Det skete.")
        text = text.replace("adds: ...", "adds: Noget nyt.")
        rule = text.partition("schema/")[2].partition(".json")[0]
        folder = tmp_path / str(number)
        folder.mkdir()
        casebook = casebook_of(folder, rule, wanted=text)
        assert not [f.text for f in casebook.findings if not f.advice]
        run = MutationRun(BOOK, casebook)
        run.tasks = [task for task in run.tasks if task[1].name == result.mutation.name][:1]
        (found,) = run.results(lambda done, of: None, 1)
        assert found.outcome.killed_by, result.mutation.name


def test_one_core_or_two_come_to_the_same(tmp_path: Path) -> None:
    casebook = casebook_of(tmp_path, good=GOOD)
    assert [r.outcome for r in tried(casebook, 1)] == [r.outcome for r in tried(casebook, 2)]


def test_an_explanation_that_is_not_needed_is_told(tmp_path: Path) -> None:
    results = tried(casebook_of(tmp_path, good=GOOD))
    key = ("small_rules", "call: betingelsen er vendt: if facts.accepted")
    names = {result.module.rpartition(".")[2] for result in results}
    assert names == {"small_rules"}
    assert Report(results, {key: "fordi"}).unneeded() == [key]


@pytest.mark.parametrize(
    "word", ["common.withdrawn_call", "law_27_insufficient_bid", "partner_to_lead"]
)
def test_any_module_that_rules_are_made_of_can_be_tried_alone(word: str) -> None:
    code, out, _ = run_on(ROOT, L2017.situations, "mutants", word, edition=L2017)
    assert code == 0
    assert "100,0 % opdaget" in out


@pytest.fixture(scope="module")
def real() -> Report:
    return Report(
        MutationRun(REAL, own_book.casebook()).results(lambda done, of: None), explained()
    )


def test_the_casebook_notices_nearly_every_change_of_the_real_rules(real: Report) -> None:
    assert real.killed() >= 0.95


def test_nearly_every_change_of_what_is_read_is_noticed() -> None:
    """Each tenth of them, since all take a minute: `make mutants` tries the rest."""
    run = MutationRun(REAL, own_book.casebook(), words=True)
    run.tasks = [task for task in run.tasks if task[1].worded][::10]
    report = Report(run.results(lambda done, of: None), {})
    assert len(report.counted) > 100
    assert report.killed(worded=True) >= 0.99


def test_every_change_of_what_stands_is_noticed_by_a_case_and_every_encounter_is_read(
    real: Report,
) -> None:
    run = MutationRun(REAL, own_book.casebook(), words=True)
    run.tasks = [task for task in run.tasks if task[1].place == "encounters"]
    met = run.results(lambda done, of: None)
    lasting = [each for each in real.results if each.mutation.lasting]
    report = Report([*met, *lasting], explained())
    assert len(report.counted) > 400
    assert [result.mutation.name for result in report.open] == []


def test_without_a_case_a_change_of_what_stands_is_missed_and_not_called_alike() -> None:
    run = MutationRun(REAL, own_book.casebook(), ["rules_src.laws.law_68_71_claims"])
    run.guardians = []
    run.tasks = [task for task in run.tasks if task[1].what.startswith(("leaves=", "ends="))]
    results = run.results(lambda done, of: None)
    assert len(results) > 5
    assert {result.outcome.status for result in results} == {Status.SURVIVED}


def test_no_real_change_is_explained_that_need_not_be(real: Report) -> None:
    assert real.unneeded() == []
