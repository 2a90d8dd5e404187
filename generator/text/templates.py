"""The Jinja environment that site and book share: strict, escaping, and with our Danish.

Every expression is escaped on its way out unless a filter has made markup of it, so that
contributed text can be nothing but text.
"""

from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from generator.text.danish import count, plural, sentence


def environment(escape: Callable[[str], Markup], *folders: Path) -> Environment:
    """The templates of these folders; `escape` makes plain text into its markup."""

    def finalize(value: object) -> Markup:
        return value if isinstance(value, Markup) else escape(str(value))

    templates = Environment(
        loader=FileSystemLoader(folders),
        undefined=StrictUndefined,  # a misspelled variable stops the build
        autoescape=True,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    templates.filters.update(sentence=sentence, raw=Markup)
    templates.globals.update(count=count, plural=plural)
    return templates
