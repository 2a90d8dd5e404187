"""One case file: located, read, converted, followed through the rules and compared with them.

Each step reports what is wrong and passes on what can still be checked.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, NamedTuple

from generator.cases.after import board_before, stands_wrong
from generator.cases.conversation import Case, CaseRuling, CheckedFile, Statement
from generator.cases.document.reader import Document, FileKind, Spot
from generator.cases.fields import CaseText, Expected, TableText
from generator.cases.findings import Code, Finding, blocking, closest, did_you_mean
from generator.cases.location import misplaced, opened, path_from
from generator.cases.role_names import names_of
from generator.cases.texts import texts_of, unprintable
from generator.cases.validation import fields
from generator.engine.rulebook import Conversation, Rulebook
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.contents import REFERENCES, is_known
from rules_src.model.law_ref import LawRef
from rules_src.model.on_board import seats_shown
from rules_src.model.roles import spoken, tokens
from rules_src.model.ruling import Authority, Ruling, Step, When
from rules_src.sources import ARTICLES, ITEMS, by_number

MOST_WORDS = 120
CASE = FileKind("en sag", "headnote: …")
STAND_IN: Mapping[str, Any] = {
    "headnote": "x",
    "story": "x",
    "ruling": ({"0": "?"},),
    "authority": Authority.LAW.key,
}
"""Values for required keys that are missing or wrong, so that the others can be checked."""


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
    misspellings = misspelled(case, book)
    conversation = statement.follow() if answered else Conversation()
    findings += statement.gaps(conversation) if answered else []
    if not answered or conversation.question:
        # without a ruling that shows what to write, a guess does
        guessed = ((each.finding, each.hint) for each in misspellings.values())
        return None, [*findings, *(replace(f, message=f"{f.message}; {h}") for f, h in guessed)]
    names = names_of(case.table, case.board.standing)
    disagreements = differences(case, conversation.ruling, names, misspellings)
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
        found = []
        for each in (error, *error.also):
            listed = each.field in ("tricks", "rest") and each.key.isdecimal()
            key = int(each.key) if listed else each.key
            spot: Spot = tuple(part for part in ("table", each.field, key) if part != "")
            mark = document.at(spot, each.column)
            found.append(document.finding(Code.TABLE, spot, each.message, mark))
        return None, found


def read_table(text: TableText) -> Table:
    """The table of a case; raises `TableError` with everything that is wrong with it."""
    return Table.read(**dict(text))


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


ONE_OF_THREE = (
    "En af tre er forkert: er sagen læst forkert, så ret den; er reglen forkert, så sig det; er "
    "loven uklar, så skriv »disputed: hvorfor«"
)


class Misspelling(NamedTuple):
    """An unknown reference or word, and a guess at what it should be."""

    finding: Finding
    hint: str


Misspelled = Mapping[int, Misspelling]
"""By place in the ruling."""


def misspelled(case: Case, book: Rulebook) -> Misspelled:
    """References that are not in the law book, and words that no step of any rule has."""
    found: dict[int, Misspelling] = {}
    document, words = case.document, book.words
    for place, (law, word) in enumerate(case.text.ruling):
        spot = ("ruling", place)
        if not is_known(law):
            message = f"»{law}« er ingen paragraf"
            finding = document.finding(Code.UNKNOWN_LAW, spot, message)
            # the paragraph it may be, capitals and spaces apart, or what to do
            letters = re.sub(r"[\s§().]|^l(?:ov)?", "", law.casefold())
            meant = next((ref.text for ref in REFERENCES if ref.text.casefold() == letters), "")
            hint = "slå den op i loven"
            if not LawRef.is_valid(law):
                hint = "en paragraf skrives som 30B1bi"
            found[place] = Misspelling(finding, f"mente du »{meant}«?" if meant else hint)
        elif word not in words:
            mark = document.at((*spot, law))
            message = f"»{word}« er intet trin i reglerne"
            finding = document.finding(Code.UNKNOWN_WORD, spot, message, mark)
            guess = closest(word, sorted(words))
            hint = f"mente du »{guess}«?" if guess else "trin har korte engelske ord"
            found[place] = Misspelling(finding, hint)
    return found


def differences(
    case: Case, ruling: Ruling, names: Mapping[str, str], misspellings: Misspelled
) -> list[Finding]:
    """Each step on which case and rule disagree; the first finding says what to do."""
    found = [*_differences(case, ruling, names, misspellings)]
    for n, finding in enumerate(found):
        if finding.code is Code.RULING_DIFFERS:
            found[n] = replace(finding, message=f"{finding.message}. {ONE_OF_THREE}")
            break
    return found


def _differences(
    case: Case, ruling: Ruling, names: Mapping[str, str], misspellings: Misspelled
) -> Iterator[Finding]:
    steps = [Expected(step.law, step.word) for step in ruling]
    matcher = SequenceMatcher(None, case.text.ruling, steps, autojunk=False)
    for tag, first, last, begin, end in matcher.get_opcodes():
        if tag == "equal":
            continue
        both = min(last - first, end - begin)
        for n in range(both):
            other = f"reglen siger {_quoted(ruling[begin + n], names)}"
            yield _differs(case, first + n, other, misspellings)
        for n in range(first + both, last):
            yield _differs(case, n, "det trin har reglen ikke her; slet linjen", misspellings)
        for step in ruling[begin + both : end]:  # before the step at `last`, or after all
            after = last == len(case.text.ruling)
            where = f"{'efter' if after else 'før'} »{case.text.ruling[last - after].text}«"
            message = f"{where} mangler trinnet {_quoted(step, names)}"
            spot = ("ruling", last - after)
            yield case.document.finding(Code.RULING_DIFFERS, spot, message)


def _differs(case: Case, place: int, message: str, misspellings: Misspelled) -> Finding:
    if place in misspellings:
        finding = misspellings[place].finding
        return replace(finding, message=f"{finding.message}; {message}")
    message = f"sagen siger »{case.text.ruling[place].text}«; {message}"
    return case.document.finding(Code.RULING_DIFFERS, ("ruling", place), message)


def _quoted(step: Step, names: Mapping[str, str]) -> str:
    return f"»{step.law}: {step.word}« ({spoken(step.text, names)})"


OF_THE_CONTRACT = frozenset({"declarer", "dummy", "leader"})
"""Roles that a table fills for whichever side plays the contract."""


def on_wrong_side(case: Case, ruling: Ruling) -> Iterator[Finding]:
    """Each step that holds only for a defender, where the table shows that he is none.

    A step due only if a side defends may stand, unless it names the players of this contract.
    """
    if case.table is None:
        return
    places = {expected.word: place for place, expected in enumerate(case.text.ruling)}
    seats = seats_shown(case.table)
    for step in ruling:
        player, declarer = seats.get(step.defends), seats.get("declarer")
        if not (player and declarer and player.side is declarer.side):
            continue
        named = tokens(f"{{{step.to}}} {step.says} {step.short}") & OF_THE_CONTRACT
        if step.when is When.IF_DEFENDING and not named:
            continue
        message = f"»{step.law}: {step.word}« gælder en modspiller, men {player.name_da}s side"
        spot = ("ruling", places.get(step.word, 0))
        yield case.document.finding(Code.WRONG_SIDE, spot, f"{message} spiller kontrakten")


SITES = frozenset(article.site for article in ARTICLES)
"""Of these all articles that a case may retell are in the inventory; other places are free."""
TITLES = tuple(article.title for article in ARTICLES)


def miscited(case: Case) -> Iterator[Finding]:
    """Each number of no item, and an article that the numbers are not of."""
    for place, number in enumerate(case.text.items):
        if number not in by_number:
            known = number.upper()
            hint = f"mente du »{known}«?" if known in by_number else "de står i rules_src/sources"
            message = f"»{number}« er intet af artiklernes numre; {hint}"
            yield _wrong(case, ("items", place), message)
        elif number in case.text.items[:place]:
            yield _wrong(case, ("items", place), f"»{number}« står der allerede; slet det ene")
    source = case.text.source
    if source is None:
        return
    if source.own and (source.article or source.site):
        message = "skriv enten »own: true« eller article og site, ikke begge dele"
        yield _wrong(case, ("source", "own"), message)
    if source.article and source.site in SITES:
        title = source.article
        numbers = [item.number for item in ITEMS if item.article.title == title]
        if not numbers:
            hint = did_you_mean(title, TITLES)
            message = f"»{title}« er ingen af artiklerne i rules_src/sources; {hint}"
            yield _wrong(case, ("source", "article"), message)
        elif not {*numbers} & {*case.text.items}:
            listed = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else numbers[0]
            message = f"sagen er fra »{title}«; nævn i items det, den fortæller ({listed})"
            yield _wrong(case, ("items",) if case.text.items else ("source", "article"), message)


def _wrong(case: Case, spot: Spot, message: str) -> Finding:
    return case.document.finding(Code.UNKNOWN_SOURCE, spot, message)
