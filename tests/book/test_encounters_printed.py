"""The grid of two errors on one board, printed by itself after the title of its part."""

from pathlib import Path

from pdf_runs import letters, texts

from generator.book.assembly import Assembly
from generator.book.handbook import two_errors
from generator.book.make import write_pdf
from generator.views.comparisons import TWO_ERRORS
from rules_src.laws import SITUATIONS
from rules_src.model.roles import spoken
from rules_src.model.situation import How

BEGIN = '#show: handbook.with(title: "{0}", description: "{0}", keywords: ("bridge",))'


def printed(folder: Path) -> list[str]:
    out = Assembly("handbook")
    out.line(BEGIN.format(TWO_ERRORS.title))
    out.divider(TWO_ERRORS.title, TWO_ERRORS.lede)
    two_errors(out, SITUATIONS)
    write_pdf(out.source(), None, folder / "grid.pdf")
    return texts(folder / "grid.pdf")[1:]


def test_the_grid_and_all_it_says_stand_on_three_pages(tmp_path: Path) -> None:
    found = printed(tmp_path)
    assert len(found) == 3
    said = letters("".join(found))
    for situation in SITUATIONS:
        assert letters(situation.title) in said
        for each in situation.encounters:
            if each.how is not How.APART:
                assert letters(spoken(each.text)) in said, each.text
