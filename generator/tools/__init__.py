"""The tools, each a folder with its data, page, template, script and style."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
