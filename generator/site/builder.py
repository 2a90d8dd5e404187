"""The programs that make pages of the Markdown; `BUILDER=zensical make site` chooses.

Both read `mkdocs.yml`, `theme/` and `docs/`, and nothing after them asks which it was.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]


class Builder(NamedTuple):
    name: str
    """As a person is told it."""
    command: tuple[str, ...]

    def start(self, root: Path, target: Path, **settings: str) -> subprocess.Popen[bytes]:
        """Start it over docs/ of `root`; `settings` are what mkdocs.yml reads as `!ENV`.

        `target` must lie below `root`: Zensical builds nowhere else.
        """
        told = {"SITE_DIR": str(target), **settings, **QUIET}
        return subprocess.Popen(
            self.command, cwd=root, env=os.environ | told, stderr=subprocess.STDOUT
        )


class UnknownBuilderError(ValueError):
    """The setting names no builder; the message is Danish."""


QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
BUILDERS = {
    "mkdocs": Builder("MkDocs", (sys.executable, "-m", "mkdocs", "build", "--strict")),
    "zensical": Builder(
        "Zensical", (str(PROJECT / ".venv-zensical" / "bin" / "zensical"), "build", "--strict")
    ),
}
"""By what the setting says."""
USUAL = "mkdocs"
"""The one that is published with: this line is the whole change to the other."""


def builder_of(environment: Mapping[str, str]) -> Builder:
    """The builder that the environment names, or the usual one."""
    name = environment.get("BUILDER") or USUAL
    if name not in BUILDERS:
        raise UnknownBuilderError(
            f"BUILDER={name} er ingen bygger; vælg {' eller '.join(BUILDERS)}"
        )
    return BUILDERS[name]
