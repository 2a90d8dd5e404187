#!/usr/bin/env bash
# Check the types of every script with tsc: the parts of each are a scope of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."

check() {
  tools/js/node_modules/.bin/tsc --allowJs --checkJs --noEmit --strict --noImplicitReturns --skipLibCheck \
    --target es2022 --lib es2022,dom,dom.iterable "$@"
}

parts=$(.venv/bin/python -c 'from generator.site.scripts import SCRIPTS, typed
for name in SCRIPTS: print(*typed(name))')
while read -ra files; do
  check "${files[@]}"
done <<< "$parts"
# Written by hand, and our own: what is generated here is checked above
mapfile -t written < <(git ls-files 'docs/assets/js/*.js' ':!docs/assets/js/minisearch.js' ':!docs/assets/js/lean-qr.js')
check "${written[@]}"
