"""What is published: slimmed pages and styles, and the edition that is opened as files."""

import re
from collections import Counter
from pathlib import Path

import pytest

from generator.site.publish.folder import Pages, file_of, served, write
from generator.site.publish.slim import CLASS, OURS, pages_of, slim_page, slim_styles, tags_of

PAGES = {
    "index.html": "index.html",
    "sager/index.html": "sager/index.html",
    "sager/x/index.html": "sager/x.html",
    "paragraffer/27/index.html": "paragraffer/27.html",
}


@pytest.mark.parametrize(
    ("page", "link", "expected"),
    [
        ("sager/x/index.html", "../..", "../index.html"),
        ("sager/x/index.html", "../", "index.html"),
        ("sager/x/index.html", "../../paragraffer/27/#27B1b", "../paragraffer/27.html#27B1b"),
        ("sager/x/index.html", "../../?q=strafkort", "../index.html?q=strafkort"),
        ("sager/x/index.html", "../../assets/css/site.css", "../assets/css/site.css"),
        ("sager/x/index.html", "./", "x.html"),
        ("sager/index.html", "x/", "x.html"),
        ("sager/index.html", "..", "../index.html"),
        ("index.html", ".", "index.html"),
        ("index.html", "paragraffer/27/", "paragraffer/27.html"),
        ("index.html", "download/bordkort.pdf", "download/bordkort.pdf"),
        ("index.html", "#top", "#top"),
        ("sager/index.html", "/sager/x/", "/sager/x/"),
        ("index.html", "https://www.bridge.dk/lov/", "https://www.bridge.dk/lov/"),
        ("index.html", "mailto:a@example.org", "mailto:a@example.org"),
        ("index.html", "data:image/svg+xml,x", "data:image/svg+xml,x"),
    ],
)
def test_a_link_leads_to_the_same_page_as_a_file(page: str, link: str, expected: str) -> None:
    made = Pages(PAGES).as_file(f'<a href="{link}">x</a>', page)
    assert made == f'<a href="{expected}">x</a>'


def test_a_script_finds_the_root_and_its_data_are_left_alone() -> None:
    page = (
        '<script src="../../assets/x.js"></script><script>scope=new URL("../..",location)</script>'
        '<script type="application/json">{"base": "../..", "w": "../../a.js", "t": "href=\\"b/\\""}'
        '</script><form action="../../">'
    )
    assert Pages(PAGES).as_file(page, "sager/x/index.html") == (
        '<script src="../assets/x.js"></script><script>scope=new URL("..",location)</script>'
        '<script type="application/json">{"base": "..", "w": "../a.js", "t": "href=\\"b/\\""}'
        '</script><form action="../index.html">'
    )


def test_each_edition_has_its_own_parts(tmp_path: Path) -> None:
    site, docs, folder = (tmp_path / name for name in ("site", "docs", "folder"))
    (site / "sager" / "x").mkdir(parents=True)
    (docs / "sager").mkdir(parents=True)
    (docs / "sager" / "x.md").touch()
    text = "<head><!--served--><meta a><!--/served--><!--folder <meta b>--></head>"
    (site / "sager" / "x" / "index.html").write_text(text, "utf-8")
    (site / "logo.svg").write_text("<svg/>", "utf-8")
    write(site, {"sager/x/index.html": text}, docs, folder)
    page = (folder / "sager" / "x.html").read_text("utf-8")
    assert page.startswith('<head><meta http-equiv="Content-Security-Policy"')
    assert page.endswith("<meta b></head>")
    assert served(text) == "<head><meta a></head>"
    assert (folder / "logo.svg").read_text("utf-8") == "<svg/>"
    assert not (folder / "sager" / "x").exists()


def test_a_page_is_a_file_of_its_own_where_its_text_is_one(tmp_path: Path) -> None:
    (tmp_path / "guide").mkdir()
    (tmp_path / "om.md").touch()
    assert file_of("om/index.html", tmp_path) == "om.html"
    assert file_of("guide/index.html", tmp_path) == "guide/index.html"
    assert file_of("index.html", tmp_path) == "index.html"
    assert file_of("404.html", tmp_path) == "404.html"


SHEET = """\
/* A comment. */
.used, .unused { color: red }
.unused > a { color: blue }
p:not(.unused) { margin: 0 }
[data-md-color-primary=red] { color: red }
[data-md-color-primary=custom] { color: green }
@media print { .unused { display: none } }
@media screen { .named-by-script { display: none } }
@font-face { font-family: "Own" }
"""


def slimmed(folder: Path, place: str) -> str:
    sheet = folder / place
    sheet.parent.mkdir(parents=True)
    sheet.write_text(SHEET, "utf-8")
    page = '<body data-md-color-primary="custom" class="page used">'
    (folder / "app.js").write_text('e.classList.add("named-by-script")', "utf-8")
    slim_styles(folder, tags_of([page, page]))
    return sheet.read_text("utf-8")


def test_the_themes_styles_keep_what_a_page_has_or_a_script_names(tmp_path: Path) -> None:
    assert slimmed(tmp_path, "assets/stylesheets/main.css") == (
        ".used{color:red}p:not(.unused){margin:0}[data-md-color-primary=custom]{color:green}"
        '@media screen{.named-by-script{display:none}}@font-face{font-family:"Own"}'
    )


def test_our_own_styles_lose_only_their_comments_and_spaces(tmp_path: Path) -> None:
    left = slimmed(tmp_path, "assets/css/site.css")
    assert "comment" not in left
    assert left.count(".unused") == SHEET.count(".unused")


def test_none_of_our_own_rules_is_for_nothing(site: Path, tmp_path: Path) -> None:
    """Only the seats of a table are named by a script that puts the name together."""
    sheets = {file.name: file.read_text("utf-8") for file in (site / OURS).glob("*.css")}
    for file in (*site.rglob("*.js"), *(site / OURS).glob("*.css")):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    slim_styles(tmp_path, tags_of(pages_of(site).values()))
    lost = Counter[str]()
    for name, text in sheets.items():
        lost += Counter(CLASS.findall(text))
        lost -= Counter(CLASS.findall((tmp_path / name).read_text("utf-8")))
    assert sheets
    assert [name for name in lost if not re.fullmatch(r"at-[NOSV]|hand|[nesw]", name)] == []


def test_a_word_is_explained_the_first_time_that_a_page_has_it() -> None:
    word, other = '<abbr title="x">a</abbr>', '<abbr title="y">b</abbr>'
    assert slim_page(f"{word} {other} {word}") == f"{word} {other} a"
