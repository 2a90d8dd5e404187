"""One law as a paper to read with a pen, and to send back."""

from __future__ import annotations

from pathlib import Path

from generator.book.make import WrittenPdf, write_pdf
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint, imprint_of
from generator.data.readings import laws_read
from generator.views.content import Content
from generator.views.paper import paper as paper_of

SUBTITLE = "Til læsning"


def paper(content: Content, imprint: Imprint, law: int) -> TypstSource:
    """The paper of a law: a heading, then every row of its situations in two columns."""
    out = Assembly("paper")
    title = f"§\u00a0{law}: {SUBTITLE}"
    foot = " · ".join((title, content.digests[law], *imprint.foot))
    out.line(
        f"#show: handbook.with(title: {markup.string(title)},"
        f" description: {markup.string(SUBTITLE)}, date: {imprint.typst},"
        f" foot: [{markup.plain(foot)}])"
    )
    papers = [paper_of(content.book, situation) for situation in laws_read(content.book)[law]]
    out.add(
        "paper_front", "front", "forsiden",
        law=law, situations=papers, rows=sum(each.rows for each in papers),
        digest=content.digests[law], rules=imprint.rules, host=imprint.host,
    )  # fmt: skip
    with out.columns():
        for each in papers:
            out.line(f"== {markup.plain(each.situation.title)}")
            for part in each.parts:
                about = f"reglen {part.rule}"
                title = "" if part is each.parts[0] else part.title
                out.add("paper_part", f"paper-{part.rule}", about, title=title, part=part)
    return out.source([("paper", "a4"), ("size", "small")])


def make(content: Content, root: Path, law: int, path: Path) -> WrittenPdf:
    """Write the paper of a law. Raises `BookError`, and then the file is as it was."""
    imprint = imprint_of(root, content.book)
    return write_pdf(paper(content, imprint, law), imprint.date, path)
