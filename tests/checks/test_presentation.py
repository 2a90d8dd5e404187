"""What the law says of its own showing, and of what changed in 2017, names what there is."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import ROOT
from copies import run_on
from own_book import BOOK

from generator.checks import presentation
from generator.checks.presentation import FILE, misnomers, outdated
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.site.sections.laws import today
from rules_src.contents import changes_2017 as then
from rules_src.contents.amendments import ADOPTED, AMENDMENTS
from rules_src.contents.changes_2017 import CHANGES, Told
from rules_src.contents.references import is_known
from rules_src.laws import SITUATIONS
from rules_src.model.law_ref import LawRef
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.presentation.comparisons import Family, Lane, Permission
from rules_src.presentation.home import Incident
from rules_src.presentation.outcomes import Outcome

(TIMELINE,) = PRESENTATION.timelines
(LEADS,) = PRESENTATION.side_by_side


MISSPELLED = (
    (Presentation(families=(Family("x", "X", "X.", ("revok",)),)), "reglen »revok«"),
    (Presentation(families=(Family("x", "X", "X.", (), words=("own_rsk",)),)), "»own_rsk«"),
    (Presentation(families=(Family("x", "X", "{Partnr} passer.", ()),)), "'partnr'"),
    (Presentation(families=(Family("x", "X", "X.", ()),) * 2), "adressen »x« er brugt"),
    (Presentation(side_by_side=(replace(LEADS, rules=("penalty_crd",)),)), "»penalty_crd«"),
    (Presentation(outcomes=(Outcome("x", "X", words=("*_stnds",)),)), "»*_stnds«"),
    (Presentation(pictures={"clam": ()}), "situationen »clam«"),
    (Presentation(tooltips=("strafkrt",)), "ordlistens ord »strafkrt«"),
    (Presentation(home=(Incident("X", "revok"),)), "situationen »revok«"),
    (Presentation(home=(Incident("X", "revoke_transfer"),)), "situationen »revoke_transfer«"),
    (Presentation(home=(Incident("X", "revoke", {"failre": "suit"}),)), "spørgsmålet »failre«"),
    (Presentation(home=(Incident("X", "revoke", {"failure": "sui"}),)), "failure »sui«"),
    (
        Presentation(
            home=(Incident("X", "revoke", {"since_revoke": "nothing", "won_later": "yes"}),)
        ),
        "bliver ikke spurgt",
    ),
    (Presentation(home=(Incident("{Partnr}", "revoke"),)), "'partnr'"),
    (Presentation(home=(Incident("Svigtede", "revoke"),)), "skriv navnet »Kulørsvigt«"),
    (Presentation(second={"Svigtet": ()}), "knappen »Svigtet«"),
    (Presentation(doors={"misinformation": "clam"}), "situationen »clam«"),
    (Presentation(doors={"misinformation": "claim"}), "claim fører ikke videre til"),
)

TIMELINES = (
    (replace(TIMELINE, rule="correct_explanatoin"), "reglen »correct_explanatoin«"),
    (replace(TIMELINE, moments="stge"), "spørgsmålet »stge«"),
    (replace(TIMELINE, answers={"corected": "not_yet"}), "spørgsmålet »corected«"),
    (replace(TIMELINE, answers={"corrected": "nt_yet"}), "svaret på corrected »nt_yet«"),
    (replace(TIMELINE, lanes=(Lane("X", {"discovered_by": "partnr"}),)), "»partnr«"),
    (replace(TIMELINE, permissions={"show_nothng": Permission.ALLOWED}), "»show_nothng«"),
    (replace(TIMELINE, permissions={}), "»Du forklarede selv« får intet at vide"),
)


@pytest.mark.parametrize(
    ("presentation", "message"),
    [*MISSPELLED, *((Presentation(timelines=(one,)), message) for one, message in TIMELINES)],
)
def test_a_misspelled_name_is_found(presentation: Presentation, message: str) -> None:
    found = [one.message for one in misnomers(BOOK, presentation)]
    assert message in "\n".join(found)


def test_a_name_is_found_where_it_is_written() -> None:
    """A rule that is renamed leaves its old name in the lists."""
    without = Rulebook(tuple(s for s in SITUATIONS if s.rule.__name__ != "team_board"))
    (found,) = misnomers(without, Presentation(pictures=PRESENTATION.pictures))
    file = ROOT / "rules_src" / "presentation" / "pictures.py"
    assert found.place.file == str(file)
    assert '"team_board"' in file.read_text("utf-8").splitlines()[found.place.line - 1]


def test_check_tells_it_in_danish_with_its_place_and_stops(tmp_path: Path) -> None:
    (tmp_path / "rules_src" / "casebook").mkdir(parents=True)
    wrong = replace(PRESENTATION, pictures={"revokes": ()})
    code, out, _ = run_on(tmp_path, SITUATIONS, "check", presentation=wrong)
    assert code == 1
    told = "presentation/pictures.py:1:1: situationen »revokes« findes ikke; mente du »revoke«?"
    assert told in out


HIDDEN = CHANGES["own_revoke_told"]


def test_a_situation_that_is_gone_is_found_at_its_line() -> None:
    left = tuple(s for s in SITUATIONS if s.slug != "pligt-til-at-sige-det")
    found = [*outdated(Rulebook(left))]
    assert [f.place.line for f in found] == [
        FILE.read_text("utf-8").split("\n").index(line) + 1
        for line in ('rule = "duty_to_tell"', 'key = "own_revoke_told"')
    ]
    assert all("»duty_to_tell« findes ikke" in f.message for f in found)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"answers": {"mater": "mishap"}}, "spørgsmålet »mater«"),
        ({"answers": {"matter": "mishp"}}, "svaret på matter »mishp«"),
        ({"answers": {"matter": "mishap"}}, "fører ikke længere til en kendelse"),
        ({"answers": {**HIDDEN.answers, "asked": "yes"}}, "»asked« findes ikke"),
        ({"sentence": "Efter §\u00a099 er det nyt."}, "§\u00a099"),
    ],
)
def test_an_incident_that_tells_nothing_is_found(
    values: Mapping[str, object], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = replace(HIDDEN, **values)  # type: ignore[arg-type]
    monkeypatch.setattr(presentation, "SITUATIONS", (Told("duty_to_tell", "", (wrong,)),))
    assert message in next(outdated(BOOK)).message


def test_an_incident_that_is_ruled_as_in_2007_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = BOOK[HIDDEN.rule]
    wrong = replace(HIDDEN, verdict=verdict(rule.follow(rule.answers(HIDDEN.answers))))
    monkeypatch.setattr(presentation, "SITUATIONS", (Told("duty_to_tell", "", (wrong,)),))
    assert "dømmes nu som i 2007" in next(outdated(BOOK)).message


def test_where_both_verdicts_are_the_same_a_step_of_each_shows_the_change() -> None:
    for change in CHANGES.values():
        now = today(BOOK, change, 2017)
        alike = now.verdict == change.verdict
        assert (alike, alike) == (bool(change.ruled), bool(now.steps)), change.key
        assert {*change.new} <= {*change.answers}


def test_every_item_of_the_lists_is_seen_or_explained_and_thirty_seven_lie_inside() -> None:
    assert len(then.LISTED) == 42
    assert sum(not item.outside for item in then.LISTED) == 37
    for item in then.LISTED:
        assert not (item.changes and item.explained), item
        assert {*item.changes} <= {*CHANGES}
        assert item.publishers


def test_no_rule_cites_what_is_said_to_lie_outside() -> None:
    cited = {step.law for row in BOOK.all_rows() for step in row.ruling}
    cited |= {fact.law for rule in BOOK.rules.values() for fact in rule.facts.values()}
    above = {ref.text for law in map(LawRef.parse, cited) for ref in (law, *law.parents)}
    assert not above & {item.law for item in then.LISTED if item.outside}


def test_each_change_stands_in_a_list_or_says_why_it_is_believed() -> None:
    listed = {key for item in then.LISTED for key in item.changes}
    assert len(CHANGES) == 26
    for change in CHANGES.values():
        assert (change.key in listed) is not bool(change.note)
        assert change.sentence.endswith(".")
        assert is_known(change.laws[1])


def test_a_situation_is_told_new_or_not_told() -> None:
    told = {each.rule: each for each in then.SITUATIONS}
    assert {*told, *then.ABSENT, *then.KNOWN_IN_PART} <= {rule.name for rule in BOOK.entered}
    assert not {*told} & {*then.ABSENT, *then.KNOWN_IN_PART}
    assert {key for each in then.SITUATIONS for key in each.touched_by} <= {*CHANGES}
    assert not any(each.same and each.change for each in then.SITUATIONS)


def test_the_texts_of_2024_change_no_ruling_and_show_only_when_they_are_adopted() -> None:
    amended = {ref for each in AMENDMENTS for ref in each.glosses} | {"89"}
    steps = {s.law for row in BOOK.all_rows() for s in row.ruling}
    assert not steps & (amended - {"73A2", "73B"})
    assert ADOPTED is is_known("73D3")
    assert {each.law for each in AMENDMENTS} == {"73", "89"}
