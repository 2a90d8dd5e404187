"""From what MkDocs builds to what is published: a site that is also an app, and a zip of it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from generator.site.publish import archive, markup, pictures, policy, styles, worker
from generator.site.publish.swap import beside
from generator.site.write import mkdocs
from rules_src.model.situation import Situation

SITE = "site"
ZIP = Path("download", "bridgelovene-i-praksis.zip")
"""Where the zip lies in the site; `/download/` offers it."""


def publish(root: Path, situations: tuple[Situation, ...], say: Callable[[str], None]) -> bool:
    """Build the site in site/, with itself as a zip; return whether all went well.

    Unless all goes well the site that was there is left as it was.
    """
    try:
        with beside(root, root / SITE) as site:
            _publish(root, site, situations, say)
    except NotBuiltError as error:
        say(str(error))
        say("Det site, der var bygget før, er urørt.")
        return False
    return True


class NotBuiltError(Exception):
    """The builder has refused the pages; the message is what it said."""


def _publish(
    root: Path, site: Path, situations: tuple[Situation, ...], say: Callable[[str], None]
) -> None:
    with tempfile.TemporaryDirectory(prefix="site-") as folder:
        say("→ MkDocs bygger sitet og, ved siden af, udgaven til mappen")
        if error := _build_both(root, site, Path(folder)):
            raise NotBuiltError(error)
        for built in (site, Path(folder)):
            styles.slim(built)
            markup.slim(built)
        size = archive.pack(Path(folder), site / ZIP)
    policy.write(site)
    pictures.draw(site, situations)
    kept = worker.write(site)
    say(f"→ Klar uden net: {kept} filer; {SITE}/{ZIP}, {size // 1000} kB")


def _build_both(root: Path, site: Path, folder: Path) -> str:
    """Build for a server and as files at the same time; return an error if MkDocs shows none."""
    online = mkdocs(root, site, APP="true")
    files = mkdocs(root, folder, OFFLINE="true", quiet=True)
    output, _ = files.communicate()
    if online.wait():
        return "Sitet er ikke bygget."
    return output.decode() if files.returncode else ""
