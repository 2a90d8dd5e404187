"""What a pull request shows: findings beside the lines, and a summary nobody can hide text in."""

import re
from pathlib import Path

import copies
import pytest
import yaml
from conftest import ROOT, Run
from small_rules import GOOD

from dev.preview import alone, pages_of
from generator.cases.findings import Code, Finding, Place
from generator.cli.check import annotation


def test_a_finding_is_an_annotation_at_its_file_line_and_column(run: Run, casebook: Path) -> None:
    text = GOOD.replace("accepted: no", "accepted: nej")
    (casebook / "limited-reply.yaml").write_text(text, "utf-8")
    code, out, _ = run("check", "--github")
    assert code == 1
    assert out.splitlines()[-1] == (
        "::error file=rules_src/casebook/call/limited-reply.yaml,line=9,col=13,"
        "title=Ukendt svar::facts.accepted: »nej« er intet svar på »Accepterer MTV meldingen?«; "
        "mente du »no«?"
    )


def test_advice_is_a_notice_and_passes(run: Run, casebook: Path) -> None:
    text = re.sub(r"source: .*\n", "", GOOD)
    (casebook / "limited-reply.yaml").write_text(text, "utf-8")
    code, out, _ = run("check", "--github")
    assert code == 0
    assert out.splitlines()[-1].startswith("::notice file=rules_src/casebook/call/")


def test_no_text_of_a_finding_can_be_a_command_to_github() -> None:
    evil = "100 %\n::set-env name=X::y\r::error::"
    finding = Finding(Place("a,b:c\n::x", 1, 2), Code.WRONG_SHAPE, evil)
    assert annotation(finding) == (
        "::error file=a%2Cb%3Ac%0A%3A%3Ax,line=1,col=2,"
        "title=En tekst%2C hvor der skulle være en liste%2C eller omvendt"
        "::100 %25%0A::set-env name=X::y%0D::error::"
    )


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("accepted: no", 'accepted: "nej\\n::error::hej"'),
        GOOD.replace("accepted: no", '"x\\n::stop-commands::y": no'),
        GOOD.replace("29B: cancelled", '"29B\\n::add-mask::z": cancelled'),
        GOOD.replace("1h pas", '"\\n::warning::hej" pas'),
    ],
)
def test_no_line_of_what_is_printed_begins_with_a_command_of_the_file(
    text: str, run: Run, casebook: Path
) -> None:
    (casebook / "limited-reply.yaml").write_text(text, "utf-8")
    code, out, _ = run("check", "--github")
    assert code == 1
    lines = out.splitlines()
    assert lines
    ours = re.compile(r"rules_src/casebook/|::(error|notice) file=rules_src/casebook/")
    assert [line for line in lines if not ours.match(line)] == []


@pytest.fixture
def repository(casebook: Path) -> Path:
    """One case, in a repository whose only commit has no rules at all."""
    folder = casebook.parents[2]
    copies.git(folder, "init", "-q", "-b", "main")
    copies.git(folder, *copies.WHO, "commit", "-q", "--allow-empty", "-m", "x")
    return folder


def test_a_base_that_cannot_tell_is_no_reason_to_stop(run: Run, repository: Path) -> None:
    file = repository / "summary.md"
    code, _, _ = run("check", "--summary", str(file), "--base", "main")
    assert code == 0
    assert "Der er intet at sammenligne med" in file.read_text("utf-8")
    assert "1 sag, " in file.read_text("utf-8")


def test_a_base_without_a_summary_is_refused(run: Run) -> None:
    code, _, err = run("check", "--base", "main")
    assert code == 2
    assert "--base hører til --summary" in err


EVIL = "</details>\n``` <script>alert(1)</script> [x](javascript:1) <img src=x onerror=y>"


def test_a_summary_tells_what_a_new_case_guards_and_shows_its_page(tmp_path: Path) -> None:
    """On the real rules: the commit is the base, one case is new, one ruling is read otherwise."""
    worktree = copies.repository(tmp_path, "call_out_of_rotation", "cards_wrong")
    case = next((worktree / "rules_src" / "casebook").rglob("pass-in-rhos-turn.yaml"))
    text = case.read_text("utf-8")
    story = "story: |\n" + "".join(f"  {line}\n" for line in EVIL.splitlines())
    new = re.sub(r"story: >\n(  .*\n)+", lambda _: story, text).replace("items:", "x:")
    new = re.sub(r"x: .*\n", "", new) + "adds: Det gør den.\n"
    new = re.sub(r"^source: .*", "source: {own: true}", new, flags=re.MULTILINE)
    (case.with_name("my-own-case.yaml")).write_text(new, "utf-8")
    precedent = next((worktree / "rules_src" / "precedents").rglob("kort-tilovers*.yaml"))
    read = precedent.read_text("utf-8").replace("[agreed_tricks_stand]", "[transfer.1]")
    precedent.write_text(read + "because: theirs\nreason: Kilden tager et stik.\n", "utf-8")
    summary = worktree / "summary.md"
    words = ("check", "--github", "--summary", str(summary), "--base", "HEAD")
    copies.generator(worktree, *words)
    told = summary.read_text("utf-8")
    assert "my-own-case.yaml dækker:" in told
    assert "sammen med" in told
    assert "Før: " in told
    assert "### Andres kendelser: 1 kendelse skifter fra enig til uenig" in told
    outside = re.sub(r"\n(`{3,})text\n.*?\n\1\n", "", told, flags=re.DOTALL)
    assert "alert(1)" in told
    assert "alert(1)" not in outside
    assert outside.count("</details>") == outside.count("<details>") == 1


def test_pull_requests_may_read_and_nothing_else() -> None:
    workflows = ROOT / ".github" / "workflows"
    for name in ("bidrag.yml", "test.yml"):
        content = yaml.load((workflows / name).read_text("utf-8"), Loader=yaml.BaseLoader)
        rights = [job["permissions"] for job in content["jobs"].values()]
        assert rights == [{"contents": "read"}] * len(rights)
        runs = [s.get("run", "") for job in content["jobs"].values() for s in job["steps"]]
        assert [run for run in runs if "${{" in run] == [], "titles and branches go through env"


def test_a_preview_shows_the_pages_of_what_is_changed_and_asks_for_nothing_else(
    tmp_path: Path,
) -> None:
    changed = (
        "rules_src/casebook/revoke/asked-too-late.yaml",
        "rules_src/laws/law_26_lead_restrictions.py",
        "generator/cases/check.py",
    )
    pages = [*pages_of(changed)]
    assert pages == [
        "sager/asked-too-late/index.html",
        "situationer/udspilsbegraensninger/index.html",
    ]
    (tmp_path / "site.css").write_text("p{color:red}", "utf-8")
    for page in pages:
        (tmp_path / page).parent.mkdir(parents=True)
        (tmp_path / page).write_text(
            '<link rel=stylesheet href=../../site.css><article><details><a href="../x/">X</a>'
            f'<script>let x</script><img src="../../y.png"><p id="a">{page}</details></article>',
            "utf-8",
        )
    shown = alone(tmp_path, pages)
    assert shown.count("<style>p{color:red}</style>") == 1
    for page in pages:
        assert f'<details open><a>X</a><p id="a">{page}</details>' in shown
    assert not re.search("<script|src=|href=", shown)
    assert "Hent hele sitet" in alone(tmp_path, ())


def test_a_preview_shows_the_situation_of_a_part_and_those_that_share_a_changed_text() -> None:
    part = "rules_src/laws/law_61_64_revoke/transfer.py"
    assert [*pages_of([part])] == ["situationer/kulorsvigt/index.html"]
    shared = "rules_src/laws/common/adjusted_score.py"
    assert "situationer/justeret-score/index.html" in [*pages_of([shared])]
