"""What is left of pages and style sheets: what a page of the site may use, and nothing twice."""

from pathlib import Path

from generator.site.publish.slim import slim_page, slim_styles, tags_of

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


def test_a_word_is_explained_the_first_time_that_a_page_has_it() -> None:
    word, other = '<abbr title="x">a</abbr>', '<abbr title="y">b</abbr>'
    assert slim_page(f"{word} {other} {word}") == f"{word} {other} a"
