#!/usr/bin/env bash
# Make FOLDER a Python environment, if it is not one that works, and install LOCK in it.
# Usage: dev/venv.sh FOLDER PYTHON [LOCK]
set -euo pipefail
folder=$1 python=$2 lock=${3:-}

stop() {
  printf '%s\n' "$@" >&2
  exit 1
}

if ! "$folder/bin/python" -c 'import pip' 2>/dev/null; then
  command -v "$python" >/dev/null || stop "Der er ingen $python her. Installer den: apt-get install python3-venv"
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "$("$python" --version) er for gammel; der skal bruges Python 3.11 eller nyere." \
      "Har du en nyere ved siden af, så skriv fx: make site PYTHON=python3.12"
  "$python" -c 'import ensurepip, venv' 2>/dev/null ||
    stop "Python kan ikke lave et miljø ($folder). Installer det, der mangler: apt-get install python3-venv"
  echo "→ Laver $folder med $("$python" --version)"
  "$python" -m venv --clear "$folder"
fi

if [ -n "$lock" ]; then
  echo "→ Installerer $lock i $folder (kun når den er ændret)"
  # twice quiet: what pip has against the machine's own settings helps nobody; its errors are shown
  "$folder/bin/pip" install --quiet --quiet --require-hashes -r "$lock"
fi
