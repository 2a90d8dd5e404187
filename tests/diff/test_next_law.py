"""The next law rehearsed as a branch that changes rules in place: `diff --page` tells of it."""

import re
import shutil
from pathlib import Path

import copies
import pytest
from next_law import CHAPTER, GONE, MERGED, NEW, TWELVE

from generator.text.danish import sentence
from rules_src.laws import SITUATIONS
from rules_src.presentation import PRESENTATION

HOME = {rule.__name__: s for s in SITUATIONS for rule in s.rules}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the command writes of the branch, in a repository of its own."""
    folder = copies.repository(tmp_path_factory.mktemp("next"))
    shutil.rmtree(folder / "rules_src" / "precedents")
    copies.git(folder, *copies.WHO, "commit", "-qam", "none of them, to be quick")
    copies.git(folder, "switch", "-q", "-c", "next")
    shutil.copy(Path(__file__).with_name("next_law.py"), folder / "rules_src" / "editions.py")
    copies.git(folder, *copies.WHO, "commit", "-qam", "the next law")
    done = copies.generator(folder, "diff", "main", "next", "--page", "next.md")
    assert done.returncode == 0, done.stderr
    return (folder / "next.md").read_text("utf-8")


def headings(page: str) -> list[str]:
    return re.findall(r"^## (.*)$", page, re.MULTILINE)


def section(page: str, heading: str) -> str:
    return page.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def test_all_twelve_rulings_are_shown_and_nothing_else_is(page: str) -> None:
    assert "\n12 ændringer kan ses ved bordet.\n" in page
    for told in TWELVE:
        shown = section(page, HOME[told.rule].title)
        now = [line for line in shown.split("\n") if line.startswith("- Nu")]
        assert now, told
        assert all(f"**{sentence(told.short)}.**" in line for line in now), told
        assert all(f"(§\u00a0{told.law[:3]}" in line for line in now), told
        assert shown.count("\n- Før (§") == len(now)
    titles = {HOME[told.rule].title for told in TWELVE}
    others = ["Nyt at spørge om", "Findes ikke mere", "Kun nummeret er et andet"]
    assert {*headings(page)} == titles | {*others}
    assert headings(page)[-3:] == others


def test_the_commonest_situations_come_first(page: str) -> None:
    order = [HOME[incident.rule].title for incident in PRESENTATION.home if incident.rule in HOME]
    known = [order.index(title) for title in headings(page) if title in order]
    assert known == sorted(known)
    assert headings(page)[: len(known)] == [order[n] for n in known]


def test_an_incident_is_told_in_words_with_both_verdicts(page: str) -> None:
    assert section(page, "Skal man selv sige det?").strip() == (
        "Hvad drejer det sig om? *Egen side er kommet til at bryde loven, fx ved kulørsvigt.*"
        " Hvad vil spilleren gøre? *Skjule det: svigte igen, gemme kortet eller blande kortene.*"
        "\n\n- Før (§\u00a072B3): **Fejlen må ikke skjules.**"
        "\n- Nu (§\u00a072B2): **Det må de.**"
    )


def test_what_only_got_another_number_is_a_list(page: str) -> None:
    lines = section(page, "Kun nummeret er et andet").strip().split("\n")
    moved = {**CHAPTER, **MERGED}
    assert lines == [f"- §\u00a0{then} er nu §\u00a0{now}" for then, now in moved.items()]


def test_what_is_new_and_what_is_gone_is_told(page: str) -> None:
    new = section(page, "Nyt at spørge om")
    assert f"**{NEW.title}**: {NEW.intro}" in new
    assert "Har begge sider skrevet under? Ja · Nej" in new
    gone = next(s for s in SITUATIONS if s.rule.__name__ == GONE)
    assert section(page, "Findes ikke mere").strip() == f"- {gone.title}"


def test_the_generator_has_never_heard_of_it() -> None:
    for file in (copies.ROOT / "generator").rglob("*.py"):
        assert "2027" not in file.read_text("utf-8"), file
