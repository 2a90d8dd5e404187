"""The parts behind the chapters: scores, glossary and registers."""

from __future__ import annotations

from generator.book.figures import kp_sheets, score_tables
from generator.book.out import Out
from generator.book.plan import Plan
from generator.book.registers import law_register, word_register
from generator.book.typst.assembly import Assembly
from generator.views.content import Content
from generator.views.glossary import letters
from generator.views.score import examples, figures
from rules_src.scoring.tables import Table


def scores(out: Out) -> None:
    """The scores of contracts, imps and KP."""
    out.divider("Regnskab", "Point, imp og KP.")
    for n, table in enumerate(score_tables()):
        _table(out, f"score-{n}", table)
    for n, table in enumerate(kp_sheets()):
        out.line("#pagebreak(weak: true)")
        _table(out, f"kp-{n}", table)


def worked(out: Out, content: Content) -> None:
    out.divider("Regneeksempler", "Scorer regnet ud skridt for skridt.")
    with out.columns():
        for view in examples(content):
            about = f"regneeksemplet »{view.example.title}«"
            out.add("worked", f"worked-{view.example.id}", about, view=view)


def _table(out: Out, file: str, table: Table) -> None:
    out.add("score_table", file, f"tabellen »{table.caption}«", table=figures(table))


def glossary(out: Out) -> None:
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
