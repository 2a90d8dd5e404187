#!/usr/bin/env bash
# Check the types of every script with tsc: each folder of parts is a scope of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."

check() {
  tools/js/node_modules/.bin/tsc --allowJs --checkJs --noEmit --strict --noImplicitReturns --skipLibCheck \
    --target es2022 --lib es2022,dom,dom.iterable "$@"
}

scripts=generator/site/scripts
for script in "$scripts"/*/; do
  [ "$script" = "$scripts/shared/" ] || [ -z "$(compgen -G "$script*.js")" ] || check "$scripts"/shared/*.[jd]*s "$script"*.[jd]*s
done
# Written by hand, and our own: what is generated here is checked above
mapfile -t written < <(git ls-files 'docs/assets/js/*.js' ':!docs/assets/js/minisearch.js')
check "${written[@]}"
