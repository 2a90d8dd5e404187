"""What stands before a case: what the rulings of the cases it comes after left on the board."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from generator.cases.conversation import Case, CaseRuling, CheckedFile
from generator.cases.document.reader import Spot
from generator.cases.findings import Code, Finding
from generator.cases.role_names import names_of
from generator.engine.rulebook import Board, Conversation, Rulebook
from generator.engine.verdicts import ruled
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.on_board import OnBoard, Standing, Unseated, seated, seats_shown, standing
from rules_src.model.roles import ROLES, SEATED
from rules_src.model.situation import Situation

NOT_IN_THE_BOOK = "»{id}« er ingen sag; skriv navnet på dens fil uden .yaml"
ITSELF = "sagen kommer efter sig selv; slet den af listen"
NOT_RULED = "»{id}« har selv fejl eller er trukket tilbage; ret den først"
OTHER_BOARD = "»{id}« er et andet spil: dér er kontrakten {theirs}, her {ours}; ret den ene"
NOT_WHOLE = "»{id}« kommer selv efter »{missing}«; skriv også den, før »{id}«"
EACH_OTHER = "»{id}« kommer selv efter denne sag; slet den ene af de to linjer »after«"
NO_SEAT = "bordet viser ikke, hvor {role} er; skriv table.offender eller table.contract"
OTHERWISE = "efter kendelsen står der [{found}]"
UNSEATED = (
    "»{id}« efterlader noget hos {role}, men bordet dér viser ikke, hvor det er; skriv"
    " table.offender eller table.contract i den sag"
)

CheckFile = Callable[[Path, Sequence[str]], CheckedFile]
"""Another file of the casebook, which these cases come after."""


def seats_at(situation: Situation, table: Table | None) -> Mapping[str, Seat]:
    """Where the roles of a case sit; who erred is also what its situation calls him."""
    seats = seats_shown(table) if table else {}
    offender = seats.get("offender")
    role = situation.who.role if situation.who else ""
    return (
        {**seated(role, offender), **seats}
        if offender and "offender" in SEATED.get(role, {})
        else seats
    )


def left_by_case(found: CaseRuling, book: Rulebook, before: Standing) -> Standing:
    """What stands after a case; raises `Unseated` where its table does not show a seat."""
    return left(replace(found.case, board=Board(before)), found.conversation, book)


def board_before(
    case: Case, folder: Path, book: Rulebook, check: CheckFile, since: Sequence[str]
) -> tuple[Board, list[Finding]]:
    """The board that a case comes to, and what is wrong with the cases it names.

    `since` are the cases that come after this one, so that none comes after itself.
    """
    stands: Standing = ()
    findings: list[Finding] = []
    for place, id in enumerate(case.text.after):
        spot: Spot = ("after", place)
        message = ""
        if "." in id:
            try:
                stands = (*stands, OnBoard.from_text(id))
            except ValueError as error:
                message = str(error)
        elif isinstance(found := _before(case, place, folder, check, since), str):
            message = found
        else:
            try:
                stands = left_by_case(found, book, stands)
            except Unseated as unseated:
                role = ROLES.get(unseated.role, unseated.role)
                message = UNSEATED.format(id=id, role=role)
        if message:
            findings.append(case.document.finding(Code.AFTER, spot, message))
    return Board(stands, seats_at(book[case.rule].situation, case.table)), findings


def stands_wrong(case: Case, conversation: Conversation, book: Rulebook) -> Iterator[Finding]:
    """What the case says stands after it, and does not, or the other way round."""
    if case.text.stands is None:
        return
    try:
        told = tuple(OnBoard.from_text(text) for text in case.text.stands)
        stands = left(case, conversation, book)
        found = ", ".join(each.text for each in stands if each.seat)
        message = "" if agree(told, stands) else OTHERWISE.format(found=found)
    except Unseated as unseated:
        message = NO_SEAT.format(role=ROLES.get(unseated.role, unseated.role))
    except ValueError as error:
        message = str(error)
    if message:
        yield case.document.finding(Code.STANDS, ("stands",), message)


def left(case: Case, conversation: Conversation, book: Rulebook) -> Standing:
    """What stands after a conversation of a case; raises `Unseated`."""
    seats = seats_at(book[case.rule].situation, case.table)
    now = ruled(conversation, seats, names_of(case.table, case.board.standing))
    return standing([now], case.board.standing)


def agree(told: Standing, stands: Standing) -> bool:
    """Whether all that stands at a seat is told, and all that is told stands.

    Told without a detail it is any of the kind there.
    """
    left = [*stands]
    for each in told:
        alike = (o for o in left if (o.kind, o.seat) == (each.kind, each.seat))
        found = next((o for o in alike if each.detail in ("", o.detail)), None)
        if found is None:
            return False
        left.remove(found)
    return not any(each.seat for each in left)


def _before(
    case: Case, place: int, folder: Path, check: CheckFile, since: Sequence[str]
) -> CaseRuling | str:
    """The ruling of one of the cases it comes after, or what is wrong with that."""
    id = case.text.after[place]
    path = next(iter(sorted(folder.glob(f"*/{id}.yaml"))), None) if id.isascii() else None
    if id in (*since, case.id):
        return ITSELF
    if path is None:
        return NOT_IN_THE_BOOK.format(id=id)
    checked = check(path, (*since, case.id))
    found = checked.ruling
    if checked.case and case.id in checked.case.text.after:
        return EACH_OTHER.format(id=id)
    if found is None or not found.agrees:
        return NOT_RULED.format(id=id)
    missing = [other for other in found.case.text.after if other not in case.text.after[:place]]
    if missing:
        return NOT_WHOLE.format(id=id, missing=missing[0])
    theirs, ours = _contract(found.case.table), _contract(case.table)
    if theirs and ours and theirs != ours:
        return OTHER_BOARD.format(id=id, theirs=theirs, ours=ours)
    return found


def _contract(table: Table | None) -> str:
    return table.contract.text if table and table.contract else ""
