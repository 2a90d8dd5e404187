"""The site as a zip, to be unpacked and opened as files."""

import zipfile
from pathlib import Path

from generator.site.publish.parts import used

FOLDER = "bridgelovene-i-praksis"
"""What the zip unpacks to."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files give the same zip, whenever it is packed."""
ONLINE = ("404.html", "sitemap.xml", "sitemap.xml.gz")
"""What only a server or a search engine asks for."""

README = """\
Bridgelovene i praksis

Pak zip-filen ud, og åbn filen index.html i en browser. Alt virker uden net, også søgningen.
"""


def pack(site: Path, target: Path) -> int:
    """Pack a site that was built to be opened as files; return the size in bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(_entry("LÆS MIG.txt"), README)
        for path in used(site):
            if path not in ONLINE:
                packed.writestr(_entry(path), (site / path).read_bytes())
    return target.stat().st_size


def _entry(path: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(f"{FOLDER}/{path}", LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
