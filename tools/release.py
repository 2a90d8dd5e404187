"""`make release`: check, archive and tag what stands in the last commit; refuse in Danish.

The version is the first of CHANGELOG.md. What is checked is said on the command line, a command
for each word. The archive lies in release/VERSION/; what it holds stands in its INDHOLD.txt.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

from generator.cases.host import VARIABLES, address
from generator.data.imprint import imprint_of
from generator.text.changelog import ChangelogError, Release, releases
from tools.passport import passports

ROOT = Path(__file__).resolve().parent.parent
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files give the same zip, whenever it is packed."""
NAME = "bridgelovene"
CONTENTS = """\
Bridgelovene i praksis, udgave {version}

{name}-site.zip        hele sitet, som en server viser det
{name}-data.zip        regler, rækker, sager og skemaer som JSON
{name}-dokumenter.zip  håndbog, bordkort og hæfter som PDF
{name}-kilder.zip      alt i depotet, og de pakker til Python, som sitet bygges med
SHA256SUMS             kontrolsummer: sha256sum -c SHA256SUMS

Sitet bygges igen uden net: Pak {name}-kilder.zip ud, og kør `./{script}` i mappen.
Maskinen skal have make og Python {python}, og være af samme slags som denne: {platform}.
Prøverne kan ikke køres uden net: Browser og Node-pakker er ikke med.
"""
SCRIPT = "byg-uden-net.sh"
"""At the top of the sources; `tools/rebuild.sh` in the repository."""


class RefusedError(Exception):
    """Why there is no release; the message is Danish."""


def main(checks: Sequence[str], root: Path = ROOT) -> int:
    try:
        release = ready(root)
        for check in checks:
            _say(f"→ {check}")
            if subprocess.run(["bash", "-c", check], cwd=root, check=False).returncode:
                raise RefusedError(f"»{check}« fandt fejl")
        _refuse_dirty(root)
        folder = archive(root, release)
    except (RefusedError, ChangelogError) as error:
        print(f"Ingen udgave: {error}.", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"Ingen udgave: »{' '.join(map(str, error.cmd))}« gik galt.", file=sys.stderr)
        return 1
    news = "\n".join(f"- {line}" for line in release.clubs)
    _git(root, "tag", "-a", release.version, "-m", f"Udgave {release.version}\n\n{news}")
    _say(f"→ Mærket {release.version} er sat, og arkivet ligger i {folder.relative_to(root)}/.")
    _say(f"  Send det videre med: `git push origin {release.version}`")
    return 0


def ready(root: Path) -> Release:
    """The release that CHANGELOG.md names, if nothing in the repository speaks against it."""
    _refuse_dirty(root)
    newest, *_ = releases((root / "CHANGELOG.md").read_text("utf-8"))
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if version != newest.version:
        raise RefusedError(
            f"pyproject.toml siger {version}, men CHANGELOG.md har {newest.version} øverst"
        )
    if newest.version in _git(root, "tag", "--list").split():
        raise RefusedError(
            f"{newest.version} er mærket før; skriv dagens udgave øverst i CHANGELOG.md"
        )
    for path, text in passports(root, {}).items():
        if not path.is_file() or path.read_text("utf-8") != text:
            raise RefusedError(f"{path.name} er gammel; kør python -m tools.passport")
    return newest


def _refuse_dirty(root: Path) -> None:
    if changed := _git(root, "status", "--porcelain").splitlines():
        raise RefusedError(
            f"der er ændringer, som ikke er lagt ind: {', '.join(line[3:] for line in changed[:5])}"
        )


def archive(root: Path, release: Release) -> Path:
    """Write the archive of the built site and of the last commit; return its folder."""
    site, folder = root / "site", root / "release" / release.version
    if not (site / "index.html").is_file():
        raise RefusedError("sitet er ikke bygget; kør make site")
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{NAME}-{release.version}"
    _zip(folder / f"{name}-site.zip", _files(site))
    _zip(folder / f"{name}-data.zip", _files(site / "data", "*.json"))
    _zip(folder / f"{name}-dokumenter.zip", _files(site / "download", "*.pdf"))
    _zip(folder / f"{name}-kilder.zip", _sources(root))
    about = CONTENTS.format(
        version=release.version,
        name=name,
        script=SCRIPT,
        python=".".join(map(str, sys.version_info[:2])),
        platform=f"{os.uname().sysname} {os.uname().machine}",
    )
    (folder / "INDHOLD.txt").write_text(about, "utf-8")
    parts = sorted(folder.glob("*.zip"))
    sums = (f"{hashlib.sha256(part.read_bytes()).hexdigest()}  {part.name}\n" for part in parts)
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    return folder


def _sources(root: Path) -> dict[str, bytes]:
    """Every file of the last commit, the packages that build the site, and how it is built."""
    packages = root / ".cache" / "pakker"
    shutil.rmtree(packages, ignore_errors=True)  # those of an older lock
    wanted = ["-r", "requirements.txt", "--require-hashes", "--only-binary", ":all:"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(packages)]
    subprocess.run([*pip, *wanted], cwd=root, check=True)
    committed = _git(root, "ls-tree", "-r", "--name-only", "-z", "HEAD").split("\0")[:-1]
    addresses = {variable: address(root, name, os.environ) for name, variable in VARIABLES.items()}
    changed = imprint_of(root).date
    dated = {"SOURCE_DATE_EPOCH": str(int(changed.timestamp())) if changed else ""}
    told = {name: value for name, value in {**dated, **addresses}.items() if value}
    return {
        **{path: (root / path).read_bytes() for path in committed},
        **{f"pakker/{path}": content for path, content in _files(packages).items()},
        SCRIPT: (ROOT / "tools" / "rebuild.sh").read_bytes(),
        "udgave.env": "".join(
            f"{name}={shlex.quote(value)}\n" for name, value in told.items()
        ).encode(),
    }


def _files(folder: Path, pattern: str = "*") -> dict[str, bytes]:
    paths = sorted(path for path in folder.rglob(pattern) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _zip(target: Path, contents: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, content in contents.items():
            entry = zipfile.ZipInfo(path, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            runs = content.startswith(b"#!")
            entry.external_attr = (0o755 if runs else 0o644) << 16
            packed.writestr(entry, content)


def _git(root: Path, *words: str) -> str:
    run = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return run.stdout


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
