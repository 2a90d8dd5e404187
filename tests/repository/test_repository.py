"""What repository and README promise: a pure law, locked tools, pinned actions, true pages."""

import ast
import doctest
import re
import shutil
import sys
from pathlib import Path

import pytest
import yaml
from conftest import ROOT
from copies import follows, git, ran

from dev.pictures import MOST, TO
from generator.site.sections.contributing import packages

RULE_FILES = sorted((ROOT / "rules_src").rglob("*.py"))
LOCKS = sorted(ROOT.glob("requirements*.txt"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROMISED = {"help", "site", "serve", "check", "test", "mutants", "bench", "clean"}
READS_OR_WRITES = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint"}
OUTSIDE = {"os", "io", "pathlib", "sys", "subprocess", "socket", "shutil", "tempfile", "logging"}
OUTSIDE |= {"random", "time", "urllib", "http", "importlib", "glob", "sqlite3", "threading"}
OWN_TEXTS = "importlib.resources"
"""By which a room of the law reads the texts that lie in it, and nothing else."""
# Put together here, so that this file does not itself name one.
REGISTRIES = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
    )
)


def make(*arguments: str) -> str:
    """What make prints."""
    run = ran("make", *arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout


def imported(tree: ast.AST) -> set[str]:
    """The top-level packages that a module imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module != OWN_TEXTS:
            found.add("rules_src" if node.level else (node.module or "").split(".")[0])
    return found


def test_the_law_imports_only_the_standard_library_and_touches_nothing() -> None:
    assert RULE_FILES
    allowed = (sys.stdlib_module_names - OUTSIDE) | {"rules_src"}
    for file in RULE_FILES:
        tree = ast.parse(file.read_text("utf-8"))
        calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
        called = {func.id for func in calls if isinstance(func, ast.Name)}
        assert (imported(tree) - allowed) | (called & READS_OR_WRITES) == set(), file


@pytest.mark.parametrize("lock", LOCKS, ids=lambda f: f.name)
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    text = re.sub(r"\\\n", " ", lock.read_text("utf-8"))
    requirements = [
        line for line in text.splitlines() if line and not line.lstrip().startswith("#")
    ]
    assert requirements
    loose = [
        r for r in requirements if not re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", r)
    ]
    assert loose == []


def test_every_direct_requirement_stands_in_its_lock() -> None:
    for lock in LOCKS:
        locked = set(re.findall(r"^([a-z0-9-]+)==", lock.read_text("utf-8"), re.MULTILINE))
        wanted = re.findall(
            r"^([A-Za-z][\w-]*)", lock.with_suffix(".in").read_text("utf-8"), re.MULTILINE
        )
        assert {name.lower() for name in wanted} - locked == set(), lock.name


def test_no_tracked_file_names_the_host_of_a_registry() -> None:
    patterns = [argument for host in REGISTRIES for argument in ("-e", host)]
    found = ran("git", "grep", "-IlF", *patterns)
    assert found.stdout == ""
    assert found.returncode == 1, found.stderr  # git grep's word for: nothing found


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda f: f.name)
def test_a_workflow_pins_its_actions_by_commit_and_may_nothing_by_default(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    uses = re.findall(r"uses: (?!\./)(.+)", text)
    assert uses
    assert [u for u in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", u)] == []
    content = yaml.load(text, Loader=yaml.BaseLoader)
    assert content["permissions"] == {}
    assert all("permissions" in job for job in content["jobs"].values())
    assert not re.search(r"\$\{\{[^}]*secrets", text)
    assert "pull_request_target" not in text


def test_a_checkout_leaves_no_credentials_behind() -> None:
    steps = [
        step
        for workflow in WORKFLOWS
        for job in yaml.load(workflow.read_text("utf-8"), Loader=yaml.BaseLoader)["jobs"].values()
        for step in job.get("steps", [])
        if step.get("uses", "").startswith("actions/checkout@")
    ]
    assert steps
    assert [s for s in steps if s["with"]["persist-credentials"] != "false"] == []


def test_the_workflows_follow_the_published_schema() -> None:
    follows("github-workflows", *WORKFLOWS)


def test_what_readme_shows_is_there_and_light() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = [ROOT / file for file in re.findall(r"!\[[^\]]{20,}\]\(([^)]+)\)", readme)]
    assert shown == [TO / "telefon.jpg", TO / "opslag.jpg"]
    assert sum(file.stat().st_size for file in shown) <= MOST


def test_make_help_lists_every_promised_target_and_make_knows_it() -> None:
    listed = set(re.findall(r"^  ([a-z]+) ", make("help"), re.MULTILINE))
    assert listed == PROMISED
    assert make() == make("help")
    for target in PROMISED:
        assert make("--dry-run", target)


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    assert "exec make test" in (ROOT / ".ci" / "run").read_text("utf-8")
    assert git(ROOT, "ls-files", "--stage", ".ci/run").startswith("100755")


def test_nothing_that_is_ignored_is_tracked() -> None:
    assert git(ROOT, "ls-files", "--cached", "--ignored", "--exclude-standard") == ""


@pytest.mark.usefixtures("site")
def test_every_generated_file_is_ignored_by_git() -> None:
    generated = (ROOT / "docs" / ".generated").read_text("utf-8").split("\n")
    files = [f"docs/{name}" for name in generated if name]
    assert files
    assert set(git(ROOT, "check-ignore", "--no-index", *files).splitlines()) == set(files)


def test_make_clean_removes_what_make_has_made_and_nothing_else(tmp_path: Path) -> None:
    """Without git too; a folder that only sounds like ours is left alone."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("site", "site-of-the-club", ".cache", "docs/sager"):
        (tmp_path / name).mkdir(parents=True)
    alone = {"GIT_CEILING_DIRECTORIES": str(tmp_path.parent), "MAKEFLAGS": ""}
    made = ran("make", "clean", cwd=tmp_path, **alone)
    assert {path.name for path in tmp_path.iterdir()} == {"Makefile", "docs", "site-of-the-club"}
    assert "Uden git" in made.stdout
    assert made.stderr == ""


README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_readme_give_what_they_show() -> None:
    found = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0


def test_readme_begins_with_the_site_and_says_what_a_bare_machine_lacks() -> None:
    text = README.read_text("utf-8")
    assert text.startswith("# Bridgelovene i praksis\n")
    assert "apt-get install git make python3-venv" in text


def test_its_map_has_every_room_each_after_those_that_it_imports() -> None:
    text = README.read_text("utf-8")
    rooms: list[str] = []
    for line in text.split("\n"):
        if top := re.match(r"    (rules_src|generator)/ ", line):
            rooms.append(top[1])
        elif room := re.match(r"      (\w+)(/|\.py) ", line):
            above = next(one for one in reversed(rooms) if "." not in one)
            rooms.append(f"{above}.{room[1]}")
    by_name = {package.name: package for package in packages()}
    assert {*by_name} - {*rooms} == {"generator.__main__"}
    for place, name in enumerate(rooms):
        imports = by_name[name].imports if name in by_name else ()
        assert {*imports} <= {*rooms[:place]}, name


UPKEEP = ROOT / "docs" / "bidrag" / "vedligehold"
PAGES = sorted(UPKEEP.rglob("*.md"))
FILE = re.compile(r"`((?:rules_src|generator|tests|dev|bench|theme)/(?![\w/]*navn)[\w./]+\.\w+)`")
"""`navn` stands for the name of whatever is added."""


@pytest.mark.parametrize(
    "page",
    [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda page: page.stem,
)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    assert [
        name for name in FILE.findall(page.read_text("utf-8")) if not (ROOT / name).is_file()
    ] == []


def test_the_first_page_leads_to_each_of_the_others() -> None:
    links = re.findall(r"\]\(([^)]+\.md)\)", (UPKEEP / "index.md").read_text("utf-8"))
    inside = {UPKEEP / link for link in links if not link.startswith("..")}
    assert inside == {*PAGES} - {UPKEEP / "index.md"}


def test_every_page_begins_with_its_title() -> None:
    for page in PAGES:
        front, title = page.read_text("utf-8").split("\n")[:2]
        assert front == "---"
        assert title.startswith("title: "), page


def test_every_module_that_a_script_says_it_agrees_with_is_there() -> None:
    scripts = [*(ROOT / "generator").rglob("*.js"), *(ROOT / "generator").rglob("*.ts")]
    named = {
        name
        for file in scripts
        for name in re.findall(
            r"\b(?:rules_src|generator|tests)/[\w/]+\.py", file.read_text("utf-8")
        )
    }
    assert {"tests/oracle/last_tricks.py"} <= named
    assert {name for name in named if not (ROOT / name).is_file()} == set()
