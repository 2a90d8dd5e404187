"""CITATION.cff and publiccode.yml, written from pyproject.toml and CHANGELOG.md.

`python -m tools.passport` writes them; without the project's addresses they have none.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from generator.cases.host import address
from generator.text.changelog import releases
from generator.text.files import replace_files

ROOT = Path(__file__).resolve().parent.parent
ABOUT = "# Skrevet af python -m tools.passport; ret pyproject.toml eller CHANGELOG.md i stedet.\n"
WHO = "Bidragyderne til Bridgelovene i praksis"
NAME = "Bridgelovene i praksis"
LONG = (
    "Turneringslederen bliver kaldt til bordet. Sitet stiller de få spørgsmål, der betyder noget,"
    " og giver kendelsen, ordene at sige og den paragraf at vise. Lovene fra 2017 står som små"
    " funktioner i Python, og alt på siderne dannes af dem: tabeller, spørgsmål, valgmuligheder,"
    " sager, håndbog og bordkort. Hver kendelse har sin paragraf, hver sag prøves mod reglen, og"
    " siden siger, hvor loven står åben. Loven og kilderne er andres; de er genfortalt, ikke"
    " gengivet. Sitet henter intet fra andre steder og virker uden net."
)


def passports(root: Path, environment: Mapping[str, str]) -> dict[Path, str]:
    """The text of both files."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    newest, *_ = releases((root / "CHANGELOG.md").read_text("utf-8"))
    places = {name: address(root, name, environment) for name in ("repository", "site_url")}
    about, day = project["description"], newest.day
    licenses = project["license"].split(" AND ")
    citation = {
        "cff-version": "1.2.0",
        "message": "Nævn udgavens dato. En kendelse nævnes med § og reglernes fingeraftryk.",
        "title": NAME,
        "abstract": about,
        "type": "software",
        "authors": [{"name": WHO}],
        "version": newest.version,
        "date-released": day,
        "license": licenses,
        **_named(places, repository="repository-code", site_url="url"),
    }
    public = {
        "publiccodeYmlVersion": "0.4",
        "name": NAME,
        **_named(places, repository="url", site_url="landingURL"),
        "softwareVersion": newest.version,
        "releaseDate": day,
        "platforms": ["web"],
        "categories": ["knowledge-management"],
        "developmentStatus": "beta",
        "softwareType": "standalone/web",
        "description": {
            "da": {
                "shortDescription": about,
                "longDescription": LONG,
                "features": ["Kendelser med paragraf", "Håndbog og bordkort", "Virker uden net"],
            }
        },
        "legal": {"license": project["license"]},
        "maintenance": {"type": "community", "contacts": [{"name": WHO}]},
        "localisation": {"localisationReady": False, "availableLanguages": ["da"]},
    }
    return {root / "CITATION.cff": _text(citation), root / "publiccode.yml": _text(public)}


def _named(places: Mapping[str, str], **names: str) -> dict[str, str]:
    """The addresses that are set, by the names that a file has for them."""
    return {name: places[place] for place, name in names.items() if places[place]}


def _text(data: Mapping[str, Any]) -> str:
    return ABOUT + yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=100)


if __name__ == "__main__":
    texts = passports(ROOT, {})
    replace_files({path: text.encode() for path, text in texts.items()})
