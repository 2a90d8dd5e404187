"""Every address that was shared before what stands had a place of its own.

`golden/addresses.txt` is the addresses of 24 November 2026 as a tree: each line goes on from the
nearest line above that stands further out; one that ends in a stop is an address by itself too.
They pass every row of every situation, every answer, and each two rows that followed each other.
"""

from collections.abc import Iterator

from own_book import ROOT


def kept_addresses() -> Iterator[tuple[str, ...]]:
    """Each as its rule and its parts."""
    lines = (ROOT / "tests" / "golden" / "addresses.txt").read_text("utf-8").splitlines()
    above: list[str] = []
    depths = [len(line) - len(line.lstrip()) for line in lines]
    for line, depth, below in zip(lines, depths, [*depths[1:], 0], strict=True):
        above[depth:] = [line.strip().removesuffix(".")]
        if below <= depth or line.endswith("."):
            yield tuple("/".join(above).split("/"))
