"""What `book` cannot make, and says in Danish."""

import pytest
from conftest import run_generator


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--document", "tavler"), "mente du »tavler-a4.pdf«?"),
        (("--document", "tavler-a4.pdf", "--cards"), "slet --situation, --cards og --format"),
        (("--format", "a3"), "vælg a4 eller a5"),
        (("--situation",), "mangler det, der skal stå efter"),
        (("--out", "none/x.pdf"), "mappen »none« findes ikke"),
        (("--out", "."), "er en mappe"),
        (("--out", "x.txt"), "skriv x.pdf"),
        (("--out", ""), "skal have noget efter sig"),
        (("--club", ""), "skal have noget efter sig"),
    ],
)
def test_what_cannot_be_made_is_said(words: tuple[str, ...], says: str) -> None:
    run = run_generator("book", *words)
    assert run.returncode == 2
    assert says in run.stderr
