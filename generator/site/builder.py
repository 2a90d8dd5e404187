"""The programs that make pages of the Markdown; `BUILDER=zensical make site` chooses.

Both read `mkdocs.yml`, `theme/` and `docs/`, and nothing after them asks which it was.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from generator.text.files import ROOT, RefusedError


class Builder(NamedTuple):
    name: str
    """As a person is told it."""
    command: tuple[str, ...]

    def build(self, root: Path, stage: Path, say: Callable[[str], None], **settings: str) -> bool:
        """Build docs/ of the stage as `root` says; `settings` are what mkdocs.yml reads as `!ENV`.

        It runs in the stage: Zensical takes its pages from nowhere else. Raises `OSError` for what
        the machine refuses; of an error in the builder only the last line is said, but for `DEBUG`.
        """
        shutil.copy(root / "mkdocs.yml", stage)
        shutil.copytree(root / "theme", stage / "theme")
        run = subprocess.run(
            self.command, cwd=stage, env={**os.environ, **settings, **QUIET},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
        said = run.stdout.decode("utf-8", "replace").rstrip()
        before, _, trace = said.partition(TRACE)
        if refused := REFUSED.search(said) if run.returncode else None:
            number = int(refused[1] or refused[2])
            raise OSError(number, os.strerror(number), refused[3])
        if os.environ.get("DEBUG") or not trace:
            before = said
        for text in filter(None, (before.rstrip(), *trace.splitlines()[-1:] * (before != said))):
            say(text)
        return run.returncode == 0


TRACE = "Traceback ("
REFUSED = re.compile(r"\[Errno (\d+)\]|\(os error (\d+)\)" + r"(?:[^\n]*?: '([^'\n]*)')?")
"""How Python and Rust say an error of the machine, with the file."""
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
BUILDERS = {
    "mkdocs": Builder("MkDocs", (sys.executable, "-m", "mkdocs", "build", "--strict")),
    "zensical": Builder(
        "Zensical", (str(ROOT / ".venv-zensical" / "bin" / "zensical"), "build", "--strict")
    ),
}
"""By what the setting says."""
USUAL = "mkdocs"
"""The one that is published with: this line is the whole change to the other."""


def builder_of(environment: Mapping[str, str]) -> Builder:
    """The builder that the environment names, or the usual one."""
    name = environment.get("BUILDER") or USUAL
    if name not in BUILDERS:
        raise RefusedError(f"BUILDER={name} er ingen bygger; vælg {' eller '.join(BUILDERS)}")
    return BUILDERS[name]
