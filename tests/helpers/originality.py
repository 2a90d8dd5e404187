"""The tool that finds runs of words shared with the articles, where the articles are at hand."""

import importlib.util
from types import ModuleType

import pytest
from conftest import ROOT

TOOL = ROOT.parent / "shared" / "tools" / "originality.py"

needs_the_articles = pytest.mark.skipif(
    not TOOL.exists(), reason="the articles are not part of the repository"
)


def originality() -> ModuleType:
    spec = importlib.util.spec_from_file_location("originality", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
