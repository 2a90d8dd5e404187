"""The desk as a server of the Model Context Protocol, over standard input and output."""

from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from generator.cli.mcp_server.desk import Answer, AskedWrongError, Desk

ABOUT = """Bridgelovene i praksis: en dansk vejledning for turneringsledere efter Love for \
Turneringsbridge. Gå frem i denne rækkefølge: `find` giver situationen til en sætning, `ask` giver \
reglens næste spørgsmål og dets svar, `rule` giver kendelsen, når der ikke er flere spørgsmål, og \
`cite` fortæller om en §. Gæt aldrig et svar, som ikke er givet: spørg. Nævn altid § og udgave. \
Står der noget i `undecided`, så er der ingen kendelse: Sig, at loven eller siden ikke afgør det. \
`left_open` er det, loven ikke siger om de samme §§."""


def server(desk: Desk) -> MCPServer[Any]:
    made: MCPServer[Any] = MCPServer("bridgelovene-i-praksis", instructions=ABOUT)

    @made.tool()
    def find(sentence: str) -> dict[str, Any]:
        """Situationerne i en dansk sætning om, hvad der skete ved bordet; den bedste først."""
        return desk.find(sentence)

    @made.tool()
    def ask(rule: str, answers: dict[str, Any] | None = None) -> dict[str, Any]:
        """Reglens næste spørgsmål med dets svar. `answers` er det, der er svaret: {fakta: svar}.

        Er `question` tom, så er alt spurgt: kald `rule`.
        """
        return _answered(lambda: desk.ask(rule, answers or {}))

    @made.tool(name="rule")
    def ruling(rule: str, answers: dict[str, Any] | None = None) -> dict[str, Any]:
        """Kendelsen: `verdict` på én linje, hvad der siges til hvem og hvornår, række, § og udgave.

        Mangler der et svar, står spørgsmålet i `question`, og der er ingen kendelse.
        """
        return _answered(lambda: desk.rule(rule, answers or {}))

    @made.tool()
    def cite(law: str) -> dict[str, Any]:
        """En §, fx 64A1: hvad den handler om, hvor den er trykt, og hvad siden dømmer efter den."""
        return _answered(lambda: desk.cite(law))

    return made


def _answered(answer: Callable[[], Answer]) -> Answer:
    """The answer, or what was asked in a wrong way, as the client is told it."""
    try:
        return answer()
    except AskedWrongError as error:
        raise ToolError(str(error)) from error
