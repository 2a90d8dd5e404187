"""The pages under /bidrag/ and the doors to the repository's host."""

import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
import yaml
from conftest import ROOT
from copies import SMALL as BOOK
from copies import casebook_of, follows, markdown_of, ran
from own_book import BOOK as REAL
from small_rules import GOOD, filled_in

from generator.cases.casebook import Casebook
from generator.cases.fields import CaseText, TableText
from generator.cases.findings import Code, blocking
from generator.cases.host import AddressError, Host, host_of
from generator.cases.precedents import Basis, PrecedentSource, PrecedentText, Seen
from generator.cases.stub import stub
from generator.data.entries import NO_CASES
from generator.engine.explore import declared
from generator.site.sections.contributing import feedback
from generator.views.content import Content

HOST = Host("https://github.com/forening/bridgelovene")
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
NEW = re.compile(r"\((https://github\.com/forening/bridgelovene/new/[^)]+)\)")


def made(casebook: Casebook, host: Host = HOST) -> dict[str, str]:
    return markdown_of(Content(BOOK, casebook, (), host=host))


def test_without_an_address_no_page_leads_out_and_the_command_is_named(tmp_path: Path) -> None:
    found = made(casebook_of(tmp_path, limited_reply=GOOD), Host())
    ours = {path: text for path, text in found.items() if path.endswith(".md")}
    assert not [path for path, text in ours.items() if "/new/main" in text or "/issues/" in text]
    assert "python -m generator case call-1" in found["bidrag/oenskede-sager.md"]


def test_a_row_with_few_cases_leads_to_a_new_file_with_everything_filled_in(tmp_path: Path) -> None:
    found = made(casebook_of(tmp_path / "was", limited_reply=GOOD))
    every = NEW.findall(found["bidrag/eftersyn.md"])
    assert len(every) == sum(1 for _ in BOOK.all_rows())
    links = [link for link in every if "casebook%2Fcall%2F" in link]
    assert len(links) == sum(len(BOOK[rule].rows) for rule in ("call", "new_call", "lead"))
    for number, link in enumerate(links):
        asked = parse_qs(urlsplit(link).query)
        (path,), (text,) = asked["filename"], asked["value"]
        assert path == "rules_src/casebook/call/NAVN.yaml"
        told = filled_in(text, "Det skete.")
        case = casebook_of(tmp_path / str(number), a_case=told.replace("adds: ...", "adds: Nyt."))
        assert [f.text for f in blocking(case.findings)] == []


def test_a_row_says_which_cases_guard_it_and_stops_asking_when_there_are_two(
    tmp_path: Path,
) -> None:
    again = GOOD.replace("headnote: Pas", "headnote: Igen pas")
    found = made(casebook_of(tmp_path, limited_reply=GOOD, once_more=again))
    row = found["situationer/melding.md"].partition('id="new_call-2"')[2].partition("</tr>")[0]
    assert "sager/limited-reply.md" in row
    assert "sager/once-more.md" in row
    assert "Tilføj en sag" not in row
    review = found["bidrag/eftersyn.md"]
    _, _, counted = review.partition("#new_call-2) ")
    assert counted.split(" · ")[0].strip() == "2"
    assert "[ny](" in review


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("revoke", ["contract", "offender"]),
        ("insufficient_bid", ["dealer", "vulnerable", "auction"]),
        ("wrong_board", ["offender"]),
    ],
)
def test_a_file_to_fill_in_asks_for_what_is_worth_telling_of_the_table(
    rule: str, fields: list[str]
) -> None:
    found = stub(REAL, REAL[rule].rows[0])
    assert found
    assert [*yaml.safe_load(found.text)["table"]] == fields


def test_no_address_of_the_real_rules_is_too_long_for_the_host() -> None:
    for row in REAL.all_rows():
        found = stub(REAL, row)
        assert found
        assert len(HOST.new_case(found)) <= 7_500, row.id  # much longer ones are refused


@pytest.mark.parametrize(
    ("setting", "environment", "expected"),
    [
        ("", {}, ""),
        ("https://example.org/a/b/", {}, "https://example.org/a/b"),
        ("https://example.org/a/b", {"REPOSITORY_URL": "https://example.org/c/d"}, "c/d"),
        ("", {"REPOSITORY_URL": ""}, ""),
    ],
)
def test_the_address_comes_from_the_setting_or_the_workflow(
    setting: str, environment: dict[str, str], expected: str, tmp_path: Path
) -> None:
    (tmp_path / "pyproject.toml").write_text(f'[tool.bridgelovene]\nrepository = "{setting}"\n')
    assert host_of(tmp_path, environment).address.endswith(expected)
    assert bool(host_of(tmp_path, environment)) == bool(expected)


@pytest.mark.parametrize(
    "address", ["javascript:alert(1)", 'https://x"onclick', "https://a b/c", "http://a/b", "x"]
)
def test_what_is_no_address_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(AddressError, match="er ingen adresse"):
        host_of(tmp_path, {"REPOSITORY_URL": address})
    with pytest.raises(AddressError, match="er ingen mailadresse"):
        host_of(tmp_path, {"CONTACT": address})


def test_every_kind_of_message_has_a_heading_with_cause_and_cure(tmp_path: Path) -> None:
    page = made(casebook_of(tmp_path))["bidrag/fejlmeddelelser.md"]
    for code in Code:
        _, heading, rest = page.partition(f"{{: #{code.key} }}\n")
        assert heading, code
        explained = rest.partition("\n###")[0]
        assert explained.count("\n\n") >= 1, code
        assert "**Gør sådan:**" in explained, code
    assert page.index("#raad") < page.index(f"#{Code.LONG_STORY.key}")


def test_every_question_and_answer_of_every_rule_is_told(tmp_path: Path) -> None:
    found = made(casebook_of(tmp_path))
    for situation in BOOK.situations:
        page = found[f"bidrag/spoergsmaal/{situation.slug}.md"]
        for rule in situation.rules:
            for fact in declared(rule).values():
                assert f'id="{rule.__name__}.{fact.name}"' in page
                for key in fact.answers:
                    assert f"<code>{key}</code>" in page
            for row in BOOK[rule.__name__].rows:
                for step in row.ruling:
                    word = step.word.replace("_", "&#95;")
                    assert step.word.startswith("continue.") or f"{step.law}: {word}<" in page


def test_disputed_and_withdrawn_cases_are_listed_with_their_reasons(tmp_path: Path) -> None:
    disputed = GOOD.replace("29B: cancelled", "29A: stands") + "disputed: Loven er uklar.\n"
    withdrawn = GOOD + "withdrawn: Reglen er ændret, 2026-11-01.\n"
    page = made(casebook_of(tmp_path, one=disputed, two=withdrawn))["bidrag/omstridte-sager.md"]
    assert "](../sager/one.md): Loven er uklar." in page
    assert "](../sager/two.md): Reglen er ændret, 2026-11-01." in page


def test_the_guide_is_the_page_word_for_word() -> None:
    """The guide for GitHub and the page are one text; its links lead where there is a host."""
    page = made(NO_CASES, HOST)["bidrag/index.md"]
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for line in guide.splitlines()[1:]:
        assert "](" in line or line.rstrip() in page, line
    assert f"]({HOST.address}/blob/main/LICENSE-TEXT)" in page
    bare = made(NO_CASES, Host())["bidrag/index.md"]
    for of_the_host in ("LICENSE-TEXT", "»Skriv en sag«", "»En ny sag«"):
        assert of_the_host in guide
        assert of_the_host not in bare


def test_the_guide_names_only_fields_that_a_case_has() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = set(re.findall(r"^\| `(\w+)`", guide, re.MULTILINE))
    example = set(re.findall(r"^(\w+):", guide.partition("```yaml")[2].partition("```")[0], re.M))
    assert named
    assert example <= {*CaseText.model_fields}
    assert named <= {*CaseText.model_fields, *PrecedentText.model_fields}
    for key in (*PrecedentSource.model_fields, *(m.name.lower() for m in (*Basis, *Seen))):
        assert f"`{key}`" in guide, key
    of_table = set(re.findall(r"^\| `table\.(\w+)`", guide, re.MULTILINE))
    assert of_table
    assert of_table <= {*TableText.model_fields}


def test_a_ruling_that_looks_wrong_is_sent_by_anybody_and_reported_where_there_is_a_host() -> None:
    page = "sager/one.md"
    given = feedback(replace(HOST, contact="tl@klub.dk"), page, "Passen gælder.", "Loven fra 2017")
    assert given.lines == ("sager/one/", "Kendelse: Passen gælder.", "Loven fra 2017")
    mail = unquote(given.mail.unescape())
    assert mail.startswith(
        "mailto:tl@klub.dk?subject=Kendelse: Passen gælder.&body=sager/one/\nKendelse: "
    )
    assert mail.endswith("Det er forkert, fordi: ")
    report = parse_qs(urlsplit(given.form).query)
    assert report["template"] == ["forkert-kendelse.yml"]
    assert report["side"] == ["sager/one/"]
    assert report["siger"][0].startswith("sager/one/\nKendelse: Passen gælder.\nLoven fra 2017")
    assert feedback(Host(), page, "Passen gælder.", "Loven fra 2017")[1:] == ("", "")


def form(name: str) -> dict[str, object]:
    content: dict[str, object] = yaml.safe_load((FORMS / f"{name}.yml").read_text("utf-8"))
    return content


@pytest.mark.parametrize("name", ["ny-sag", "forkert-kendelse"])
def test_an_issue_form_is_one_and_its_labels_are_known(name: str) -> None:
    follows("github-issue-forms", FORMS / f"{name}.yml")
    labels = yaml.safe_load((ROOT / ".github" / "labels.yml").read_text("utf-8"))
    used = form(name)["labels"]
    assert isinstance(used, list)
    assert {*used} <= {label["name"] for label in labels}


def test_the_doors_lead_to_forms_and_fields_that_are_there(tmp_path: Path) -> None:
    found = made(casebook_of(tmp_path, limited_reply=GOOD))
    addresses = re.findall(r"\((https://[^)]*/issues/new[^)]*)\)", "\n".join(found.values()))
    assert addresses
    for address in {*addresses}:
        asked = parse_qs(urlsplit(address).query)
        (template,) = asked.pop("template")
        body = form(template.removesuffix(".yml"))["body"]
        assert isinstance(body, list)
        assert {*asked} <= {field.get("id") for field in body}
    case = found["sager/limited-reply.md"]
    assert "side=sager%2Flimited-reply" in case


def test_a_pull_request_is_asked_four_things_no_real_names_among_them() -> None:
    text = (ROOT / ".github" / "pull_request_template.md").read_text("utf-8")
    assert len(text.splitlines()) == 4
    assert "uden rigtige navne" in text


def test_the_command_for_the_labels_reads_each_of_them() -> None:
    upkeep = (ROOT / "docs" / "bidrag" / "vedligehold" / "depotet.md").read_text("utf-8")
    command = next(line.strip() for line in upkeep.splitlines() if "sed -nE" in line)
    said = ran("bash", "-c", command.removesuffix("|")).stdout
    labels = yaml.safe_load((ROOT / ".github" / "labels.yml").read_text("utf-8"))
    assert said.splitlines() == [f"{x['name']}|{x['color']}|{x['description']}" for x in labels]


def test_the_owners_are_asked_about_folders_that_are_there() -> None:
    text = (ROOT / ".github" / "CODEOWNERS").read_text("utf-8")
    folders = re.findall(r"^#?\s*(/[\w./]+/)", text, re.MULTILINE)
    assert folders
    assert [f for f in folders if not (ROOT / f.strip("/")).is_dir()] == []


def test_the_robot_proposes_newer_versions_of_everything_that_is_locked_and_groups_them() -> None:
    settings = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text("utf-8"))
    covered = set()
    for update in settings["updates"]:
        folders = update.get("directories") or [update["directory"]]
        covered |= {(update["package-ecosystem"], folder) for folder in folders}
        assert [*update["groups"].values()] == [{"patterns": ["*"]}]
    locks = {path.parent for path in (ROOT / "dev").glob("*/package-lock.json")}
    node = {("npm", f"/{folder.relative_to(ROOT).as_posix()}") for folder in locks}
    assert covered == {("uv", "/"), ("github-actions", "/"), *node}
