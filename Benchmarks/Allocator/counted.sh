#!/usr/bin/env bash
# Runs a command whose allocations are counted: `counted.sh COMMAND...`. Needs clang, which comes with Swift.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
clang -O2 -shared -fPIC -o "$directory/counter.so" "$(dirname "${BASH_SOURCE[0]}")/counter.c"
LD_PRELOAD="$directory/counter.so" "$@"
