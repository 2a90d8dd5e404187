#!/usr/bin/env bash
# Check the types of every script: the parts of each are a scope of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."

.venv/bin/python -c 'from generator.site.scripts import SCRIPTS, typed
for name in SCRIPTS: print(*typed(name))' | node tools/js/types.mjs
