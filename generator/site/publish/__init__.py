"""From what MkDocs builds to what is published: a site that is also an app, and a zip of it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from generator.site.publish import archive, markup, pictures, styles, worker
from generator.site.write import mkdocs
from rules_src.model.situation import Situation

SITE = "site"
ZIP = Path("download", "bridgelovene-i-praksis.zip")
"""Where the zip lies in the site; `/download/` offers it."""


def publish(
    root: Path, situations: tuple[Situation, ...], say: Callable[[str], None], law: str = ""
) -> bool:
    """Build the site in site/, with itself as a zip; return whether all went well.

    `law` says at the foot of each page by which law it is.
    """
    site = root / SITE
    with tempfile.TemporaryDirectory(prefix="site-") as folder:
        say("→ MkDocs bygger sitet og, ved siden af, udgaven til mappen")
        if error := _build_both(root, site, Path(folder), law):
            say(error)
            return False
        for built in (site, Path(folder)):
            styles.slim(built)
            markup.slim(built)
        size = archive.pack(Path(folder), site / ZIP)
    pictures.draw(site, situations)
    kept = worker.write(site)
    say(f"→ Klar uden net: {kept} filer; {SITE}/{ZIP}, {size // 1000} kB")
    return True


def _build_both(root: Path, site: Path, folder: Path, law: str) -> str:
    """Build for a server and as files at the same time; return an error if MkDocs shows none."""
    online = mkdocs(root, site, APP="true", LAW=law)
    files = mkdocs(root, folder, quiet=True, OFFLINE="true", LAW=law)
    output, _ = files.communicate()
    if online.wait():
        return "Sitet er ikke bygget."
    return output.decode() if files.returncode else ""
