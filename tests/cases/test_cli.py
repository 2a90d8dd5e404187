"""The command line as people and programs use it: Danish, exit codes, and never a traceback."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import small_rules
from conftest import ROOT, Run
from copies import generator, ran, run_on
from own_book import BOOK
from small_rules import GOOD, filled_in

from generator.cases.schema import schemas
from generator.cases.stub import schema_line
from generator.cli.main import COMMANDS, command_of
from generator.engine.rulebook import Rulebook
from rules_src.model import HandOver, Ruling


def test_the_rules_and_cases_of_this_repository_are_in_order() -> None:
    found = generator(ROOT, "check")
    assert found.returncode == 0, found.stdout + found.stderr
    assert "ingen fejl" in found.stderr


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = f"{sys.executable} -m generator rule --list | head -n 0; exit ${{PIPESTATUS[0]}}"
    found = ran("bash", "-c", command)
    assert "Traceback" not in found.stderr


def test_a_sign_that_the_screen_cannot_write_is_no_reason_to_stop() -> None:
    """A screen may know no ø; and a file from an old archive may be named in no code at all."""
    command = (sys.executable, "-m", "generator", "rule", "revoke")
    found = ran(*command, PYTHONIOENCODING="ascii:strict")
    assert found.returncode == 0, found.stderr
    assert r"Kul\xf8rsvigt" in found.stdout


def test_the_help_is_danish_and_names_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in COMMANDS:
        assert f"  {name} " in out
        assert command_of(name).__doc__
    for english in ("usage", "optional", "options", "show this", "positional"):
        assert english not in out


def test_the_help_of_a_command_is_danish(capsys: pytest.CaptureFixture[str], run: Run) -> None:
    for name in COMMANDS:
        assert run(name, "--help")[0] == 0
        about = capsys.readouterr().out
        assert about.startswith(f"Brug: python -m generator {name}")
        assert "vis denne hjælp" in about
        assert "usage" not in about


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), "Brug: python -m generator"),
        (("chek",), "ukendt kommando »chek«; mente du »check«?"),
        (("check", "alt"), "check tager ingen argumenter; slet »alt«"),
        (("check", "--alt"), "ukendt valg »--alt«; vælg mellem -h, --help"),
        (("rule",), "skriv, hvilken regel"),
        (("rule", "cal"), "ukendt regel »cal«; mente du »call«?"),
        (("rule", "melding"), "ukendt regel »melding«; mente du »call«?"),
        (("rule", "Tilsvarende melding"), "mente du »comparable«?"),
        (("rule", "call", "acepted=no"), "acepted: ukendt spørgsmål; mente du »accepted«?"),
        (("rule", "call", "accepted=nej"), "mente du »no«?"),
        (("rule", "call", "accepted"), "»accepted« er intet svar; skriv spørgsmål=svar"),
        (("rule", "call", "accepted="), "»accepted=« er intet svar"),
        (("rule", "call", "=no"), "»=no« er intet svar"),
        (("rule", "call", "accepted=no", "accepted=yes"), "»accepted« er besvaret to gange"),
        (("rule", "call", "comparable=no", "comparable.subset=yes"), "besvaret to gange"),
        (("rule", "call", "comparable.subset=yes", "comparable=no"), "besvaret to gange"),
        (("rule", "call", "turn.whose=rho"), "turn: skriv kun ét svar: turn: rho (MTH)"),
        (("rule", "call", "comparable.sub=yes"), "comparable.sub: ukendt spørgsmål; mente du"),
        (("rule", "call", "comparable.subset=ja"), "comparable.subset: »ja« er intet svar på"),
        (("rule", "call", "--lst"), "ukendt valg »--lst«; mente du »--list«?"),
        (("rule", "call", "--list=yes"), "kommandoen kan ikke læses"),
        (("rule", "missing.yaml"), "filen »missing.yaml« findes ikke"),
        (("case", "cal"), "ukendt regel »cal«; mente du »call«?"),
        (("case", "call-3"), "call har kun 2 rækker; skriv call-1 til call-2"),
        (("case", "call", "accepted=ja"), "mente du »yes«?"),
        (("dif", "HEAD"), "ukendt kommando »dif«; mente du »diff«?"),
    ],
)
def test_a_command_written_wrongly_is_refused_with_a_hint_and_exit_2(
    words: tuple[str, ...], expected: str, run: Run, casebook: Path
) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert expected in err


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            '[tool.bridgelovene]\nrepository = "http://x"\n',
            "pyproject.toml:2:1: »http://x« er ingen",
        ),
        ("[tool.bridgelovene]\nrepository = \n", "pyproject.toml:2:1: linjen er ikke TOML"),
    ],
)
@pytest.mark.parametrize("command", ["check", "pages", "build"])
def test_a_setting_that_the_pages_cannot_use_is_refused_by_every_command(
    command: str, settings: str, said: str, run: Run, casebook: Path, tmp_path: Path
) -> None:
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    code, out, _ = run(command)
    assert code == 1
    assert out.startswith(said)
    assert not (tmp_path / "docs").exists()


@pytest.mark.parametrize("command", ["check", "pages", "build"])
def test_while_a_case_is_wrong_no_command_writes_anything(
    command: str, run: Run, casebook: Path, tmp_path: Path
) -> None:
    (casebook / "other.yaml").write_text(GOOD.replace("accepted: no", "accepted: nej"), "utf-8")
    before = {*tmp_path.rglob("*")}
    assert run(command)[0] == 1
    assert {*tmp_path.rglob("*")} == before


def test_check_tells_every_finding_with_its_place_and_exits_1(run: Run, casebook: Path) -> None:
    (casebook / "other.yaml").write_text(GOOD.replace("accepted: no", "accepted: nej"), "utf-8")
    code, out, err = run("check")
    assert code == 1
    assert out == (
        "rules_src/casebook/call/other.yaml:9:13: facts.accepted: »nej« er intet svar på "
        "»Accepterer MTV meldingen?«; mente du »no«?\n"
    )
    assert err == "1 sag, 3 af 10 rækker dækket, 1 fejl.\n"


@pytest.mark.parametrize("first", ["", schema_line("lead") + "\n"])
def test_a_case_whose_editor_gets_no_help_is_advised_of_the_line_and_stops_nothing(
    first: str, run: Run, casebook: Path
) -> None:
    (casebook / "limited-reply.yaml").write_text(first + GOOD, "utf-8")
    code, out, err = run("check")
    assert code == 0
    assert f"call/limited-reply.yaml:1:1: råd: første linje bør være »{schema_line('call')}«" in out
    assert err.endswith("ingen fejl, 1 råd.\n")


def astray(facts: small_rules.Call) -> Ruling:
    """A rule that hands over to nowhere."""
    return Ruling(HandOver("30A", "nowhere"))


def test_a_hand_over_misspelled_is_told_at_its_rule_and_no_case_is_tried(
    tmp_path: Path, casebook: Path
) -> None:
    """Not even of the part that nothing reaches now."""
    call, *others = small_rules.SITUATIONS
    summary = tmp_path / "summary.md"
    words = ("check", "--summary", str(summary), "--base", "HEAD")
    code, out, err = run_on(tmp_path, (replace(call, rule=astray), *others), *words)
    assert code == 1
    line = astray.__code__.co_firstlineno
    assert out == f"{__file__}:{line}:1: astray: giver videre til nowhere, som ikke findes\n"
    assert err == (
        "Sagerne er ikke prøvet: det kan de først, når reglerne er i orden.\n1 fejl i reglerne.\n"
    )
    assert "giver videre til nowhere" in summary.read_text("utf-8")


def test_rule_lists_the_rules_with_their_parts_indented(run: Run) -> None:
    assert run("rule", "--list")[1].splitlines() == [
        "call        Melding uden for tur",
        "  new_call    Når meldingen ikke er accepteret",
        "  lead        Ved udspillet",
        "comparable  Tilsvarende melding",
    ]


def test_rule_asks_the_next_question_with_its_answers(run: Run) -> None:
    code, out, _ = run("rule", "call")
    assert code == 0
    assert out.splitlines() == [
        "Melding uden for tur",
        "",
        "Spørgsmål (forklar alle valg, før der vælges) [§\u00a029A]: Accepterer MTV meldingen?",
        "  accepted=yes  ja",
        "  accepted=no  nej",
    ]


def test_rule_gives_the_ruling_through_the_rules_it_hands_over_to(run: Run) -> None:
    code, out, err = run("rule", "call", "accepted=no", "turn=rho", "declarer_forbids=no")
    assert code == 0
    assert out.splitlines() == [
        "Kendelse: Meldingen annulleres; den fejlende passer næste gang. [§\u00a029B, §\u00a030A]",
        "",
        "Sig nu",
        "  • Alle: Jeg annullerer meldingen. [§\u00a029B]",
        "  • Den fejlende: Du skal passe, næste gang det er din tur. [§\u00a030A]",
        "",
        "Hvorfor",
        "  Melding uden for tur",
        "    Accepterer MTV meldingen? nej (accepted=no)",
        "  Når meldingen ikke er accepteret",
        "    Hvis tur var det? MTH (turn=rho)",
    ]
    assert err == "Ikke brugt, da der ikke spørges om det her: declarer_forbids\n"


def test_rule_settles_a_judgement_by_its_own_rule(run: Run) -> None:
    words = ("rule", "call", "accepted=no", "turn=lho", "comparable.same_meaning=no")
    code, out, _ = run(*words, "comparable.subset=no")
    assert code == 0
    assert "(comparable=no)" in out
    assert "(lead)" in out
    assert "Spørgsmål" not in out


def test_rule_tells_a_case_with_its_seats(run: Run, casebook: Path) -> None:
    code, out, err = run("rule", str(casebook / "limited-reply.yaml"))
    assert (code, err) == (0, "")
    assert out.startswith("Pas i makkers tur, og den nye melding er en delmængde\n")
    assert "  Accepterer Vest meldingen? nej (accepted=no)\n" in out
    assert "\nKendelse: Meldingen annulleres; ingen berigtigelse. [§\u00a029B, §\u00a023B]\n" in out
    assert "  • Nord: Du må gerne bruge, hvad den tilbagetagne melding viste." in out


WITHOUT_RULING = GOOD[: GOOD.index("ruling:")] + GOOD[GOOD.index("authority:") :]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (GOOD.replace("29B", "29A"), "other.yaml:12:5: ruling[1]: sagen siger »29A: cancelled«"),
        (WITHOUT_RULING, "mangler nøglen »ruling«"),
    ],
)
def test_rule_shows_the_ruling_that_a_case_lacks_to_be_copied(
    text: str, wrong: str, run: Run, casebook: Path
) -> None:
    (casebook / "other.yaml").write_text(text, "utf-8")
    code, out, err = run("rule", str(casebook / "other.yaml"))
    assert code == 1
    assert wrong in err
    stated = out[out.index("ruling:") :].split()
    assert stated == GOOD[GOOD.index("ruling:") : GOOD.index("authority:")].split()


def test_case_writes_the_stub_of_the_first_row_without_a_case(run: Run, casebook: Path) -> None:
    code, out, _ = run("case")
    assert code == 0
    assert out.startswith("# yaml-language-server: $schema=../../../docs/data/schema/call.json\n")
    assert "  accepted: yes  # Accepterer MTV meldingen? ja\n" in out
    assert "  - 29A: stands  # Meldingen gælder.\n" in out


def test_case_writes_the_stub_of_a_named_row_or_of_these_answers(run: Run, casebook: Path) -> None:
    assert "declarer_forbids: no" in run("case", "lead-2")[1]
    assert "  turn: rho  # Hvis tur var det? MTH\n" in run("case", "call", "turn=rho")[1]
    assert "  - 29A: stands" in run("case", "call", "accepted=yes")[1]


def test_case_asks_what_a_case_adds_where_every_row_has_one(run: Run, casebook: Path) -> None:
    rows = Rulebook(small_rules.SITUATIONS)["comparable"].rows
    folder = casebook.parent / "comparable"
    folder.mkdir()
    for row in rows:
        text = filled_in(run("case", row.id)[1], f"Det skete {row.number}.")
        (folder / f"row-{row.number}.yaml").write_text(text, "utf-8")
    assert run("check")[0] == 0
    for answers in ((), ("same_meaning=yes",)):
        assert "adds: ...  # hvad sagen lærer" in run("case", "comparable", *answers)[1]


def test_case_lists_the_rows_of_a_rule_and_knows_a_paragraph(run: Run, casebook: Path) -> None:
    code, out, err = run("case", "call", "--rows")
    assert (code, out) == (0, "")
    assert "call-1  " in err
    assert "(1 sag)" in err
    code, out, err = run("case", "call")
    assert "call-1  " in err
    assert out.startswith("# yaml-language-server")
    code, _, err = run("case", "30B1")
    assert code == 2
    assert "er en paragraf; den hører til new_call" in err


def test_rule_shows_the_walk_as_far_as_the_answers_of_a_case_go(run: Run, casebook: Path) -> None:
    text = GOOD.replace("  comparable: {same_meaning: no, subset: yes}\n", "")
    (casebook / "limited-reply.yaml").write_text(text, "utf-8")
    code, out, err = run("rule", str(casebook / "limited-reply.yaml"))
    assert code == 1
    assert "mangler »comparable«" in err
    assert "(accepted=no)" in out
    assert "comparable=yes" in out


def test_rows_are_told_rule_by_rule(run: Run) -> None:
    code, out, _ = run("rows")
    assert code == 0
    assert out.splitlines()[1].startswith("== call: 2 paths, 2 rows")


def test_editors_and_check_agree_on_cases_and_stubs(run: Run, tmp_path: Path) -> None:
    """Editors read YAML 1.2, where 47E1 is a number and `no` a word."""
    folder = ROOT / "rules_src" / "casebook" / "opening_lead_out_of_turn"
    schema = tmp_path / "schema.json"
    schema.write_text(schemas(BOOK)[folder.name], "utf-8")
    good = sorted(folder.glob("*.yaml"))
    text = good[0].read_text("utf-8")
    bad = {
        "key": text.replace("headnote:", "headnot:"),
        "answer": re.sub(r"\n  told_to_play: \w+", "\n  told_to_play: nej", text),
        "step": text.replace("\nruling:\n", "\nruling:\n  - 47E1: no_such_step\n"),
    }
    for name, broken in bad.items():
        assert broken != text
        (tmp_path / f"{name}.yaml").write_text(broken, "utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schema)]
    files = [*good, *(tmp_path / f"{name}.yaml" for name in bad)]
    said = ran(*command, "--output-format", "json", *files).stdout
    refused = {error["filename"] for error in json.loads(said)["errors"]}
    assert refused == {str(tmp_path / f"{name}.yaml") for name in bad}, said
