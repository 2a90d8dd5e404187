"""What a revision says, by its own code; and what of two revisions is only another name."""

import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from generator.cases.casebook import Casebook
from generator.cases.precedents import Precedents
from generator.data.entries import everything
from generator.data.models import Case, CaseStep, Everything, Fact, Row, Rule, StatedStep, Step
from generator.engine.partings import Rows, Ruling
from generator.engine.rulebook import Rulebook
from generator.text.files import RefusedError


class Snapshot(Everything):
    """Everything one revision says, by its names."""

    name: str = ""
    """What the revision is called, for a reader."""

    @cached_property
    def by_name(self) -> Mapping[str, Rule]:
        return {rule.rule: rule for rule in self.rules}

    @cached_property
    def rows_of(self) -> Mapping[str, tuple[Row, ...]]:
        rows_of: dict[str, list[Row]] = {rule.rule: [] for rule in self.rules}
        for row in self.rows:
            rows_of[row.rule].append(row)
        return {rule: tuple(rows) for rule, rows in rows_of.items()}

    @cached_property
    def asker(self) -> Rows[Row]:
        """Its rows, as they are asked when two revisions are compared."""
        offered = {
            rule.rule: {name: fact.answers for name, fact in rule.facts.items()}
            for rule in self.rules
        }
        return Rows(self.rows_of, offered)

    @cached_property
    def case_of(self) -> Mapping[str, Case]:
        return {case.id: case for case in self.cases}

    @cached_property
    def case_ids(self) -> frozenset[str]:
        """Every case that has a file, broken ones too."""
        return frozenset((*self.case_of, *(case.id for case in self.unsound)))

    @cached_property
    def steps(self) -> Mapping[str, tuple[Step, ...]]:
        """Every step by its word, without hand-overs."""
        steps: dict[str, dict[Step, None]] = {}
        for step in (step for row in self.rows for step in row.ruling):
            if not step.leads_to:
                steps.setdefault(step.word, {})[step] = None
        return {word: tuple(each) for word, each in steps.items()}

    def hand_overs(self, rule: str) -> Mapping[str, tuple[str, ...]]:
        """By the rule that is gone on in: the paragraphs and the moments of the hand-over."""
        found: dict[str, dict[str, None]] = {}
        for step in (step for row in self.rows_of.get(rule, ()) for step in row.ruling):
            if step.leads_to:
                moment = "" if step.when == "now" else f" ({step.when})"
                found.setdefault(step.leads_to, {})[f"§ {step.law}{moment}"] = None
        return {rule: tuple(sorted(each)) for rule, each in found.items()}

    def verdicts(self, rule: str) -> Mapping[Ruling, tuple[str, ...]]:
        """The verdicts of a rule by what is ruled; the same ruling may have more than one."""
        verdicts: dict[Ruling, dict[str, None]] = {}
        for row in self.rows_of.get(rule, ()):
            verdicts.setdefault(row.ruled, {}).update({row.verdict: None} if row.verdict else {})
        return {ruled: tuple(each) for ruled, each in verdicts.items()}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """The rows that a case guards."""
        return frozenset(row for case in self.cases for row in case.guards)


def parse(data: Mapping[str, Iterable[Any]], name: str) -> Snapshot:
    return Snapshot.model_validate({**data, "name": name})


def snapshot(
    book: Rulebook, casebook: Casebook, name: str, outside: Precedents | None = None
) -> Snapshot:
    """The snapshot of this program's own rules and cases."""
    return parse(dict(everything(book, casebook, outside)), name)


TIMEOUT = 120
"""Seconds; a revision takes about one."""


def snapshot_of(root: Path, revision: str) -> Snapshot:
    """The snapshot of a git revision: its own code is run in a folder and a process of its own."""
    commit = _commit(root, revision)
    short = commit[:8]
    name = short if commit.startswith(revision) else f"{revision} ({short})"
    with tempfile.TemporaryDirectory(prefix="revision-") as folder:
        # `git archive` leaves no trace in git
        command = ["git", "archive", "--format=zip", "-0", commit]
        git = subprocess.run(command, cwd=root, capture_output=True, check=True)
        with zipfile.ZipFile(io.BytesIO(git.stdout)) as archive:
            archive.extractall(folder)
        return parse(_data(Path(folder), name), name)


def changed_files(root: Path, revision: str) -> tuple[str, ...]:
    """The files that differ from a revision in the working tree, new ones too."""
    commit = _commit(root, revision)
    commands = (
        ["git", "diff", "--name-only", "--no-renames", commit, "--"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    told = (
        subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
        for command in commands
    )
    return tuple(dict.fromkeys("".join(told).splitlines()))


def _commit(root: Path, revision: str) -> str:
    words = ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    git = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if git.returncode:
        raise RefusedError(
            f"git kender ingen revision »{revision}«; skriv fx HEAD~1 eller et commit-nummer"
        )
    return git.stdout.strip()


def _data(folder: Path, name: str) -> dict[str, list[object]]:
    """Run the revision in the folder, with only its own modules, and write no compiled files."""
    environment = {
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    process = subprocess.run(
        [sys.executable, "-m", "generator", "data"],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    if process.returncode == 0:
        data: dict[str, list[object]] = json.loads(process.stdout)
        return data
    last = (process.stderr.strip().splitlines() or [""])[-1]
    raise RefusedError(
        f"revisionen {name} kan ikke selv sige, hvad dens kendelser er: enten er den ældre end "
        f"kommandoen »data«, eller også er dens regler ikke i orden ({last})"
    )


SIMILAR = 0.6
"""How similar two texts must be, from 0 to 1."""

Names = Mapping[str, str]
"""The new name by the old."""
T = TypeVar("T")
S = TypeVar("S", Step, CaseStep, StatedStep)


@dataclass(frozen=True)
class Renames:
    rules: Names
    facts: Mapping[str, Names]
    """By the rule's old name."""
    answers: Mapping[tuple[str, str], Names]
    """By the old names of the rule and the fact."""
    words: Names

    def old_rule(self, rule: str) -> str:
        """The old name of a renamed rule; empty for other rules."""
        return next((old for old, new in self.rules.items() if new == rule), "")


def find_renames(old: Snapshot, new: Snapshot) -> Renames:
    """Pair names by their Danish text: a change of name is not taken for a change of law."""
    rules = _paired(old.by_name, new.by_name, _rule_likeness)
    facts: dict[str, Names] = {}
    answers: dict[tuple[str, str], Names] = {}
    for name, rule in old.by_name.items():
        other = new.by_name.get(rules.get(name, name))
        if other is None:
            continue
        facts[name] = _paired(rule.facts, other.facts, _fact_likeness)
        for key, fact in rule.facts.items():
            same = other.facts.get(facts[name].get(key, key))
            if same:
                answers[name, key] = _paired(fact.answers, same.answers, _likeness)
    # words made from a rule's name are not paired
    before, after = (
        {word: steps for word, steps in of.steps.items() if not word.startswith("new.")}
        for of in (old, new)
    )
    words = _paired(
        before, after, lambda one, other: {s.text for s in one} == {s.text for s in other}
    )
    return Renames(rules, facts, answers, words)


def _paired(
    old: Mapping[str, T], new: Mapping[str, T], similarity: Callable[[T, T], float]
) -> dict[str, str]:
    """Pair each removed name with its most similar new one."""
    removed, added = [n for n in old if n not in new], [n for n in new if n not in old]
    pairs = [(similarity(old[a], new[b]), a, b) for a in removed for b in added]
    paired: dict[str, str] = {}
    for likeness, a, b in sorted(pairs, key=lambda pair: -pair[0]):
        if likeness >= SIMILAR and a not in paired and b not in paired.values():
            paired[a] = b
    return paired


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _rule_likeness(one: Rule, other: Rule) -> float:
    """Rules are similar if their pages, questions or headings are."""
    if one.entered and other.entered and one.situation == other.situation:
        return 1
    questions = [{fact.question for fact in rule.facts.values()} for rule in (one, other)]
    shared = len(questions[0] & questions[1]) / (len(questions[0] | questions[1]) or 1)
    return max(shared, _likeness(one.title, other.title)) if one.entered == other.entered else 0


def _fact_likeness(one: Fact, other: Fact) -> float:
    """Questions are similar if their text is, and their answers or their whole text the same."""
    if one.answers.keys() != other.answers.keys() and one.question != other.question:
        return 0
    return _likeness(one.question, other.question)


def renamed(old: Snapshot, names: Renames) -> Snapshot:
    """The old snapshot with the names of the new one."""
    return Snapshot(
        rules=tuple(_rule(rule, names) for rule in old.rules),
        rows=tuple(_row(row, names) for row in old.rows),
        cases=tuple(_case(case, names) for case in old.cases),
        unsound=old.unsound,
        name=old.name,
    )


def _rule(rule: Rule, names: Renames) -> Rule:
    new_names = names.facts.get(rule.rule, {})
    facts = {
        new_names.get(name, name): fact.model_copy(
            update={"answers": {keys.get(key, key): label for key, label in fact.answers.items()}}
        )
        for name, fact in rule.facts.items()
        for keys in (names.answers.get((rule.rule, name), {}),)
    }
    return rule.model_copy(update={"rule": names.rules.get(rule.rule, rule.rule), "facts": facts})


def _row(row: Row, names: Renames) -> Row:
    new_names = names.facts.get(row.rule, {})
    cells = {
        new_names.get(name, name): tuple(
            names.answers.get((row.rule, name), {}).get(key, key) for key in keys
        )
        for name, keys in row.answers.items()
    }
    return row.model_copy(
        update={
            "rule": names.rules.get(row.rule, row.rule),
            "answers": cells,
            "ruling": _steps(row.ruling, names),
        }
    )


def _case(case: Case, names: Renames) -> Case:
    update = {
        "answers": {
            _anywhere(names.facts.values(), fact): _anywhere(
                (keys for (_, name), keys in names.answers.items() if name == fact), key
            )
            for fact, key in case.answers.items()
        },
        "rule": names.rules.get(case.rule, case.rule),
        "ruling": _steps(case.ruling, names),
        "stated": _steps(case.stated, names),
    }
    return case.model_copy(update=update)


def _steps(steps: Iterable[S], names: Renames) -> tuple[S, ...]:
    return tuple(step.model_copy(update={"word": _word(step, names)}) for step in steps)


def _word(step: Step | StatedStep, names: Renames) -> str:
    """The new word of a step, and of a rule it names: `continue.lead`, `new.insufficient_bid`."""
    kind, dot, rule = step.word.partition(".")
    if dot and kind in ("continue", "new"):
        return f"{kind}.{names.rules.get(rule, rule)}"
    return names.words.get(step.word, step.word)


def _anywhere(several: Iterable[Names], name: str) -> str:
    """The new name in the first rule that has one; cases answer several rules."""
    return next((names[name] for names in several if name in names), name)
