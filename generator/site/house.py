"""The packages of the repository, what each is for, and which others it imports."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TOPS = ("rules_src", "generator")


class Package(NamedTuple):
    """A folder of code, or a module of its own, directly below one of the tops."""

    name: str
    about: str
    imports: tuple[str, ...]


@cache
def packages() -> tuple[Package, ...]:
    """Every package, each after those that it imports."""
    by_name = {package.name: package for top in TOPS for package in _packages(ROOT / top)}
    return tuple(sorted(by_name.values(), key=lambda p: (len(_reach(by_name, p.name)), p.name)))


def _reach(by_name: Mapping[str, Package], name: str) -> set[str]:
    """The packages that one imports, directly or through others."""
    reach: set[str] = set()
    queue = [name]
    while queue:
        new = {*by_name[queue.pop()].imports} - reach
        reach |= new
        queue += new
    return reach


def _packages(top: Path) -> Iterator[Package]:
    for place in sorted(top.iterdir()):
        if place.suffix == ".py" and place.stem != "__init__":
            yield _package(f"{top.name}.{place.stem}", [place])
        elif (place / "__init__.py").is_file():
            yield _package(f"{top.name}.{place.name}", sorted(place.rglob("*.py")))


def _package(name: str, files: list[Path]) -> Package:
    """The package of these files; the first is the one that says what it is for."""
    trees = [ast.parse(file.read_bytes()) for file in files]
    about = (ast.get_docstring(trees[0]) or "").partition("\n")[0]
    imports = {package for tree in trees for package in _imports(tree)} - {name}
    return Package(name, about, tuple(sorted(imports)))


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement, and not what they are made of, where no import can stand."""
    for block in ("body", "orelse", "handlers", "finalbody"):
        for statement in getattr(node, block, ()):
            yield statement
            yield from _statements(statement)


def _imports(tree: ast.Module) -> Iterator[str]:
    """The packages that a module imports, also inside its functions."""
    for node in _statements(tree):
        if isinstance(node, ast.ImportFrom) and node.module in TOPS:
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        else:
            modules = [a.name for a in node.names] if isinstance(node, ast.Import) else []
        for module in modules:
            top, _, rest = module.partition(".")
            if top in TOPS:
                yield f"{top}.{rest.partition('.')[0]}"
