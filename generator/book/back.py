"""The parts behind the chapters: scores, glossary and registers."""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.plan import Plan
from generator.book.registers import law_register, word_register
from generator.book.typst.assembly import Assembly
from generator.views.content import Content
from generator.views.glossary import letters
from generator.views.score import examples, figures
from rules_src.scoring.tables import KP_BOARDS, Table, imp_table, kp_table, score_table

ON_A_SHEET = 15
"""How many lengths of match stand on one sheet of KP."""


def scores(out: Assembly) -> None:
    """The scores of contracts, imps and KP."""
    out.divider("Regnskab", "Point, imp og KP.")
    for n, table in enumerate((*score_table(), imp_table())):
        _table(out, f"score-{n}", table)
    for n, table in enumerate(kp_sheets()):
        out.line("#pagebreak(weak: true)")
        _table(out, f"kp-{n}", table)


def kp_sheets() -> Iterator[Table]:
    """The winner's KP, a line for each margin and a column for each length of match."""
    lengths = [*KP_BOARDS]
    for first in range(0, len(lengths), ON_A_SHEET):
        yield _kp_sheet(lengths[first : first + ON_A_SHEET])


def _kp_sheet(lengths: list[int]) -> Table:
    columns = [[row[1] for row in kp_table(boards).rows] for boards in lengths]
    rows = tuple(
        (str(margin), *(kp[margin] if margin < len(kp) else "" for kp in columns))
        for margin in range(max(map(len, columns)))
    )
    caption = f"Vinderens KP i kampe på {lengths[0]}–{lengths[-1]} spil"
    return Table(caption, ("Imp", *(str(boards) for boards in lengths)), rows)


def worked(out: Assembly, content: Content) -> None:
    out.divider("Regneeksempler", "Scorer regnet ud skridt for skridt.")
    with out.columns():
        for view in examples(content):
            about = f"regneeksemplet »{view.example.title}«"
            out.add("worked", f"worked-{view.example.id}", about, view=view)


def _table(out: Assembly, file: str, table: Table) -> None:
    out.add("score_table", file, f"tabellen »{table.caption}«", table=figures(table))


def glossary(out: Assembly) -> None:
    out.divider("Ordliste", "Lovens danske ord, deres engelske navne, og hvad de betyder.")
    with out.columns():
        out.add("glossary", "glossary", "ordlisten", letters=letters())


def registers(out: Assembly, content: Content, plan: Plan) -> None:
    out.divider(
        "Stikordsregister",
        "De ord, man bruger ved bordet, og siden, hvor svaret står.",
        "word-register",
    )
    with out.columns(4):
        out.line(word_register(content, plan))
        out.line(
            "#next-register[Paragrafregister][Hvor de bruges. Med fed: kapitlet om dem.]"
            "[#metadata(none)<law-register>]"
        )
        out.line(law_register(content, out.laws))
