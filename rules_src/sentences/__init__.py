"""What directors say, one sentence a line: a file for each situation, named by its slug.

A sentence that may be either of two situations stands in both files. `nothing.txt` has what is no
irregularity, and a few files what is asked beside. A sentence that is heard wrongly is mended by
its line in the right file. A first line that begins with `søg:` has words to search for that the
situation's page does not use itself.
"""

from collections.abc import Mapping
from importlib.resources import files

NOTHING, SOUGHT_MARK = "nothing", "søg: "
OTHERS = ("bag-skaerme", "paa-nettet", "rundspoerge", "spiller-selv", "vejet-score")
"""What is asked that is no situation."""

_LINES = {
    file.name.removesuffix(".txt"): file.read_text("utf-8").splitlines()
    for file in sorted(files(__package__).iterdir(), key=lambda file: file.name)
    if file.name.endswith(".txt")
}
SENTENCES: Mapping[str, tuple[str, ...]] = {
    slug: tuple(line for line in lines if not line.startswith(SOUGHT_MARK))
    for slug, lines in _LINES.items()
}
"""By the slug of a situation, and `NOTHING`."""
SOUGHT: dict[str, tuple[str, ...]] = {
    slug: tuple(lines[0].removeprefix(SOUGHT_MARK).split("; "))
    for slug, lines in _LINES.items()
    if lines[0].startswith(SOUGHT_MARK)
}
"""By the slug of a situation, words to search for."""
