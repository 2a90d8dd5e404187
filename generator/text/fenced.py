"""Text as a fenced block of Markdown, so that whatever a contributor wrote is only text."""

import re
from collections.abc import Iterable, Iterator


def fenced(lines: Iterable[str], kind: str = "", indent: str = "") -> Iterator[str]:
    """The lines in a fence that is longer than any of theirs."""
    each = [line for text in lines for line in text.splitlines() or [""]]
    longest = max((len(ticks) for ticks in re.findall("`+", "\n".join(each))), default=0)
    fence = "`" * max(3, longest + 1)
    yield from ("", f"{indent}{fence}{kind}")
    yield from (f"{indent}{line}" for line in each)
    yield from (f"{indent}{fence}", "")
