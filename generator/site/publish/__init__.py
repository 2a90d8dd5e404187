"""From the pages as built to what is published: a site that is an app, and a zip of it."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from generator.data.imprint import site_address
from generator.site.builder import Builder
from generator.site.publish import archive, folder, markup, parts, pictures, policy, styles, worker
from rules_src.model.situation import Situation

DOCS, SITE = "docs", "site"
BUILDS = Path(".cache", "build")
"""Seen from the root: on the same disc as the site, so that a folder is moved by its name alone."""
ZIP = Path("download", "bridgelovene-i-praksis.zip")
"""Where the zip lies in the site; `/download/` offers it."""


def publish(
    root: Path,
    situations: tuple[Situation, ...],
    say: Callable[[str], None],
    builder: Builder,
    law: str = "",
    day: str = "",
) -> bool:
    """Build the site in site/, with itself as a zip; return whether all went well.

    `law` says at the foot of each page by which law it is, `day` on paper of when its rules are.
    Unless all goes well the site that was there is left as it was.
    """
    try:
        with replaced(root, root / SITE) as site:
            _publish(root, site, situations, say, builder, {"LAW": law, "DAY": day})
    except NotBuiltError as error:
        say(str(error))
        say("Det site, der var bygget før, er urørt.")
        return False
    return True


@contextmanager
def replaced(root: Path, site: Path) -> Iterator[Path]:
    """An empty folder that becomes the site if all goes well; if not, the old one is untouched."""
    (root / BUILDS).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / BUILDS) as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        new.mkdir()
        yield new
        if site.exists():
            site.rename(old)
        new.rename(site)


class NotBuiltError(Exception):
    """The builder has refused the pages; the message is what it said."""


def _publish(
    root: Path,
    site: Path,
    situations: tuple[Situation, ...],
    say: Callable[[str], None],
    builder: Builder,
    told: Mapping[str, str],
) -> None:
    say(f"→ {builder.name} bygger sitet")
    if builder.start(root, site, APP="true", SITE_URL=site_address(root), **told).wait():
        raise NotBuiltError("Sitet er ikke bygget.")
    built = parts.pages_of(site)
    tags = parts.tags_of(built.values())
    parts.drop_unused(site, root / DOCS, tags)
    markup.slim_scripts(site)
    styles.slim(site, tags)
    pages = {page: markup.slim(text) for page, text in built.items()}
    as_files = site.with_name("as-files")
    folder.write(site, pages, root / DOCS, as_files)
    size = archive.pack(as_files, site / ZIP)
    for page, text in pages.items():
        (site / page).write_text(policy.guarded(folder.served(text)), "utf-8")
    pictures.draw(site, situations)
    kept = worker.write(site)
    say(f"→ Klar uden net: {kept} filer; {SITE}/{ZIP}, {size // 1000} kB")
