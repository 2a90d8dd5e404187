#!/bin/sh
# Compare the pages of a revision with those of now: `dev/same_site.sh REVISION`.
# Both are written with the same made-up addresses and day; git finds the words that differ.
# Files not yet known to git are not seen.
set -eu
export SITE_URL=https://bridgelovene.example/ SOURCE_DATE_EPOCH=1764115200
export REPOSITORY_URL=https://github.com/forening/bridgelovene
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"; git -C "$here" worktree prune' EXIT
now=$(git -C "$here" stash create)
git -C "$here" worktree add --quiet --detach "$folder/then" "${1:?a commit, a branch or a tag}"
git -C "$here" worktree add --quiet --detach "$folder/now" "${now:-HEAD}"
for side in then now; do
	(cd "$folder/$side" && "$here/.venv/bin/python" -m generator pages >&2)
done
cd "$folder"
if git diff --no-index -U0 --word-diff=porcelain --word-diff-regex='[^,<>]+' then/docs now/docs |
	grep '^[-+d]'; then
	exit 1
fi
echo "No page differs." >&2
