"""`mcp`: answer other programs until they have no more to ask."""

import gc
from collections.abc import Sequence

from generator.cli.console import OK, Console, Parser, UsageError

ABOUT = """Svar andre programmer over standard-ind og -ud, med Model Context Protocol.

Programmet starter selv serveren med: python -m generator mcp
Den har `find` (en sætning), `ask` (spørgsmålet), `rule` (kendelsen) og `cite` (en §)."""
MISSING = (
    "Model Context Protocol er ikke installeret her:"
    " .venv/bin/pip install --require-hashes -r requirements-mcp.txt"
)


def mcp(console: Console, words: Sequence[str]) -> int:
    """Svar andre programmer om situationer, spørgsmål, kendelser og §§."""
    Parser("mcp", ABOUT).read_options(words)
    try:
        from generator.cli.mcp_server.server import server
    except ModuleNotFoundError as missing:
        raise UsageError(MISSING) from missing
    from generator.cli.mcp_server.desk import Desk  # the other commands start faster without it

    gc.enable()  # it runs for long
    server(Desk(console.content(console.casebook()))).run("stdio")
    return OK
