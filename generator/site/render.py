"""Jinja2 to Danish Markdown.

Every expression in a template is escaped on its way out (`finalize`) unless a filter has made
Markdown of it, so that contributed text can be nothing but text.
"""

from __future__ import annotations

import html
import json
import re
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jinja2
from jinja2 import (
    Environment,
    FileSystemBytecodeCache,
    PackageLoader,
    StrictUndefined,
    pass_context,
)
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context
from markupsafe import Markup

from generator.text import markdown
from generator.views.terms import Words, explained, search_words, tags_of, terms_in
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken

KEPT = Path(__file__).resolve().parents[2] / ".cache" / "templates"
TAGS = re.compile(r"<[^>]*>|\]\([^)\"]*(\"[^\"]*\")?\)|&#?\w+;")


class _EscapedOnce(CodeGenerator):
    """`finalize` makes markup of everything, so Jinja need not go through it all once more."""

    def _output_child_pre(self, node: Any, frame: Any, finalize: Any) -> None:
        self.write(f"({finalize.src}")


class _Environment(Environment):
    code_generator_class = _EscapedOnce


def _compiled() -> FileSystemBytecodeCache:
    """Templates are kept compiled, as Python keeps modules: each until it changes, or this does."""
    KEPT.mkdir(parents=True, exist_ok=True)
    here = zlib.crc32(Path(__file__).read_bytes())
    return FileSystemBytecodeCache(str(KEPT), f"%s-{jinja2.__version__}-{here:08x}")


def environment(package: str, plain: Callable[[str], Markup]) -> Environment:
    """The templates of a package; whatever a filter has not made markup of is made plain."""

    @pass_context  # so that nothing is made plain until a page is made: what is kept is code alone
    def finalize(_: Context, value: object) -> Markup:
        return value if isinstance(value, Markup) else plain(str(value))

    return _Environment(
        loader=PackageLoader(package),
        undefined=StrictUndefined,  # a misspelled variable stops the build
        autoescape=True,
        finalize=finalize,
        optimized=False,  # as `finalize`
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=_compiled(),
    )


TEMPLATES = environment("generator.site", markdown.plain)


@pass_context
def _say(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ as links."""
    return markdown.prose(spoken(text, names or context["names"]), context["root"])


@pass_context
def _word(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, without links: for headings, summaries and link texts."""
    return markdown.plain(spoken(text, names or context["names"]))


@pass_context
def _prose(context: Context, text: str) -> Markup:
    """Contributed text: no roles, but its §§ as links."""
    return markdown.prose(text, context["root"])


@pass_context
def _law(context: Context, ref: str, gloss: bool = True) -> Markup:
    return markdown.law_link(ref, context["root"], gloss)


@pass_context
def _laws(context: Context, refs: tuple[str, ...]) -> Markup:
    return Markup(", ").join(markdown.law_link(ref, context["root"]) for ref in refs)


@pass_context
def _url(context: Context, page: str) -> Markup:
    """The way from this page to another page's file."""
    return Markup(context["root"] + page)


@pass_context
def _attr(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    return markdown.attribute(text, names or context["names"])


def sentence(text: str) -> str:
    """With a capital first letter, or a role that begins a sentence."""
    place = 1 if text.startswith("{") else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]


def _yaml(text: str) -> Markup:
    """A value of the front matter, which the theme puts into HTML as it stands."""
    return markup(json.dumps(html.escape(" ".join(text.split())), ensure_ascii=False))


def _yaml_list(texts: tuple[str, ...]) -> Markup:
    return markup(json.dumps([html.escape(text) for text in texts], ensure_ascii=False))


def _json(value: object) -> Markup:
    """A value of the front matter that the theme reads as data."""
    return markup(json.dumps(value, ensure_ascii=False))


def _words_of(text: Markup) -> Words:
    """The words of a page, without its tags, addresses and titles of links."""
    return Words(TAGS.sub(" ", text))


def markup(text: str) -> Markup:
    """Text of our own that is Markdown or HTML already."""
    return Markup(text)


TEMPLATES.filters.update(
    say=_say, word=_word, prose=_prose, law=_law, laws=_laws, url=_url, attr=_attr,
    sentence=sentence, yaml=_yaml, yaml_list=_yaml_list, raw=markup, json=_json,
    law_ref=LawRef.parse,
)  # fmt: skip
TEMPLATES.globals.update(
    words_of=_words_of,
    terms_in=terms_in,
    explained=explained,
    search_words=search_words,
    tags_of=tags_of,
)


def render(template: str, path: str, **context: Any) -> str:
    """One page; `path` is where it will lie, so that links find their way from there."""
    given = {"names": ROLES, "root": "../" * path.count("/"), "path": path, **context}
    text = TEMPLATES.get_template(f"{template}.md.jinja").render(given)
    return _tidy(text)


def _tidy(text: str) -> str:
    """At most one empty line in a row, none at the ends."""
    lines = [line.rstrip() for line in text.strip().split("\n")]
    kept = [line for n, line in enumerate(lines) if line or lines[n - 1]]
    return "\n".join(kept) + "\n"
