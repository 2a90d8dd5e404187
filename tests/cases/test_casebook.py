"""The casebook: what a case may say, and what its author hears when something is wrong."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import pytest
import small_rules
from copies import SMALL as BOOK
from copies import casebook_of
from own_book import BOOK as REAL
from small_rules import GOOD, filled_in, told_anew

from generator.book.compiler import TypstSource, compiled
from generator.cases.casebook import Casebook, coverage, read_casebook
from generator.cases.findings import Code, Finding
from generator.cases.location import survived
from generator.cases.stub import stub
from generator.text.fonts import lacking, printable

Made = TypeVar("Made")


def counted(make: Callable[[], Made]) -> tuple[Made, int]:
    """What this makes, and how many functions it calls, those written in C among them."""
    calls = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        made = make()
    finally:
        sys.setprofile(before)
    return made, calls


BAD = Path(__file__).parents[1] / "bad_cases"
EXPECTS = "# expects: "
CITED = "source: {article: Melding uden for tur, site: bridgeregler.dk}\nitems: [S07]\n"
OWN = GOOD.replace(CITED, "source: {own: true}\n")


def told(casebook: Casebook) -> list[str]:
    return [finding.text for finding in casebook.findings]


@pytest.mark.parametrize("path", sorted(BAD.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_bad_case_gives_the_messages_its_first_lines_expect(path: Path, tmp_path: Path) -> None:
    text = path.read_bytes()
    lines = text.decode("utf-8", "replace").splitlines()
    expected = [line.removeprefix(EXPECTS) for line in lines if line.startswith(EXPECTS)]
    found = [line.partition(":")[2] for line in told(casebook_of(tmp_path, **{path.stem: text}))]
    assert expected
    assert found == expected


def test_a_good_case_is_settled_by_its_table_and_its_judgement(tmp_path: Path) -> None:
    casebook = casebook_of(tmp_path, limited_reply=GOOD)
    assert told(casebook) == []
    (found,) = casebook.rulings
    assert {n: a.key for n, a in found.conversation.answers.items()} == {
        "accepted": "no",
        "turn": "partner",
        "comparable": "yes",
    }
    assert [row.id for row in found.guarded] == ["call-2", "new_call-2", "comparable-2"]
    assert (found.names["offender"], found.names["lho"]) == ("Syd", "Vest")
    assert found.names["other_side"] == "Ø-V"


def test_a_scalar_stays_the_text_that_was_written(tmp_path: Path) -> None:
    """YAML would make 47E1 a number and `no` a truth value."""
    text = GOOD.replace("items: [S07]", "items: [47E1, no, 010, 54:30, 2017-03-01, 1_0, ~]")
    found = casebook_of(tmp_path, numbers=text).findings
    quoted = [f.message.split("«")[0].removeprefix("»") for f in found if "intet af" in f.message]
    assert quoted == ["47E1", "no", "010", "54:30", "2017-03-01", "1_0", "~"]


@pytest.mark.parametrize("end", ["\r\n", "\r"], ids=["of Windows", "of an old Mac"])
def test_other_systems_line_ends_are_read_like_ours(end: str, tmp_path: Path) -> None:
    assert told(casebook_of(tmp_path, elsewhere=GOOD.replace("\n", end))) == []


def test_a_stated_answer_that_the_table_shows_too_may_stand(tmp_path: Path) -> None:
    text = GOOD.replace("  accepted: no\n", "  turn: partner\n  accepted: no\n")
    assert told(casebook_of(tmp_path, both=text)) == []


def test_a_disputed_case_is_kept_with_both_views_and_guards_nothing(tmp_path: Path) -> None:
    text = (
        GOOD.replace("29B: cancelled", "29A: stands")
        + "disputed: Artiklen læser § 29 anderledes.\n"
    )
    casebook = casebook_of(tmp_path, disputed=text)
    assert told(casebook) == []
    (found,) = casebook.disputed
    assert not found.agrees
    assert found.case.text.ruling[0].text == "29A: stands"
    assert found.conversation.ruling[0].law == "29B"
    assert coverage(BOOK, casebook).guarded == ()


def test_a_disputed_case_must_use_words_that_the_rules_know(tmp_path: Path) -> None:
    text = GOOD.replace("29B: cancelled", "29B: stans") + "disputed: Det skal læses anderledes.\n"
    (finding,) = casebook_of(tmp_path, disputed=text).findings
    assert finding.code is Code.UNKNOWN_WORD


def test_a_withdrawn_case_is_kept_but_held_against_nothing(tmp_path: Path) -> None:
    text = (
        GOOD.replace("accepted: no", "asked_before: no")
        + "withdrawn: Reglen er ændret, 2026-11-01.\n"
    )
    casebook = casebook_of(tmp_path, withdrawn=text)
    assert told(casebook) == []
    assert [case.id for case in casebook.withdrawn] == ["withdrawn"]
    assert casebook.rulings == ()


def test_a_case_that_adds_no_row_is_asked_what_it_teaches(tmp_path: Path) -> None:
    own = told_anew(OWN)
    casebook = casebook_of(tmp_path, first=GOOD, second=own)
    assert [(f.place.file, f.code) for f in casebook.findings] == [
        ("call/second.yaml", Code.ADDS_NOTHING)
    ]
    told_why = own + "adds: Den nye melding er på 2-trinnet.\n"
    assert told(casebook_of(tmp_path, first=GOOD, second=told_why)) == []


def test_a_case_that_says_what_it_teaches_asks_nothing_of_the_one_before_it(tmp_path: Path) -> None:
    told_why = told_anew(OWN) + "adds: Den nye melding er på 2-trinnet.\n"
    assert told(casebook_of(tmp_path, first=OWN, second=told_why)) == []


def test_what_comes_later_is_followed_only_when_the_case_tells_of_it(tmp_path: Path) -> None:
    text = GOOD.replace("{same_meaning: no, subset: yes}", "no").replace(
        "  - 23B: no_rectification\n  - 23B: info.authorised\n", "  - 30B1bii: forced_pass.once\n"
    )
    later = text.replace(
        "  comparable: no\n", "  comparable: no\n  declarer_forbids: no\n"
    ).replace("forced_pass.once\n", "forced_pass.once\n  - 26A: any_lead\n")
    casebook = casebook_of(tmp_path, auction=text, play=told_anew(later))
    assert told(casebook) == []
    auction, play = casebook.rulings
    assert ([r.name for r in auction.conversation.pending], play.conversation.pending) == (
        ["lead"],
        (),
    )
    assert [row.rule for row in play.rows] == ["call", "new_call", "lead"]


def test_everything_wrong_is_told_at_once_and_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = GOOD.replace("accepted: no", "accepted: nej").replace("advice", "rad")
    text = text.replace("1h pas", "1h passs").replace("headnote:", "titel:")
    found = casebook_of(tmp_path, many=text, another=GOOD.replace("29B", "29A")).findings
    assert [(f.place.file, f.place.line) for f in found] == [
        ("call/another.yaml", 12),
        ("call/many.yaml", 1),
        ("call/many.yaml", 1),
        ("call/many.yaml", 7),
        ("call/many.yaml", 9),
        ("call/many.yaml", 15),
    ]


def test_files_in_the_wrong_place_or_under_a_wrong_name_are_told(tmp_path: Path) -> None:
    casebook_of(tmp_path, limited_reply=GOOD)
    for place in (
        "cal/other.yaml",
        f"{small_rules.SITUATIONS[0].slug}/x.yaml",
        "new_call/part.yaml",
        "call/Med Ø.yaml",
        "call/a.yml",
        "b.yaml",
        "call/call/d.yaml",
        "call/C.YAML",
    ):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(GOOD, "utf-8")
    found = {f.place.file: f.message for f in read_casebook(tmp_path, BOOK, tmp_path).findings}
    assert found["cal/other.yaml"] == "mappen »cal« er ingen regel; mente du »call«?"
    assert found["melding/x.yaml"] == "mappen »melding« er ingen regel; mente du »call«?"
    assert "læg sagen i mappen »call«" in found["new_call/part.yaml"]
    assert "filnavnet skal være små bogstaver" in found["call/Med Ø.yaml"]
    assert found["call/Med Ø.yaml"].endswith("; omdøb den, fx til med-oe.yaml")
    assert found["call/a.yml"].endswith("slutte på .yaml; omdøb den, fx til a.yaml")
    assert found["call/C.YAML"].endswith("; omdøb den, fx til c.yaml")
    assert found["b.yaml"].startswith("læg sagen i mappen for sin regel: ")
    assert found["call/call/d.yaml"] == found["b.yaml"]


def test_a_file_that_is_no_yaml_is_told_of_once_and_not_read(tmp_path: Path) -> None:
    casebook_of(tmp_path, limited_reply=GOOD)
    (tmp_path / "call" / "Thumbs.db").write_bytes(bytes(range(256)))
    (finding,) = read_casebook(tmp_path, BOOK, tmp_path).findings
    assert finding.code is Code.FILE_NAME
    assert finding.message.endswith("slutte på .yaml")


def test_a_case_in_another_rules_folder_is_asked_whether_it_belongs_there(tmp_path: Path) -> None:
    (tmp_path / "comparable").mkdir()
    (tmp_path / "comparable" / "limited-reply.yaml").write_text(GOOD, "utf-8")
    found = {f.field: f.message for f in read_casebook(tmp_path, BOOK, tmp_path).findings}
    assert found["facts.accepted"] == (
        "det spørger call om, men ikke denne regel; ligger filen i en forkert mappe?"
    )


def test_a_large_file_is_never_said_to_be_as_large_as_what_was_read(tmp_path: Path) -> None:
    (finding,) = casebook_of(tmp_path, photo=b"x" * 3_000_000).findings
    assert (
        finding.message
        == "filen er på mere end 20 kB; så stor er en sag ikke: er det den rigtige fil?"
    )


def test_one_name_is_one_case_in_the_whole_casebook(tmp_path: Path) -> None:
    casebook_of(tmp_path, limited_reply=GOOD)
    (tmp_path / "comparable").mkdir()
    other = "headnote: Samme\nstory: Samme.\nfacts: {same_meaning: yes}\n"
    other += "ruling:\n  - 23A1: verdict.yes\nauthority: law\nsource: {own: true}\n"
    (tmp_path / "comparable" / "limited-reply.yaml").write_text(other, "utf-8")
    (finding,) = read_casebook(tmp_path, BOOK, tmp_path).findings
    assert finding.text == (
        "comparable/limited-reply.yaml:1:1: navnet er brugt af call/limited-reply.yaml; "
        "giv filen et andet"
    )


def test_only_a_file_of_ones_own_is_a_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link, a pipe, a folder and a file that may not be read are told of, never skipped."""
    casebook_of(tmp_path, limited_reply=GOOD, forbidden=GOOD)
    call = tmp_path / "call"
    (call / "link.yaml").symlink_to("limited-reply.yaml")
    (call / "loose.yaml").symlink_to("nothing.yaml")
    (tmp_path / "rules").symlink_to(call)
    (call / "folder.yaml").mkdir()
    os.mkfifo(call / "pipe.yaml")
    opened = Path.open

    def refused(path: Path, *arguments: Any, **named: Any) -> Any:
        if path.stem == "forbidden":
            raise PermissionError(13, "Permission denied")
        return opened(path, *arguments, **named)

    monkeypatch.setattr(Path, "open", refused)
    found = read_casebook(tmp_path, BOOK, tmp_path).findings
    assert [f.text for f in found if f.code is Code.UNREADABLE] == [
        "call/folder.yaml:1:1: det er en mappe med navn som en sag; giv den et andet navn",
        "call/forbidden.yaml:1:1: filen kan ikke læses"
        " (du har ikke lov til at læse eller skrive den); ret det",
        "call/link.yaml:1:1: det er en genvej til en anden fil; læg selve filen her",
        "call/loose.yaml:1:1: det er en genvej til en anden fil; læg selve filen her",
        "call/pipe.yaml:1:1: det er ingen almindelig fil; slet den",
        "rules:1:1: det er en genvej til en anden fil; læg selve filen her",
    ]


def test_a_copy_of_a_case_is_told_of_and_so_is_the_name_of_another_page(tmp_path: Path) -> None:
    other = GOOD.replace("Pas i makkers", "Pas i sin makkers").replace(
        "Vest accepterer", "Vest  accepterer"
    )
    found = casebook_of(tmp_path, limited_reply=GOOD, index=GOOD, other=other).findings
    assert [(f.place.file, f.code) for f in found if not f.advice] == [
        ("call/index.yaml", Code.FILE_NAME),
        ("call/other.yaml", Code.SAME_TEXT),
    ]


def test_what_the_book_can_set_is_what_its_faces_have() -> None:
    """Typst warns of no sign that is called printable, and of each that is not."""
    signs = json.dumps("".join(map(chr, sorted(printable() - {10}))), ensure_ascii=False)
    text = f'#text(font: ("Lovbog Sans", "Noto Sans Symbols 2"), {signs})'
    for style in ("", "#set text(weight: 600)\n"):
        with compiled(TypstSource(f'#set document(title: "x")\n{style}{text}')) as typst:
            assert typst.pdf(None)
    for sign in "→≥łŽΩЖ😀":
        assert lacking(f"a{sign}") == (sign,)


HOSTILE: dict[str, str | bytes] = {
    "bomb": "a: &a [x, x]\n" + "".join(f"k{n}: &b{n} [*a, *a, *a, *a]\n" for n in range(200)),
    "merge": "base: &base {a: b}\nstory:\n  <<: *base\n",
    "brackets": "story: " + "[" * 15_000,
    "braces": "story: " + "{" * 15_000,
    "dashes": "- " * 7_000,
    "python": "story: !!python/object/apply:os.system [touch hacked]\n",
    "local": "story: !include /etc/passwd\n",
    "directive": "%TAG ! tag:example,2000:\n---\nstory: !x y\n",
    "yaml-9": "%YAML 9.9\n---\nstory: x\n",
    "quotes": '"' + "\\x41" * 4_000,
    "keys": "".join(f"k{n}: x\n" for n in range(2_000)),
    "items": "items: [" + "x, " * 6_000 + "]\n",
    "question": "? " * 9_000,
    "spaces": " " * 19_000 + "x",
    "blank": "\n" * 10_000,
    "many-nuls": "\0" * 19_000,
    "escape": "story: \x1b[31mrød\n",
    "backwards": "story: \u202enekkub\n",
    "line-separator": "story: a\u2028headnote: b\n",
    "carriage-return": "story: a\rheadnote: b\n",
    "utf-16": "story: Øst\n".encode("utf-16"),
    "surrogate": b"story: \xed\xa0\x80\n",
    "random": bytes(range(256)) * 40,
    "huge": b"x" * 50_000_000,
}


MOST = 2_000_000
"""Calls: a hundred for each sign of the largest file that is read."""


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_yaml_is_refused_in_danish_without_much_work(name: str, tmp_path: Path) -> None:
    casebook, calls = counted(lambda: casebook_of(tmp_path, **{name: HOSTILE[name]}))
    assert calls < MOST
    assert casebook.cases == ()
    assert casebook.findings
    assert all(f.place >= (f.place.file, 1, 1) and f.message for f in casebook.findings)
    assert not any(f.message.startswith("kan ikke læses som YAML") for f in casebook.findings)
    assert not Path("hacked").exists()


GROWING: dict[str, Callable[[int], str]] = {
    "unknown keys": lambda n: "".join(f"k{i}: x\n" for i in range(n)),
    "keys twice": lambda n: "story: x\n" * n,
    "an empty key and unknown ones": lambda n: "items:\n" + "".join(f"k{i}: x\n" for i in range(n)),
    "items": lambda n: "items: [" + "x, " * n + "]\n",
    "answers": lambda n: "facts:\n" + "".join(f"  k{i}: x\n" for i in range(n)),
    "steps": lambda n: "ruling:\n" + "  - 29B: cancelled\n" * n,
    "anchors": lambda n: "".join(f"k{i}: &b{i} [x, x]\n" for i in range(n)),
}


@pytest.mark.parametrize("kind", GROWING)
def test_twice_as_much_that_is_wrong_is_twice_the_work(kind: str, tmp_path: Path) -> None:
    _, once = counted(lambda: casebook_of(tmp_path, x=GROWING[kind](300)))
    _, twice = counted(lambda: casebook_of(tmp_path, x=GROWING[kind](600)))
    assert once < twice < 2.2 * once


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"\xef\xbb\xbfheadnote: x\n", (1, 1, Code.ENCODING)),
        ("headnote: x\nstory: Øst".encode("latin-1"), (2, 8, Code.ENCODING)),
        (b"headnote: x\nstory: a\0b", (2, 9, Code.HIDDEN_CHARACTER)),
        (b"x" * 20_001, (1, 1, Code.FILE_SIZE)),
        (b"headnote: x\nfacts:\n\ta: b", (3, 1, Code.HIDDEN_CHARACTER)),
    ],
)
def test_a_file_that_is_no_text_is_told_where(
    raw: bytes, expected: tuple[int, int, Code], tmp_path: Path
) -> None:
    (finding,) = casebook_of(tmp_path, raw=raw).findings
    assert (*finding.place[1:], finding.code) == expected


def test_every_kind_of_message_is_met_by_a_bad_case(tmp_path: Path) -> None:
    """What nothing can trigger would be a heading that explains nothing."""
    texts: dict[str, str | bytes] = {path.stem: path.read_bytes() for path in BAD.glob("*.yaml")}
    own = GOOD.replace("items: [S07]\n", "").encode()
    more: dict[str, str | bytes] = {
        "raw": b"\xff",
        "large": b"x" * 20_001,
        "Upper": b"",
        "own": own,
        "own-2": told_anew(own.decode()),
        "own-3": told_anew(own.decode()),
    }
    casebook_of(tmp_path, **{**texts, **more})
    (tmp_path / "call" / "link.yaml").symlink_to("own.yaml")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "x.yaml").write_text(GOOD, "utf-8")
    met = {finding.code for finding in read_casebook(tmp_path, BOOK, tmp_path).findings}
    elsewhere = {Code.NO_SCHEMA, Code.WRONG_SIDE, Code.STOPPED, Code.SETTING}
    assert set(Code) - met == elsewhere, "see test_cli.py, test_sides.py and test_precedents.py"


def test_a_check_that_fails_on_a_file_says_so_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DEBUG", raising=False)
    stopped = survived(lambda: int("x"), "a.yaml")
    assert isinstance(stopped, Finding)
    assert stopped.code is Code.STOPPED
    assert stopped.text.startswith("a.yaml:1:1: programmet gik i stå ved filen (ValueError i test_")
    assert survived(lambda: int("7"), "a.yaml") == 7
    monkeypatch.setenv("DEBUG", "1")
    with pytest.raises(ValueError, match="invalid literal"):
        survived(lambda: int("x"), "a.yaml")


@pytest.mark.parametrize("rule", REAL.rules)
def test_every_row_has_a_stub_that_passes_once_its_story_is_told(rule: str, tmp_path: Path) -> None:
    for row in REAL[rule].rows:
        made = stub(REAL, row)
        assert made, f"no conversation leads to {row.id}"
        told_text = filled_in(made.text, f"Det skete i {row.number}.")
        folder = tmp_path / made.rule
        folder.mkdir(exist_ok=True)
        (folder / f"row-{row.id.replace('_', '-')}.yaml").write_text(told_text, "utf-8")
    casebook = read_casebook(tmp_path, REAL, tmp_path)
    assert [f.text for f in casebook.findings if not f.advice] == []
    assert {row.id for row in REAL[rule].rows} <= set(coverage(REAL, casebook).guards)


def test_a_stub_that_is_not_filled_in_does_not_pass(tmp_path: Path) -> None:
    made = stub(BOOK, BOOK["lead"].rows[0])
    assert made
    found = casebook_of(tmp_path, waiting=made.text).findings
    assert {f.code for f in found} == {Code.PLACEHOLDER}
    assert "  comparable: no  # Er den nye melding tilsvarende? nej\n" in made.text
    assert "  - 29B: cancelled  # Jeg annullerer meldingen.\n" in made.text
