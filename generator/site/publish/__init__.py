"""From the pages as built to what is published: a site that is an app, and a zip of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from generator.site.builder import Builder
from generator.site.publish import archive, folder, markup, parts, pictures, policy, styles, worker
from generator.site.publish.swap import beside
from generator.site.standing import SITE
from rules_src.model.situation import Situation

DOCS = "docs"
ZIP = Path("download", "bridgelovene-i-praksis.zip")
"""Where the zip lies in the site; `/download/` offers it."""


def publish(
    root: Path,
    situations: tuple[Situation, ...],
    say: Callable[[str], None],
    builder: Builder,
    law: str = "",
) -> bool:
    """Build the site in site/, with itself as a zip; return whether all went well.

    `law` says at the foot of each page by which law it is.
    Unless all goes well the site that was there is left as it was.
    """
    try:
        with beside(root, root / SITE) as site:
            _publish(root, site, situations, say, builder, law)
    except NotBuiltError as error:
        say(str(error))
        say("Det site, der var bygget før, er urørt.")
        return False
    return True


class NotBuiltError(Exception):
    """The builder has refused the pages; the message is what it said."""


def _publish(
    root: Path,
    site: Path,
    situations: tuple[Situation, ...],
    say: Callable[[str], None],
    builder: Builder,
    law: str,
) -> None:
    say(f"→ {builder.name} bygger sitet")
    if builder.start(root, site, APP="true", LAW=law).wait():
        raise NotBuiltError("Sitet er ikke bygget.")
    built = parts.pages_of(site)
    tags = parts.tags_of(built.values())
    parts.drop_unused(site, root / DOCS, tags)
    styles.slim(root, site, tags)
    markup.slim_scripts(site)
    pages = {page: markup.slim(text) for page, text in built.items()}
    as_files = site.with_name("as-files")
    folder.write(site, pages, root / DOCS, as_files)
    size = archive.pack(as_files, site / ZIP)
    for page, text in pages.items():
        (site / page).write_text(policy.guarded(folder.served(text)), "utf-8")
    pictures.draw(root, site, situations)
    kept = worker.write(site)
    say(f"→ Klar uden net: {kept} filer; {SITE}/{ZIP}, {size // 1000} kB")
