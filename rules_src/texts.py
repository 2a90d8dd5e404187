"""Texts that anybody can mend stand as TOML beside the module that reads them."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, TypeVar

R = TypeVar("R")


class TextError(Exception):
    """A file of texts is not as it should be: where, what was found, and what to do, in Danish."""


class Texts:
    """One file of texts."""

    def __init__(self, package: str, name: str) -> None:
        self.path = files(package).joinpath(name)
        self.text = self.path.read_text("utf-8")
        try:
            self.read: Mapping[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise self.wrong(int(line[1]) if line else 1, f"er ikke TOML: {error}") from error

    def wrong(self, line: int, message: str) -> TextError:
        """What is wrong in a line."""
        return TextError(f"{self.path}:{line}: {message}")

    def line(self, header: str, key: str = "", at: int = 0) -> int:
        """The line of a table, or of a key in it; of several with one name, the one at a place."""
        starts = [
            m.start() for m in re.finditer(rf"^\[+{re.escape(header)}\]+$", self.text, re.MULTILINE)
        ] or [0]
        start = starts[at]
        key_at = re.compile(rf"^{re.escape(key)} *=", re.MULTILINE).search(self.text, start)
        return self.text.count("\n", 0, key_at.start() if key and key_at else start) + 1

    def record(self, kind: type[R], header: str, given: Mapping[str, Any], at: int = 0) -> R:
        """A table as an object; lists as tuples. Raises TextError for a key too many or missing."""
        known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
        for key in given:
            if key not in known:
                near = get_close_matches(key, known, 1)
                what = f"mente du »{near[0]}«?" if near else f"her kan stå {', '.join(known)}"
                raise self.wrong(self.line(header, key, at), f"»{key}« kan ikke stå her; {what}")
        for key, each in known.items():
            if key not in given and each.default is MISSING and each.default_factory is MISSING:
                raise self.wrong(self.line(header, at=at), f"[{header}] mangler »{key}«; skriv den")
        return kind(**{k: tuple(v) if isinstance(v, list) else v for k, v in given.items()})
