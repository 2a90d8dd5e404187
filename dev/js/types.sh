#!/usr/bin/env bash
# Check the types of every script: the parts of each are a scope of its own. What is wrong in a shared part is said once.
set -euo pipefail
cd "$(dirname "$0")/../.."

.venv/bin/python -c 'from generator.site.scripts import SCRIPTS, typed
for name in SCRIPTS: print(*typed(name))' |
  xargs -L 1 dev/js/node_modules/.bin/tsc --noEmit --pretty false --allowJs --checkJs --strict --noImplicitReturns \
    --skipLibCheck --target es2022 --lib es2022,dom,dom.iterable --types "" |
  awk '!said[$0]++' || { echo "Typerne i scripterne passer ikke sammen; linjerne ovenfor siger hvor." >&2; exit 1; }
