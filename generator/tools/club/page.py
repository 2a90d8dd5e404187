"""The page where a club says what it has chosen of what the law leaves to it."""

from collections.abc import Iterator
from typing import Any

from generator.cases.club import CHOSEN, EDITION, LEAVE, LONGEST_NAME, NAME
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.parts import ENTERED
from generator.tools.tool import Tool
from generator.views.content import Content
from rules_src.contents.club import CHOICES
from rules_src.model.club import Amount, Chooser, ClubChoice, OneOf


def specs(content: Content) -> Iterator[PageSpec]:
    if content.book.edition is None:
        return
    yield page_spec(
        "club/page",
        "vaerktoejer/klub.md",
        "Din klub",
        "Det, loven overlader til klubben: Skriv jeres valg, og se dem i kendelserne.",
        choices=CHOICES,
        free=[choice for choice in CHOICES if choice.chooser is Chooser.ORGANISER],
        data=inline_json(
            {
                "keys": [NAME, EDITION, CHOSEN, LEAVE],
                "edition": str(content.book.edition.year),
                "longest": LONGEST_NAME,
                "choices": [_data(choice) for choice in CHOICES],
            }
        ),
        sought=("klubbens regler", "husregler", "rettelsesfrist i klubben", "din klub"),
        styles=("tools", "keypads", "club"),
        scripts=("lean-qr", "club-page"),
    )


def _data(choice: ClubChoice) -> dict[str, Any]:
    """A choice as the form has it; nobody chooses what the law sets itself."""
    value: dict[str, Any] = {}
    if isinstance(choice.value, OneOf):
        value["options"] = {option.word: option.text for option in choice.value.options}
    if isinstance(choice.value, Amount):
        value |= {"units": choice.value.units, "least": choice.value.least}
        value["most"] = choice.value.most
    return {
        "word": choice.word,
        "title": choice.title,
        "law": choice.law,
        "chooser": choice.chooser.name.lower(),
        **value,
    }


TOOL = Tool(
    specs,
    {
        "club-page": (*ENTERED, "shared/links", "shared/code", "club/file", "club/form"),
        "club-lines": ("shared/club", "club/lines"),
    },
)
