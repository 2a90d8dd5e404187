"""A function of a script run in a page for thousands of cases at once."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Frame, Page


def called(page: Page | Frame, function: str, given: Any) -> Any:
    """What the function answers; both pass as JSON, which takes a tenth of what objects take."""
    code = f"(given) => JSON.stringify(({function})(JSON.parse(given)))"
    return json.loads(page.evaluate(code, json.dumps(given)))
