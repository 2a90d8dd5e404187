"""What the law says of its own showing names what there is; every other name is found."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import ROOT
from copies import run_on
from own_book import BOOK

from generator.checks.presentation import misnomers
from generator.engine.rulebook import Rulebook
from rules_src.laws import SITUATIONS
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
