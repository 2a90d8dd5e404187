"""The ruling diff: changes of law told apart from new names and a new order."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import copies
import pytest
from copies import SMALL as BOOK
from copies import casebook_of
from small_rules import GOOD

from generator.data.entries import NO_CASES, everything
from generator.diff.compare import CaseStatus, Diff, compare
from generator.diff.snapshot import Snapshot, parse, snapshot
from generator.diff.text import diff_text, markdown
from generator.engine.partings import Kind

Data = dict[str, list[dict[str, Any]]]
NOW = snapshot(BOOK, NO_CASES, "nu")


def before(**replacements: str) -> Snapshot:
    """The small rules as an older revision would tell them: with some of their text otherwise."""
    text = json.dumps(everything(BOOK, NO_CASES).plain, ensure_ascii=False)
    for new, old in replacements.items():
        assert f'"{new}"' in text, f"nothing is called {new} now"
        text = text.replace(f'"{new}"', f'"{old}"')
    return parse(json.loads(text), "før")


def edited(edit: Callable[[Data], None]) -> Snapshot:
    """The small rules with some of their data otherwise."""
    data = json.loads(json.dumps(everything(BOOK, NO_CASES).plain))
    edit(data)
    return parse(data, "før")


def kinds(diff: Diff) -> list[tuple[str, Kind]]:
    return [(change.rule, change.kind) for rule in diff.rules for change in rule.changes]


def test_a_revision_does_not_differ_from_itself() -> None:
    diff = compare(NOW, NOW)
    assert diff.rules == ()
    assert "er anderledes" in next(diff_text(diff))


@pytest.mark.parametrize(
    ("now", "then", "what"),
    [
        ("accepted", "is_accepted", "spørgsmål omdøbt"),
        ("partner", "makker", "svar omdøbt i turn"),
        ("cancelled", "annulled", "trin omdøbt"),
        ("new_call", "replacement", "hed replacement"),
    ],
)
def test_a_new_name_is_told_as_such_and_changes_no_ruling(now: str, then: str, what: str) -> None:
    replacements = {now: then, f"continue.{now}": f"continue.{then}"} if now == "new_call" else {}
    diff = compare(before(**(replacements or {now: then})), NOW)
    assert kinds(diff) == []
    assert what in "\n".join(diff_text(diff))


def test_questions_asked_in_another_order_change_no_ruling() -> None:
    def swap(data: Data) -> None:
        """Ask of the new call first: it is then asked of too where it does not matter."""
        for row in data["rows"]:
            if row["rule"] == "new_call":
                row["answers"] = {"comparable": ["yes", "no"], **row["answers"]}

    diff = compare(edited(swap), NOW)
    assert kinds(diff) == []
    assert any(t.what == "rækkefølge" for rule in diff.rules for t in rule.questions)


def step_edit(of: str, **fields: Any) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        for row in data["rows"]:
            for step in row["ruling"]:
                if step["word"] == of:
                    step.update(fields)

    return edit


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"law": "30B1a"}, Kind.LAW),
        ({"authority": "advice"}, Kind.AUTHORITY),
        ({"when": "after_play"}, Kind.RULING),
        ({"word": "new.revoke", "text": "Et brud for sig."}, Kind.RULING),
    ],
)
def test_a_change_of_law_is_told_with_its_smallest_example(
    fields: dict[str, str], kind: Kind
) -> None:
    diff = compare(edited(step_edit("forced_pass.once", **fields)), NOW)
    assert kinds(diff) == [("new_call", kind)]
    (change,) = diff.rules[0].changes
    assert dict(change.example) == {"accepted": "no", "turn": "partner", "comparable": "no"}
    assert change.places == 2  # also where it was left-hand opponent's turn
    assert change.gained[0].law == "30B1bii"
    assert [step.law for step in change.lost] == [fields.get("law", "30B1bii")]


def test_the_same_words_in_another_text_are_told_once_and_change_no_ruling() -> None:
    diff = compare(before(**{"Jeg annullerer meldingen.": "Meldingen er væk."}), NOW)
    assert kinds(diff) == []
    assert [t for rule in diff.rules for t in rule.wordings] == [
        ("cancelled", "Meldingen er væk.", "Jeg annullerer meldingen.")
    ]


def each_rule(**fields: Any) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        for rule in data["rules"]:
            if rule["entered"]:
                rule["said"] |= {name: text for name, text in fields.items() if name != "title"}
                rule["title"] = fields.get("title", rule["title"])

    return edit


def fact_edit(of: str, **fields: Any) -> Callable[[Data], None]:
    def edit(data: Data) -> None:
        for rule in data["rules"]:
            if of in rule["facts"]:
                rule["facts"][of].update(fields)

    return edit


READ: dict[str, Callable[[Data], None]] = {
    "overskrift": each_rule(title="En anden"),
    "indledning": each_rule(intro="Det er noget andet."),
    "hvem der spørges om": each_rule(who="partner: Hvem var det?"),
    "paragraffer": each_rule(laws="99"),
    "forveksles med": each_rule(confuse="lead"),
    "turn: ordlyd": fact_edit("turn", question="Hvem skulle have meldt?"),
    "turn: paragraf": fact_edit("turn", law="12A"),
    "turn: hjælp": fact_edit("turn", help="Se efter."),
    "turn: svar, der forudsættes": fact_edit("turn", assumed="lho"),
    "turn: tidspunkt, der er nået": fact_edit("turn", reached={"lho": "after_play"}),
    "turn=rho: svarets ordlyd": fact_edit("turn", answers={"rho": "Nordpolens", "lho": "x"}),
    "accepted: hvem der vælger": fact_edit("accepted", chooses="rho"),
    "comparable: hvad der vejes": fact_edit("comparable", weigh=["vejret"]),
    "giver videre til new_call": step_edit("continue.new_call", law="99"),
    "forced_pass.once: siges til": step_edit("forced_pass.once", to="rho"),
    "forced_pass.once: i kendelsen": step_edit("forced_pass.once", short="Ingen passer"),
    "forced_pass.once: forklares": step_edit("forced_pass.once", explained=True),
    "forced_pass.once": step_edit("forced_pass.once", text="Ingen skal passe."),
}
"""What a reader is told, as an older revision would have told it, and what the change is called."""


@pytest.mark.parametrize("what", READ)
def test_a_change_of_anything_that_is_read_is_told(what: str) -> None:
    diff = compare(edited(READ[what]), NOW)
    assert kinds(diff) == []
    told = {each.what for rule in diff.rules for each in (*rule.wordings, *rule.questions)}
    assert what in told


def test_a_row_that_rules_otherwise_is_no_row_that_is_gone_and_come() -> None:
    diff = compare(edited(step_edit("forced_pass.once", law="30B1a")), NOW)
    text = "\n".join(diff_text(diff))
    assert "med andre svar eller anden kendelse: new_call-" in text
    assert "væk:" not in text


def test_an_answer_that_is_gone_tells_what_it_led_to() -> None:
    def add(data: Data) -> None:
        rule = next(r for r in data["rules"] if r["rule"] == "lead")
        rule["facts"]["declarer_forbids"]["answers"]["later"] = "ikke endnu"
        row = next(r for r in data["rows"] if r["rule"] == "lead")
        data["rows"].append({**row, "row": "lead-3", "answers": {"declarer_forbids": ["later"]}})

    diff = compare(edited(add), NOW)
    assert kinds(diff) == [("lead", Kind.ANSWER_GONE)]
    assert diff.rules[0].rows is not None
    assert diff.rules[0].rows.gone == ("lead-3",)


def test_steps_that_move_to_the_rule_after_change_no_ruling() -> None:
    """What is said before a hand-over may as well be said after it."""

    moved: list[object] = []

    def move(data: Data) -> None:
        for row in data["rows"]:
            if row["row"] == "call-2":
                moved.append(row["ruling"].pop(0))
        for row in data["rows"]:
            if row["rule"] == "new_call":
                row["ruling"][:0] = moved

    assert kinds(compare(edited(move), NOW)) == []


@pytest.mark.parametrize(
    ("change", "status"),
    [
        (("Syd passer", "Syd siger pas"), CaseStatus.WORDING),
        (("authority: advice", "authority: law"), CaseStatus.AUTHORITY),
        (("items:", "withdrawn: Loven er ændret, 2026-01-02.\nitems:"), CaseStatus.WITHDRAWN),
        (("subset: yes", "same_meaning: yes"), None),
    ],
)
def test_what_became_of_a_case_is_told(
    change: tuple[str, str], status: CaseStatus | None, tmp_path: Path
) -> None:
    was = snapshot(BOOK, casebook_of(tmp_path / "was", limited_reply=GOOD), "før")
    text = GOOD.replace(*change).replace("same_meaning: no, same", "same")
    now = snapshot(BOOK, casebook_of(tmp_path / "now", limited_reply=text), "nu")
    found = [c.status for rule in compare(was, now).rules for c in rule.cases]
    assert found == ([status] if status else [])


def test_contributed_text_is_nothing_but_text_in_a_pull_request(tmp_path: Path) -> None:
    evil = '"<img src=x onerror=alert(1)> [klik](javascript:alert(1)) ``` @alle"'
    text = re.sub(r"headnote: .*", lambda _: f"headnote: {evil}", GOOD)
    diff = compare(NOW, snapshot(BOOK, casebook_of(tmp_path, limited_reply=text), "nu"))
    shown = "\n".join(markdown(diff))
    assert "onerror" in shown
    assert not re.search(r"<img|\]\(javascript|(?m:^ *```)", shown.replace("```diff", ""))


def outside(**comparisons: str) -> Snapshot:
    """The small rules, and how rulings from outside compare with them."""

    def edit(data: Data) -> None:
        data["precedents"] = [{"id": id, "comparison": way} for id, way in comparisons.items()]

    return edited(edit)


def test_what_a_change_does_to_the_rulings_from_outside_is_told() -> None:
    was = outside(one="agrees", two="agrees", three="no_place", four="judgement", gone="agrees")
    now = outside(one="differs", two="differs", three="no_place", four="agrees", new="differs")
    diff = compare(was, now)
    told = [*diff_text(diff)]
    assert "2 kendelser skifter fra enig til uenig" in told[0]
    assert "Andres kendelser: 2 kendelser skifter fra enig til uenig" in told
    assert "Andres kendelser: 1 kendelse skifter fra skøn til enig" in told
    assert "Andres kendelser: 1 kendelse udefra er ny: uenig" in told
    assert "Andres kendelser: 1 kendelse udefra er væk: enig" in told
    assert told[told.index("Andres kendelser: 2 kendelser skifter fra enig til uenig") + 1 :][
        :2
    ] == ["  • one", "  • two"]
    assert "three" not in "\n".join(told)
    assert "### Andres kendelser: 2 kendelser skifter fra enig til uenig" in [*markdown(diff)]


def test_a_revision_without_rulings_from_outside_shifts_none() -> None:
    diff = compare(NOW, outside(one="agrees"))
    assert diff.shifts == {}
    assert "udefra" not in "\n".join(diff_text(diff))


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copies.repository(tmp_path_factory.mktemp("repository"), "call_out_of_rotation")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return copies.generator(folder, "diff", *words)


def test_each_revisions_own_code_says_what_its_rulings_are(repository: Path) -> None:
    law = repository / "rules_src" / "laws" / "law_28_32_out_of_rotation.py"
    text = law.read_text("utf-8")
    try:
        law.write_text(text.replace('call_stands = Step("29A")', 'call_stands = Step("28B")'))
        found, asked = run(repository, "main"), run(repository, "main", "--news")
        (repository / "CHANGELOG.md").write_text("# Nyt\n", "utf-8")
        told = run(repository, "main", "--news")
    finally:
        law.write_text(text, "utf-8")
        (repository / "CHANGELOG.md").unlink(missing_ok=True)
    assert found.returncode == 0, found.stderr
    assert "Anden paragraf" in found.stdout
    assert "- §\u00a029A call_stands" in found.stdout
    assert "+ §\u00a028B call_stands" in found.stdout
    assert asked.returncode == 1
    assert "skriv en linje om det øverst i CHANGELOG.md" in asked.stderr
    assert told.returncode == 0
    same = run(repository, "main", "--news")
    assert (same.returncode, same.stdout.endswith("er anderledes.\n")) == (0, True)


def test_a_revision_that_git_does_not_know_is_refused(repository: Path) -> None:
    found = run(repository, "findes-ikke")
    assert found.returncode == 2
    assert "git kender ingen revision »findes-ikke«" in found.stderr
    assert run(repository, "--upload-pack=x").returncode == 2


def test_a_revision_that_cannot_tell_says_so_in_danish(repository: Path) -> None:
    tree = copies.git(repository, "hash-object", "-w", "-t", "tree", "/dev/null")
    commit = copies.git(repository, *copies.WHO, "commit-tree", tree, "-m", "tom")
    found = run(repository, commit)
    assert found.returncode == 2
    assert "kan ikke selv sige, hvad dens kendelser er" in found.stderr
    assert "Traceback" not in found.stderr
