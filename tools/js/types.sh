#!/usr/bin/env bash
# Check the types of every script: the parts of each are a scope of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."

{
  .venv/bin/python -c 'from generator.site.scripts import SCRIPTS, typed
for name in SCRIPTS: print(*typed(name))'
  # Written by hand, and our own: what is generated here is checked above
  git ls-files 'docs/assets/js/*.js' ':!docs/assets/js/minisearch.js' ':!docs/assets/js/lean-qr.js' | xargs
} | node tools/js/types.mjs
