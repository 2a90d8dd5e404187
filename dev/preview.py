"""`python -m dev.preview BASE FILE`: the pages that a change touches, in one file by itself.

GitHub shows a single file behind a link, on a phone too, but no folder of pages. So the pages of
the changed cases, and of the situations whose law is changed, are put one after the other, as they
stand in the built site, with their styles and without scripts.
"""

import inspect
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from jinja2 import Template

from rules_src.laws import SITUATIONS

ROOT = Path(__file__).resolve().parent.parent
MOST = 20
"""Pages at most; the whole site is an artefact of its own."""
ARTICLE = re.compile(r"<article\b.*</article>", re.DOTALL)
SHEET = re.compile(r'<link rel="?stylesheet"? href="?([^">\s]+)')
DEAD = re.compile(
    r"<script\b.*?</script>|<img\b[^>]*>|\s(?:href|action)=\"(?!https?:)[^\"]*\"", re.DOTALL
)
"""Tags and attributes that lead nowhere in a page by itself."""


def pages_of(changed: Iterable[str]) -> Iterator[str]:
    """The pages of a built site that show these files."""
    changed = [*changed]
    for path in changed:
        top, _, rest = path.partition("/casebook/")
        if top == "rules_src" and rest.endswith(".yaml"):
            yield f"sager/{Path(rest).stem}/index.html"
    laws = [Path(path).with_suffix("") for path in changed if path.startswith("rules_src/laws/")]
    modules = {".".join(law.parts[:3]) for law in laws}
    shared = "|".join(law.name for law in laws if law.parts[2] == "common") or "(?!)"
    takes = re.compile(rf"from rules_src\.laws\.common.*\b(?:{shared})\b")
    for situation in SITUATIONS:
        law = ".".join(situation.rule.__module__.split(".")[:3])
        texts = (inspect.getsource(each) for name, each in [*sys.modules.items()] if law in name)
        if law in modules or any(map(takes.search, texts)):
            yield f"situationer/{situation.slug}/index.html"


def alone(site: Path, pages: Iterable[str]) -> str:
    """These pages of a built site as one."""
    found = [page for page in dict.fromkeys(pages) if (site / page).is_file()]
    texts = [(site / page).read_text("utf-8") for page in found[:MOST]]
    sheets = dict.fromkeys(
        (site / page).parent.joinpath(sheet).resolve()
        for page, text in zip(found, texts, strict=False)
        for sheet in SHEET.findall(text)
    )
    articles = [DEAD.sub("", found[0]) for found in map(ARTICLE.search, texts) if found]
    shown: str = Template(Path(__file__).with_name("preview.html.jinja").read_text("utf-8")).render(
        articles=[article.replace("<details", "<details open") for article in articles],
        styles=[sheet.read_text("utf-8") for sheet in sheets],
        left=len(found) - MOST,
    )
    return shown


def main(words: list[str]) -> int:
    base, target = words
    command = ["git", "diff", "--name-only", "--diff-filter=d", f"{base}...", "--", "rules_src"]
    run = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    Path(target).write_text(alone(ROOT / "site", pages_of(run.stdout.splitlines())), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
