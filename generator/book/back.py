"""The parts behind the chapters: scores, glossary and registers."""

from __future__ import annotations

from generator.book.figures import kp_sheets, score_tables
from generator.book.plan import Plan
from generator.book.registers import case_register, law_register, word_register
from generator.book.typst.assembly import Assembly
from generator.views.content import Content
from generator.views.glossary import letters
from generator.views.score import examples, figures
from rules_src.scoring.tables import Table


def scores(out: Assembly, content: Content) -> None:
    out.divider("Regnskab", "Point, imp og KP, og scorer regnet ud skridt for skridt.")
    out.line("== Point og imp")
    for n, table in enumerate(score_tables()):
        _table(out, f"score-{n}", table)
    out.line("== Regneeksempler")
    with out.columns():
        for view in examples(content):
            about = f"regneeksemplet »{view.example.title}«"
            out.add("worked", f"worked-{view.example.id}", about, view=view)
    out.line("#pagebreak()")
    out.line("== KP")
    out.line("Kampens længde i spil står øverst. Taberen får resten op til 20.")
    for n, table in enumerate(kp_sheets()):
        out.line("#pagebreak()" if n else "")
        _table(out, f"kp-{n}", table)


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
    with out.columns(3):
        out.line(word_register(content, plan))
    out.divider("Paragrafregister", "Hvor de bruges. Med fed: kapitlet om dem.", "law-register")
    with out.columns(3):
        out.line(law_register(content, out.laws))
    out.divider("Sagsregister", "Sagerne med deres kendelse.", "case-register")
    with out.columns():
        out.line(case_register(content, plan))
