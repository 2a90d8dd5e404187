"""What changed from one edition of the law to the next, and the older editions themselves."""

from collections.abc import Iterator
from itertools import pairwise

from generator.data.stamp import law_of
from generator.editions.report import EditionReport, report_between
from generator.editions.sentences import Then, sentences_in
from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import verdict_of_row
from generator.site.content import SiteContent
from generator.site.editions import listed, played_editions
from generator.site.sections import front
from generator.site.sections.download import UNITS
from generator.text.danish import day
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.guide.graph import page_graph
from generator.views.addresses import (
    changes_page,
    draft_page,
    moved_page,
    older_page,
    situation_page,
)
from generator.views.at_the_table import AtTheTable, at_the_table
from generator.views.content import Content
from generator.views.decision_table import TableCell, row_cells
from generator.views.editions import changes_in
from generator.views.pdfs import PdfRecord
from rules_src.contents.amendments import ADOPTED
from rules_src.model.edition import Edition
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation


def specs(site: SiteContent) -> Iterator[PageSpec]:
    """A page of changes for each two editions, and the pages of those not in force."""
    content = site.content
    for before, after in pairwise(content.editions):
        found = report_between(before, after)
        yield _changes(content, found)
        yield _moved(found.compared.before, after)
        if after.is_draft:
            yield _at_the_table(site, after)
            yield _sections(after, found.compared.before)
    for edition in content.editions:
        if edition is not content.book.edition:
            yield from _older(content, edition)
    for edition in content.still_played:
        yield front.guide(content, Rulebook.of(edition), edition)


def _changes(content: Content, found: EditionReport) -> PageSpec:
    before, after = found.compared.before, found.compared.after
    parts = [
        (s, _page_of(content, after, s), _then_page(content, before, s), changes_in(found, s))
        for s in found.compared.covered
    ]
    sentences = sentences_in(before, content.theorems) if after is content.book.edition else ()
    changed = [part for part in parts if part[-1]]
    title = f"Hvad er ændret fra {before.year} til {after.year}?"
    return page_spec(
        "changes",
        changes_page(content.book.edition, after),
        title,
        f"De samme hændelser dømt efter loven fra {before.year} og loven fra {after.year}: hvad der"
        " er anderledes ved bordet, og hvad der ikke er.",
        before=before,
        after=after,
        since=day(after.in_force),
        covered=len(parts),
        situations=len(found.compared.new.situations),
        changed=changed,
        total=sum(len(part[-1]) for part in changed),
        same=[(same, _page_of(content, after, same.situation)) for same in found.same],
        absent=[
            (s, _page_of(content, after, s), before.absent[s.rule.__name__])
            for s in found.compared.absent
        ],
        renumbered=[*before.renumbered.items()],
        listed=listed(found),
        sentences=[each.theorem for each in sentences if each.then is Then.FALSE],
        holding=sum(each.then is Then.HOLDS for each in sentences),
        not_covered=[
            (s.title, _page_of(content, after, s), before.known_in_part.get(s.rule.__name__, ""))
            for s in found.compared.not_covered
        ],
        older=older_page(before) if before.year != content.year else "",
        moved=moved_page(before),
        status=_status(content, after) if after.is_draft else "",
        amendments=after.amendments,
        adopted=ADOPTED,
        toc=True,
        in_search=not after.is_draft,
    )


def _at_the_table(site: SiteContent, draft: Edition) -> PageSpec:
    """What a player would notice of a draft, the commonest first; and what he would not."""
    content, table = site.content, at_the_table(site.content, draft)
    before = table.found.compared.before
    return page_spec(
        "at_the_table",
        draft_page(draft),
        f"Det ændrer sig ved bordet: udkastet til {draft.year}",
        f"Hvad spillere vil mærke, hvis udkastet til loven fra {draft.year} bliver vedtaget.",
        draft=draft,
        status=_status(content, draft),
        by_law=law_of(Rulebook.of(draft)),
        changes=[(one, _page_of(content, draft, one.situation)) for one in table.changes],
        new=[(s, _page_of(content, draft, s)) for s in table.new],
        gone=[(s, _then_page(content, before, s)) for s in table.gone],
        renumbered=table.renumbered,
        same=[(s, _page_of(content, draft, s)) for s in table.same],
        ruled=table.ruled,
        numbered=[(s, _page_of(content, draft, s)) for s in table.numbered],
        reprinted=[
            (pdf.title, _pages(pdf, table)) for pdf in site.pdfs if table.reprinted(pdf.file)
        ],
        kept=[pdf.title for pdf in site.pdfs if not table.reprinted(pdf.file)],
        all=changes_page(content.book.edition, draft),
        sections=moved_page(draft),
        moved=moved_page(before),
        in_search=False,
        toc=True,
    )


def _pages(pdf: PdfRecord, table: AtTheTable) -> str:
    """Which pages of a document are ruled otherwise: `kort 3, 8`; empty where they are not told."""
    if not pdf.parts:
        return ""
    unit, first_number = UNITS[pdf.file]
    slugs = {situation.slug for situation in table.ruled}
    inside = sorted((part.first, part.last) for part in pdf.parts if part.slug in slugs)
    ends = [[page - 1 + first_number for page in pages] for pages in inside]
    numbers = (f"{first}–{last}" if first < last else f"{first}" for first, last in ends)
    return f"{unit} {', '.join(numbers)}"


def _sections(draft: Edition, before: Edition) -> PageSpec:
    """What a draft calls its laws and says in its §§, how surely it is known, and where it was."""
    was = {**before.renumbered, **before.moved}
    refs = {*draft.titles, *draft.glosses, *draft.known, *was} & draft.references
    return page_spec(
        "draft_sections",
        moved_page(draft),
        f"Paragraffer i udkastet til {draft.year}",
        f"Hvad udkastet til loven fra {draft.year} kalder sine love, hvad de siger, og hvor sikkert"
        " det er kendt.",
        draft=draft,
        before=before,
        by_law=law_of(Rulebook.of(draft)),
        sections=[
            (ref, draft.titles.get(ref, ""), draft.glosses.get(ref, ""), draft.source_of(ref))
            for ref in sorted(refs, key=LawRef.parse)
        ],
        was=was,
        in_search=False,
    )


def _page_of(content: Content, edition: Edition, situation: Situation) -> str:
    """The page of a situation as it is ruled now; under its year if it is not, or not yet."""
    kept = situation.rule.__name__ in content.book and not edition.is_draft
    return situation_page(situation) if kept else older_page(edition, situation)


def _then_page(content: Content, before: Edition, situation: Situation) -> str:
    """The page of a situation in the edition before, which may be in force still."""
    now = before.year == content.year
    return situation_page(situation) if now else older_page(before, situation)


def _moved(before: Edition, after: Edition) -> PageSpec:
    """What the §§ of an edition said and where they went: old references find their way."""
    went: dict[str, list[str]] = {}
    for now, then in (*{**before.renumbered, **before.moved}.items(), *_below(before, after)):
        went.setdefault(then, []).append(now)
    refs = {*went, *before.glosses, *(_cited(before) if before.glosses else ())}
    return page_spec(
        "moved",
        moved_page(before),
        f"Paragraffer fra {before.year}",
        f"Hvad en paragraf fra {before.year} sagde, og hvor den står i loven fra {after.year}.",
        in_search=not after.is_draft,
        before=before,
        sections=[
            (then, before.glosses.get(then, ""), went.get(then, []))
            for then in sorted(refs, key=LawRef.parse)
        ],
    )


def _below(before: Edition, after: Edition) -> Iterator[tuple[str, str]]:
    """The sub-paragraphs of a § that got another number, now and then."""
    for now in sorted(after.references, key=LawRef.parse):
        for head, place in before.renumbered.items():
            then = place + now[len(head) :]
            if now.startswith(head) and now not in {head, *before.moved} and before.has(then):
                yield now, then


def _cited(edition: Edition) -> set[str]:
    """Every § that a ruling of an edition cites."""
    return {law for row in Rulebook.of(edition).all_rows() for law in row.ruling.laws}


def _older(content: Content, edition: Edition) -> Iterator[PageSpec]:
    """The list of an edition's situations, and each of them as a table."""
    book = Rulebook.of(edition)
    known = {s.rule.__name__: s for s in content.book.situations}
    yield page_spec(
        "older",
        older_page(edition),
        edition.name,
        f"De situationer, som siden også kan dømme efter {edition.name[0].lower()}"
        f"{edition.name[1:]}, og hvor det er læst.",
        in_search=not edition.is_draft,
        at_table=draft_page(edition) if edition.is_draft else "",
        status=_status(content, edition),
        by_law=law_of(book),
        situations=[
            (s, older_page(edition, s), edition.sources.get(s.rule.__name__))
            for s in edition.situations
        ],
    )
    for situation in edition.situations:
        kept = situation.rule.__name__ in known
        yield _older_situation(content, edition, book, situation, kept)


def _status(content: Content, edition: Edition) -> str:
    """Whether an edition is no longer played, or not yet."""
    now = content.book.edition
    if edition.is_draft:
        return f"Udkast: {edition.name} er ikke vedtaget. Det ventes {day(edition.in_force)}."
    if now and edition.in_force > now.in_force:
        return f"Loven fra {edition.year} gælder først fra {day(edition.in_force)}."
    if edition in content.still_played and edition.played_until:
        return f"Loven fra {edition.year} spilles til {day(edition.played_until)}."
    return f"Loven fra {edition.year} gælder ikke mere."


def _older_situation(
    content: Content, edition: Edition, book: Rulebook, situation: Situation, kept: bool
) -> PageSpec:
    walked = edition in content.still_played
    return page_spec(
        "older_situation",
        older_page(edition, situation),
        f"{situation.title} ({'udkast ' if edition.is_draft else ''}{edition.year})",
        f"Sådan {'ville der blive' if edition.is_draft else 'blev der'} dømt efter loven fra"
        f" {edition.year}: {situation.title}.",
        edition=edition,
        status=_status(content, edition),
        by_law=law_of(book),
        situation=situation,
        editions=played_editions(content, edition, situation) if walked else (),
        guide=inline_json(page_graph(book, situation, edition)) if walked else "",
        styles=("guide",) if walked else (),
        scripts=("guide",) if walked else (),
        now=situation_page(situation) if kept else "",
        index=older_page(edition),
        source=edition.sources.get(situation.rule.__name__),
        doubts=edition.doubts_of(situation),
        sections=moved_page(edition) if edition.glosses and not edition.is_draft else "",
        rules=[(rule, rule.columns, _rows(rule)) for rule in book.rules_of(situation)],
        toc=len(situation.parts) > 0,
        in_search=False,  # who looks for a situation wants the law in force; the list leads here
    )


def _rows(rule: RuleEntry) -> list[tuple[str, tuple[TableCell, ...], str, list[str]]]:
    """The name, the cells, the verdict and the §§ of each row."""
    return [
        (row.id, cells, _verdict(rule, row), [*dict.fromkeys(row.ruling.laws)])
        for row, cells in zip(rule.rows, row_cells(rule), strict=True)
    ]


def _verdict(rule: RuleEntry, row: Row) -> str:
    """The verdict of a row, or the table it goes on in."""
    on = hand_over_of(row.ruling)
    return verdict_of_row(rule, row) or (f"videre: {rule.book[on.rule].title}" if on else "")
