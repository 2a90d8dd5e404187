"""What a law has to say: steps, each named by the attribute that holds it."""

from dataclasses import replace
from typing import Any

from rules_src.model.steps import Instruct
from rules_src.model.text import text


class _Body(dict[str, Any]):
    """The body of a class of words; an instruction takes its word from the name it is given."""

    def __setitem__(self, name: str, value: Any) -> None:
        if isinstance(value, str) and "\n" in value and not name.startswith("__"):
            value = text(value)
        unnamed = isinstance(value, Instruct) and not value.name
        super().__setitem__(name, replace(value, name=name) if unnamed else value)


class _Named(type):
    @classmethod
    def __prepare__(cls, name: str, bases: tuple[type, ...], /, **_: Any) -> _Body:
        return _Body()


class Words(metaclass=_Named):
    """The steps of one law. An attribute is the word that cases, diffs and golden files say.

    A step of another kind than `Instruct` has a word of its own, whatever its attribute.
    """
