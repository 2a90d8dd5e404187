"""Which modules of the law a change affects: only their mutants are tried again."""

from collections.abc import Iterable
from pathlib import PurePosixPath

from generator.checks.mutants.sandbox import RuleModules
from generator.engine.rulebook import Rulebook

EVERYTHING = (
    *("rules_src/model/", "rules_src/bridge/", "generator/engine/", "generator/checks/mutants/"),
    *("generator/cases/", "rules_src/laws/__init__.py"),
)
"""The code that reads all rules or all cases."""


def changed_modules(book: Rulebook, files: Iterable[str]) -> tuple[str, ...]:
    """The modules to try after a change of these files, which are named from the root."""
    sources = RuleModules(book)
    names: dict[str, None] = {}
    for file in files:
        if file.startswith(EVERYTHING):
            return tuple(sources.by_name)
        names.update(dict.fromkeys(_modules(book, sources, PurePosixPath(file))))
    return tuple(name for name in sources.by_name if name in names)


def _modules(book: Rulebook, sources: RuleModules, file: PurePosixPath) -> Iterable[str]:
    if file.parts[:2] == ("rules_src", "laws"):
        module = ".".join(file.with_suffix("").parts)
        package = module.removesuffix(".__init__")
        return [n for n in sources.by_name if n == module or n.startswith(f"{package}.")]
    if file.parts[:2] == ("rules_src", "casebook") and file.parent.name in book:
        reached = {sources.rules[name].__module__ for name in book[file.parent.name].reach}
        return sorted(reached)
    return ()
