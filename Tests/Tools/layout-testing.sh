#!/usr/bin/env bash
# Runs the tests of LayoutTestingPackage, which fail on purpose, as a package that has this one as a dependency, and
# checks that they fail where they should, in XCTest and in Swift Testing. `--main-actor`: with the trait MainActorViews.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

[ "${1:-}" = "--main-actor" ] && export MAIN_ACTOR_VIEWS=1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r Tests/Tools/LayoutTestingPackage "$scratch/app"
ln -s "$PWD" "$scratch/plumb"
cd "$scratch/app"

swift build --build-tests >"$scratch/build.txt" 2>&1 || { grep -v "^\[" "$scratch/build.txt"; exit 1; }

# Runs tests that must fail.
failing() {
  local output=$1
  shift
  if swift test --skip-build "$@" >"$output" 2>&1; then
    cat "$output"
    echo "these tests must fail and did not: $*" >&2
    exit 1
  fi
}

failing "$scratch/xctest.txt" --disable-swift-testing
failing "$scratch/testing.txt" --disable-xctest
"$OLDPWD/Tests/Tools/layout-testing.py" . "$scratch/xctest.txt" "$scratch/testing.txt" \
  || { cat "$scratch/xctest.txt" "$scratch/testing.txt"; exit 1; }

# A run that records fails, the next one compares.
export LAYOUT_TESTING_RECORD=missing
failing "$scratch/recording.txt" --disable-xctest --filter snapshots
grep -q 'Recorded __Snapshots__/SwiftTestingTests/snapshots.1.txt' "$scratch/recording.txt"
diff Tests/AppTests/__Snapshots__/*/*.1.txt
unset LAYOUT_TESTING_RECORD
swift test --skip-build --disable-xctest --filter snapshots >"$scratch/compared.txt" 2>&1
