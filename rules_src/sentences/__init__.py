"""What directors say, one sentence a line: a file for each situation, named by its slug.

A sentence that may be either of two situations stands in both files. `nothing.txt` has what is no
irregularity. A sentence that is heard wrongly is mended by its line in the right file.
"""

from collections.abc import Mapping
from pathlib import Path

NOTHING = "nothing"


def _sentences() -> Mapping[str, tuple[str, ...]]:
    files = sorted(Path(__file__).parent.glob("*.txt"))
    return {file.stem: tuple(file.read_text("utf-8").splitlines()) for file in files}


SENTENCES: Mapping[str, tuple[str, ...]] = _sentences()
"""By the slug of a situation, and `NOTHING`."""
