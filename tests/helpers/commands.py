"""Run a command of the generator in a test."""

from io import StringIO
from pathlib import Path
from typing import Any

from generator.cli.console import Console
from generator.cli.main import main
from rules_src.model.situation import Situation


def run_on(
    root: Path, situations: tuple[Situation, ...], *words: str, **more: Any
) -> tuple[int, str, str]:
    """A command on some situations in a folder: its code, output and errors."""
    out, err = StringIO(), StringIO()
    console = Console(root, situations, out=out, err=err, **more)
    return main(words, console), out.getvalue(), err.getvalue()
