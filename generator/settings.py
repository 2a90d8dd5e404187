"""The addresses of the project: each is set in one place, `[tool.bridgelovene]` in pyproject.toml.

A workflow gives its own in the environment, so that a fork's site leads to the fork.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

VARIABLES = {"repository": "REPOSITORY_URL", "site_url": "SITE_URL"}
"""Each setting, and the variable that goes before it."""


def address(root: Path, setting: str, environment: Mapping[str, str] = os.environ) -> str:
    """The address by the environment, or else by the setting; empty if neither says one."""
    return (environment.get(VARIABLES[setting]) or _setting(root, setting)).rstrip("/")


def _setting(root: Path, setting: str) -> str:
    path = root / "pyproject.toml"
    if not path.is_file():
        return ""
    tool = tomllib.loads(path.read_text("utf-8")).get("tool", {})
    return str(tool.get("bridgelovene", {}).get(setting, ""))
