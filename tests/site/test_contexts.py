"""What a page gives its template is what the template reads."""

from collections.abc import Iterator
from functools import cache

from jinja2 import meta, nodes
from own_book import BOOK, casebook

from generator.site.pages import specs
from generator.site.render import TEMPLATES
from generator.text.page import PageSpec
from generator.views.content import Content
from rules_src.theorems import THEOREMS

OF_EVERY_PAGE = {*PageSpec._fields, "root"}


@cache
def reads(template: str, replaced: frozenset[str] = frozenset()) -> frozenset[str]:
    """The names that a template reads, without its replaced blocks; also by what it is made of."""
    assert TEMPLATES.loader
    source, _, _ = TEMPLATES.loader.get_source(TEMPLATES, template)
    tree = TEMPLATES.parse(source)
    for block in tree.find_all(nodes.Block):
        if block.name in replaced:
            block.body = []
        replaced |= {block.name}
    own = meta.find_undeclared_variables(tree) - {*TEMPLATES.globals} - {*defines(tree)}
    others = [name for name in meta.find_referenced_templates(tree) if name]
    return frozenset(own).union(*(reads(name, replaced) for name in others))


def defines(tree: nodes.Template) -> Iterator[str]:
    """The names that a template itself gives to its blocks: of macros and of what it imports."""
    yield from (macro.name for macro in tree.find_all(nodes.Macro))
    yield from (imported.target for imported in tree.find_all(nodes.Import))


def test_a_template_reads_what_its_pages_give_and_nothing_else() -> None:
    """A page that lacks one of the names stops the build, so those of a template are one set."""
    given: dict[str, set[str]] = {}
    for spec in specs(Content(BOOK, casebook(), THEOREMS)):
        given.setdefault(spec.template, set()).update(spec.context)
    for template, names in given.items():
        assert names == reads(f"{template}.md.jinja") - OF_EVERY_PAGE, template
