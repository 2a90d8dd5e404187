"""Imports run downwards only."""

from generator.site.sections.contributing import packages

ORDER = """
rules_src: bridge scoring model texts contents sources sentences presentation tables laws
rules_src: editions doubts overlaps theorems
generator: text engine cases checks data diff views
generator: course book tools site cli __main__
"""
"""Each package may import those before it."""


def test_a_package_imports_only_those_below_it() -> None:
    order = [
        f"{top}.{name}"
        for top, _, names in (line.partition(":") for line in ORDER.split("\n"))
        for name in names.split()
    ]
    for package in packages():
        below = order[: order.index(package.name)]
        assert {*package.imports} <= {*below}, package.name
