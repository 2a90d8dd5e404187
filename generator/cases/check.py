"""One case file: located, read, converted, followed through the rules and compared with them.

Each step reports what is wrong and passes on what can still be checked.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from generator.cases.after import board_before, stands_wrong
from generator.cases.agreement import StatedRuling, differences, misspelled
from generator.cases.case import Case
from generator.cases.conversation import CaseRuling, Statement
from generator.cases.document.encoding import FileKind
from generator.cases.document.reader import Document, Spot
from generator.cases.fields import CaseText, TableText
from generator.cases.findings import Code, Finding, blocking
from generator.cases.location import misplaced, opened, path_from
from generator.cases.role_names import names_of
from generator.cases.sides import on_wrong_side
from generator.cases.sources import miscited
from generator.cases.texts import texts_of, unprintable
from generator.cases.validation import fields
from generator.engine.rulebook import Conversation, Rulebook
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.model.ruling import Authority

MOST_WORDS = 120
CASE = FileKind("en sag", "headnote: …")
STAND_IN: Mapping[str, Any] = {
    "headnote": "x",
    "story": "x",
    "ruling": ({"0": "?"},),
    "authority": Authority.LAW.key,
}
"""Values for required keys that are missing or wrong, so that the others can be checked."""


@dataclass(frozen=True)
class CheckedFile:
    """A file as far as it can be read, and every finding on it."""

    case: Case | None
    ruling: CaseRuling | None
    """What the rules say, if the answers lead to a ruling."""
    findings: tuple[Finding, ...]

    @property
    def valid(self) -> bool:
        return not blocking(self.findings)


def check_file(
    path: Path,
    folder: Path,
    book: Rulebook,
    root: Path,
    since: Sequence[str] = (),
) -> CheckedFile:
    """Check a file of the casebook in `folder`; findings name it as seen from `root`.

    `since` are cases that come after it.
    """
    file = path_from(root, path)
    place, document, syntax = opened(path, file, CASE, misplaced(path, folder, file, book))
    if document is None:
        return CheckedFile(None, None, (*place, *syntax))
    text, (wrong, invalid) = fields(CaseText, document, stand_in=STAND_IN)
    assert text  # what is wrong has a stand-in
    table, unreadable = _table(document, text.table)
    case = Case(path.stem, path.parent.name, text, table, document)
    contents = (*unreadable, *_editorial(case, wrong))
    printed = (
        (*unprintable(document, texts_of(text)), *miscited(case)) if not blocking(syntax) else ()
    )
    form = (*place, *syntax, *invalid, *contents, *printed)
    if case.rule not in book or not book[case.rule].entered:
        return CheckedFile(None, None, form)
    if case.text.withdrawn:
        return CheckedFile(case, None, form)

    def check(other: Path, later: Sequence[str]) -> CheckedFile:
        return check_file(other, folder, book, root, since=later)

    board, unknown = board_before(case, folder, book, check, since)
    case, form = replace(case, board=board), (*form, *unknown)
    answered = not blocking((*contents, *unknown)) and not wrong & {"table", "facts"}
    ruling, disagreements = _ruling(case, book, answered)
    relevant = (
        f for f in disagreements if not ("ruling" in wrong and f.field.startswith("ruling"))
    )
    return CheckedFile(case, ruling, (*form, *relevant))


def _ruling(case: Case, book: Rulebook, answered: bool) -> tuple[CaseRuling | None, list[Finding]]:
    """What the rules say of a case, and how that differs from its own ruling.

    Without valid answers only spelling is checked: some answers might be missing.
    """
    statement = Statement(
        book[case.rule], case.text.facts, case.document, case.table, board=case.board
    )
    findings = [*statement.mistakes()]
    stated = StatedRuling(case.document, case.text.ruling)
    misspellings = misspelled(stated, book)
    conversation = statement.follow() if answered else Conversation()
    findings += statement.gaps(conversation) if answered else []
    if not answered or conversation.question:
        return None, [*findings, *(each.guessed for each in misspellings.values())]
    names = names_of(case.table, case.board.standing)
    disagreements = differences(stated, conversation.ruling, names, misspellings)
    findings += on_wrong_side(case, conversation.ruling)
    findings += stands_wrong(case, conversation, book)
    ruling = CaseRuling(case, conversation, names, agrees=not disagreements)
    return ruling, [*findings, *_unexplained(case, disagreements)]


def _unexplained(case: Case, disagreements: list[Finding]) -> list[Finding]:
    """The disagreements that `disputed` does not explain; a finding if nothing is disputed."""
    if not case.text.disputed:
        return disagreements
    if disagreements:
        return [each for each in disagreements if each.code is not Code.RULING_DIFFERS]
    message = "sag og regel er enige; slet linjen »disputed«"
    key = case.document.key(("disputed",))
    return [case.document.finding(Code.DISPUTED_AGREES, ("disputed",), message, key)]


def _table(document: Document, text: TableText | None) -> tuple[Table | None, list[Finding]]:
    if text is None:
        return None, []
    try:
        return read_table(text), []
    except TableError as error:
        return None, [_unreadable(document, each) for each in (error, *error.also)]


def read_table(text: TableText) -> Table:
    """The table of a case; raises `TableError` with everything that is wrong with it."""
    return Table.read(
        text.dealer,
        text.auction,
        vulnerable=text.vulnerable,
        contract=text.contract,
        lead=text.lead,
        meanings=text.meanings,
        hands=text.hands,
        offender=text.offender,
        cards_left=text.cards_left,
        to_lead=text.to_lead,
        tricks=text.tricks,
        rest=text.rest,
        takes=text.takes,
        without=text.without,
        faced=text.faced,
        not_found=text.not_found,
    )


def _unreadable(document: Document, error: TableError) -> Finding:
    listed = error.field in ("tricks", "rest") and error.key.isdecimal()
    key = int(error.key) if listed else error.key
    spot: Spot = tuple(part for part in ("table", error.field, key) if part != "")
    return document.finding(Code.TABLE, spot, error.message, document.at(spot, error.column))


def _editorial(case: Case, wrong: frozenset[str]) -> Iterator[Finding]:
    """Advice on the text: a long story, a missing source."""
    words = len(case.text.story.split())
    if words > MOST_WORDS:
        message = f"fortællingen er på {words} ord; {MOST_WORDS} er nok"
        key = case.document.key(("story",))
        yield case.document.finding(Code.LONG_STORY, ("story",), message, key)
    named = case.text.source and (case.text.source.own or case.text.source.article)
    if not named and "source" not in wrong:
        message = "skriv kilden: source: {own: true} eller {article: …, site: …}"
        yield case.document.finding(Code.MISSING_SOURCE, ("source",), message)
