#!/bin/sh
# Build the site of what lies here, without a net; it is dated as the release was.
set -eu
cd "$(dirname "$0")"
chmod +x tools/*.sh # not every program that unpacks keeps it
set -a
. ./udgave.env
set +a
export PIP_NO_INDEX=1 PIP_FIND_LINKS="$PWD/pakker"
exec make site
