"""`make check`: all that the tests would say of a case, its spelling too; `--fix` mends first."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(words: Sequence[str]) -> int:
    """Check rules and cases and, unless they are mended first, the language at the same time."""
    rules = _start("generator", "check", *words)
    if words:
        rules.wait()
    language = _start("tools.language", "--cases", piped=True)
    code = rules.wait()
    said, noted = language.communicate()
    print(said.decode(), end="", flush=True)
    print(noted.decode(), end="", file=sys.stderr)
    return max(code, language.returncode)


def _start(*command: str, piped: bool = False) -> subprocess.Popen[bytes]:
    out = subprocess.PIPE if piped else None
    return subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, stdout=out, stderr=out)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # what is interrupted says so itself
    sys.exit(main(sys.argv[1:]))
