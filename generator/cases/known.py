"""Case files that are not checked again while they say what they said; for who asks often."""

from __future__ import annotations

from pathlib import Path

from generator.cases.file import CheckedFile, check_file
from generator.engine.rulebook import Rulebook


class KnownFiles:
    """Checks case files by one rulebook, and remembers what was found by what stood in them."""

    def __init__(self) -> None:
        self._last: dict[Path, tuple[bytes, CheckedFile]] = {}
        self.checked = 0
        """How many were not as they were."""

    def check(self, path: Path, folder: Path, book: Rulebook, root: Path) -> CheckedFile:
        """Do as `check_file`; what is no plain file that can be read is always looked at."""
        try:
            raw = b"" if path.is_symlink() else path.read_bytes()
        except OSError:
            raw = b""
        last, found = self._last.get(path, (b"", None))
        if found is None or not raw or last != raw:
            found = check_file(path, folder, book, root)
            self.checked += 1
            self._last[path] = raw, found
        return found
