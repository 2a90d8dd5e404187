"""What is kept from the last build changes no byte of the next, and is used while it is true."""

from __future__ import annotations

import logging
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT
from jinja2 import FileSystemBytecodeCache
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.pages import Page

from generator.book.edition import Edition
from generator.site import kept
from generator.site.rendered import Rendered, Renderer, is_known
from generator.site.standing import ENVIRONMENT, FILES, FOLDERS, inputs_of, standing

TEXTS = {
    "index.md": "# Forside\n\n[Sagen](sager/x.md#why) og [loven](law.md)\n",
    "sager/x.md": "---\ntitle: X\n---\n# Sagen\n\n## Hvorfor {#why}\n\n<div markdown>\n\n"
    "[Hjem](../index.md) TL\n\n</div>\n\n*[TL]: leder\n",
    "law.md": "# Loven\n\n![](assets/a.svg) [Sagen](sager/x.md)\n",
    "alone.md": "# Alene\n\n## Under\n",
}
EVERY = {*TEXTS}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few pages with our own settings and theme."""
    folder = tmp_path_factory.mktemp("kept")
    shutil.copytree(ROOT / "theme", folder / "theme")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    for name, text in {**TEXTS, "assets/a.svg": "<svg/>", "assets/css/site.css": "p{}"}.items():
        (folder / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "docs" / name).write_text(text, "utf-8")
    return folder


def made(project: Path, renderer: Renderer | None = None) -> dict[str, bytes]:
    """Every file of the site, by MkDocs alone or with what is kept.

    Jinja knows a template that it has compiled before by its text.
    """
    config = load_config(str(project / "mkdocs.yml"), nav=None, extra_javascript=[])
    env = config.theme.get_env()
    env.bytecode_cache = FileSystemBytecodeCache(str(project))
    with pytest.MonkeyPatch.context() as patch:
        if renderer:
            patch.setattr(Page, "render", lambda *given: renderer.render(*given))
        patch.setattr(config.theme, "get_env", lambda: env)
        build(config)
    site = project / "site"
    files = (file for file in site.rglob("*") if file.is_file())
    return {str(f.relative_to(site)): f.read_bytes() for f in files if f.suffix != ".gz"}


Kept = dict[str, Rendered]


@pytest.fixture(scope="module")
def first(project: Path) -> Kept:
    """What is kept of the pages as they are before anything is changed."""
    renderer = Renderer(Page.render, {})
    assert made(project, renderer) == made(project)
    assert {*renderer.now} == EVERY
    return renderer.now


def replaced(old: str, new: str) -> Callable[[str], str | None]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("file", "change", "again"),
    [
        ("docs/alone.md", replaced("Alene", "Alene"), set()),
        ("docs/alone.md", replaced("Under", "Zebra"), {"alone.md"}),
        ("docs/sager/x.md", replaced("title: X", "title: Y"), set()),
        ("docs/law.md", lambda _: None, {"index.md"}),
        ("docs/assets/a.svg", lambda _: None, {"law.md"}),
        ("docs/assets/css/site.css", replaced("p{}", "a{}"), set()),
        ("theme/main.html", replaced("theme-color", "zebra"), set()),
        ("mkdocs.yml", replaced("Link til dette afsnit", "Zebra"), EVERY),
        ("mkdocs.yml", replaced("use_directory_urls: true", "use_directory_urls: false"), EVERY),
    ],
    ids=[
        "nothing",
        "text",
        "title",
        "page gone",
        "picture gone",
        "style",
        "theme",
        "words",
        "addresses",
    ],
)
def test_only_what_a_change_touches_is_converted_again_and_the_site_is_the_same(
    project: Path, first: Kept, file: str, change: Callable[[str], str | None], again: set[str]
) -> None:
    text = (project / file).read_text("utf-8")
    new = change(text)
    try:
        (project / file).unlink() if new is None else (project / file).write_text(new, "utf-8")
        renderer = Renderer(Page.render, first)
        assert made(project, renderer) == made(project)
    finally:
        (project / file).write_text(text, "utf-8")
    taken = {name for name, page in renderer.now.items() if page is first.get(name)}
    assert taken == EVERY - again - ({Path(file).name} if new is None else set())


def test_what_mkdocs_has_to_say_of_a_page_is_said_every_time(
    project: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A link to nowhere, and one to an anchor that another page has lost."""
    caplog.set_level(logging.INFO)
    (project / "docs" / "astray.md").write_text("# A\n\n[X](nowhere.md)\n", "utf-8")
    (project / "docs" / "lost.md").write_text("# L\n\n[Under](alone.md#lost)\n", "utf-8")
    try:
        last: Kept = {}
        for _ in range(2):
            caplog.clear()
            renderer = Renderer(Page.render, last)
            made(project, renderer)
            last = renderer.now
            assert "'nowhere.md'" in caplog.text
            assert "does not contain an anchor '#lost'" in caplog.text
        assert {*last} == {*EVERY, "lost.md"}
    finally:
        for name in ("astray.md", "lost.md"):
            (project / "docs" / name).unlink()


@pytest.mark.usefixtures("site")
def test_a_page_of_ours_is_what_mkdocs_makes_of_it() -> None:
    """Of each folder the first and the longest page, and all that MkDocs knows of it then."""
    config = load_config(str(ROOT / "mkdocs.yml"))
    config.plugins.on_config(config)
    files = get_files(config)
    by_folder: dict[str, list[str]] = {}
    for file in files.documentation_pages():
        by_folder.setdefault(str(Path(file.src_uri).parent), []).append(file.src_uri)
    chosen = {
        name
        for names in by_folder.values()
        for name in (names[0], max(names, key=lambda n: (ROOT / "docs" / n).stat().st_size))
    }
    assert len(chosen) > 15
    last: Kept = {}
    for name in sorted(chosen):
        states = []
        for renderer in (None, Renderer(Page.render, {}), Renderer(Page.render, last)):
            source = files.get_file_from_path(name)
            assert source is not None
            page = Page(None, source, config)
            page.read_source(config)
            (renderer.render if renderer else Page.render)(page, config, files)
            last = renderer.now if renderer else {}
            toc = [(each.title, each.id, len(each.children)) for each in page.toc]
            states.append(
                (page.content, page.title, toc, page.present_anchor_ids, page.links_to_anchors)
            )
        assert states[0] == states[1] == states[2], name


def test_another_mkdocs_does_everything_itself() -> None:
    class Other:
        def convert(self) -> None: ...

    class Another:
        def render(self, config: object) -> None: ...

    assert is_known(Page)
    assert not is_known(Other)  # type: ignore[arg-type]
    assert not is_known(Another)  # type: ignore[arg-type]


EDITION = Edition(None, "")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a site that was just built."""
    monkeypatch.delenv("KEPT", raising=False)
    for name in (
        *("rules_src/casebook/a/x.yaml", "generator/site/templates/a.jinja", "theme/main.html"),
        *("docs/assets/css/site.css", "docs/bidrag/vedligehold/index.md", "docs/index.md"),
        *("docs/download/a.pdf", "site/index.html", *FILES),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x", "utf-8")
    (tmp_path / "docs" / ".generated").write_text("index.md\n", "utf-8")
    standing(tmp_path, EDITION).record(EDITION)
    return tmp_path


def stands(root: Path) -> bool:
    return standing(root, EDITION).is_whole()


@pytest.mark.parametrize(
    "file",
    [
        *("rules_src/casebook/a/x.yaml", "generator/site/templates/a.jinja", "theme/main.html"),
        *("docs/assets/css/site.css", "docs/bidrag/vedligehold/index.md", "docs/index.md"),
        *("docs/download/a.pdf", "site/index.html", "docs/.generated", *FILES),
    ],
)
def test_a_site_stands_until_a_file_it_was_made_from_or_of_is_another(
    root: Path, file: str
) -> None:
    assert stands(root)
    (root / file).write_text("y", "utf-8")
    assert not stands(root)
    (root / file).unlink()
    assert not stands(root)


def test_a_site_stands_until_there_is_one_file_more(root: Path) -> None:
    (root / "bench.log").touch()
    assert stands(root), "nobody reads it"
    (root / "rules_src" / "casebook" / "a" / "y.yaml").touch()
    assert not stands(root)


@pytest.mark.parametrize("name", ENVIRONMENT)
def test_a_site_stands_in_the_surroundings_it_was_built_in(
    root: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "1")
    assert not stands(root)


def test_no_site_stands_where_nothing_is_kept(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEPT", "0")
    assert not stands(root)


def test_a_file_that_is_changed_while_the_site_is_built_is_not_lost(root: Path) -> None:
    site = standing(root, EDITION)
    (root / kept.FOLDER / "site").unlink()
    (root / "theme" / "main.html").write_text("y", "utf-8")
    site.record(EDITION)
    assert not stands(root)


def test_a_spoiled_file_is_as_none(root: Path) -> None:
    (root / kept.FOLDER / "site").write_bytes(b"\x80spoiled")
    assert not stands(root)


def test_all_that_the_generator_reads_is_among_what_the_site_hangs_on() -> None:
    code = "".join(file.read_text("utf-8") for file in (ROOT / "generator").rglob("*.py"))
    named = set(re.findall(r'"([\w.-]+\.\w+)"', code))
    assert {name for name in named if (ROOT / name).is_file()} == {*FILES}
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    asked = set(re.findall(r'environ(?:ment)?\.get\("(\w+)"', code))
    asked |= set(re.findall(r"!ENV \[(\w+)", settings))
    ours = {"APP", "LAW", "KEPT", "DEBUG", "SITE_DIR"}
    assert asked - ours == {*ENVIRONMENT}
    assert all((ROOT / folder).is_dir() for folder in FOLDERS)
    assert inputs_of(ROOT, EDITION) != inputs_of(ROOT, Edition(None, "https://x.example/"))
