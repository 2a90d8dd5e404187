"""The faces that the printed documents and the pictures of the site are set in."""

from pathlib import Path

FONTS = Path(__file__).resolve().parent
