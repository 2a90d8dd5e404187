"""Data in a page, for its script to read."""

import json
from collections.abc import Mapping
from typing import Any


def inline_json(data: Mapping[Any, Any]) -> str:
    """The data on one line, without signs that HTML could take for a tag."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
