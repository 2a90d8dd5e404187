"""One command, and what is said of its errors; exit codes 0 in order, 1 findings, 2 usage."""

import gc
import os
import signal
import sys
import tomllib
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from generator.cases.findings import did_you_mean
from generator.cli.console import FINDINGS, OK, USAGE, Console, UsageError
from generator.text.files import ROOT, RefusedError, reason

Command = Callable[[Console, Sequence[str]], int]
COMMANDS = {
    "check": "check", "pages": "check", "build": "check", "book": "book", "rule": "rule",
    "case": "case", "diff": "diff", "mutants": "mutants", "data": "diff", "rows": "check",
}  # fmt: skip
"""Each command and its module in `generator.cli`; the other modules are not imported."""


def command_of(name: str) -> Command:
    command: Command = getattr(import_module(f"generator.cli.{COMMANDS[name]}"), name)
    return command


def main(words: Sequence[str], console: Console) -> int:
    """Run one command; report errors in Danish."""
    try:
        if not words or words[0] in ("-h", "--help"):
            (console.say if words else console.note)(_help())
            return OK if words else USAGE
        if words[0] not in COMMANDS:
            raise UsageError(f"ukendt kommando »{words[0]}«; {did_you_mean(words[0], COMMANDS)}")
        return command_of(words[0])(console, words[1:])
    except RefusedError as error:
        console.note(str(error))
        return USAGE
    except SystemExit as end:  # argparse has printed its help
        return int(end.code or 0)


def _help() -> str:
    lines = "\n".join(f"  {name:9}{command_of(name).__doc__ or ''}" for name in COMMANDS)
    return f"""\
Brug: python -m generator KOMMANDO …

{lines}

»python -m generator KOMMANDO --help« fortæller mere.
Slutkode: 0 i orden, 1 der er fundet fejl, 2 kommandoen er skrevet forkert."""


def refused(error: OSError) -> str:
    """The error of the system in Danish, and that nothing is half done."""
    what = f"{error.filename}: " if error.filename else ""
    again = "Ret det, og kør kommandoen igen; det, der var bygget før, er urørt."
    return f"{what}{reason(error)}. {again}"


def run() -> int:
    """Run the process on the real rules; show a traceback only if `DEBUG` is set."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # a short run that keeps what it makes; collecting costs a third of the time
    if isinstance(sys.stdout, TextIOWrapper):  # a screen, or a file's name, of another code
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return main(sys.argv[1:], Console.of_today(ROOT))
    except KeyboardInterrupt:
        print("Afbrudt; ingen fil er skrevet halvt.", file=sys.stderr)
        return FINDINGS
    except BrokenPipeError:  # `| head` has seen enough
        sys.stderr.close()
        return FINDINGS
    except OSError as error:
        if os.environ.get("DEBUG"):
            raise
        print(refused(error), file=sys.stderr)
        return FINDINGS
    except (SyntaxError, tomllib.TOMLDecodeError):  # of a rule or its texts: `__main__` says it
        raise
    except Exception as error:  # a person gets a sentence, not a stack
        if os.environ.get("DEBUG"):
            raise
        frames = traceback.extract_tb(error.__traceback__)
        rules = [frame for frame in frames if "/rules_src/" in frame.filename]
        place, todo = (rules or frames)[-1], "Ret linjen" if rules else "Programfejl"
        print(f"{place.filename}:{place.lineno}: »{place.line}« kan ikke køres.", file=sys.stderr)
        what = f"{type(error).__name__}: {error}"
        print(f"{todo} ({what}); DEBUG=1 foran kommandoen viser mere.", file=sys.stderr)
        return FINDINGS
    finally:
        gc.freeze()  # nor collect at the end, when everything goes anyway
