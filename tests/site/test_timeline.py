"""The picture of when an explanation is corrected says what the law says (S113)."""

from own_book import BOOK

from generator.views import timeline
from rules_src.presentation.comparisons import TIMELINES

(TIMELINE,) = TIMELINES
CELLS = timeline.cells(BOOK, TIMELINE)


def column(lane: int) -> list[str]:
    return [cell.permission.value for cell in CELLS if cell.lane == TIMELINE.lanes[lane]]


def test_ones_own_explanation_may_be_corrected_at_once_and_must_before_the_lead() -> None:
    """20F4(a) and 75B2; of the time after play the law says nothing."""
    assert column(0) == ["må gerne", "skal", "skal", "bør"]


def test_partners_explanation_waits_for_the_final_pass_if_the_side_plays_the_contract() -> None:
    assert column(1) == ["må ikke", "skal", "skal", "skal"]


def test_partners_explanation_waits_for_the_end_of_play_if_the_side_defends() -> None:
    assert column(2) == ["må ikke", "må ikke", "må ikke", "skal"]


def test_the_picture_can_be_read_aloud() -> None:
    text = timeline.in_words(TIMELINE, CELLS)
    assert [lane.count("; ") for lane in text.split(". ")] == [len(column(0)) - 1] * 3
    assert f'<desc id="timeline-text">{text}</desc>' in timeline.svg(TIMELINE, CELLS)
