"""The addresses of the project, and links to its repository's host: a new file's page, and forms.

Each address is set in one place, `[tool.bridgelovene]` in pyproject.toml; a workflow gives its own
in the environment, so that a fork's site leads to the fork.

Without an address of the repository the pages have no such links, and say
what to write at the desk instead.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlencode

from generator.cases.stub import Stub

ADDRESS = re.compile(r"https://[\w.-]+(/[\w.-]+)+")
MAIL = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")
NAME = "NAVN.yaml"
"""What the contributor replaces; `check` does not let it pass as a file name."""

VARIABLES = {"repository": "REPOSITORY_URL", "site_url": "SITE_URL", "contact": "CONTACT"}
"""Each setting, and the variable that goes before it."""


def address(root: Path, setting: str, environment: Mapping[str, str] = os.environ) -> str:
    """The address by the environment, or else by the setting; empty if neither says one."""
    path, given = root / "pyproject.toml", environment.get(VARIABLES[setting], "")
    if given or not path.is_file():
        return given.rstrip("/")
    try:
        tool = tomllib.loads(path.read_text("utf-8")).get("tool", {})
    except tomllib.TOMLDecodeError as error:
        line = int(found[1]) if (found := re.search(r"at line (\d+)", str(error))) else 1
        message = "linjen er ikke TOML; skriv navn, lighedstegn og værdi i anførselstegn"
        raise AddressError(message, line) from error
    return str(tool.get("bridgelovene", {}).get(setting, "")).rstrip("/")


class AddressError(ValueError):
    """The setting is no address, or cannot be read; the message is Danish."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class Host:
    address: str = ""
    """`https://github.com/forening/bridgelovene`, or empty."""
    contact: str = ""
    """The mail address of who looks after the site, or empty."""

    def __bool__(self) -> bool:
        return bool(self.address)

    def new_case(self, stub: Stub) -> str:
        """The host's page for a new file, with its name and text filled in."""
        fields = {"filename": f"{stub.folder}/{NAME}", "value": stub.text}
        return f"{self.address}/new/main?{urlencode(fields, quote_via=quote)}"

    def form(self, template: str, **fields: str) -> str:
        """An issue form, with some of its fields filled in."""
        query = {"template": f"{template}.yml", **fields}
        return f"{self.address}/issues/new?{urlencode(query, quote_via=quote)}"

    def file(self, path: str) -> str:
        return f"{self.address}/blob/main/{quote(path)}"


NO_HOST = Host()


def host_of(root: Path, environment: Mapping[str, str] = os.environ) -> Host:
    """The host by the environment, or else by the setting."""
    found = address(root, "repository", environment)
    if found and not ADDRESS.fullmatch(found):
        message = f"»{found}« er ingen adresse på et depot; skriv fx https://github.com/NAVN/DEPOT"
        raise AddressError(message, _line_of(root, "repository"))
    contact = address(root, "contact", environment)
    if contact and not MAIL.fullmatch(contact):
        message = f"»{contact}« er ingen mailadresse; skriv fx lovbog@forening.dk"
        raise AddressError(message, _line_of(root, "contact"))
    return Host(found, contact=contact)


def _line_of(root: Path, setting: str) -> int:
    """Where it stands in the project's settings; 1 where the environment says it."""
    settings = root / "pyproject.toml"
    lines = settings.read_text("utf-8").splitlines() if settings.is_file() else ()
    return next((n for n, text in enumerate(lines, 1) if text.startswith(setting)), 1)
